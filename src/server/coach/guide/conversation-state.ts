import type { Exchange } from '#server/ports/coach-model.ts'
import { questions, type Pending } from './phrases.ts'
import type { Passage } from './passage.ts'

/** Where the conversation is, derived from the guide's earlier answers; nothing else is stored. */
export type ConversationState = {
  turns: readonly Exchange[]
  /** Oldest first. */
  opened: readonly Passage[]
  current: Passage | null
  /** 0 for the last answer. */
  turnsSinceOpened: number
  /** Named by the last answer, not opened. */
  offered: readonly Passage[]
  /** The purpose of the last answer's question. */
  pending: Pending | null
  hasSaid: (line: string) => boolean
}

const questionKinds: readonly (keyof typeof questions)[] = [
  'listen',
  'nearby',
  'small',
  'obstacle',
  'when',
  'tried',
  'topic',
  'plan',
  'standing',
  'card',
]

const matchesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, inner = '']) => inner)

function findPending(response: string, byQuestion: ReadonlyMap<string, Passage>): Pending | null {
  const end = response.trim().split('\n').at(-1) ?? ''
  const ours = questionKinds.find((kind) => questions[kind].some((question) => end.endsWith(question)))
  return ours ?? (byQuestion.has(end) ? 'passage' : null)
}

/** Recognizes passages by the titles and questions in the earlier answers. */
export function createStateReader(passages: readonly Passage[]): (turns: readonly Exchange[]) => ConversationState {
  const byTitle = new Map(passages.map((passage) => [passage.title, passage]))
  const byQuestion = new Map(passages.map((passage) => [passage.question, passage]))
  const named = (text: string, pattern: RegExp): Passage[] =>
    matchesOf(text, pattern).flatMap((title) => byTitle.get(title) ?? [])
  return (turns) => {
    const opened = turns.map(({ response }) => named(response, /\*\*([^*\n]+)\*\*/g))
    const last = turns.at(-1)?.response ?? ''
    const at = opened.findLastIndex((found) => found.length > 0)
    return {
      turns,
      opened: opened.flat(),
      current: opened[at]?.at(-1) ?? null,
      turnsSinceOpened: turns.length - 1 - at,
      offered: named(last, /“([^“”\n]+)”/g),
      pending: findPending(last, byQuestion),
      hasSaid: (line) => turns.some(({ response }) => response.includes(line)),
    }
  }
}

/** An unused line, starting at an index derived from the message; null where all were used. */
export function pickUnused(state: ConversationState, lines: readonly string[], seed: string): string | null {
  const from = Array.from(seed).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), state.turns.length)
  const turned = lines.map((_, at) => lines[(at + from) % lines.length] ?? '')
  return turned.find((line) => !state.hasSaid(line)) ?? null
}

/** An unused question of this kind if there is one. */
export const pickQuestion = (state: ConversationState, kind: keyof typeof questions): string =>
  pickUnused(state, questions[kind], '') ?? questions[kind][0]
