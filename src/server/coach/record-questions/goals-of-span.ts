import { wholeWords } from '../phrase-pattern.ts'
import type { FoundOf } from '#server/ports/coach-queries.ts'
import type { GoalView } from '#server/ports/goal-view.ts'
import type { Language } from '../safety/kinds.ts'
import { readDays } from '../when/read-days.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { nearNames } from './near-names.ts'
import { toPlainText } from './plain-text.ts'
import { LocalFormat } from './local-format.ts'
import { bulletList } from '../markdown.ts'

/** A span of days. `about`: a word of the goal's title, if the question has one. */
type Span = { from: string; to: string; about: string | null }

const seasons: readonly (readonly [RegExp, string, string])[] = [
  [/\b(?:fall|autumn)\b/, '09-01', '11-30'],
  [/\bwinter\b/, '12-01', '02-28'],
  [/\bspring\b/, '03-01', '05-31'],
  [/\bsummer\b/, '06-01', '08-31'],
]
const sets = wholeWords([
  'goals?\\b.{0,40}\\b(?:i|we) (?:set|made|picked|wrote|had|started|chose|gave myself)',
  '(?:set|made|start(?:ed)?)\\b.{0,40}\\bgoals?|goals?\\b.{0,20}\\bfor (?:this|the|last)',
])
const asks =
  /^(?:and |so |can you |please |tell me |show me |remind me |hey |luxee )*(?:what|which|how many|list|my|show|do i)\b/

const aboutIn = (line: string): string | null => /\bthe (\w{4,15}) (?:one|goal)\b/.exec(line)?.[1] ?? null

/** Reads 'In the fall' as the latest fall that has begun. */
function seasonIn(line: string, today: string): Span | null {
  const [form, from, to] = seasons.find(([words]) => words.test(line)) ?? []
  if (form === undefined || from === undefined || to === undefined) return null
  const year = Number(today.slice(0, 4)) - (`${today.slice(0, 4)}-${from}` > today ? 1 : 0)
  const end = to < from ? year + 1 : year
  return { from: `${year}-${from}`, to: `${end}-${to}`, about: aboutIn(line) }
}

/** Reads the days in 'Which goals did I set for this fall'. Returns null for any other question. */
export function goalSpanIn(message: string, today: string, language: Language): Span | null {
  const line = toPlainText(message)
  if (!sets.test(line) || !asks.test(line)) return null
  const season = seasonIn(line, today)
  if (season !== null) return season
  const { span } = readDays(line, language, today, 'past')
  return span === null ? null : { ...span, about: aboutIn(line) }
}

const line = ({ title, progress, begunOn, targetDate }: GoalView, words: LocalFormat): string => {
  const due =
    targetDate === null ? '' : words.localize(`, due ${words.date(targetDate)}`, `, para el ${words.date(targetDate)}`)
  const begun = words.localize(`set ${words.date(begunOn)}`, `puesta el ${words.date(begunOn)}`)
  return `${quoteUserText(title)}: ${begun}${due}, ${progress}%`
}

/** Lists the goals that were set in these days or are due in them. If there are none, it says so and lists the others. */
export function renderGoalsOf(
  { from, to, about }: Span,
  { goals, total }: FoundOf<'goals'>,
  language: Language,
  today: string,
): string {
  const words = new LocalFormat(language, today)
  const isIn = (day: string | null): boolean => day !== null && day >= from && day <= to
  const meant = goals.filter(({ begunOn, targetDate }) => isIn(begunOn) || isIn(targetDate))
  const span = words.localize(
    `between ${words.date(from)} and ${words.date(to)}`,
    `entre el ${words.date(from)} y el ${words.date(to)}`,
  )
  const count = words.count(
    meant.length,
    words.localize('open goal', 'meta abierta'),
    words.localize('open goals', 'metas abiertas'),
  )
  if (total === 0)
    return words.localize('You don’t have any open goals right now.', 'Ahora mismo no tienes ninguna meta abierta.')
  const isNamed = about === null || nearNames(about, goals, ({ title }) => title).length > 0
  const lost = isNamed
    ? ''
    : words.localize(`\n\nI don’t see one about “${about}”.`, `\n\nNo veo ninguna sobre “${about}”.`)
  if (meant.length > 0)
    return `${words.localize(`${count}, set or due ${span}:`, `${count}, de esas fechas, ${span}:`)}\n\n${bulletList(meant.map((goal) => line(goal, words)))}${lost}`
  return `${words.localize(`None of your open goals were set ${span}. These are open:`, `Ninguna meta abierta es de esas fechas, ${span}. Abiertas:`)}\n\n${bulletList(goals.map((goal) => line(goal, words)))}`
}
