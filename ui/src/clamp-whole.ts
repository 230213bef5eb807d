/** The whole number nearest to what was wanted, inside the ends. Not-a-number becomes the lower end. */
export function clampWhole(wanted: number, min: number, max: number): number {
  if (Number.isNaN(wanted)) return min
  return Math.min(max, Math.max(min, Math.round(wanted)))
}
