import type { Acknowledgment } from './find-situation.ts'

/** A statement that a written pattern matches, and the reply to it. */
export type StatementMatch = Acknowledgment & {
  /** Lines that take up details of the message; they come first. */
  special: readonly string[]
  matterIds: readonly string[]
  isWithIdeas?: true | undefined
}
