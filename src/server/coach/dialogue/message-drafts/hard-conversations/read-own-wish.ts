import { oneOf } from '../../../phrase-pattern.ts'
import { countWords } from '../../../guide/text-analysis.ts'
import { spellOut } from '../templates/written-english.ts'
import { cleanClause } from '../read-clause.ts'
import type { Details } from '../read-details.ts'
import type { Listener } from './read-listener.ts'
import { addressListener } from './address-listener.ts'

const officials = oneOf(
  'boss|manager|supervisor|director|principal|professor|teacher|landlord|caseworker|owner|doctor|job|work|hr|school',
)
const own = oneOf(
  'work (?:from home|remote\\w*|part time|fewer|less|a different|the|only|four|4|days|nights|mornings|my)|leave (?:early|at|by)|come in (?:late|later|early|at)|go (?:part|down|remote|home|full|back)|take (?:off|the|a|my|some|time|next|two|three|fri|mon|leave|pto)',
  'have (?:off|the|a|fri|mon|my|next|time|two|weekends|sundays)|get (?:off|the|a|more|fewer|my)|switch|swap|change (?:my|shifts|to)|move (?:my|to|in|out|into)|use (?:my|pto)|pay (?:late|it|the rent|my rent|in)|start|cut (?:back|down|my)|bring my|drop (?:to|down)|transfer|be (?:off|moved|excused|switched|trained)',
)
const asker = oneOf('him|her|them|my \\p{L}+|the \\p{L}+|our \\p{L}+')
const wishes: readonly RegExp[] = [
  /\basking to (?!be paid back\b)([^?!.\n]{5,140})/iu,
  new RegExp(
    String.raw`\bask(?:ing)? (?:(?:${asker}) )?(?:if|whether) (?:i|we) (?:can|could|may|might) ([^?!.\n]{5,140})`,
    'iu',
  ),
  new RegExp(
    String.raw`\bask(?:ing)? (?:(?:my|the|our) (?:${officials})|him|her|them) to ((?:${own})\b[^?!.\n]{2,140})`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:tell|let|telling|letting) (?:(?:my|the|our) (?:${officials})|him|her|them) (?:know )?(?:that )?i (?:want|would like|wanna|need|[’']?d like) to ((?:${own})\b[^?!.\n]{2,140})`,
    'iu',
  ),
]
const tail = / (?:how|what|can you|could you|without|but) .*$/i

/** Reads something that the user wants permission for, from somebody who can give it. Returns null if the reader has to do something. */
export function readOwnWish(text: string, listener: Listener): Details | null {
  const { relation } = listener
  const found = wishes.map((form) => form.exec(text)?.[1]).find((words) => words !== undefined)
  if (found === undefined) return null
  const turned = addressListener(spellOut(cleanClause(found.replace(tail, ''))), listener, text)
  if (turned === null || countWords(turned) < 2) return null
  const isHome = /\b(?:from home|remote\w*)\b/i.test(turned)
  return {
    wish: turned,
    ...(relation !== 'boss' && {
      cover: 'it doesn’t make extra work for you',
      tip: 'Name the day you need an answer by, so it doesn’t sit.',
    }),
    ...(isHome && {
      cover: 'my work gets done and I’m easy to reach',
      trial: ', and we could try it for [number] weeks first',
    }),
  }
}

const wanted = new RegExp(
  String.raw`\b(?:asking|ask|request|requesting)(?: (?:${asker}))? for (?!a raise|money|more money|forgiveness|advice)((?:the|a|an|my|our|his|her|their|more|copies|extra|some|help|another|one|two|three|four|five|\d{1,3}) [^?!.\n]{3,110})`,
  'iu',
)

/** Reads something that the user requests from an office in writing. */
export function readWanted(text: string, listener: Listener): Details | null {
  const { relation } = listener
  if (relation !== 'office' && relation !== 'school' && relation !== 'boss') return null
  const found = wanted.exec(text)?.[1]
  if (found === undefined) return null
  const want = addressListener(spellOut(cleanClause(found.replace(tail, ''))), listener, text)
  if (want === null) return null
  const isPaper = new RegExp(
    String.raw`\b(?:schedule|visits?|calendar|dates|cop(?:y|ies)|lists?|reports?|records?|letter|statement|receipts?|` +
      String.raw`forms?|plan|transcript|info\w*|breakdown|in writing|grades?|results?|contract|hours|itemized|quote|` +
      String.raw`estimate)\b`,
    'i',
  ).test(want)
  if (!isPaper) {
    const [child] = /\bmy (?:son|daughter)(?=[’']?s?\b)/i.exec(text) ?? []
    return {
      ask:
        relation === 'school' && child !== undefined
          ? `Could ${child.toLowerCase()} get ${want}?`
          : `Could I get ${want}?`,
    }
  }
  const isSchedule = /\b(?:schedule|visits?|calendar|dates)\b/i.test(want)
  const isWritten = /\bin writing\b/i.test(want)
  return {
    want,
    ...(isSchedule && { details: ' Please include the days, times and place, and send any changes by email, too.' }),
    ...(!isWritten && { papers: 'I’d like to have it for my records.' }),
    ...(isWritten && { papers: 'That way we’re all working from the same information.' }),
  }
}
