import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'
import { numberedList } from '../../../../markdown.ts'
import { makeAnswer, paragraphs } from '../../../compose-answer.ts'
import type { PartMaker } from '../../part.ts'
import { fitItems, fitLine, keepFirst, plainWords, writtenList } from './written-lists.ts'

const subjects = await readContent('coach/ideas-under-limits', z.array(writtenList))

const mostItems = 7
/** Fewer aren’t a choice. */
const fewestItems = 3

/** Wants words, not ideas. */
const wantsWords = /\b(?:write|text|message|say to|tell (?:him|her|them|my)|word|card|note|toast|menu|feed)\b/

/** Lists concrete ideas or steps of a subject, within the limits that are told: money, room, age, weather, allergies. */
export const makeIdeas: PartMaker = ({ line, context }) => {
  if (wantsWords.test(line)) return null
  const { message } = context.turn.request
  const plain = plainWords(message)
  const subject = subjects.find(
    ({ line: asked, told, theme, not }) =>
      asked?.test(line) !== false &&
      told?.test(plain) !== false &&
      theme?.test(plain) !== false &&
      not?.test(plain) !== true,
  )
  if (subject === undefined) return null
  const items = keepFirst(fitItems(subject.items, message), mostItems)
  if (items.length < fewestItems) return null
  return makeAnswer(paragraphs(fitLine(subject.lead, message), numberedList(items), fitLine(subject.last, message)))
}
