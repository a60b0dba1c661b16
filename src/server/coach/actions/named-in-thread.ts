import { oneOf } from '../phrase-pattern.ts'
import { addDays } from '#server/lib/days.ts'
import { isSameWord, significantWords } from '#server/lib/match-names.ts'
import type { ActionContext, ActionRequest, Clause } from './action-request.ts'

/** Words that are not names on their own. */
const pointing = new Set(['one', 'thing', 'things', 'stuff', 'card', 'that', 'this', 'back', 'other', 'first', 'last'])

/** Returns the records whose titles have all the distinctive words of a name: 'the Darren one' is 'Call Darren about Friday'. */
export function namedAmong<T extends { title: string }>(name: string, all: readonly T[]): T[] {
  const wanted = significantWords(name).filter((word) => !pointing.has(word))
  if (wanted.length === 0) return []
  return all.filter(({ title }) => {
    const words = significantWords(title)
    return wanted.every((word) => words.some((one) => isSameWord(one, word)))
  })
}

const aboutOne =
  /^(remind me(?: again)?) (?:on|of|about|for) (?:the |that |my )?([^,]{2,40}?) (?:one|thing|card|task)\b/i
const oneFirst =
  /^(?:for|on|about) (?:the |that |my )([^,]{2,40}?) (?:one|thing|card|task),? (remind me)\b(?: of it| about it)?/i

const titlesOf = (actions: readonly ActionRequest[]): { title: string; day: string | null }[] =>
  actions.flatMap((one) =>
    one.do === 'add' && one.proposal.kind === 'task' ? [{ title: one.proposal.title, day: one.proposal.dueDate }] : [],
  )

const timesOfDay = oneOf('day|week|night|evening|morning|afternoon')
const before = new RegExp(
  String.raw`\b(?:on )?(the|a|one|two|three|four|five) (${timesOfDay})s? (?:before(?: that| it)?|ahead|earlier)(?=$|[,.]| (?:to|about|at)\b)`,
  'i',
)
const thatDay = /\b(?:on )?that (?:same )?(day|morning|afternoon|evening|night)\b/i
const counts = new Map(Object.entries({ two: 2, three: 3, four: 4, five: 5 }))
/** Reads 'The day before', 'a week before', 'that morning' from the day named last. */
function dayIn(text: string, last: string): { said: string; day: string } | null {
  const same = thatDay.exec(text)?.[0]
  if (same !== undefined) return { said: same, day: last }
  const [said, many = '', unit = ''] = before.exec(text) ?? []
  if (said === undefined) return null
  const days = (counts.get(many.toLowerCase()) ?? 1) * (unit === 'week' ? 7 : 1)
  return { said, day: addDays(last, -days) }
}

/** Matches 'Move Thursday's swim and delete the Sunday one', which refers to the name before it. */
const oneOfDay =
  /^(delete|cancel|remove|drop|skip|move|push) (?:the|my) ((?:this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow)(?:['’]s)? one\b/i
function withNameBefore(clause: Clause, actions: readonly ActionRequest[]): Clause {
  const last = actions.at(-1)
  if (last?.do !== 'change' || last.record === 'goal') return clause
  return {
    ...clause,
    text: clause.text.replace(
      oneOfDay,
      (_, verb: string, day: string) => `${verb} the ${last.name} ${/^to/i.test(day) ? day : `on ${day}`}`,
    ),
  }
}

/** Adds the names of things that the clause refers to by name or day, from earlier requests of the message and from the thread's cards. */
export function withNamed(
  given: Clause,
  actions: readonly ActionRequest[],
  cards: NonNullable<ActionContext['cards']>,
): Clause {
  const clause = withNameBefore(given, actions)
  const told = titlesOf(actions)
  const last = told.at(-1)?.day ?? cards[0]?.day
  const found = last == null ? null : dayIn(clause.text, last)
  if (found !== null) return { ...clause, text: clause.text.replace(found.said, `on ${found.day}`) }
  const first = oneFirst.exec(clause.text)
  const [whole, lead, name] = first === null ? (aboutOne.exec(clause.text) ?? []) : [first[0], first[2], first[1]]
  if (whole === undefined || name === undefined) return clause
  const [one] = [...namedAmong(name, told), ...namedAmong(name, cards)]
  return one === undefined
    ? clause
    : { ...clause, text: `${lead} to ${one.title} ${clause.text.slice(whole.length).replace(/^[,\s]+/, '')}` }
}
