import type { Said } from './find-situation.ts'

/** What is surely told, and what to say to it. */
export type Telling = Said & {
  /** The lines that take up what was told; they come before the others. */
  special: readonly string[]
  matterIds: readonly string[]
  isWithIdeas?: true | undefined
}
