import type { LocalFormat } from '../../record-questions/local-format.ts'
import { timeOfDay } from '../../when/format-clock-time.ts'

const noon = 720

/** Writes '6:30 to 8 pm', '10 am to noon', from minutes of the day. */
export function clockSpan(from: number, to: number, local: LocalFormat): string {
  const [begin, end] = [local.clock(timeOfDay(from)), to === noon ? 'noon' : local.clock(timeOfDay(to))]
  const isOneHalf = begin.slice(-2) === end.slice(-2)
  return `${from === noon ? 'noon' : isOneHalf ? begin.slice(0, -3) : begin} to ${end}`
}
