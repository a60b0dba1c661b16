import { z } from 'zod'
import { daysBetween } from '#server/lib/days.ts'
import { readContent } from '#server/lib/content.ts'
import { LocalFormat } from '../../record-questions/local-format.ts'
import { bulletList } from '../../markdown.ts'
import { oneOf } from '../../phrase-pattern.ts'
import { paragraphs, type Turn } from '../compose-answer.ts'
import { figureText } from './numbers-to-figures.ts'
import { deadlineIn } from './dates-in-message.ts'

const words = z.string().min(1).max(300)
const practices = (
  await readContent(
    'coach/practice-plans',
    z.array(
      z.strictObject({
        id: z.string(),
        form: words,
        noun: words,
        /** True if its minutes grow week by week. */
        ladder: z.boolean(),
        rule: words,
        phases: z.array(words).length(5),
      }),
    ),
  )
).map((practice) => ({ practice, form: new RegExp(practice.form, 'i') }))
type Practice = (typeof practices)[number]['practice']

const plan = oneOf('plan', 'program(?:me)?', 'schedule', 'training plan', 'timetable')
const asks = new RegExp(
  oneOf(
    String.raw`\b(?:make|give|write|create|build|draw up|set|put together|need|want|like|got) (?:me |us |up )?(?:an? |some kind of )?(?:\S+ ){0,3}(?:${plan})\b`,
    String.raw`\bplan (?:it|this|that) (?:out|for me)\b|\bweek by week\b|\bwhat would (?:a|the) plan (?:be|look like)\b|\bhow (?:would|should|do) i (?:build up|work up|train|get there|start from (?:zero|scratch))\b|\bfrom zero\b`,
  ),
  'i',
)
/** Matches a plan of another kind. */
const other = new RegExp(
  String.raw`\b(?:lesson plan|business plan|birth plan|meal plan|floor plan|payment plan|health plan|plan [ab]|seating|` +
    String.raw`phone plan|insurance|budget|savings?|packing|schedule (?:an?|my|the) |my planner|day plan|plan my (?:day|` +
    String.raw`week)|study plan|exam)\b`,
  'i',
)
/** Matches the words before the wish. */
const wish =
  /\b(?:learn(?:ing)?(?: how)? to|learn(?:ing)?|want to|(?:'d|would) like to|be able to|plan (?:to|for)|get back (?:in)?to|start) ([^.?!;]{3,80})/i

const often =
  /\b(\d|twice|once|three times|every other) ?(?:x|times|days|evenings|mornings|sessions|nights|lessons)?,? (?:a|per|each|every) week\b/i
const minutesEach = /\b(\d{1,3}) minutes (?:a|per|each|every) (?:day|night|morning|evening|time)\b/i
const canNow = new RegExp(
  String.raw`\b(?:do|manage|can|walk|jog|run|go|for) (?:perhaps |about |maybe |only |around |like |almost |` +
    String.raw`just )*(\d{1,3}|an) (minutes|hour|meters|metres|blocks|steps|km|miles|laps)\b`,
  'i',
)
const bodyPart = /\b(knees?|hips?|ankles?|foot|feet|back|shoulders?|wrists?|hands?|arthritis|heart|lungs?|asthma)\b/i
const rusty = /\b(?:rusty|brush up|refresh\w*|used to|years ago|again)\b/i
const [fewestWeeks, usualWeeks, mostWeeks] = [3, 8, 40]

function practiceIn(text: string): Practice | null {
  const wanted = wish.exec(text)?.[1]
  const found = wanted === undefined ? undefined : practices.find(({ form }) => form.test(wanted))
  const any = /\blearn/i.test(text) ? practices.find(({ practice }) => practice.id === 'craft') : undefined
  return (found ?? practices.find(({ form }) => form.test(text)) ?? any)?.practice ?? null
}

function timesAWeek(text: string): number | null {
  const said = often.exec(text)?.[1]?.toLowerCase()
  if (
    /\b(?:sundays|saturdays|mondays|tuesdays|wednesdays|thursdays|fridays)(?: free)?\b/i.test(text) &&
    said === undefined
  )
    return 1
  if (said === undefined) return /\b(?:every|a|each|per) day\b|\bdaily\b/i.test(text) ? 7 : null
  return said === 'twice'
    ? 2
    : said === 'once'
      ? 1
      : said === 'three times'
        ? 3
        : said === 'every other'
          ? 4
          : Number(said)
}

function weeksIn(text: string, today: string): { weeks: number; until: string | null } {
  const last = deadlineIn(text, today)
  const monthAfterNext = /\bmonth after next\b/i.test(text)
  const weeks = monthAfterNext ? 8 : last === null ? usualWeeks : Math.floor(daysBetween(today, last) / 7)
  return { weeks: Math.min(mostWeeks, weeks), until: monthAfterNext ? null : last }
}

const step = (minutes: number, week: number): number => {
  const easier = week % 4 === 3 ? 0.75 : 1
  const grown = minutes * 1.12 ** week * easier
  return Math.min(Math.max(90, minutes * 2), Math.max(5, Math.round(grown / 5) * 5))
}

const span = (from: number, to: number): string => (from === to ? `Week ${from}` : `Weeks ${from} to ${to}`)

function phaseLines(
  { phases: all, ladder }: Practice,
  weeks: number,
  minutes: number | null,
  isRusty: boolean,
): string[] {
  const phases = isRusty ? all.slice(1) : all
  const parts = Math.min(phases.length, weeks)
  return Array.from({ length: parts }, (_, at) => {
    const [from, to] = [Math.floor((at * weeks) / parts) + 1, Math.floor(((at + 1) * weeks) / parts)]
    const phase = phases[Math.round((at * (phases.length - 1)) / Math.max(1, parts - 1))] ?? ''
    const last = at === parts - 1 && parts === phases.length
    const length =
      ladder && minutes !== null && !last
        ? `${step(minutes, from - 1)}${to > from && step(minutes, to - 1) > step(minutes, from - 1) ? ` to ${step(minutes, to - 1)}` : ''} minutes, `
        : ''
    return `${span(from, to)}: ${length}${phase}.`
  })
}

const toAsk =
  /\bwhat (?:else )?(?:i should|should i|to|i need to|i can) (?:also )?(?:be )?ask(?:ing)?\b|\bquestions (?:for|to ask)\b/i
const questionsFor = (part: string): string =>
  bulletList([
    `How long, and on what ground, can my ${part} take now? What about stairs and slopes?`,
    'Which pain is okay, and which means stop?',
    `Would a brace, a cane or other shoes help?`,
    `Which two or three exercises should I do between, and how often?`,
    `What do I do when it swells, and when do I call you?`,
  ])

/** Plans the weeks of a practice from its start. Returns null if the message doesn't ask for it, or there are no steps for it. */
export function answerPracticePlan({ request: { message }, today }: Turn): string | null {
  const text = figureText(message)
  if (!asks.test(text) || other.test(text)) return null
  const practice = practiceIn(text)
  if (practice === null) return null
  const { weeks, until } = weeksIn(text, today)
  if (weeks < fewestWeeks) return null
  const times = timesAWeek(text)
  const [, now, unit = ''] = canNow.exec(text) ?? []
  const start = now === undefined ? null : /^hour/i.test(unit) ? 60 : /^minutes/i.test(unit) ? Number(now) : null
  const each = minutesEach.exec(text)?.[1]
  const part = bodyPart.exec(text)?.[1]?.toLowerCase()
  const rate =
    each !== undefined
      ? `${each} minutes a day`
      : times === null
        ? 'three times a week'
        : times === 7
          ? 'a little every day'
          : times === 1
            ? 'once a week'
            : times === 2
              ? 'twice a week'
              : `${times} times a week`
  const local = new LocalFormat('en', today)
  const from = practice.ladder ? (start ?? (until === null ? 10 : 15)) : null
  const total = `${weeks} weeks${until === null ? '' : ` until ${local.date(until)}`}, ${rate}`
  const asksQuestions = toAsk.test(text)
  return paragraphs(
    `${total}${practice.ladder && start !== null ? `, from the ${start} minutes you can do now` : ''}:`,
    bulletList(phaseLines(practice, weeks, from, rusty.test(text))),
    practice.rule,
    part === undefined
      ? null
      : `With your ${part}: if it’s worse the next morning, go back one step. ${asksQuestions ? '' : 'And show a doctor or physical therapist this plan before you start.'}`.trim(),
    asksQuestions ? paragraphs('What I’d ask:', questionsFor(part ?? 'body')) : null,
  )
}

const longAim = /\b(?:(?:an|1) hour|(\d{2,3}) minutes)\b/i
const limit =
  /\b(?:after|more than|past|beyond|about|only|give out (?:at|after)|hurts? after|last) (?:about |like |maybe )?(\d{1,2}) minutes\b/i
const asksToSplit = new RegExp(
  String.raw`\b(?:split(?:ting)?|break(?:ing)?|cut(?:ting)?|chop(?:ping)?|divid(?:e|ing)|do(?:ing)?) (?:it|that|` +
    String.raw`this) (?:up|in(?:to)?|apart)\b|\bin (?:smaller )?(?:bits|pieces|chunks)\b|\binstead of all at once\b`,
  'i',
)

/** Splits the time into shorter pieces: 'An hour a day, but my wrists give out after fifteen'. */
export function answerSplitPractice({ request: { message } }: Turn): string | null {
  const text = figureText(message)
  if (!asksToSplit.test(text) || !/\b(?:a|every|per|each) day\b|\bdaily\b/i.test(text) || practiceIn(text) === null)
    return null
  const found = longAim.exec(text)
  if (found === null) return null
  const aim = found[1] === undefined ? 60 : Number(found[1])
  const most = Number(limit.exec(text.replace(found[0], ' '))?.[1] ?? 10)
  if (most >= aim || most < 3) return null
  const part = /\b(wrists?|hands?|fingers?|arthritis|back|shoulders?|neck|knees?|voice|eyes)\b/i
    .exec(text)?.[1]
    ?.toLowerCase()
  const size = limit.test(text) ? Math.max(5, Math.floor((most * 0.8) / 5) * 5) : most
  const pieces = Math.ceil(aim / size)
  const few = Math.min(pieces, 4)
  return paragraphs(
    `Yes, split it. ${few} times ${size} minutes, with at least half an hour between${pieces > few ? `, is ${few * size} good minutes, and that’s plenty; ${aim} in one go isn’t worth getting hurt for` : `, comes to ${few * size}`}.`,
    bulletList([
      'The first one: only warming up, slow and easy.',
      'The middle ones: one hard place each, a few bars or one exercise, nothing else.',
      'The last one: something you like, straight through.',
    ]),
    `${part === undefined ? 'Stop before it hurts, not when it does.' : `Stop before your ${part} ${part.endsWith('s') && part !== 'arthritis' ? 'ache' : 'aches'}, not after, and pick the hours when it’s at its best.`} I’d tell your teacher plainly: “I’ll do ${few} times ${size} instead of ${aim} at once, because of ${part === undefined ? 'how long I can do it' : `my ${part}`}.” A good teacher will help you choose what goes in each.`,
  )
}
