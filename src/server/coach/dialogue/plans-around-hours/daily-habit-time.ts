import type { CoachProposal } from '#contract/coach.ts'
import { capitalize } from '#contract/capitalize.ts'
import { addDays } from '#server/lib/days.ts'
import { makeTask } from '../../actions/task-requests.ts'
import { cleanReply } from '../coaching/own-words.ts'
import { toSecondPerson } from '../../second-person.ts'
import { anyOf, oneOf } from '../../phrase-pattern.ts'
import { LocalFormat } from '../../record-questions/local-format.ts'
import { timeOfDay } from '../../when/format-clock-time.ts'
import { type Answer, makeAnswer, paragraphs, type Turn } from '../compose-answer.ts'
import { minuteOfNow } from '../day-plan/current-minute.ts'
import { datesIn } from '../plans-from-message/dates-in-message.ts'
import { figureText } from '../plans-from-message/numbers-to-figures.ts'
import { endsNextDay, toldHours, withPlainHours } from './work-hours.ts'

const daily = anyOf('every ?day|each day|daily|a day|every (?:single )?(?:night|evening|morning)')
const asksWhen = anyOf(
  "(?:when|what time|what part of the day) (?:should|can|could|do|would|am|is|'?s) (?:i |we |the |a )?(?:supposed to )?(?:even |ever |best |good )*(?:do|fit|read|pray|write|walk|journal|stretch|practice|squeeze|find|make|get|time)",
  "(?:when|what)(?:'?s| is) (?:a |the )?(?:good|best) time|where (?:do|can|should|would) i (?:fit|put|squeeze)|what time of day|when\\??$|what time should (?:i|we)\\??$",
)
const parts = {
  morning: 'mornings?|before work|before school',
  midday: 'lunch(?:es|time)?|afternoons?|middays?|workdays?',
  evening: 'evenings?|nights?|supper ?time|after (?:work|supper|dinner)|bedtimes?',
} as const
const full = oneOf(
  String.raw`(?:are|is|get|gets) (?:\w+ )?(?:crazy|nuts|insane|busy|hectic|chaos|chaotic|a zoo|a mess|a circus|out|impossible|hard|rough|full|packed|wild|rushed|awful|no good|not good|taken|bad)`,
  String.raw`(?:i'm|im|i am) (?:\w+ )?(?:tired|dead|wiped|exhausted|beat|done|useless)`,
  String.raw`(?:don['’]?t|dont|doesn['’]?t|doesnt|won['’]?t|never|can['’]?t|cant) work`,
)
const taken = (names: string): RegExp =>
  new RegExp(
    String.raw`\b(?:my |the )?(?:${names}) (?:${full})\b|\bno time in the (?:${names})\b|\bnot (?:a|an) (?:${names}) person\b`,
    'i',
  )
const isTaken = { morning: taken(parts.morning), midday: taken(parts.midday), evening: taken(parts.evening) }

/** By what is still free: the hour, in minutes of the day, what it hangs on, and why it holds. */
const hours = {
  evening: {
    at: 19 * 60 + 30,
    hook: 'right after supper, before you sit down for the night',
    why: 'Supper comes every day, so it’s the reminder, and by then nobody needs to be anywhere.',
  },
  midday: {
    at: 12 * 60 + 30,
    hook: 'at lunch, before you pick up your phone',
    why: 'Lunch comes every day, and ten minutes of it are easier to guard than either end of the day.',
  },
  morning: {
    at: 6 * 60 + 30,
    hook: 'with your first coffee, before you look at your phone',
    why: 'It’s the one stretch nobody’s asked you for anything yet, and the day can’t eat it.',
  },
  night: {
    at: 21 * 60,
    hook: 'as the last thing before you turn off the light, on your pillow already',
    why: 'When the whole day’s full, bed is the one place you’ll be for sure.',
  },
} as const

const what = [
  /\b(?:when|what time) (?:should|can|do|could|would) i ([a-z][a-z' ]{2,40}?) (?:every|each|daily)\b/i,
  /\bstarted (?:doing |reading |an? |the |my )?([a-z][a-z' ]{2,40}?)(?= (?:at|on|in|with|this|last|today|yesterday|for|and|but|because)\b|[,.;]|$)/i,
  new RegExp(
    String.raw`\b(?:want|wanna|need|trying|try|hope|going|plan|like|promised) (?:to )?` +
      String.raw`(?!keep\b|know\b|do it\b|do this\b|stick\b|be\b|make\b)([a-z][a-z' ]{2,50}?) (?:every|each|daily)\b`,
    'i',
  ),
  /\bdo(?:ing)? (?:my |an? |the )([a-z][a-z' ]{2,40}?) (?:every|each|daily)\b/i,
]
const length = /\b(\d{1,3}) minutes\b/i
const record = /^(?:please |can you |could you )?(?:add|put|remind|log|move|set|schedule|did|have i|how many)\b/i

function titleIn(text: string): string | null {
  const said = what.map((form) => form.exec(text)?.[1]).find((one) => one !== undefined)
  const title = said === undefined ? null : cleanReply(said.replace(/^(?:doing|start|starting) /i, ''))
  return title === null || title.length < 3 || /\b(?:it|that|this)\b/i.test(title) ? null : title
}

const reason = new RegExp(
  String.raw`\b(mornings?|evenings?|nights?|afternoons?|lunch) (?:are|is|get|gets) (?:\w+ )?\w+ ` +
    String.raw`(with [a-z][a-z' ]{2,30}?)(?=[,.;!?]|$| (?:and|but|so|when)\b)`,
  'i',
)
/** Says what is full, with the user's reason if one was given: 'Your mornings are full with chores'. */
function fullText(text: string, full: readonly string[], local: LocalFormat): string {
  const [, part = '', why = ''] = reason.exec(text) ?? []
  if (part !== '' && full.length === 1)
    return `Your ${part.toLowerCase()} ${part.endsWith('s') ? 'are' : 'is'} full ${toSecondPerson(why)}`
  return `${capitalize(local.list(full))} are taken`
}

type Full = readonly string[]
const fullIn = (text: string): Full => [
  ...(isTaken.morning.test(text) ? ['mornings'] : []),
  ...(isTaken.midday.test(text) ? ['middays'] : []),
  ...(isTaken.evening.test(text) ? ['evenings'] : []),
]

type Hour = { at: number; hook: string; why: string }
/** After a day's work whose hours were told. */
const afterWork = (to: number): Hour => ({
  at: Math.ceil(to / 30) * 30 + 30,
  hook: 'straight from work, before you sit down at home',
  why: 'You’re still up and moving then. Once you’re on the couch, it’s twice as hard.',
})

function hourBeside(full: Full): Hour {
  if (!full.includes('evenings')) return hours.evening
  if (!full.includes('mornings')) return hours.morning
  return full.includes('middays') ? hours.night : hours.midday
}

const shortest = 15
/** A card for every day at that hour, until the last day that was named. Null if the message doesn't say what for. */
function dailyCard(text: string, turn: Turn, at: number): { card: CoachProposal; last: string | null } | null {
  const { today } = turn
  const title = titleIn(text)
  if (title === null) return null
  const until = datesIn(text, today).at(-1)?.day
  const first = minuteOfNow(turn) < at ? today : addDays(today, 1)
  const last = until !== undefined && until > first ? until : null
  const repeat = `FREQ=DAILY${last === null ? '' : `;UNTIL=${last.replaceAll('-', '')}`}`
  const minutes = Math.max(shortest, Number(length.exec(text)?.[1] ?? shortest))
  return { card: makeTask(capitalize(title), { day: first, time: timeOfDay(at), minutes, repeat }, first), last }
}

/** In minutes of the day. Who works later has no evening. */
const latestEnd = 19 * 60
/** Says when to do something daily, around work or the part of the day that is full, with a repeating card. */
export function answerHabitHour(turn: Turn): Answer | null {
  const { message } = turn.request
  const text = figureText(message)
  if (message.length > 400 || record.test(text) || !asksWhen.test(text) || !daily.test(text)) return null
  const full = fullIn(text)
  const work = full.length > 0 ? null : toldHours(withPlainHours(message))
  if (full.length === 0 && (work === null || work.from === null || endsNextDay(work) || work.to > latestEnd))
    return null
  const chosen = work === null ? hourBeside(full) : afterWork(work.to)
  const local = new LocalFormat('en', turn.today)
  const lead = work === null ? fullText(text, full, local) : `You’re off at ${local.clock(timeOfDay(work.to))}`
  const made = dailyCard(text, turn, chosen.at)
  const till = made === null || made.last === null ? '' : ` till ${local.date(made.last)}`
  const change = chosen === hours.evening ? 'your supper’s later' : 'another one’s better'
  return makeAnswer(
    paragraphs(
      `${lead}, so I’d do it at ${local.clock(timeOfDay(chosen.at))}, ${chosen.hook}. ${chosen.why}`,
      'Lay it out where you’ll be sitting, and set a floor you can do half asleep, like five minutes or one page. Miss a day? Pick up at today’s, no catching up.',
      made === null ? null : `The card puts it in your planner every day${till}. Change the hour if ${change}.`,
    ),
    { cards: made === null ? [] : [made.card], closesTopic: true },
  )
}
