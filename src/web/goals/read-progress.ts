import type { Goal, NewProgressEntry } from '#contract/goals.ts'
import { toNumber } from '#web/lib/to-number.ts'

type Change = Pick<NewProgressEntry, 'value' | 'add'>

/**
 * Reads a number that the user typed for a goal: '+25' and '-25' change the value, '25' replaces it. `asks` is true if a lower
 * number could mean either, such as 25 if the goal is at 437.
 */
export function readProgress(written: string, { currentValue }: Goal): { change: Change; asks: boolean } {
  const [, sign, rest = ''] = /^\s*([+\-−–])\s*(.+)$/u.exec(written) ?? []
  const size = toNumber(rest)
  if (sign !== undefined && isNumber(size)) return { change: { add: sign === '+' ? size : `-${size}` }, asks: false }
  const value = toNumber(written)
  return { change: { value }, asks: isNumber(value) && Number(value) > 0 && Number(value) < Number(currentValue) }
}

const isNumber = (text: string): boolean => /^\d+(\.\d+)?$/.test(text)
