import { addDays } from '#server/lib/days.ts'
import type { RecordAnswer, RecordQuestion } from '#server/ports/coach-queries.ts'
import type { TaskView } from '#server/ports/record-views.ts'
import { makeQuestion, type LookUp, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { oneOf, wholeWords } from '../phrase-pattern.ts'
import { bulletList } from '../markdown.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { readDays } from '../when/read-days.ts'
import { LocalFormat } from './local-format.ts'
import { makeRecordsAnswer, renderRecordAnswers } from './records-answer.ts'
import { asksForAdvice, plainSentence } from './series/ask-of-records.ts'
import { splitQuestionSentences } from './plain-text.ts'

const leave = oneOf(
  'go|drop|dropped|skipped|moved|deleted|left|cut|skip|get rid of|lose|let go(?: of)?|wait|take off|come off|ditch|delete|bin|scrap|axe|throw out|cross off|postpone|put off|be moved',
)
const canGo = new RegExp(
  String.raw`\b(?:what|which|anything|is there anything|something|what else|which ones|which of (?:it|them|these|those))\b(?: \w+){0,3} (?:can|could|might|may|to|do) (?:i |we |be |safely |just |really |even )*(?:${leave})\b|\b(?:what|whats|which)\b.{0,40}\bthat (?:can|could|might) (?:${leave})\b|\b(?:what|which)\b.{0,30}\b(?:isnt|is not|arent|are not|not|least) (?:that |so |really )?(?:important|urgent|needed)\b`,
)
const ofPlanner = wholeWords([
  '(?:my|this|the) (?:planner|calendar|schedule|agenda|to ?do list|tasks|week|day)',
  'planner|to ?dos?|tasks|list in (?:this|the|here)\\w*|(?:on|off) my plate|list in this thing|in here',
])
const ofOther = wholeWords([
  'fridge|freezer|closet|wardrobe|garage|attic|budget|spending|bills?|house|kitchen|essay|paper|draft|speech|recipe',
  'shopping|grocery|groceries|diet|bag|suitcase|packing|goals?',
])
const longest = /\b(?:longest|oldest|sitting there|been avoiding|avoiding)\b/
const asksLongest = /\bwhich\b|\bwhat\b/

type Asked = { isLongest: boolean; span: { from: string; to: string } }

/** In days. */
const ahead = 6
/** In letters, as in the other readers of records. */
const maxLetters = 400

function askedIn(message: string, today: string): Asked | null {
  const sentences = splitQuestionSentences(message.slice(0, 600)).map(plainSentence)
  const all = sentences.join(' . ').slice(0, maxLetters)
  if (!ofPlanner.test(all) || ofOther.test(all)) return null
  const isLongest = sentences.some(
    (line) => asksLongest.test(line) && longest.test(line) && ofPlanner.test(line) && !asksForAdvice(line),
  )
  if (!isLongest && !sentences.some((line) => canGo.test(line))) return null
  const { span } = readDays(
    all.replaceAll(/\bmy week\b/g, 'this week').replaceAll(/\bday\b/g, 'today'),
    'en',
    today,
    'future',
  )
  const isAhead = span !== null && span.to >= today
  return { isLongest, span: isAhead ? span : { from: today, to: addDays(today, ahead) } }
}

const maxListed = 6

/**
 * Answers 'My planner is insane, what can go' with the open tasks, the late ones and those without an hour first. The user decides
 * which of them can go.
 */
export function lookUpDroppableTasks({ request: { message, language }, today }: Turn): LookUp | null {
  const asked = language === 'en' ? askedIn(message, today) : null
  if (asked === null) return null
  const questions: RecordQuestion[] = [
    { ask: 'overdue' },
    ...(asked.isLongest ? [] : [{ ask: 'tasks' as const, ...asked.span, state: 'open' as const, hours: null }]),
  ]
  return {
    questions,
    toAnswer: (answers) => {
      const text = tell(asked, answers, new LocalFormat('en', today))
      const answer = makeRecordsAnswer(
        text ?? renderRecordAnswers(answers.slice(0, 1), 'en', today),
        questions,
        answers,
      )
      return text === null || asked.isLongest
        ? answer
        : {
            ...answer,
            question: makeQuestion(
              'topic',
              'Which ones? Say “delete” or “move to” and the name, and I’ll make the card.',
            ),
          }
    },
  }
}

function tell({ isLongest, span }: Asked, [late, open]: readonly RecordAnswer[], words: LocalFormat): string | null {
  const { total: many, tasks: overdue } = late?.found?.ask === 'overdue' ? late.found : { total: null, tasks: [] }
  if (many === null) return null
  if (isLongest) return tellLongest(overdue, many, words)
  if (open?.found?.ask !== 'tasks') return null
  const { tasks, total } = open.found
  if (total + many === 0) return `Nothing: your planner has no open tasks ${words.span(span)}, and nothing overdue.`
  const [high, rest] = [tasks.filter(({ isHigh }) => isHigh === true), tasks.filter(({ isHigh }) => isHigh !== true)]
  const when = span.from === words.today && span.to !== span.from ? `through ${words.date(span.to)}` : words.span(span)
  return paragraphs(
    `${words.count(total, 'open task', 'open tasks')} ${when}, and ${words.number(many)} overdue. What goes is your call, so here’s what I’d look at first.`,
    section('Overdue, so it has waited anyway', overdue.toReversed(), many, words),
    section(
      'No set time and no high priority',
      rest.filter(({ time }) => time === null),
      null,
      words,
    ),
    section(
      'With a set time, no high priority',
      rest.filter(({ time }) => time !== null),
      null,
      words,
    ),
    section('High priority: these I’d keep', high, null, words),
    total > tasks.length ? `That’s from the first ${words.number(tasks.length)}.` : null,
  )
}

const tellLongest = (overdue: readonly TaskView[], many: number, words: LocalFormat): string =>
  many === 0
    ? 'None are overdue: everything open in your planner is for today or later.'
    : paragraphs(
        `${words.count(many, 'open task', 'open tasks')} from before today. ${many > overdue.length ? 'Of the latest ones, the oldest' : 'The longest there'}:`,
        bulletList(
          overdue
            .toReversed()
            .slice(0, maxListed)
            .map((task) => line(task, words)),
        ),
        'If one of them doesn’t matter anymore, say “delete” and its name.',
      )

const line = ({ title, day, time }: TaskView, words: LocalFormat): string =>
  `${quoteUserText(title)}, ${day === words.today ? 'today' : words.date(day)}${time === null ? '' : ` at ${words.clock(time)}`}`

function section(heading: string, tasks: readonly TaskView[], all: number | null, words: LocalFormat): string | null {
  if (tasks.length === 0) return null
  const more = (all ?? tasks.length) - Math.min(tasks.length, maxListed)
  const lines = tasks.slice(0, maxListed).map((task) => line(task, words))
  return `**${heading}**\n${bulletList([...lines, ...(more > 0 ? [`and ${words.number(more)} more`] : [])])}`
}
