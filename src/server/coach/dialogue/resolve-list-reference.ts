import type { CoachRequest } from '#server/ports/coach-model.ts'

/** In turns. */
const recent = 3

/** 'What’s all on there now', after items were put on a list, is about that list. */
export function resolveListReference({ message, cards }: Pick<CoachRequest, 'message' | 'cards'>): string {
  const last = cards.find(({ turnsAgo }) => turnsAgo <= recent)?.proposal
  return last?.kind === 'item' ? message.replace(/\bon (?:there|it)\b/i, 'on my shopping list') : message
}
