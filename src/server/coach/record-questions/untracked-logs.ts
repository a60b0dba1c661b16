import { addDays } from '#server/lib/days.ts'
import type { RecordAnswer, RecordQuestion } from '#server/ports/coach-queries.ts'
import { type LookUp, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { oneOf } from '../phrase-pattern.ts'
import { readDays } from '../when/read-days.ts'
import { LocalFormat } from './local-format.ts'
import { nearNames } from './near-names.ts'
import { toPlainText } from './plain-text.ts'
import { leadIns } from './question-phrases.ts'
import { makeRecordsAnswer } from './records-answer.ts'

const verbs = oneOf('how many|how much|how often|how long|how was|how were|how is|hows')
/** Without a subject after it, 'had coffee with my sister' tells what was done. */
const inverted = '(?:did|have|had|do|am|was|were) (?:not )?(?:i|we|my|our|the|there|any)'
/** Matches the start of a question that may ask about the user's own past. */
const asks = new RegExp(
  String.raw`^(?:(?:${leadIns}|do you know|tell me|show me|i forgot|check) )*(?:(?:${verbs}|${inverted})\b|whats?\b|what's|when(?:s|'s)?\b|which\b|any\b|is my\b|my last\b|the last\b)`,
)
const own = /\b(?:i|i've|ive|im|my|our|me|we)\b/
const adviceWords = oneOf(
  'should|shouldnt|why|how (?:do|can|could|would|to)|can i|could i|what (?:can|could|do|does|helps|causes|would|if|to)',
  'normal|healthy|safe|too (?:much|many|high|low|late)|help|tips|advice|worried|scared|supposed|good for|mean|means|will|going to|allowed|remind|enough',
  'do (?:i|we) (?:really |even |still |actually )?(?:need|have to|take)|when (?:do|can|should) (?:i|we|my|he|she)|have to (?:stay|wait|take|keep)|safe|who|where|better',
)
const advice = new RegExp(String.raw`\b(?:${adviceWords})\b`)
/** Verbs of questions that the title search answers. */
const keptDoings = String.raw`mark|marked|check(?:ed)? off|cross(?:ed)? off|put|schedule\w*|skip\w*|spen[dt]|cost|paid|buy|bought`
const byTitle = new RegExp(String.raw`\b(?:have|had) (?:i|we) been\b|\b(?:${keptDoings}|every day|in a row|streak)\b`)
/** Matches appointments, which are in the planner: 'when is my therapy', 'do I have a refill today'. */
const ahead = /\b(?:tomorrow|next|upcoming|coming up|scheduled|appointment|appt|refill|pick up)\b/
/** In words. A longer message is a story, not a question. */
const maxWords = 20

/** `isSymptom`: the user can check it off in the cycle log. */
type Kind = { form: RegExp; isSymptom?: true; isDaily?: true }
const kinds: readonly Kind[] = [
  {
    form: /\b(?:blood pressure|bp|blood sugars?|glucose|sugar (?:levels?|numbers?)|a1c|heart rate|pulse|cholesterol)\b/,
    isDaily: true,
  },
  {
    form: /\b(?:meds|medications?|medicines?|pills?|vitamins?|supplements?|birth control|insulin|inhaler|antibiotics?)\b/,
    isDaily: true,
  },
  { form: /\b(?:headaches?|cramps?|cramping|nausea|bloating|backaches?)\b/, isSymptom: true },
  {
    form: /\b(?:migraines?|hot flashes|night sweats|fevers?|(?<=\bmy )temperature|flare ?ups?|dizzy spells?|heartburn)\b/,
  },
  { form: /\b(?:panic attacks?|anxiety attacks?|allergies|asthma attacks?|bowel movements?)\b/ },
  {
    form: /\b(?:cigarettes|smokes|alcohol|wine|beers?|coffees?|caffeine|sodas?|cokes?|energy drinks?)\b/,
  },
  { form: /\bcocktails?\b(?! attire| dress| party| hour)/ },
  { form: /\b(?:contractions|feedings|diapers? changes?|breastfe\w+|nursing sessions?|baby kicks|kick counts?)\b/ },
]

type Asked = { name: string; isSymptom: boolean; isDaily: boolean; span: { from: string; to: string } }
/** In days. */
const [usualSpan, lookBack] = [28, 366]
const ofLast = /\blast (?:time|one)\b|\b(?:did|have) (?:i|we) last\b|\bmy last\b|\bthe last\b|\bever\b/

function askedIn(line: string, today: string): Asked | null {
  if (line.split(' ').length > maxWords || !asks.test(line) || !own.test(line)) return null
  if (advice.test(line) || ahead.test(line) || byTitle.test(line)) return null
  for (const { form, isSymptom = false, isDaily = false } of kinds) {
    const name = form.exec(line)?.[0]
    if (name === undefined) continue
    const days = ofLast.test(line) ? lookBack : usualSpan
    const { span } = readDays(line.replace(/\blast (?:time|one)\b/, ' '), 'en', today, 'past')
    // A log has nothing about the future.
    if (span !== null && span.from > today) return null
    return { name, isSymptom, isDaily, span: span ?? { from: addDays(today, 1 - days), to: today } }
  }
  return null
}

const searchName = (name: string): string => (name === 'bp' ? 'blood pressure' : name)

/** Says first that the app has no log for it, then where the planner and the journal mention it. */
export function lookUpUntrackedLog({ request: { message, language }, today }: Turn): LookUp | null {
  const asked = language === 'en' ? askedIn(toPlainText(message), today) : null
  if (asked === null) return null
  const about = searchName(asked.name)
  const questions: RecordQuestion[] = [
    { ask: 'journalAbout', about, ...asked.span },
    { ask: 'findTask', about, ...asked.span },
  ]
  return {
    questions,
    toAnswer: (answers) => {
      const seen = answers.filter(({ found }) => found !== null)
      return makeRecordsAnswer(tell(asked, seen, new LocalFormat('en', today)), questions, answers)
    },
  }
}

const areaNames = new Map(Object.entries({ planner: 'planner', journal: 'journal' }))

function mentions({ name, span }: Asked, seen: readonly RecordAnswer[], words: LocalFormat): string[] {
  return seen.flatMap(({ found }) => {
    if (found?.ask === 'journalAbout' && found.days.length > 0) {
      const days = words.list([...found.days.map((day) => words.date(day)), ...(found.isMore ? ['earlier'] : [])])
      return [`Your journal mentions ${quoteUserText(found.about)} on ${days}.`]
    }
    if (found?.ask !== 'findTask') return []
    const tasks = nearNames(searchName(name), found.tasks, ({ title }) => title)
    const done = tasks.filter(({ isDone }) => isDone)
    const [last, open] = [done.at(-1), tasks.find(({ isDone }) => !isDone)]
    if (last !== undefined)
      return [
        `In your planner, ${quoteUserText(last.title)} is checked off ${words.count(done.length, 'time', 'times')} ${words.span(span)}, the last one ${words.on(last.day)}.`,
      ]
    return open === undefined
      ? []
      : [`In your planner, ${quoteUserText(open.title)} ${words.on(open.day)} isn’t checked off.`]
  })
}

function tell(asked: Asked, seen: readonly RecordAnswer[], words: LocalFormat): string {
  const { name, isSymptom, isDaily, span } = asked
  const said = searchName(name)
  const found = mentions(asked, seen, words)
  const areas = seen.map(({ area }) => areaNames.get(area) ?? area)
  const none =
    found.length > 0 || areas.length === 0
      ? null
      : `Nothing in your ${words.either(areas)} mentions it ${words.span(span)}, either.`
  const symptom = isSymptom ? ' If you check it off in your cycle log, it’s there, on the day: I don’t see those.' : ''
  const daily = isDaily ? ` Or say “put ${said} in my planner every day” and check it off.` : ''
  const keep = `A line in your journal on the day is enough, and I can find those days for you.${daily}`
  return paragraphs(`Glowell has no log for ${said}, so I can’t tell you that.${symptom}`, ...found, none, keep)
}
