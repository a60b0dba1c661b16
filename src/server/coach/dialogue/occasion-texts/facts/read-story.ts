import { toSetIn } from './slot-words.ts'
import { withoutSender } from './read-guest-of-honor.ts'

type Facts = Record<string, string | undefined>

const shared = new RegExp(
  [
    String.raw`\b(we(?:[’']?ve)?|they) ((?:all )?(?:grew up|met|been (?:best )?friends|been best friends|have been (?:best`,
    String.raw` )?friends|went to|worked|work|lived|were roommates|roomed|shared|raised|played|served|became friends|go way`,
    String.raw` back)\b[^,.?!]{0,60})`,
  ].join(''),
  'iu',
)
const cut = / (?:and (?:i|she|he|we|now|shes|hes)|but|can you|please|make it|so i)\b.*$/iu
/** Turns 'We grew up together in Queens' into a sentence. */
function readShared(text: string): { us?: string; them?: string } {
  const [, who = '', what = ''] = shared.exec(text) ?? []
  const clean = what === '' ? undefined : toSetIn(what.replace(cut, ''))
  if (clean === undefined) return {}
  const words = clean.replace(/^been/, 'have been')
  return /^we/i.test(who)
    ? { us: `We ${words.replace(/^have been/, '’ve been').replace(/^ /, '')}`.replace('We ’ve', 'We’ve') }
    : { them: `They ${words}` }
}

/** The user's own role for each person, with the user as a woman: a niece has an aunt. */
const counterparts = new Map(
  Object.entries({
    cousin: 'cousin',
    sister: 'sister',
    brother: 'sister',
    friend: 'friend',
    'best friend': 'best friend',
    bestie: 'best friend',
    coworker: 'coworker',
    daughter: 'mom',
    son: 'mom',
    niece: 'aunt',
    nephew: 'aunt',
    mom: 'daughter',
    mother: 'daughter',
    dad: 'daughter',
    father: 'daughter',
    granddaughter: 'grandma',
    grandson: 'grandma',
    roommate: 'roommate',
    neighbor: 'neighbor',
    stepdaughter: 'stepmom',
    stepson: 'stepmom',
    grandma: 'granddaughter',
    grandmother: 'granddaughter',
    grandpa: 'granddaughter',
  }),
)
const related = new RegExp(
  String.raw`\bmy (?:(?:little|big|older|younger|baby|twin|oldest|youngest|only) )?(${[...counterparts.keys()].toSorted((a, b) => b.length - a.length).join('|')})(?:[’']?s)?\b(?! in law)`,
  'iu',
)
const womenWords = /^(?:sister|daughter|niece|mom|mother|granddaughter|stepdaughter|grandma|grandmother)$/
const menWords = /^(?:brother|son|nephew|dad|father|grandson|stepson|grandpa)$/
const role = /\b(maid of honor|matron of honor|bridesmaid|mother of the (?:bride|groom)|best (?:woman|man))\b/iu

/** Reads the speaker's relation to the person of a toast or letter, and their common story. */
export function readStory(whole: string): Facts {
  const text = withoutSender(whole)
  const kin = related.exec(text)?.[1]?.toLowerCase()
  const { us, them } = readShared(text)
  const mine = kin === undefined ? undefined : counterparts.get(kin)
  const part = role.exec(text)?.[1]?.toLowerCase()
  const gender = kin === undefined ? undefined : womenWords.test(kin) ? 'woman' : menWords.test(kin) ? 'man' : undefined
  const isHer =
    gender === 'woman' || (gender === undefined && /\b(?:she|shes|her|hers|girl|bride|maid of honor)\b/i.test(text))
  const isHim = gender === 'man' || (gender === undefined && !isHer && /\b(?:he|hes|his|him|groom)\b/i.test(text))
  return {
    mine:
      mine === undefined
        ? part
        : part === undefined || part.startsWith('mother')
          ? (part ?? mine)
          : `${mine} and ${part}`,
    shared: us && `${us}.`,
    sharedthem: them && `${them}, and here we are.`,
    ...(isHer && { herhim: 'her', hershis: 'her', shehe: 'she' }),
    ...(isHim && { herhim: 'him', hershis: 'his', shehe: 'he' }),
  }
}
