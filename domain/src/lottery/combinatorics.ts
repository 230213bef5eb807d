/** Counting and listing, small numbers only. */

/** Binomial coefficient C(n, k); 0 when k is out of range. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0
  let result = 1
  for (let i = 1; i <= k; i++) result = (result * (n - k + i)) / i
  return result
}

/** n! of a small whole number. */
export function factorial(n: number): number {
  let result = 1
  for (let i = 2; i <= n; i++) result *= i
  return result
}

/** All k-element subsets of `items`, in order. */
export function subsets<T>(items: readonly T[], k: number): T[][] {
  if (k === 0) return [[]]
  const result: T[][] = []
  items.forEach((item, index) => {
    for (const rest of subsets(items.slice(index + 1), k - 1)) result.push([item, ...rest])
  })
  return result
}

/** All ascending lists of `k` items where an item may repeat. */
export function multisets<T>(items: readonly T[], k: number): T[][] {
  if (k === 0) return [[]]
  const result: T[][] = []
  items.forEach((item, index) => {
    for (const rest of multisets(items.slice(index), k - 1)) result.push([item, ...rest])
  })
  return result
}

/** All lists of `k` items, each of the given items in each place. */
export function tuples<T>(items: readonly T[], k: number): T[][] {
  if (k === 0) return [[]]
  const shorter = tuples(items, k - 1)
  return shorter.flatMap((head) => items.map((item) => [...head, item]))
}

/** Product of the sizes of the lists. */
export function productOfSizes(lists: readonly (readonly unknown[])[]): number {
  return lists.reduce((product, list) => product * list.length, 1)
}
