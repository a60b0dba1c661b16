import { bulletList } from '../../markdown.ts'
import { anyOf, oneOf } from '../../phrase-pattern.ts'
import { LocalFormat } from '../../record-questions/local-format.ts'
import { timeOfDay } from '../../when/format-clock-time.ts'
import { makeQuestion, type Answer, makeAnswer, paragraphs, type Turn } from '../compose-answer.ts'
import { clockSpan } from './time-range-text.ts'
import { hourForm, minuteAt, withPlainHours } from './work-hours.ts'

const child = oneOf(
  String.raw`(?:\d{1,2}|one)[ -]?(?:yr|year|month|mo)s?[ -]?olds?`,
  'toddlers?|baby|little one|kids?|son|daughter|twins|boys?|girls?',
)
const isUp = new RegExp(
  String.raw`\b(?:${child})\b[^.?!\d]{0,40}\b(?:up|awake|wakes?(?: up)?|waking(?: up)?|gets? up|getting up)(?: every (?:day|morning))?(?: at| by| around| before)? ${hourForm}`,
  'i',
)
const begins = new RegExp(
  String.raw`\b(?:meetings?|calls?|work|job|shift|class(?:es)?|clients?|start(?:s|ing)?|log(?:ged)? ?(?:in|on)|leave|have to (?:leave|be|go)|out the door|drive)\b[^.?!\d]{0,30}\b(?:at|by|from|start(?:s|ing)? at|start) ${hourForm}`,
  'i',
)
const asks = anyOf(
  '(?:how|what) (?:do|can|am|should|would|could|the heck|on earth) [^.?!]{0,20}?(?:get (?:anything|stuff|things|something|it|work|ready|any|my|me|us|everyone|everything)|do (?:anything|it|this|with|before|in)|manage|survive|make (?:it|this|that)|use)',
  '(?:any|some|need) (?:tips|ideas|advice)|tips|(?:make|give|need|help)(?: me)?(?: with)? a (?:plan|schedule|routine)|morning (?:routine|plan|schedule)|plan (?:my|the) morning',
)
/** Matches questions about the child's sleep and food, school, and what is over. */
const isOther = anyOf(
  'sleep (?:later|longer|in|past)|back to sleep|stay in bed|nap|why (?:is|does)|wake (?:window|up later)',
  'eat|boss|went|was|talk\\w*|school (?:starts|begins)',
)
const young = /\b(?:[1-4][ -]?(?:yr|year)s?|months?|toddlers?|baby|little one|twins)\b/i

/** In minutes, the least that can be divided, and the most. */
const [least, most] = [90, 300]
const rounded = (minutes: number): number => Math.round(minutes / 15) * 15

const hoursBetween = (minutes: number): string => {
  const halves = Math.floor(minutes / 30) / 2
  return `${halves * 60 === minutes ? '' : 'about '}${String(halves).replace('.5', '½')} hours`
}

/** Lays out a morning from when a child is up to when work begins. Returns null if both hours aren't told. */
export function planEarlyMorning({ request: { message }, today }: Turn): Answer | null {
  const text = withPlainHours(message).replace(/\byr\b/gi, 'year')
  const [, ...up] = isUp.exec(text) ?? []
  const [, ...start] = begins.exec(text) ?? []
  if (message.length > 400 || !asks.test(text) || isOther.test(text)) return null
  const [from, to] = [minuteAt(...up), minuteAt(...start)]
  if (up.length === 0 || start.length === 0 || from === null || to === null || to - from < least || to - from > most)
    return null
  const local = new LocalFormat('en', today)
  const all = to - from
  const [play, meal, own, dress] = [0.17, 0.37, 0.57, 0.77].map((share) => from + rounded(all * share))
  if (play === undefined || meal === undefined || own === undefined || dress === undefined) return null
  const isYoung = young.test(text)
  const ready = to - 15
  const when = (begin: number, end: number): string => `**${clockSpan(begin, end, local)}:**`
  return makeAnswer(
    paragraphs(
      `You’ve got ${hoursBetween(all)} from ${clockSpan(from, to, local)}, and ${dress - own} minutes of it can really be yours. I’d cut it like this:`,
      bulletList([
        `${when(from, play)} lights low, ${isYoung ? 'diaper, milk' : 'a drink'} and a cuddle, and your coffee. Nothing gets done, and that buys you the rest.`,
        `${when(play, meal)} they play on the floor next to you while you do one thing with your hands: dishes or a load of laundry.`,
        `${when(meal, own)} breakfast together, lunches packed while they eat.`,
        `${when(own, dress)} yours. A show, books in the crib or a box of toys that only comes out now, and you do the one thing that needs your head. Pick it the night before.`,
        `${when(dress, ready)} everybody dressed, bag by the door. Then 15 minutes to sit down before ${local.clock(timeOfDay(to))}.`,
      ]),
      `One thing with your head and one with your hands is a full morning ${isYoung ? 'with somebody that small' : 'with kids up that early'}. Everything else goes to nap time or after bedtime.`,
    ),
    {
      question: makeQuestion('passage', `Who has them once you start at ${local.clock(timeOfDay(to))}?`),
      closesTopic: true,
    },
  )
}
