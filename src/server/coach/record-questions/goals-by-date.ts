import { addDays } from '#server/lib/days.ts'
import type { RecordQuestion } from '#server/ports/coach-queries.ts'
import { type LookUp, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { oneOf } from '../phrase-pattern.ts'
import { readDays } from '../when/read-days.ts'
import { LocalFormat } from './local-format.ts'
import { toPlainText } from './plain-text.ts'
import { leadIns } from './question-phrases.ts'
import { makeRecordsAnswer } from './records-answer.ts'
import { renderRecordAnswer } from './render-record-answer.ts'

const asks = new RegExp(
  String.raw`^(?:(?:${leadIns}|remind me|tell me|show me|list|find|pull up|give me|do you know|im wondering) )*(?:what|whats|which|how many|any|all|the|my|goals?|show|list|did|have|were|are|is)\b`,
)
const who = "(?:i|we|i've|ive|i'd)"
const adds = oneOf(
  'put(?: (?:in|down|on|up|into))?|add(?:ed)?|enter(?:ed)?|creat(?:e|ed)|log(?:ged)?|typ(?:e|ed)(?: in)?|wr(?:ite|ote|itten)(?: down)?',
  'set(?: (?:up|out|for myself))?(?! aside)|ma(?:k|d)e(?! (?:any |some |the most |most )?progress)|start(?:ed)?|beg[iau]n|save(?:d)? in here|came up with|come up with',
  'chose|choose|pick(?:ed)?|gave myself|give myself|record(?:ed)?',
)
/** Matches 'Goals did I put in', 'goals that I've added', 'goals added', 'did I set any goals'. */
const ofAdded = new RegExp(
  oneOf(
    String.raw`\bgoals?\b(?: \w+){0,3} ${who} (?:(?:have|had|just|ever|first|originally|all) )*(?:${adds})\b`,
    String.raw`\bgoals?\b (?:that )?(?:were |was |have been |got |are )?(?:added|put in|created|entered|set)\b`,
    String.raw`\b(?:did|have) ${who} (?:(?:ever|already|even) )*(?:${adds}) (?:any |a |some |new |my )*goals?\b`,
    String.raw`\bnew goals?\b.{0,20}\b(?:did|have|do) ${who}\b`,
  ),
)
/** Matches a question about a season. It also means goals that were set for that season, so another reader answers it. */
const ofSeason = /\bgoals?\b.{0,40}\bfor (?:this|the|last|next|my)\b|\b(?:fall|autumn|winter|spring|summer)\b/
const unfinished = oneOf(
  "(?:(?:never|not|ever|didn'?t|did not|haven'?t|havent|couldn'?t|failed to) )(?:actually |really |even |ever |manage to )*(?:finish\\w*|complet\\w+|reach\\w*|hit|met|meet|made|make|got(?:ten)? to|get to|done|do|did|achiev\\w+|follow\\w* through)",
  '(?:let|letting) (?:go(?: of)?|slide|slip|drop)|g[ai]ve(?:n)? up(?: on)?|abandon(?:ed)?|drop(?:ped)?|quit(?: on)?|fail(?:ed)?(?: at)?|miss(?:ed)?',
  'forgot(?:ten)?(?: about)?|stop(?:ped)? (?:working on|doing)|ran out of time(?: on| for)?|fell (?:off|behind on|short (?:of|on))',
)
const ofUnfinished = new RegExp(
  oneOf(
    String.raw`\bgoals?\b(?: \w+){0,3} ${who} (?:(?:have|had|just|ever|kind of|kinda|totally) )*(?:${unfinished})\b`,
    String.raw`\b(?:unfinished|abandoned|dropped|missed|expired|failed|past due|overdue|unmet) goals?\b`,
    String.raw`\bgoals?\b.{0,20}\b(?:past (?:due|(?:its|their|the) (?:due |target )?dates?)|overdue|expired|ran out|unfinished|never (?:got )?(?:finished|done|reached))\b`,
  ),
)
const saysLetGo = /\b(?:let|letting|give|gave|given|abandon\w*|drop\w*|quit)\b/
const advice = /\b(?:should|why|help|advice|tips|ideas|how (?:do|can|to|should)|feel|feels|feeling|okay to|normal)\b/
/** In words. A longer message is a story, not a question. */
const maxWords = 25

const isPlain = (line: string): boolean => asks.test(line) && !advice.test(line) && line.split(' ').length <= maxWords

/** Answers 'What goals did I put in back in January' with the goals that were added then, reached or not. */
export function lookUpAddedGoals({ request: { message, language }, today }: Turn): LookUp | null {
  const line = toPlainText(message)
  if (language !== 'en' || !isPlain(line) || !ofAdded.test(line) || ofSeason.test(line)) return null
  const { span } = readDays(line, language, today, 'past')
  const questions: RecordQuestion[] = [
    { ask: 'goals', which: 'added', ...span },
    ...(span === null ? [] : [{ ask: 'goals', which: 'added' } as const]),
  ]
  return {
    questions,
    toAnswer: (answers) => {
      const [asked, all] = answers
      const words = new LocalFormat('en', today)
      const isNone = asked?.found?.ask === 'goals' && asked.found.total === 0 && span !== null
      const isAny = all?.found?.ask === 'goals' && all.found.total > 0
      const none = isNone
        ? `You added no goals ${words.span(span)}${isAny ? '. This is what there is.' : ', or at any other time.'}`
        : null
      const told = isNone ? (isAny ? all : undefined) : asked
      return makeRecordsAnswer(
        paragraphs(none, told === undefined ? null : renderRecordAnswer(told, 'en', today), deletedToo(line)),
        questions,
        isNone ? answers : answers.slice(0, 1),
      )
    },
  }
}

/** Says that deleted goals aren't included, since 'All the goals I ever put in' may mean them. */
const deletedToo = (line: string): string | null =>
  /\bever\b|\ball\b/.test(line) ? 'Goals you deleted aren’t among them.' : null

const ofDue = new RegExp(
  oneOf(
    String.raw`\bgoals?\b.{0,30}\b(?:due|end(?:s|ing)?|over|up|to be (?:done|finished|reached|met))\b`,
    String.raw`\b(?:due|ending|with (?:a )?(?:deadlines?|due dates?|target dates?)) (?:goals|by|before|in|on|this|next|until)\b.{0,40}`,
    String.raw`\bgoals?\b.{0,20}\b(?:deadlines?|due dates?|target dates?)\b`,
  ),
)
const severalGoals = /\bgoals\b/
/** Matches the preposition before the days. Group: the preposition. */
const dueLead = /\b(by|before|until|till|through)\b(?! (?:far|the way)\b)/

/** Answers 'Which goals are due by December 31', 'what goals end this month' with the open ones by their dates. */
export function lookUpDueGoals({ request: { message, language }, today }: Turn): LookUp | null {
  const line = toPlainText(message)
  if (language !== 'en' || !isPlain(line) || !severalGoals.test(line) || !ofDue.test(line)) return null
  const { span } = readDays(line, language, today, 'future')
  if (span === null) return null
  const [, lead] = dueLead.exec(line) ?? []
  // 'Before the end of the year' reaches to its last day, 'before March' to the last of February.
  const isUnderWay = span.from <= today && span.to > today
  const days = lead === undefined ? span : { to: lead === 'before' && !isUnderWay ? addDays(span.from, -1) : span.to }
  const questions = [{ ask: 'goals', which: 'due', ...days }] as const satisfies readonly RecordQuestion[]
  return {
    questions,
    toAnswer: (answers) => {
      const words = new LocalFormat('en', today)
      const then = 'from' in days ? words.span(days) : `by ${words.date(days.to)}`
      const text = answers.map((one) => renderRecordAnswer(one, 'en', today)).join('\n\n')
      return makeRecordsAnswer(
        text.replace(/ due then(?=[:.])/, () => ` due ${then}`),
        questions,
        answers,
      )
    },
  }
}

const noMark = 'Glowell doesn’t mark a goal as let go, and I can’t see the ones you deleted.'

/** Answers 'Which goals did I never finish' with the open ones that are past their date, or with all that are open. */
export function lookUpUnfinishedGoals({ request: { message, language }, today }: Turn): LookUp | null {
  const line = toPlainText(message)
  if (language !== 'en' || !isPlain(line) || !ofUnfinished.test(line)) return null
  const { span } = readDays(line, language, today, 'past')
  const questions = [
    { ask: 'goals', which: 'past', ...span },
    { ask: 'goals', which: 'open' },
  ] as const satisfies readonly RecordQuestion[]
  return {
    questions,
    toAnswer: (answers) => {
      const [past, open] = answers
      const isNone = past?.found?.ask === 'goals' && past.found.total === 0
      const isOff = past?.found === null
      const parts = [past, isNone ? open : undefined].map((one) =>
        one === undefined ? null : renderRecordAnswer(one, 'en', today),
      )
      const note = saysLetGo.test(line) && !isOff ? noMark : null
      return makeRecordsAnswer(paragraphs(note, ...parts), questions, isNone ? answers : answers.slice(0, 1))
    },
  }
}
