import { anyOf, oneOf } from '../../phrase-pattern.ts'
import { bulletList } from '../../markdown.ts'
import { capitalize } from '#server/lib/capitalize.ts'
import { addDays } from '#server/lib/days.ts'
import { dayIn } from '../../when/read-when.ts'
import { normalize, splitSentences } from '../../guide/words.ts'
import { readCount } from '../../number-words.ts'
import { taskCard } from '../coaching/coaching.ts'
import { type Answer, asking, paragraphs, say, type Turn } from '../compose-answer.ts'
import { formatDollars } from '../dollar-amounts.ts'
import { comparePay, type Compared } from './compare-pay.ts'
import { carriedPay, paySlot } from './carried-pay.ts'
import { decisionKind } from './decision-kind.ts'
import { hasPay, readPay } from './read-pay.ts'
import { prosAndCons } from './pros-and-cons.ts'

/** Letters of what was told that stay in the state of the conversation. */
const mostKept = 2_000

const asks = anyOf(
  'what would you do|would you take|should i take|do i take',
  'is it (?:actually |really |even )?(?:a |worth|more)',
  'just look like|worth it',
  'help (?:me )?(?:decid\\w*|thinking|think)|need help',
  'cant decide|have till|have until|wants an answer',
  'needs an answer',
)
const goesOn = anyOf(
  'change (?:that|it|your answer|anything|things)',
  'does (?:that|it) change|what about now|now what',
  'forgot to (?:say|mention)|i should have said',
  'does (?:that|this) make a difference',
)
const counters =
  /\b(?:came back|come back|countered|went up to|upped it|final offer|best (?:he|she|they) can do|(?:said|says|say) no (?:to|on)|no on)\b/

/** So much of today's pay is a gain that the hours can't eat up. */
const plainly = 0.2
const near = 0.05

/** The longest of the reasons, as the most specific one. */
const because = (con: readonly string[]): string =>
  con.toSorted((one, other) => other.length - one.length)[0] ?? 'it costs time'

function leaning(
  { more, now, perHourNow, perHourThen, evenHours, evenSalary, knowsHours, isSalary }: Compared,
  con: readonly string[],
): string {
  if (more <= 0)
    return `I’d lean no: it pays less, so it would have to be for the work itself. Asking for ${formatDollars(evenSalary)} would change that.`
  if (knowsHours && perHourThen < perHourNow)
    return `I’d lean toward not taking it as it is, because the check is bigger but each hour pays less. ${formatDollars(evenSalary)} would pay you what you make by the hour now. That, or real time off in trade, would change my mind, and so would wanting the work itself.`
  if (!isSalary && more < plainly * now)
    return `I’d lean yes only if you’d like the work itself. The money’s small: ask yourself if you’d pay ${formatDollars(more)} a year to keep things as they are.`
  if (more >= plainly * now)
    return `I’d lean yes, if you can keep a good piece of what it takes, because ${because(con)}. Ask about that before you answer. A flat no to it would change my mind.`
  return `I’d lean yes, but only up to about ${evenHours} hours a week, because the raise is small and nobody pays you for the hours above that. Ask what hours the last person really worked.`
}

/** What to do before the day on which an answer is wanted. */
function nextStep(turn: Turn, told: string): Pick<Answer, 'cards'> & { line: string | null } {
  const sentence = splitSentences(told).findLast((one) =>
    /\b(?:answer|till|until|let (?:him|her|them) know|tell|decide)\b/i.test(one),
  )
  const found =
    sentence === undefined
      ? null
      : dayIn(sentence, { now: turn.request.now, timeZone: turn.request.timeZone, today: turn.today })
  if (found === null || found <= turn.today) return { cards: [], line: null }
  const before = addDays(found, -1)
  const dueDate = before < turn.today ? turn.today : before
  return {
    cards: [taskCard({ title: 'Ask about hours and time off before you answer', dueDate })],
    line: 'One next step is on the card below: ask, before you answer.',
  }
}

/** The latest messages that tell of pay, with what was added to them. */
function toldOf({ request: { message }, state: { messages, kept: state } }: Turn): string {
  const carried = carriedPay(state)
  if (carried !== null) return `${carried}\n${message}`
  const recent = messages.slice(-12)
  const at = recent.findLastIndex((one) => readPay(one).wage > 0)
  const story =
    at === -1
      ? []
      : recent
          .slice(at)
          .filter((one, index) => index === 0 || goesOn.test(normalize(one)) || counters.test(normalize(one)))
  return [...story, message].join('\n')
}

const kept = (told: string, line: string, con: readonly string[]): Answer['coaching'] => ({
  kind: decisionKind,
  asked: '',
  turns: 1,
  slots: { weighs: '', sum: line, way: con[0] ?? '', [paySlot]: told.slice(0, mostKept) },
})

function headline({ more, now, perHourNow, perHourThen, knowsHours }: Compared): string {
  if (more <= 0) return 'It’s not a raise. Here’s the math:'
  if (knowsHours && perHourThen < perHourNow) return 'On paper it’s a raise, but by the hour it isn’t. Here’s the math:'
  return `It’s a raise, and a ${more >= plainly * now ? 'big' : 'small'} one. Here’s the math:`
}

function present(turn: Turn, told: string, lead: string | null): Answer {
  const pay = readPay(told)
  const compared = comparePay(pay)
  const { pro, con } = prosAndCons(told)
  const step = nextStep(turn, told)
  const sides = [
    pro.length === 0 ? null : `For it: ${pro.join('; ')}.`,
    con.length === 0 ? null : `Against it: ${con.join('; ')}.`,
  ]
  return say(
    paragraphs(
      lead ?? headline(compared),
      bulletList(compared.lines),
      sides.filter((side) => side !== null).join(' '),
      leaning(compared, con),
      step.line,
    ),
    {
      question:
        compared.knowsHours || pay.salary === 0
          ? null
          : asking('heard', 'How many hours a week would it really be, and how many is it now?'),
      cards: step.cards,
      coaching: kept(told, compared.lines.at(-1) ?? '', con),
      closesTopic: true,
    },
  )
}

/** An offer of pay that was told with its figures: the sums, both sides, a leaning, and what would change it. */
export function answerPay(turn: Turn): Answer | null {
  const { message, language } = turn.request
  const line = normalize(message)
  if (language !== 'en') return null
  if (hasPay(readPay(message)) && (message.includes('?') || asks.test(line))) return present(turn, message, null)
  if (!goesOn.test(line) && !counters.test(line)) return null
  const told = toldOf(turn)
  if (!hasPay(readPay(told)) || !/\d/.test(message)) return null
  return counters.test(line) && !goesOn.test(line)
    ? answerCounter(turn, told)
    : present(turn, told, 'Yes, that changes it. With that included:')
}

const spokenNo = /\b(?:no|nothing) (?:on|to|about|for) (?:the |my |any )?([a-z ]{3,24}?)(?= but| and| though|$)/
const rivalIntroduced = oneOf('one of them,? |my coworker |a guy named |a woman named ')
const rivalWanted = oneOf('wanted|applied for|been after|expected|was up for')
const rival = new RegExp(
  String.raw`\b(?:${rivalIntroduced})?(\p{Lu}\p{L}{2,15}),? (?:has |had |who |who[’']s |[’']s )?(?:has |always )?(?:${rivalWanted}) (?:that|the|this|it)`,
  'u',
)
const tellDay = /\b(?:tell|announce\w*)\b[^.?!]{0,40}?\b((?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i

/** They moved on the money: whether to take it, or to ask once more. */
function answerCounter(turn: Turn, told: string): Answer {
  const compared = comparePay(readPay(told))
  const { con } = prosAndCons(told)
  const apart = (compared.perHourNow - compared.perHourThen) / compared.perHourNow
  const refused = spokenNo.exec(normalize(turn.request.message))?.[1]
  const lean =
    apart <= near
      ? `I’d take the money and push once more, on the other thing: they’ve moved on pay, and by the hour it’s about what you make now.`
      : `I’d push once more: by the hour it’s still ${Math.round(100 * apart)}% under what you make now. ${formatDollars(compared.evenSalary)} would be even.`
  const words = `> “I’d like to take it.${refused === undefined ? '' : ` I heard the no on the ${refused}.`} I need one thing in writing: what time I can leave, and how often, when I’m needed at home. And could we look at the pay again in six months?”`
  return say(
    paragraphs(
      bulletList(compared.lines),
      lean,
      words,
      'If nobody will write that down, believe it. That would change my answer.',
      toRival(turn, told),
    ),
    {
      coaching: kept(told, compared.lines.at(-1) ?? '', con),
      closesTopic: true,
    },
  )
}

/** To somebody who wanted the same, where words for that are asked. */
function toRival({ request: { message } }: Turn, told: string): string | null {
  if (!/\bwhat (?:do|should|would) i (?:say|tell)\b/i.test(message)) return null
  const name = rival.exec(told)?.[1]
  if (name === undefined || !message.includes(name)) return null
  const day = tellDay.exec(message)?.[1]
  return `${name} should hear it from you${day === undefined ? ' first' : ` before ${capitalize(day.toLowerCase())}`}, alone:\n\n> “${name}, I wanted you to hear this from me. I’m taking the job. I know you wanted it, and I’m not going to pretend that’s easy. I’m going to need what you know.”\n\nDon’t apologize for it, and don’t promise anything.`
}

const wantsOff =
  /\b(?:ask(?:ed|ing)? for|took|take|get|got) (?:all of |the whole month of |the month of |like )?(.{2,20}?) off\b/i
const months = /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i
const weeksOf = (span: string): number => {
  const [, count] = /\b(\d{1,2}|two|three|four|five|six|eight) weeks?\b/i.exec(span) ?? []
  if (count !== undefined) return readCount(count)
  if (/\bsummer/i.test(span)) return 10
  return months.test(span) ? 4.4 : 0
}

/** What asking for time off without pay would cost in the job that is offered, and how to ask. */
export function answerTimeOff(turn: Turn): Answer | null {
  const { message, language } = turn.request
  const span = wantsOff.exec(message)?.[1] ?? ''
  const weeks = weeksOf(span)
  const told = weeks > 0 && language === 'en' ? toldOf(turn) : ''
  if (weeks === 0 || !hasPay(readPay(told))) return null
  const compared = comparePay(readPay(told))
  const cost = Math.round((compared.weekThen * weeks) / 100) * 100
  const off = capitalize(span.replace(/^(?:the|all) /i, ''))
  const left = Math.round((compared.more - cost) / 100) * 100
  return say(
    paragraphs(
      `It’s not a dumb thing to ask. Ask before you say yes, because that’s when they want you most.`,
      `${off} without pay is about ${formatDollars(cost)} at the new rate${left > 0 ? `, and you’d still be about ${formatDollars(left)} a year ahead of now` : ''}.`,
      `> “I’d like to take it. One thing first: could I have ${off} off, unpaid? I’ll have everything ready before I go.”`,
      'If it’s no: “Could I do three weeks, or half days?” Know the least you’d take before you walk in, and ask what unpaid time does to the insurance.',
    ),
    { coaching: kept(told, compared.lines.at(-1) ?? '', []), closesTopic: true },
  )
}
