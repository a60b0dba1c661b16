import type { Relation } from './find-people.ts'

/** Recognizes a talk: every sign must match, and the listener must be one of these. Patterns of one kind of case are listed together. */
export type TalkPattern = { id: string; to: readonly Relation[] | null; signs: readonly RegExp[]; not?: RegExp }
