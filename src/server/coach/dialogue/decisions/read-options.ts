import { cleanReply } from '../coaching/own-words.ts'

const maxLetters = 2_000
const maxOption = 110

const decideWhether = /\b(?:decide|deciding|know|choose) whether (?:to )?([^.?!]{3,220})/i
const eitherOr =
  /\b(?:do|should|shall) (?:we|i) ([^.,?!]{2,90}?),? or (?:(?:do|should|shall) (?:we|i) )?(?:just )?([^.,?!]{2,90})/i
const between = /\b(?:between|torn between) ([^.,?!]{2,90}?) (?:and|or) ([^.,?!]{2,90})/i
const offer =
  /\b((?:an?|the|my) [^.,;!?]{2,60}? (?:has )?(?:offered me|offers(?: me)?|will sell me) [^.,;!?]{1,12}(?:[,.](?=\d)[^.,;!?]{1,60}|[^.,;!?]{0,60})*)/i
const there = /\bthere is (an? [^.!?$]{3,70} for \$\d[\d,]{0,6})/i
const mending = /\b((?:fixing|repairing|keeping) [^.!?$]{3,60} (?:would be|costs|is) \$\d[\d,]{0,6})/i

const isWhole = (option: string): boolean => option !== 'untitled' && option.length <= maxOption

const split = (text: string): string[] =>
  text
    .split(/,? or (?:to )?|, (?:to )?/i)
    .map((part) => cleanReply(part.replace(/^(?:to|find that) /i, '')))
    .filter(isWhole)

/** The ways that a message names, in its own words; none where fewer than two can be read. */
export function optionsIn(message: string): string[] {
  const text = message.slice(0, maxLetters)
  const whether = split(decideWhether.exec(text)?.[1] ?? '')
  if (whether.length >= 2) return whether.slice(0, 4)
  for (const form of [eitherOr, between]) {
    const [, one, other] = form.exec(text) ?? []
    if (one !== undefined && other !== undefined) return [cleanReply(one), cleanReply(other)].filter(isWhole)
  }
  return [offer, there, mending].flatMap((form) => {
    const found = form.exec(text)?.[1]
    return found === undefined ? [] : [cleanReply(found)].filter(isWhole)
  })
}

const body = /\bmy (?:wrists?|knees?|back|hips?|shoulders?|hands?|feet|head|sleep|health|nerves)\b/i
const life =
  /\b(?:only (?:day|time|evening|hour|morning)|alone|scared|afraid|opinions|peeling|street window|sensible one|i(?: am|[’']?m) tired)\b/i
const maxAsides = 2

/** What was told that no sum holds, in the user's words. */
export function asidesIn(message: string): string[] {
  return message
    .slice(0, maxLetters)
    .split(/(?<=[.?!])\s+|, (?=and |but |which )| (?=but )/)
    .map((part) => cleanReply(part.replace(/^(?:and|but|which) /i, '')))
    .filter((part) => (body.test(part) || life.test(part)) && !/\$/.test(part) && part.length <= 130)
    .slice(0, maxAsides)
}
