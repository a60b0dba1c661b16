import type { FoundRecord, NameAnswer } from '#server/ports/named-records.ts'
import { quoteNames } from '../guide/quote-names.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { notFoundText } from './not-found-text.ts'

const maxNamed = 4

const done = (goal: FoundRecord): string =>
  goal.goal?.isCompleted === true
    ? `${quoteUserText(goal.title)} is already done. Nice work.`
    : `Congratulations! I can’t mark a goal done from here: open Goals, tap ${quoteUserText(goal.title)}, and put in the rest of its progress. It counts as done once it’s full.`

const deleted = (goal: FoundRecord): string =>
  `I can’t delete a goal from here. Open Goals: next to ${quoteUserText(goal.title)} there’s a trash can. I can change its name, number and date.`

/** Says that a goal is finished or deleted on its own page, with the goal that is meant, or the goals there are. */
export function goalActLine(name: string, act: 'finish' | 'delete', { found, nearest = [], off }: NameAnswer): string {
  const [goal, ...more] = found
  if (goal === undefined && off.length > 0) return notFoundText([name], 'en', off)
  if (goal !== undefined && more.length === 0) return act === 'finish' ? done(goal) : deleted(goal)
  const names = (goal === undefined ? nearest : found).slice(0, maxNamed).map(({ title }) => title)
  const hello = act === 'finish' ? 'Good for you for finishing that! ' : ''
  const none = goal === undefined ? `I don’t see a goal called ${quoteUserText(name)}. ` : ''
  if (names.length === 0) return `${hello}${none}You have no open goals right now.`
  const isOne = names.length === 1
  const lead = goal !== undefined ? 'That could be' : isOne ? 'The closest one is' : 'The open ones are'
  const which = `${lead} ${quoteNames(names)}.`
  const ifSo = isOne ? 'If you mean that' : 'If it’s one of those'
  const where =
    act === 'finish'
      ? `${ifSo}, open it under Goals and put in the rest of its progress.`
      : `${ifSo}, there’s a trash can next to it under Goals.`
  return `${hello}${none}${which} ${where}`
}
