/** Whether `a` becomes `b` by at most `most` letters added, dropped, changed, or swapped with their neighbour. */
export function isWithin(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false
  const [shortA, shortB] = withoutSharedEnds(a, b)
  if (Math.max(shortA.length, shortB.length) <= 1) return Math.max(shortA.length, shortB.length) <= most
  if (most === 1)
    return shortA.length === 2 && shortB.length === 2 && shortA[0] === shortB[1] && shortA[1] === shortB[0]
  return distance(shortA, shortB) <= most
}

function withoutSharedEnds(a: string, b: string): [string, string] {
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)]
}

/** Optimal string alignment, row by row. */
function distance(a: string, b: string): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const here = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const change = (above[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1)
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const swap = isSwapped ? (before[column - 2] ?? 0) + 1 : change
      here.push(Math.min(change, swap, (above[column] ?? 0) + 1, (here[column - 1] ?? 0) + 1))
    }
    before = above
    above = here
  }
  return above[b.length] ?? 0
}
