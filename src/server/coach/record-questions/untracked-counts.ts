import { addDays } from '#server/lib/days.ts'
import type { FoundOf, RecordAnswer, RecordQuestion } from '#server/ports/coach-queries.ts'
import { type LookUp, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { readDays } from '../when/read-days.ts'
import { wholeWords } from '../phrase-pattern.ts'
import { withCapitalsOf, withoutDeterminer, withoutWhen } from './asked-name.ts'
import { LocalFormat } from './local-format.ts'
import { toPeriod } from './look-up-months.ts'
import { nearNames } from './near-names.ts'
import { toPlainText } from './plain-text.ts'
import { leadIns } from './question-phrases.ts'
import { renderGoal } from './render-goals.ts'
import { renderIncome } from './render-lists.ts'
import { makeRecordsAnswer } from './records-answer.ts'

/** `location`: where or for whom. `wantsMoney`: the question also asks for the income. */
type Counted = { noun: string; location: string | null; wantsMoney: boolean; span: { from: string; to: string } }

/** Matches 'How many quilts did I sell', 'how many houses have I closed'. Groups: the noun, and everything after the verb. */
const asks = new RegExp(
  String.raw`^(?:(?:${leadIns}|do you know|tell me) )*how many (?:total |more |different |new )?((?:[a-z'-]+ ){1,3}?)(?:did|have|had|'ve) (?:i|we) (?:(?:ever|actually|already|even|really) )*(?!need|have to|got to|get to)([a-z]+)\b(.*)$`,
)
/** Nouns with a log of their own, or another reader. */
const kept = wholeWords([
  String.raw`times?|days?|dates|hours?|minutes|weeks?|months?|years?|nights|mornings|workouts?|exercises|tasks?`,
  String.raw`chores|to-?dos|things|goals?|entries|entry|journals?|prayers?|reflections?|moods?|glasses|cups|ounces`,
  String.raw`bottles|water|steps|calories|miles|pounds|lbs|kilos|kg|inches|sessions|activities|meditations?|people`,
  String.raw`percent|points|dollars|bucks|euros|items?|stuff|reminders?|events?|appointments?|habits?|lists?`,
  String.raw`messages|questions|cycles|periods|meals`,
])
const advice = /\b(?:should|would|can|need|supposed|normal|enough)\b/
const location = /\b(?:at|for|with|from|on) (?:the |my |our )?((?:[a-z'&-]+ ?){1,3})/
const money = /\bhow much\b|\bwhat (?:did|have) (?:i|we) (?:make|made|earn|earned)\b|\bmake total\b/
const againstGoal = / ?,? ?(?:vs|versus|compared (?:to|with)|against|and|out of) (?:my|our|the) goals?\b.*$/
const usualDays = 28
const maxWords = 24

function countedIn(line: string, message: string, today: string): Counted | null {
  const [, said, verb = '', rest = ''] = line.split(' ').length > maxWords ? [] : (asks.exec(line) ?? [])
  const noun = said === undefined ? '' : withoutDeterminer(said.trim())
  if (noun === '' || kept.test(noun) || /^(?:have|had|be|been|want|think|say|said|log|logged)$/.test(verb)) return null
  if (advice.test(rest)) return null
  const [first = ''] = rest.split(/ (?:and|plus|&) (?=how|what)/)
  const where = location.exec(withoutWhen(first.replace(againstGoal, '')))?.[1]?.trim()
  const named = readDays(rest, 'en', today, 'past').span
  return {
    noun,
    location:
      where === undefined || withoutWhen(where) === ''
        ? null
        : withCapitalsOf(withoutDeterminer(withoutWhen(where)), message),
    wantsMoney: money.test(rest),
    span: named ?? { from: addDays(today, 1 - usualDays), to: today },
  }
}

/**
 * Answers 'How many quilts did I sell last year' with the records that have the name. If there are none, it says that this isn't
 * counted.
 */
export function lookUpUntrackedCount({ request: { message, language }, today }: Turn): LookUp | null {
  const asked = language === 'en' ? countedIn(toPlainText(message), message, today) : null
  if (asked === null) return null
  const { noun, span } = asked
  const about = noun.slice(0, 80)
  const period = toPeriod(span, today)
  const questions: RecordQuestion[] = [
    { ask: 'findTask', about, ...span },
    { ask: 'goal', about, want: 'left' },
    { ask: 'income', ...period, by: 'source', named: about },
    ...(asked.location === null
      ? []
      : [{ ask: 'income', ...period, by: 'source', named: asked.location.slice(0, 80) } as const]),
    ...(asked.wantsMoney ? [{ ask: 'income', ...period } as const] : []),
  ]
  return {
    questions,
    toAnswer: (answers) => {
      const words = new LocalFormat('en', today)
      const found = foundLines(asked, answers, words)
      const text =
        found.length > 0
          ? paragraphs(`I don’t keep a count of ${noun}, but here’s what mentions it.`, ...found)
          : none(asked, answers, words)
      return makeRecordsAnswer(text, questions.slice(0, 3), answers)
    },
  }
}

const incomes = (answers: readonly RecordAnswer[]): FoundOf<'income'>[] =>
  answers.flatMap(({ found }): FoundOf<'income'>[] => (found?.ask === 'income' ? [found] : []))

function foundLines({ noun, span }: Counted, answers: readonly RecordAnswer[], words: LocalFormat): string[] {
  const when = words.span(span)
  const tasks = answers.flatMap(({ found }) =>
    found?.ask === 'findTask' ? nearNames(noun, found.tasks, ({ title }) => title) : [],
  )
  const done = tasks.filter(({ isDone }) => isDone)
  const titles = [...new Set(done.map(({ title }) => quoteUserText(title)))].slice(0, 3)
  const goals = answers.flatMap(({ found }) => (found?.ask === 'goal' ? [found] : []))
  const near = goals.flatMap((one) => nearNames(noun, one.goals, ({ title }) => title))
  const [goal] = goals
  return [
    ...(goal === undefined || near.length === 0 ? [] : [renderGoal({ ...goal, goals: near }, words)]),
    ...(done.length === 0
      ? []
      : [
          `Checked off in your planner ${when}: ${words.count(done.length, 'task', 'tasks')} (${titles.join(', ')}${done.length > titles.length ? ', …' : ''}).`,
        ]),
    ...incomes(answers).flatMap(({ named, sums }) =>
      named === null || sums.length === 0
        ? []
        : [
            `Income that mentions ${quoteUserText(named)} ${when}: ${words.list(sums.map((sum) => `${words.money(sum.net, sum.currency)} from ${words.count(sum.entries, 'entry', 'entries')}`))}, after costs.`,
          ],
    ),
  ]
}

const areaNames = new Map(Object.entries({ planner: 'your planner', goals: 'your goals', income: 'your income log' }))

function none(
  { noun, location: where, wantsMoney, span }: Counted,
  answers: readonly RecordAnswer[],
  words: LocalFormat,
): string {
  const seen = [...new Set(answers.flatMap(({ area, found }) => (found === null ? [] : [areaNames.get(area) ?? area])))]
  const names = words.either([noun, ...(where === null ? [] : [where])].map((name) => quoteUserText(name)))
  const looked =
    seen.length === 0
      ? 'and I can’t look in your planner, your goals or your income log: they’re switched off for me.'
      : `and nothing in ${words.either(seen)} says ${names} ${words.span(span)}.`
  const all = wantsMoney ? incomes(answers).find(({ named }) => named === null) : undefined
  const sums =
    all === undefined
      ? null
      : all.sums.length === 0
        ? null
        : `Everything you logged, whoever paid: ${renderIncome(all, words)}`
  const keep = `If you want them counted from here on, say “make a goal: ${noun} 20 times” with your own number, and add one each time.`
  return paragraphs(`I don’t keep a count of ${noun}, ${looked}`, sums, keep)
}
