/**
 * Whether two samples can be told apart: the two-sided p-value of the Mann-Whitney U test, by the normal
 * approximation with ties (Mann & Whitney 1947; good for samples of more than twenty).
 */
export function mannWhitney(a: readonly number[], b: readonly number[]): { u: number; p: number } {
  const all = [
    ...a.map((value) => ({ value, first: true })),
    ...b.map((value) => ({ value, first: false })),
  ]
  all.sort((x, y) => x.value - y.value)
  let rankSum = 0
  let ties = 0
  for (let from = 0; from < all.length;) {
    let to = from
    while (to < all.length && all[to]?.value === all[from]?.value) to++
    const rank = (from + 1 + to) / 2
    for (let at = from; at < to; at++) if (all[at]?.first) rankSum += rank
    ties += (to - from) ** 3 - (to - from)
    from = to
  }
  const n = a.length + b.length
  const u = rankSum - (a.length * (a.length + 1)) / 2
  const mean = (a.length * b.length) / 2
  const variance = ((a.length * b.length) / 12) * (n + 1 - ties / (n * (n - 1)))
  const z = (u - mean) / Math.sqrt(variance)
  return { u, p: 2 * (1 - normal(Math.abs(z))) }
}

/** The standard normal distribution (Abramowitz & Stegun 7.1.26, error below 1.5e-7). */
function normal(z: number): number {
  const t = 1 / (1 + (0.3275911 * z) / Math.SQRT2)
  const poly =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  return 1 - (poly * Math.exp((-z * z) / 2)) / 2
}
