import type { Answer, Turn } from '../compose-answer.ts'

/** Which way the coach would go in a story of this kind. */
export type StoryAdvice = {
  holds: (message: string) => boolean
  answer: (message: string, turn: Turn) => Answer | null
}
