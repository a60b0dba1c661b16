import type { Passage } from '../../guide/passage.ts'
import type { Turn } from '../compose-answer.ts'

/** In answers. After more the conversation is no longer about the matter. */
const maxDepth = 4

/** The matter that the conversation is about: the one that was opened last, or that was offered since. */
export const currentMatter = ({ state: { current, depth, offered } }: Turn): Passage | null =>
  current !== null && depth === 0 ? current : (offered[0] ?? (depth <= maxDepth ? current : null))
