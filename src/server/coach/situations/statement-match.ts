import type { Acknowledgment } from './find-situation.ts'

/** What is surely told, and what to say to it. */
export type StatementMatch = Acknowledgment & {
  /** The lines that take up what was told; they come before the others. */
  special: readonly string[]
  matterIds: readonly string[]
  isWithIdeas?: true | undefined
}
