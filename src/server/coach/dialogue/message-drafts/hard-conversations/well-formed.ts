import { capitalize } from '#contract/capitalize.ts'
import { oneOf } from '../../../phrase-pattern.ts'
import { splitRunOns } from '../templates/written-english.ts'
import { isClean } from '../read-clause.ts'
import type { Details } from '../read-details.ts'

/** The slots that hold the user’s own words. */
const own: ReadonlySet<string> = new Set([
  'say',
  'why',
  'what',
  'ask',
  'change',
  'bare',
  'notice',
  'want',
  'wish',
  'thing',
  'matter',
  'thirdly',
  'effect',
])

/** Matches an unfinished end of a statement. */
const endsOpen = /\b(?:and|or|but|because|so|that|to|for|with|of|the|a|an|my|your|our|from|about|at all|like)$/i
/** Matches remains of quick typing, and words for the coach. */
const typingRemains = new RegExp(
  String.raw`\b(?:${oneOf('hes|shes|theyre|thats|theres|dont|doesnt|didnt|cant|wont|isnt|im|ive|tmrw|idk|ur|u|bc|cuz|w|tho|lol|omg', 'its (?:been|a|an|not|our|my|so|too|just)|it’s been broke|never sends? you|how (?:do|can|should) I|what (?:do|can|should) I')})\b`,
  'i',
)
/** Matches things that nobody can be asked to stop: saying, thinking or wanting something, forgetting in illness, fighting with the user. */
const isNoFault = new RegExp(
  '^(?:when )?you(?:’ve been| keep)? (?:sa(?:y|ying)|think(?:ing)?|want(?:ing)?|tell(?:ing)? me I|' +
    String.raw`forget(?:ting)? (?!to\b|my\b|our\b|about\b)|fight(?:ing)?|argu(?:e|ing)|disagree(?:ing)?|die|got (?:sick|` +
    String.raw`hurt)|fall(?:ing)?|feel(?:ing)?|cry(?:ing)?|struggl(?:e|ing)|worry(?:ing)?|lost)\b`,
  'i',
)

const whole = (words: string): boolean => words !== '' && !endsOpen.test(words) && !typingRemains.test(words)

/** Splits two statements that were run together into a statement and its reason. Returns null if that isn’t safe. */
function mendSlot(words: string): { head: string; more: string } | null {
  const end = /[.?!]$/.exec(words)?.[0] ?? ''
  const [head = '', ...rest] = splitRunOns(words.replace(/[.?!]$/, ''))
  const isSafe = rest.every((one) => whole(one) && isClean(one) && !/\b(?:he|she|they|him|her|them)\b/i.test(one))
  if (!whole(head) || !isSafe) return null
  return { head: `${head}${end}`, more: rest.map((one) => `${capitalize(one)}.`).join(' ') }
}

/** Returns the details as whole statements, with a run-on reason in its own slot. Returns null if they can’t be sent as they are. */
export function mendDetails(details: Details): Details | null {
  const mended: Record<string, string> = { ...details }
  const reasons = new Set<string>()
  for (const [slot, words] of Object.entries(details)) {
    if (!own.has(slot) || words === '') continue
    const found = mendSlot(words)
    if (found === null || (slot === 'notice' && isNoFault.test(words))) return null
    mended[slot] = found.head
    if (found.more !== '') reasons.add(found.more)
  }
  const [reason] = reasons
  if (reason === undefined) return mended
  return { ...mended, because: reason, ...(details['why'] === undefined && { why: reason.slice(0, -1) }) }
}
