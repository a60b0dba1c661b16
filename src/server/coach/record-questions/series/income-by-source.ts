import type { FoundOf, RecordAnswer, RecordQuestion } from '#server/ports/coach-queries.ts'
import { type LookUp, paragraphs, type Turn } from '../../dialogue/compose-answer.ts'
import { quoteUserText } from '../../guide/quote-user-text.ts'
import { bulletList } from '../../markdown.ts'
import { oneOf, wholeWords } from '../../phrase-pattern.ts'
import { englishMonths } from '../../when/months.ts'
import { withoutDeterminer, withoutWhen, withSpellingOf } from '../asked-name.ts'
import { LocalFormat } from '../local-format.ts'
import { lookUpBestMonth } from '../look-up-income.ts'
import { makeRecordsAnswer, renderRecordAnswers } from '../records-answer.ts'
import { saysAll } from '#server/lib/match-names.ts'
import type { AskedSeries } from './read-series.ts'
import { englishWeekday } from '../../when/weekdays.ts'

const word = "[a-z][\\w'-]{0,30}"
const name = `(${word}(?: ${word}){0,2}?)`
const verbs = oneOf('makes?|made|brings?|brought|pays?|paid|earns?|earned')
const afterName = oneOf(
  'so far|this|last|since|in|between|vs|versus|and|or|than|compared|from|more|less|now|during|over|until|by|for|to date|altogether',
)
const named = [
  new RegExp(String.raw`\b(?:from|off) (?:the |my |our )?${name}(?= (?:${afterName})\b| ?(?:\.|$))`, 'g'),
  new RegExp(
    String.raw`\b(?:vs|versus|than|against) (?:from )?(?:the |my |our )?${name}(?= (?:${afterName})\b| ?(?:\.|$))`,
    'g',
  ),
  new RegExp(String.raw`\bthe ${name} (?:${verbs}) (?:me )?(?:more|less)\b`, 'g'),
  new RegExp(String.raw`\b(?:is|does|did) (?:the |my )?${name} (?=or (?:the |my )?\w)`, 'g'),
  new RegExp(String.raw`\bor (?:the |my )?${name} (?=(?:bring|make|earn|pay))`, 'g'),
]
const bySource = wholeWords([
  '(?:which|what) (?:of (?:my|the) )?(?:\\w+ )?(?:jobs?|gigs?|clients?|sources?|side hustles?|streams?|businesses|things)',
  'what (?:has|did|does) each|each of|(?:best|biggest|top) (?:earning |paying )?(?:source|client|customer|gig|job)|by (?:source|job|client)',
])
const bestMonth = /\b(?:best|worst|biggest|highest|lowest|strongest) (?:\w+ )?month\b/
const noNames = new RegExp(
  `^(?:${oneOf('i|it|that|this|then|there|here|home|work|now|what|summer|winter|spring|fall|autumn|the', ...englishMonths, `${englishWeekday}s?|last.*|rest.*|other.*`)})$`,
)

function namesIn(text: string): string[] {
  const all = named.flatMap((form) =>
    [...text.matchAll(form)].map(([, one = '']) => withoutDeterminer(withoutWhen(one.trim()))),
  )
  return [...new Set(all)].filter((one) => one.length > 2 && !noNames.test(one)).slice(0, 3)
}

/**
 * Answers 'What's my income from the alterations vs. the dog boarding', 'which of my jobs pays the most' with the income by payer,
 * and with the names that have no income.
 */
export function lookUpIncomeBySource(asked: AskedSeries, turn: Turn): LookUp | null {
  const { ask, all, kept, span, isSpanNamed, weekdays } = asked
  const { request, today } = turn
  if (kept[0]?.name !== 'income' || kept.length > 1 || weekdays !== null) return null
  if (bestMonth.test(all) && all.split(' ').length > 9)
    return lookUpBestMonth({
      ...turn,
      request: {
        ...request,
        message: `what was my ${/\b(?:worst|lowest)\b/.test(all) ? 'worst' : 'best'} month for income`,
      },
    })
  const names = namesIn(ask).length > 0 ? namesIn(ask) : namesIn(all)
  const isPlain = all.split(' ').length < 12 && names.length < 2
  if ((names.length === 0 || isPlain) && !(bySource.test(ask) && !isPlain)) return null
  const days = isSpanNamed ? span : { from: `${today.slice(0, 4)}-01-01`, to: today }
  const questions: RecordQuestion[] = [{ ask: 'income', month: null, ...days, by: 'source' }]
  return {
    questions,
    toAnswer: (answers) =>
      makeRecordsAnswer(
        tell(
          names.map((one) => withSpellingOf(one, request.message)),
          answers,
          today,
        ),
        questions,
        answers,
      ),
  }
}

function tell(names: readonly string[], answers: readonly RecordAnswer[], today: string): string {
  const found = answers[0]?.found
  const words = new LocalFormat('en', today)
  if (found?.ask !== 'income' || (found.sources ?? []).length === 0) return renderRecordAnswers(answers, 'en', today)
  const sources = found.sources ?? []
  const missing = names.filter((one) => !sources.some(({ source }) => saysAll(one)([source])))
  const when = words.span({ from: found.from ?? today, to: found.to ?? today })
  const known = names.filter((one) => !missing.includes(one))
  return paragraphs(
    missing.length === 0
      ? null
      : `Nothing in your income log is filed under ${words.either(missing.map((one) => quoteUserText(one)))} ${when}.`,
    known.length === 2
      ? verdictOf(known, sources, words)
      : known.length + missing.length === 0
        ? topOf(sources, words)
        : null,
    `By who paid, ${when}, after costs:\n${bulletList(sources.map((one) => `${quoteUserText(one.source)}: ${words.money(one.net, one.currency)} from ${words.count(one.entries, 'entry', 'entries')}`))}`,
    missing.length === 0 ? null : 'Log them under those names from here on, and I can tell them apart.',
  )
}

type Sources = NonNullable<FoundOf<'income'>['sources']>

function verdictOf([one = '', other = '']: readonly string[], sources: Sources, words: LocalFormat): string | null {
  const of = (said: string) => sources.filter(({ source }) => saysAll(said)([source]))
  const [first, second] = [of(one), of(other)]
  const currencies = new Set([...first, ...second].map(({ currency }) => currency))
  if (currencies.size !== 1) return null
  const sum = (all: Sources): number => all.reduce((total, { net }) => total + Number(net), 0)
  const by = sum(first) - sum(second)
  const [currency = 'USD'] = currencies
  if (by === 0) return 'They brought in the same.'
  return `${quoteUserText(by > 0 ? one : other)} brought in more, by ${words.money(Math.abs(by).toFixed(2), currency)}.`
}

function topOf([first]: Sources, words: LocalFormat): string | null {
  return first === undefined
    ? null
    : `${quoteUserText(first.source)} brought in the most: ${words.money(first.net, first.currency)}.`
}
