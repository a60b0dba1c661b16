import { capitalize } from '#contract/capitalize.ts'
import { numberedList } from '../../markdown.ts'
import { type Answer, makeAnswer, paragraphs, type Turn } from '../compose-answer.ts'

const things =
  'van|truck|shop|laundrette|launderette|laundromat|allotment|stable|kennel|bookshop|florist|restaurant|pub|bar|gallery|workroom|practice|shop|salon|bakery|cafe|café|stall|stand|business|studio|store|garden|boat|bus|kitchen|service|company|agency|farm|market|garage|school|club|choir|band|clinic|nursery|workshop|press|podcast|blog|newsletter'
const asks = new RegExp(
  String.raw`\b(?:names? for|help me name|(?:^|\. )name|help naming) (?:my|our|a|an|the) ((?:[\p{L}’'-]+ ){0,5}?)(${things})\b|\bwhat (?:should|can|do) (?:I|we) (?:call|name) (?:my|our) ((?:[\p{L}’'-]+ ){0,5}?)(${things})\b`,
  'iu',
)
const own =
  /\b(?:I am|I['’]m|my name is|my name['’]s|name['’]s)(?: called)? ((?-i:\p{Lu})[\p{L}’'-]+)(?=[,.;!]|$| and| from| so)/iu
const location =
  /\b(?:based in|it[’']s in|I['’]m in|we['’]re in|from|in|near|outside) ((?-i:\p{Lu})[\p{L}’'-]+(?: (?-i:\p{Lu})[\p{L}’'-]+)?)/u
const colour =
  /\b(yellow|red|blue|green|pink|purple|orange|white|black|gold|golden|silver|turquoise|lilac|teal|cream|brown|gr[ae]y|mint)\b/iu

/** Returns the work for a name, without 'little': 'mobile dog grooming'. */
const title = (words: string): string =>
  words
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '' && !/^(?:new|little|small|own|tiny|home|family)$/i.test(word))
    .map(capitalize)
    .join(' ')

const isLocation =
  /^(?:shop|salon|bakery|cafe|café|stall|stand|studio|store|garden|farm|market|kitchen|school|club|choir|clinic|nursery|workshop|press)$/i

function compose({
  name,
  where,
  hue,
  trade,
  thing,
}: Record<'name' | 'where' | 'hue' | 'trade' | 'thing', string>): string[] {
  const has = (...parts: string[]): boolean => parts.every((part) => part !== '')
  const plain = trade.replace(/^Mobile /, '')
  const work = plain !== '' && isLocation.test(thing) ? `${plain} ${thing}` : plain
  const of = (isTold: boolean, text: string): string[] => (isTold ? [text] : [])
  return [
    ...of(has(name, hue), `${name}’s ${hue} ${thing}`),
    ...of(has(hue), `The ${hue} ${thing}`),
    ...of(has(name, work), `${name}’s ${work}`),
    ...of(has(where, work), `${where} ${isLocation.test(thing) ? work : trade}`),
    ...of(has(name), `${name} & Co.`),
    ...of(has(name) && plain.endsWith('ing'), `${plain} by ${name}`),
    ...of(has(where, hue), `The ${hue} ${thing} of ${where}`),
    ...of(has(name, trade) && trade.startsWith('Mobile'), `${name} on Wheels`),
    ...of(has(name, where), `${name} of ${where}`),
    ...of(has(name), `Ask for ${name}`),
    ...of(has(name), `At ${name}’s`),
  ]
}

/** In names. From fewer there is nothing to choose. */
const fewest = 4
const most = 8

/** Makes names from the details: the owner, the place, the color, the work. */
export function answerBusinessNames({ request: { message } }: Turn): Answer | null {
  const found = asks.exec(message)
  if (found === null) return null
  const [, before, thing, called, calledThing] = found
  const names = compose({
    name: own.exec(message)?.[1] ?? '',
    where: location.exec(message)?.[1] ?? '',
    hue: capitalize(colour.exec(message)?.[1]?.toLowerCase() ?? ''),
    trade: title(before ?? called ?? ''),
    thing: capitalize((thing ?? calledThing ?? '').toLowerCase()),
  })
  if (names.length < fewest) return null
  return makeAnswer(
    paragraphs(
      'From what you told me:',
      numberedList(names.slice(0, most)),
      'Say your two favorites out loud, as if you were picking up the phone. Then check that nobody near you has it.',
    ),
    { closesTopic: true },
  )
}
