import { capitalize } from '#contract/capitalize.ts'
import { paragraphs } from '../../../compose-answer.ts'
import { numberIn, round, type SumText } from './sum-text.ts'

const asks = new RegExp(
  [
    String.raw`\b(?:realistic|reasonable|doable)\b[^.?!]{0,20}\bgoal\b|\bhow (?:much|far) (?:can|could|will`,
    String.raw`|would) i (?:really |realistically )?(?:learn|get)\b|\bwhat(?:'s| is) realistic\b`,
  ].join(''),
)
const language =
  /\b(spanish|french|italian|german|portuguese|english|korean|japanese|mandarin|chinese|arabic|asl|sign language)\b/
const weeksForm = [/\b(\d{1,2}) weeks? (?:off|away|from now|out|to go|left)\b/, /\bin (\d{1,2}) weeks\b/]
const minutesForm = /\b(\d{2}) minutes\b/
/** Days of a week on which there is a lunch or a commute. */
const workDays = 5
/** Below this many hours, a few phrases are the aim. */
const fewHours = 20

/** Says what can be learned of a language until a day, by the hours there are. */
export function languageGoal({ ask, all }: SumText): string | null {
  const name = language.exec(all)?.[1]
  const [weeks, minutes] = [numberIn(all, ...weeksForm), numberIn(all, minutesForm)]
  if (!asks.test(ask) || name === undefined || weeks === null || minutes === null) return null
  const days = /\b(?:lunch|work|commute|drive)\b/.test(all) ? workDays : 7
  const hours = (weeks * days * minutes) / 60
  const drive = /\b(?:drive|commute|bus|train)\b/.exec(all)?.[0]
  const also = drive === undefined ? '' : ` The ${drive} comes on top, for listening and saying it back out loud.`
  const aim =
    hours < fewHours
      ? 'greetings, who you are, please and thank you, and ten sentences that you know cold'
      : 'introducing yourself and your family, small talk about food and the day, following somebody who speaks slowly, and a few sentences by heart'
  return paragraphs(
    `**About ${round(hours, 0)} hours, so a short, warm conversation and not fluency.** ${weeks} weeks × ${days} days × ${minutes} minutes = ${(weeks * days * minutes).toLocaleString('en-US')} minutes.${also}`,
    `A goal that fits: five minutes of talking with somebody. That takes ${aim}. ${capitalize(name)} classes can wait; say every sentence out loud from the first week.`,
  )
}
