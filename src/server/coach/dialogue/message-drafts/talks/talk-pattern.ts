import type { Relation } from './find-people.ts'

/** What a talk is about: every sign is found in the text, and the reader is one of these. Those of one kind of case stand together. */
export type TalkPattern = { id: string; to: readonly Relation[] | null; signs: readonly RegExp[]; not?: RegExp }
