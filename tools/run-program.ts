import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './command.ts'

export type ProgramResult = { code: number; output: string }

type Options = {
  folder?: string
  env?: Record<string, string>
  /** 'show' lets the output through to the terminal, 'keep' returns it. */
  output: 'show' | 'keep'
}

/** Runs a program of node_modules/.bin (or a path) in a folder of the repository; never rejects. */
export function runProgram(name: string, args: string[], options: Options): Promise<ProgramResult> {
  const file = name.includes('/') ? name : join(ROOT, 'node_modules', '.bin', name)
  const keep = options.output === 'keep'
  const child = spawn(file, args, {
    cwd: join(ROOT, options.folder ?? ''),
    env: { ...process.env, ...options.env },
    shell: process.platform === 'win32',
    stdio: ['ignore', keep ? 'pipe' : 'inherit', keep ? 'pipe' : 'inherit'],
  })
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((done) => {
    child.on('error', (error) => done({ code: 1, output: `${output}${error.message}\n` }))
    child.on('close', (code) => done({ code: code ?? 1, output }))
  })
}
