import { daysBetween } from '#server/lib/days.ts'
import { LocalFormat } from '../../../../record-questions/local-format.ts'
import { bulletList } from '../../../../markdown.ts'
import { wholeWords } from '../../../../phrase-pattern.ts'
import { type Answer, makeAnswer, paragraphs } from '../../../compose-answer.ts'
import { deadlineIn } from '../../../plans-from-message/dates-in-message.ts'
import { timeText } from './facts/time-text.ts'
import type { Part } from '../../part.ts'

const asks = wholeWords([
  '(?:realistic|reasonable|good|doable) goal|how (?:far|much) (?:can|could|would|will) i (?:get|learn)|what can i (?:really |actually )?(?:expect|get to)|is (?:it|that) realistic',
])
const language =
  /\b(spanish|italian|french|german|portuguese|korean|japanese|mandarin|arabic|polish|greek|asl|sign language)\b/
const weeksAhead = /\b(\d{1,2}) weeks\b/
const minutesADay =
  /\b(\d{1,2}) minutes (?:at|on|in|during|over|before|every|each|a|per) (?:my |the )?(lunch|day|morning|evening|night|train|bus|break|bed)\b/
const listens = /\b(?:drive|commute|car|bus ride|train)\b/
const event =
  /\b(?:before|for|to|by) (?:my |our |a |the )?((?:\w+(?:'s)? )?(?:wedding|trip|visit|vacation|move|honeymoon|cruise))\b/

/** In days a week. */
const workdays = 5
const sevenDays = 7
const longest = 60

const caseOf = (name: string): string =>
  name === 'asl' ? 'ASL' : name === 'sign language' ? name : name.charAt(0).toUpperCase() + name.slice(1)

/** Says what can be learned of a language in the told weeks and minutes, and how to split them. Returns null if either isn't told. */
export function goalForLearning(part: Part): Answer | null {
  if (!asks.test(part.line)) return null
  const text = timeText(part)
  const { today } = part.alone
  const [, minutes, when = 'day'] = minutesADay.exec(text) ?? []
  const name = language.exec(text)?.[1]
  const last = deadlineIn(text, today)
  const weeks = Number(
    weeksAhead.exec(text)?.[1] ?? (last === null ? 0 : Math.floor(daysBetween(today, last) / sevenDays)),
  )
  if (name === undefined || minutes === undefined || weeks < 3 || weeks > longest) return null
  const days = when === 'lunch' || when === 'break' || when === 'train' || when === 'bus' ? workdays : sevenDays
  const hours = Math.round((Number(minutes) * days * weeks) / 60)
  const third = Math.floor(weeks / 3)
  const what = event.exec(text)?.[1]?.replace(/^(?:son|daughter|sister|brother|niece)'?s /, '') ?? 'the day'
  const local = new LocalFormat('en', today)
  const said = caseOf(name)
  return makeAnswer(
    paragraphs(
      `${weeks} weeks at ${minutes} minutes, ${days === workdays ? 'weekdays' : 'every day'}, is about ${local.number(hours)} hours. That’s ${hours >= 25 ? 'usually enough to greet people, introduce yourself and your family, get through small talk at a table, and say two or three sentences you’ve practiced cold. It isn’t fluent, and nobody' : 'usually enough for greetings, thank-yous, ordering, and a few sentences you’ve practiced. It isn’t conversation, and nobody'} ${what.startsWith('wedding') ? 'at the wedding' : 'there'} expects it to be.`,
      bulletList([
        `**Weeks 1 to ${third}:** the 100 words and 20 phrases you’ll really use. Say them out loud.`,
        `**Weeks ${third + 1} to ${third * 2}:** questions and answers: where are you from, how do you know them, who’s this, it’s beautiful.`,
        `**Weeks ${third * 2 + 1} to ${weeks}:** your own sentences, over and over, and ten minutes a week with somebody who speaks it.`,
      ]),
      listens.test(text)
        ? `The ${when} minutes are for speaking and writing; the drive is for listening only: one ${said} podcast for beginners, the same episode till it’s boring.`
        : `A goal you can check: “I can introduce myself and order dinner in ${said} without looking, by week ${third * 2}.”`,
    ),
    { closesTopic: true },
  )
}
