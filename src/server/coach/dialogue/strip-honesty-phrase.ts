import { oneOf } from '../phrase-pattern.ts'
const honestly = oneOf(
  '(?:please |just |and |so )*be (?:so |totally |brutally |really )?(?:honest|straight|real)(?: with me)?',
  'honest answer(?: only)?|tell me honestly|(?:your )?honest opinion',
)
const unsparing = oneOf(
  'no (?:sugar ?coating|judging|judgement|lies|bs|fluff)',
  '(?:do not|dont) (?:sugar ?coat(?: it| anything)?|spare my feelings|be nice|judge(?: me)?|laugh)',
)
const roughly = oneOf(
  'ball ?park|round(?:ish)? numbers?|roughly|a (?:rough|quick) (?:number|answer)',
  'just the (?:number|short version)|short version|quick answer',
)
const ways: readonly RegExp[] = [
  new RegExp(`^(?:${honestly})$`),
  new RegExp(`^(?:please )?(?:${unsparing})$`),
  new RegExp(`^(?:(?:${roughly})(?: is| are)?(?: fine| ok| good| enough)?)$`),
  /^(?:give it to me straight|i can take it|i mean it|for real|if any|haha+|lol|duh|just curious)$/,
]
const isAside = (part: string): boolean => {
  const line = part
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z ]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
  return ways.some((form) => form.test(line))
}
const firstPhrases = oneOf('be (?:so |totally |brutally |really )?honest|honest answer|honestly|honest question')
/** Matches the phrase before a question: 'be so honest how behind am I'. */
const first = new RegExp(
  String.raw`^(?:ok |okay |so )?(?:${firstPhrases})[,:. ]+(?=(?:how|what|which|am|is|are|do|did|have)\b)`,
  'i',
)

/** The most phrases that are removed at the end of a message. */
const maxAsides = 2
const joints = [', ', '. ', '? ', '! ', '; ', ' - ']

/** Strips how the answer should be given: 'How am I doing on my goals? Be honest'. */
export function withoutHonesty(message: string): string {
  let said = message.replace(first, '')
  for (let round = 0; round < maxAsides; round += 1) said = withoutLast(said)
  return said
}

function withoutLast(said: string): string {
  const at = Math.max(...joints.map((joint) => said.lastIndexOf(joint)))
  if (at <= 0 || !isAside(said.slice(at + 1))) return said
  return /[.?!]/.test(said.charAt(at)) ? said.slice(0, at + 1) : said.slice(0, at)
}
