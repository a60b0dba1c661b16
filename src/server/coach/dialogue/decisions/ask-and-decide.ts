import { decide } from '../coaching/decide.ts'
import { offeredSlot } from '../coaching/run-coaching.ts'
import { makeQuestion } from '../compose-answer.ts'
import type { Decision } from './read-decision.ts'

/** Says what is to be decided; null if its options aren't known. */
export function nameWays({ a, b }: Decision): string | null {
  if (a === null) return null
  return b === null ? `So it’s whether to **${a}**.` : `So it’s **${a}**, or **${b}**.`
}

/** Asks after what was weighed; where the ways are known, the reply opens the conversation that decides. */
export function askAndDecide({ a, b }: Decision, ask: string) {
  if (a === null) return { question: makeQuestion('heard', ask) }
  const slots = { a, b: b ?? 'leave things as they are', [offeredSlot]: '1' }
  return { question: makeQuestion('slot', ask), coaching: { kind: decide.kind, asked: 'counts', turns: 1, slots } }
}
