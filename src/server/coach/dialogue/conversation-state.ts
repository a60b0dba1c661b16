import type { CoachRequestData } from '#server/ports/coach-model.ts'
import type { DialogueState, QuestionPurpose } from '#server/ports/dialogue-state.ts'
import { questions } from '../guide/phrases.ts'
import type { Passage } from '../guide/passage.ts'
import { sentenceAge, isRecent } from './recent-sentences.ts'

/** The state of the conversation: the stored state, with the library's matters instead of their ids. */
export type Conversation = {
  kept: DialogueState
  /** The user's earlier messages, oldest first. */
  messages: readonly string[]
  /** The matters that were opened, oldest first. */
  opened: readonly Passage[]
  current: Passage | null
  /** The number of answers since the current matter was opened; 0 if the last answer opened it. */
  depth: number
  /** The matters that the last answer named without opening them. */
  offered: readonly Passage[]
  /** The kind of reply that the last answer asked for. */
  pending: QuestionPurpose | null
  hasUsed: (line: string) => boolean
}

/** Returns a function that reads the stored state with the matters of the library in it. */
export const createConversationReader = (passages: readonly Passage[]) => {
  const byId = new Map(passages.map((passage) => [passage.id, passage]))
  const named = (ids: readonly string[]): Passage[] => ids.flatMap((id) => byId.get(id) ?? [])
  return ({ state: kept, history }: Pick<CoachRequestData, 'state' | 'history'>): Conversation => ({
    kept,
    messages: history.map(({ message }) => message),
    opened: named(kept.opened),
    current: byId.get(kept.topic?.id ?? '') ?? null,
    depth: kept.topic?.depth ?? 0,
    offered: named(kept.offered),
    pending: kept.question?.purpose ?? null,
    hasUsed: (line) => isRecent(kept.said, line),
  })
}

/** Picks a line that wasn't said lately, starting at an index derived from the message. Returns null if all were. */
export function pickUnused(state: Conversation, lines: readonly string[], seed: string): string | null {
  const from = Array.from(seed).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), state.kept.turns)
  const rotated = lines.map((_, at) => lines[(at + from) % lines.length] ?? '')
  return rotated.find((line) => !state.hasUsed(line)) ?? null
}

/** Picks a line that wasn't said lately, or else the one said longest ago. */
export const pickOldest = (state: Conversation, lines: readonly string[], seed: string): string =>
  pickUnused(state, lines, seed) ??
  lines.toSorted((one, two) => sentenceAge(state.kept.said, two) - sentenceAge(state.kept.said, one))[0] ??
  ''

/** Picks a question of this kind that wasn't asked lately, or else the first. */
export const pickQuestion = (state: Conversation, kind: keyof typeof questions): string =>
  pickUnused(state, questions[kind], '') ?? questions[kind][0]
