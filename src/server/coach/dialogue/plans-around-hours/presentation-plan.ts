import { addDays, daysBetween } from '#server/lib/days.ts'
import { bulletList } from '../../markdown.ts'
import { anyOf } from '../../phrase-pattern.ts'
import { LocalFormat } from '../../record-questions/local-format.ts'
import { type Answer, makeAnswer, makeQuestion, paragraphs, type Turn } from '../compose-answer.ts'
import { datesIn } from '../plans-from-message/dates-in-message.ts'
import { withPlainHours } from './work-hours.ts'

const talk = /\b(presentation|speech|talk(?=\b.{0,20}\b(?:is|on|tomorrow))|eulogy|solo|recital|toast)\b/i
const nervous = anyOf(
  'nervous|nerves|scared|terrified|panick?(?:ing|y)?|anxious|anxiety|freaking|freak|dread\\w*|shak(?:e|y|ing)|blank|freeze|calm(?: down)?|stage fright',
)
const asks = anyOf(
  'how (?:do|can|should|to|am i)|what (?:do|can|should|helps?)|any (?:tips|ideas|advice|thing)|help(?: me)?|tips|where do i start',
)
const other = anyOf(
  "write|draft|(?:my|his|her) (?:son|daughter|kid|husband|boyfriend|student)(?:s|'s)?|he|she|went|was|did|had|prayer|pray|verse|affirmation|funeral|died|passed|remind|add",
)

const farthest = 7

function daysOf(day: string, count: number, local: LocalFormat): string[] {
  const before = addDays(day, -1)
  const first = `**Today, ${count === 1 ? 40 : 20} minutes:** learn the first two sentences and the last one by heart. One big word a section on a card, nothing written out.`
  const middle = `**${count === 3 ? local.dayName(addDays(local.today, 1)) : 'The days between'}:** once a day out loud, standing, with a timer. Last time in front of a mirror or your phone.`
  const last = `**${local.dayName(before)}:** twice standing, out loud, once for somebody who likes you. Slides and clothes ready, then stop by nine.`
  const own = `**${local.dayName(day)}, just before:** walk fast or climb stairs for three minutes, sip of water, and say “I’m excited” out loud. Both feet, one slow breath out, then your first sentence to one friendly face.`
  if (count === 1) return [`${first} Say it twice standing, then clothes ready and bed.`, own]
  return count === 2 ? [first, last, own] : [first, middle, last, own]
}

/** Lays out the days until a talk that the user is nervous about. Returns null without its day. */
export function planTalk({ request: { message }, today }: Turn): Answer | null {
  const text = withPlainHours(message)
  if (message.length > 300 || other.test(text) || !talk.test(text) || !asks.test(text)) return null
  if (!nervous.test(text)) return null
  const day = datesIn(text, today)[0]?.day
  const count = day === undefined ? 0 : daysBetween(today, day)
  if (day === undefined || count < 1 || count > farthest) return null
  const local = new LocalFormat('en', today)
  const when = count === 1 ? 'tomorrow' : local.on(day)
  return makeAnswer(
    paragraphs(
      `You won’t get rid of the nerves by ${count === 1 ? 'tomorrow' : local.weekday(day)}, and you don’t have to: nobody out there sees half of what you feel. What helps by ${when.replace(/^on /, '')} is this:`,
      bulletList(daysOf(day, count, local)),
      'If you lose the thread: look at your card, take a sip, go on. It feels like a minute and takes three seconds.',
    ),
    {
      question: makeQuestion(
        'passage',
        'What’s the part you’re most afraid of, the start, the questions or going blank?',
      ),
      closesTopic: true,
    },
  )
}
