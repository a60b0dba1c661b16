import type { Passage } from '../../guide/passage.ts'
import type { Turn } from '../compose-answer.ts'

/** In answers. After more than this the conversation is no longer about the matter. */
const maxDepth = 4

/** Returns the matter of the conversation: the one that was opened last, or offered since. */
export const currentMatter = ({ state: { current, depth, offered } }: Turn): Passage | null =>
  current !== null && depth === 0 ? current : (offered[0] ?? (depth <= maxDepth ? current : null))
