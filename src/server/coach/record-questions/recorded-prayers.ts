import { addDays } from '#server/lib/days.ts'
import type { FoundOf, RecordAnswer, RecordQuestion } from '#server/ports/coach-queries.ts'
import { type LookUp, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { oneOf } from '../phrase-pattern.ts'
import { readDays } from '../when/read-days.ts'
import { withCapitalsOf, withoutDeterminer, withoutWhen } from './asked-name.ts'
import { LocalFormat } from './local-format.ts'
import { nearNames } from './near-names.ts'
import { toPlainText } from './plain-text.ts'
import { leadIns } from './question-phrases.ts'
import { makeRecordsAnswer, renderRecordAnswers } from './records-answer.ts'

const lead = `^(?:(?:${leadIns}|do you know|tell me|show me|find) )*`
const answered = new RegExp(
  String.raw`${lead}(?:how many|which|what|any|have|has|are there|do i have|were any)\b.{0,30}\bprayers?\b.{0,40}\b(?:answered|answer)\b|${lead}how many (?:answered|unanswered) prayers\b|${lead}(?:how many|which|what) prayers? (?:has|did) god answer`,
)
const unanswered = /\b(?:unanswered|not (?:been )?answered|still open|waiting|not yet)\b/
const practices = oneOf(
  'rosary|novena|angelus|divine mercy|chaplet|examen|stations of the cross|examen|devotional|devotions?|quiet time|bible|scripture|psalms?|quran|qur.?an|torah|salah|namaz|fajr|dhikr|liturgy|hours|mass|church|confession|adoration|grace|lords prayer|our father|hail mary',
)
/** Matches 'When was the last time I prayed the rosary'. Group: what it was. */
const practiced = new RegExp(
  String.raw`${lead}(?:when(?:'s| is| was|s)? (?:the )?last (?:time )?|when did i last |the last time |how often (?:did|do|have) i |how many (?:times|days|nights|mornings) (?:did|have) i )(?:(?:that )?i )?(?:(?:ever|last|even|actually|remember to) )*(?:pray|prayed|say|said|do|did|done|read|went to|go to|gone to|attend|attended|make|made|finish|finished) (?:the |my |a |an |our |to )*((?:[\w'-]+ ){0,2}?(?:${practices}))\b(?! (?:reading|study|group|class|journal|app|plan)\b)`,
)
/** Matches 'What prayer did I save for my mom', 'find the prayer I wrote about the job'. */
const saved = new RegExp(
  String.raw`^(?:(?:${leadIns}|do you know) )*(?:what|which|where(?:'s| is)?|find|show me|pull up|read me|bring up)\b.{0,12}\bprayers?\b (?:was it |was that |is it |did |that |have |had )*(?:i|we) (?:did )?(?:save|saved|write|wrote|written|put|pray|prayed|keep|kept|make|made|add|added|write down)\b(.*)$`,
)
/** Matches 'How many reflections have I written'. Without days it means all of them. */
const counted = new RegExp(
  String.raw`${lead}how many (?:prayers?|reflections?|prayers and reflections) (?:do i have|have i|are there|did i (?:write|save|add|keep|make))\b`,
)
/** Matches 'When did I last pray for my dad'. The subjects of prayers are never read. */
const lastFor = new RegExp(
  String.raw`${lead}(?:when did i last|when(?:'s| is| was|s)? (?:the )?last time i|the last time i|last time i|did i(?: ever)?|have i(?: ever)?) pray(?:ed)? (?:for|about) \w`,
)
const advice = /\b(?:should|how (?:do|can|could|to)|write me|help|for me)\b/

const everSince = '2000-01-01'

/** Answers questions about prayers: how many were answered, a practice by its name, which one was saved. */
export function lookUpPrayers(turn: Turn): LookUp | null {
  const { message, language } = turn.request
  const line = toPlainText(message)
  if (language !== 'en' || line.split(' ').length > 26 || advice.test(line)) return null
  if (answered.test(line)) return lookUpAnswered(line, turn.today)
  if (counted.test(line) && readDays(line, 'en', turn.today, 'past').span === null) return lookUpAll(turn.today)
  if (lastFor.test(line)) return lookUpLastFor(turn.today)
  const kept = saved.exec(line)?.[1]
  if (kept !== undefined) return lookUpSaved(kept, turn.today)
  const practice = practiced.exec(line)?.[1]
  return practice === undefined
    ? null
    : lookUpPractice(withCapitalsOf(withoutDeterminer(practice), message), line, turn.today)
}

/** Looks up prayers and answers with `tell`, or with the plain answer if they weren't read. */
function askPrayers(
  question: Extract<RecordQuestion, { ask: 'prayers' }>,
  today: string,
  tell: (found: FoundOf<'prayers'>, words: LocalFormat) => string | null,
): LookUp {
  const questions: RecordQuestion[] = [question]
  return {
    questions,
    toAnswer: (answers) => {
      const [found] = prayersIn(answers)
      const told = found === undefined ? null : tell(found, new LocalFormat('en', today))
      return makeRecordsAnswer(told ?? renderRecordAnswers(answers, 'en', today), questions, answers)
    },
  }
}

const lookUpAll = (today: string): LookUp =>
  askPrayers(
    { ask: 'prayers', from: everSince, to: today },
    today,
    ({ prayers, reflections }, words) =>
      `You’ve saved ${words.count(prayers, 'prayer', 'prayers')} and ${words.count(reflections, 'reflection', 'reflections')} in all.`,
  )

const lookUpLastFor = (today: string): LookUp =>
  askPrayers({ ask: 'prayers', from: addDays(today, -lookBack), to: today, by: 'day' }, today, ({ dates }, words) => {
    const last = dates?.at(-1)
    const told =
      last === undefined ? 'You haven’t saved one in the last year.' : `The last one you saved was ${words.ago(last)}.`
    return `${never}, so I can’t tell who or what one was for. ${told} On the Spiritual page, Search looks through their words.`
  })

const prayersIn = (answers: readonly RecordAnswer[]): FoundOf<'prayers'>[] =>
  answers.flatMap(({ found }): FoundOf<'prayers'>[] => (found?.ask === 'prayers' ? [found] : []))

function lookUpAnswered(line: string, today: string): LookUp {
  const span = readDays(line, 'en', today, 'past').span
  return askPrayers(
    { ask: 'prayers', ...(span ?? { from: everSince, to: today }), state: 'answered' },
    today,
    ({ answered, ...found }, words) =>
      answered === undefined ? null : tellAnswered({ ...found, answered }, span !== null, unanswered.test(line), words),
  )
}

function tellAnswered(
  { answered: n, prayers, from, to }: { answered: number; prayers: number; from: string; to: string },
  isSpan: boolean,
  wantsOpen: boolean,
  words: LocalFormat,
): string {
  const when = isSpan ? ` ${words.span({ from, to })}` : ''
  const open = Math.max(0, prayers - n)
  if (wantsOpen && !isSpan)
    return `${words.count(open, 'prayer is', 'prayers are')} still open, and ${n} ${n === 1 ? 'is' : 'are'} marked answered.`
  const first =
    n === 0
      ? `None of your prayers ${isSpan ? 'were' : 'are'} marked answered${when}.`
      : `${words.count(n, 'prayer', 'prayers')} marked answered${when}.`
  const rest = isSpan ? '' : ` You’ve saved ${words.count(prayers, 'prayer', 'prayers')} in all.`
  return `${first}${rest} I see how many, not which: they’re under Spiritual, on the Prayer tab.`
}

const never = 'I never see the words of your prayers, only the days you saved them'

function lookUpSaved(rest: string, today: string): LookUp {
  const days = { from: addDays(today, -30), to: today }
  const questions: RecordQuestion[] = [
    { ask: 'prayers', ...(readDays(rest, 'en', today, 'past').span ?? days), by: 'day' },
  ]
  return {
    questions,
    toAnswer: (answers) => {
      const [found] = prayersIn(answers)
      const words = new LocalFormat('en', today)
      const last = found?.dates?.at(-1)
      const told = last === undefined ? '' : ` The last one was saved ${words.on(last)}.`
      return makeRecordsAnswer(
        `${never}, so I can’t tell you which one that was.${told} They’re all under Spiritual, on the Prayer tab, and Search looks through their words.`,
        questions,
        answers,
      )
    },
  }
}

/** In days. */
const lookBack = 366

function lookUpPractice(name: string, line: string, today: string): LookUp {
  const { span } = readDays(line.replace(/\blast time\b/, ' '), 'en', today, 'past')
  const days = span ?? { from: addDays(today, -lookBack), to: today }
  const about = withoutWhen(name).slice(0, 80)
  const questions: RecordQuestion[] = [
    { ask: 'findTask', about, ...days },
    { ask: 'prayers', ...days, by: 'day' },
  ]
  return {
    questions,
    toAnswer: (answers) =>
      makeRecordsAnswer(tellPractice(about, days, answers, new LocalFormat('en', today)), questions, answers),
  }
}

function tellPractice(
  name: string,
  days: { from: string; to: string },
  answers: readonly RecordAnswer[],
  words: LocalFormat,
): string {
  const tasks = answers.flatMap(({ found }) => (found?.ask === 'findTask' ? found.tasks : []))
  const done = nearNames(name, tasks, ({ title }) => title).filter(({ isDone }) => isDone)
  const last = done.at(-1)
  const said = quoteUserText(name)
  if (last !== undefined)
    return `The last one checked off in your planner was ${quoteUserText(last.title)} ${words.on(last.day)}: ${words.count(done.length, 'time', 'times')} ${words.span(days)}.`
  const [prayers] = prayersIn(answers)
  const latest = prayers?.dates?.at(-1)
  const other =
    latest === undefined
      ? ''
      : ` The last time you saved a prayer or a reflection here was ${words.ago(latest)}, but I don’t see what it was.`
  return paragraphs(
    `Nothing called ${said} is checked off in your planner ${words.span(days)}, so I can’t say when.${other}`,
    `If you want to keep track, say “put ${name} in my planner every ${/^(?:mass|church|confession|adoration)$/i.test(name) ? 'Sunday' : 'day'}” and check it off when you’ve done it.`,
  )
}
