import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { ROOT } from '@suerte/tools/command.ts'
import { join } from 'node:path'

/** What was measured in one round, by name; all of one round stand next to each other in time. */
export type Round = Record<string, number>
export type Ratio = { name: string; over: string; under: string; target: string }

const median = (values: number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}
const shown = (value: number) =>
  value >= 1000 ? Math.round(value).toLocaleString('en') : value.toFixed(value < 10 ? 3 : 1)
const line = (name: string, values: number[], unit: string) =>
  `| ${name} | ${shown(median(values))} | ${shown(Math.min(...values))} | ${shown(Math.max(...values))} | ${unit} |`

/** Prints the table of a measurement and keeps it as JSON under .cache/bench. */
export function report(
  id: string,
  unit: string,
  rounds: Round[],
  ratios: Ratio[],
  notes: string[] = [],
) {
  const names = Object.keys(rounds[0] ?? {})
  const of = (name: string) => rounds.map((round) => round[name] ?? 0)
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT })
    .toString()
    .trim()
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB`
  const ratioRows = ratios.map((ratio) => ({
    ...ratio,
    values: rounds.map((round) => (round[ratio.over] ?? 0) / (round[ratio.under] || 1)),
  }))
  const table = [
    `### ${id}`,
    '',
    `Commit ${commit}, ${machine}, Node ${process.version}, ${rounds.length} rounds.`,
    '',
    `| what | median | min | max | unit |`,
    `|---|---:|---:|---:|---|`,
    ...names.map((name) => line(name, of(name), unit)),
    ...ratioRows.map((row) => line(`**${row.name}** (target ${row.target})`, row.values, 'ratio')),
    '',
    ...notes,
  ].join('\n')
  console.log(`\n${table}\n`)
  mkdirSync(join(ROOT, '.cache/bench'), { recursive: true })
  writeFileSync(
    join(ROOT, `.cache/bench/${id.toLowerCase()}.json`),
    JSON.stringify(
      { id, commit, machine, node: process.version, unit, rounds, ratios: ratioRows, notes },
      null,
      1,
    ),
  )
}
