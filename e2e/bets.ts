import type { FrameLocator, Locator } from 'playwright-core'

/** What a thumb does in the frame of a lottery. */

type Terms = { unit?: string; multiple?: number; series?: number }

export async function choosePlay(
  frame: FrameLocator,
  group: string,
  play?: string,
  balls?: string,
) {
  await frame.getByRole('tab', { name: group, exact: true }).click()
  if (play)
    await frame.getByRole('group', { name: 'Plays' }).getByText(play, { exact: true }).click()
  if (balls) await frame.getByRole('radio', { name: balls, exact: true }).click()
}

export async function setTerms(frame: FrameLocator, { unit, multiple, series }: Terms) {
  await frame.getByRole('button', { name: /^Price of a unit/ }).click()
  const sheet = frame.getByRole('dialog', { name: 'Price & prize' })
  if (unit) await sheet.getByRole('radio', { name: unit, exact: true }).click()
  if (multiple) await sheet.getByRole('textbox', { name: 'Multiple' }).fill(String(multiple))
  if (series) await sheet.getByRole('slider', { name: 'Prize group' }).fill(String(series))
  await sheet.getByRole('button', { name: 'Done' }).click()
  await sheet.waitFor({ state: 'hidden' })
}

/** A quick pick of a row: All, Big, Small, Odd, Even. */
export async function quickPick(frame: FrameLocator, row: string, pick: string) {
  await frame
    .getByRole('group', { name: `Quick picks, ${row}` })
    .getByRole('button', { name: pick, exact: true })
    .click()
}

/** Presses single numbers or options of a row. */
export async function press(frame: FrameLocator, row: string, ...options: string[]) {
  const group = frame.getByRole('group', { name: row, exact: true })
  for (const option of options) await optionOf(group, row, option).click()
}

function optionOf(group: Locator, row: string, option: string): Locator {
  return /^\d+$/.test(option)
    ? group.getByRole('button', { name: new RegExp(`^${row}: ${option}( |$)`) })
    : group.getByRole('button', { name: new RegExp(`^${option}`) })
}

/** Puts the picks into the slip, once they come to this many units. */
export async function addToSlip(frame: FrameLocator, units: string) {
  await frame.locator('#sum').getByText(units, { exact: true }).waitFor()
  await frame.getByRole('button', { name: 'Add to slip' }).click()
}
