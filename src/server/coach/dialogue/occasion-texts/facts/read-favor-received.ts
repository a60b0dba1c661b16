import { oneOf } from '../../../phrase-pattern.ts'
import { addressReader, cleanClause } from '../../message-drafts/read-clause.ts'
import { toSetIn } from './slot-words.ts'

/** Verb forms that follow 'Thank you for'. */
const gerunds = new Map(
  Object.entries({
    was: 'being',
    were: 'being',
    been: 'being',
    brought: 'bringing',
    brings: 'bringing',
    made: 'making',
    makes: 'making',
    came: 'coming',
    gave: 'giving',
    gives: 'giving',
    helped: 'helping',
    helps: 'helping',
    watched: 'watching',
    watches: 'watching',
    drove: 'driving',
    drives: 'driving',
    cooked: 'cooking',
    sent: 'sending',
    took: 'taking',
    takes: 'taking',
    stayed: 'staying',
    stays: 'staying',
    fixed: 'fixing',
    let: 'letting',
    prayed: 'praying',
    donated: 'donating',
    hosted: 'hosting',
    taught: 'teaching',
    teaches: 'teaching',
    threw: 'throwing',
    covered: 'covering',
    picked: 'picking',
    cleaned: 'cleaning',
    checked: 'checking',
    checks: 'checking',
    listened: 'listening',
    listens: 'listening',
    called: 'calling',
    calls: 'calling',
    visited: 'visiting',
    sat: 'sitting',
    held: 'holding',
    supported: 'supporting',
    encouraged: 'encouraging',
    mowed: 'mowing',
    shoveled: 'shoveling',
    loaned: 'loaning',
    lent: 'lending',
    paid: 'paying',
    found: 'finding',
    worked: 'working',
    gone: 'going',
    went: 'going',
    kept: 'keeping',
    keeps: 'keeping',
    put: 'putting',
    planned: 'planning',
    organized: 'organizing',
    showed: 'showing',
    showing: 'showing',
    got: 'getting',
    stepped: 'stepping',
    waited: 'waiting',
    answered: 'answering',
    wrote: 'writing',
    pushed: 'pushing',
    believed: 'believing',
    fed: 'feeding',
    walked: 'walking',
    opened: 'opening',
    dropped: 'dropping',
    looked: 'looking',
    looks: 'looking',
    cared: 'caring',
    cares: 'caring',
    treated: 'treating',
    treats: 'treating',
    raised: 'raising',
    loved: 'loving',
    trained: 'training',
    babysits: 'babysitting',
    babysat: 'babysitting',
    shared: 'sharing',
    stood: 'standing',
  }),
)
const adverbs = 'so|always|really|just|also|even|still|all'
const starts = oneOf(
  'who|that|which|everyone|everybody',
  '(?:and|because|bc|cuz|,|\\.|for how|how)(?: (?:she|he|they|who))?(?:[’]?ve|[’]?s| has| have)?',
  '(?:she|he|they)(?:[’]?ve|[’]?s| has| have)?',
  '(?:my|our) (?:[a-z]+ )?(?:friend|neighbor|coworker|boss|cousin|aunt|uncle|grandma|grandpa|mother in law|sister in law)',
)
const told = new RegExp(
  String.raw`(?:\b|(?=,))(?:${starts}) (?:(?:${adverbs}) )?(${[...gerunds.keys()].join('|')}) ((?:[^,.?!\s]+ ?){1,16})`,
  'giu',
)
const ing = /\bfor (?:always |all )?((?:being|[a-z]{2,12}ing)\b(?! cards?\b)[^,.?!]{2,90})/iu
const notDeeds =
  /^(?:something|anything|everything|morning|evening|wedding|nothing|housewarming|thanksgiving|cleaning|nursing|engaging)\b/i

const ownChild =
  /\bmy (?:(?:little|youngest|oldest|older|younger|\d{1,2} (?:yr|year)s? old) )?(daughter|son|grandson|granddaughter|niece|nephew)(s?)\b/iu
const helperWords = new RegExp(
  [
    String.raw`\b(?:teacher|teachers|coach|sitter|babysitter|nanny|daycare|tutor|principal|aide|bus driver|nurse|nurses`,
    String.raw`|doctor|dr|therapist|vet|pastor|preschool|counselor|professor)\b`,
  ].join(''),
  'i',
)
const afterObject = new RegExp(
  [
    String.raw`^(?:$|(?:and|or|but|when|while|after|before|during|for|to|in|on|at|with|through|so|because|all|this|every|feel`,
    String.raw`|get|learn|how|up|out|back|home|a|an|the)\b)`,
  ].join(''),
  'i',
)

/** Turns 'his reading', in words about a teacher, into the son’s. */
function ofChild(words: string, child: string): string {
  return words
    .replace(/\b(her|his|their|him|them)\b(?= ?([\p{L}’]*))/iu, (word, _same: string, next: string) =>
      /^(?:him|them)$/i.test(word) || afterObject.test(next) ? `my ${child}` : `my ${child}’s`,
    )
    .replace(new RegExp(String.raw`\b(?:she|he) (?=was\b)`, 'giu'), `my ${child} `)
}

const sum = /\b(\d[\d,]*) (?:dollars|bucks)\b/gi

/** The other party is spoken to; a child in the third person stays one. */
function toReader(words: string, text: string): string | undefined {
  const child = ownChild.exec(text)?.[1]?.toLowerCase()
  const clean = cleanClause(words)
  if (child !== undefined && helperWords.test(text)) {
    const own = new RegExp(String.raw`\bmy ${child}\b`, 'i').test(clean) ? clean : ofChild(clean, child)
    return toSetIn(own.replace(sum, '$$$1'))
  }
  return toSetIn(addressReader(clean)?.replace(sum, '$$$1'))
}

const cutAt = new RegExp(
  [
    String.raw` (?:can you|could you|please|write|i want|i need|thank you note|a note|what should|want to|and i want|dont`,
    String.raw` want|any ideas|and (?:[a-z]+n[’']?t|never|was|is|were|would|could|did|does|has|had|even|i|we|now|so)\b).*$`,
  ].join(''),
  'iu',
)

const past = '[a-z]+ed|taught|drove|made|gave|brought|came|took|kept|stood|let|got|sat|held|found'
/** Matches 'And he always treated', which continues the favor. */
const andNext = new RegExp(
  String.raw`\b(and|then) (?:(?:she|he|they) (?:(?:always|even|also|just|still) )?(?=(?:${past}) ))?([a-z]+)\b`,
  'giu',
)
/** True if the words aren't a favor: 'worked with him 9 years'. In 'the shower they threw me', the shower is one. */
const isNoDeed = (action: string, rest: string): boolean =>
  (action === 'working' && /^(?:with|together|side)\b/i.test(rest)) ||
  (action === 'throwing' && /^(?:me|us) (?!an?\b|the\b|such\b)/i.test(rest))

/** Reads what a helper did, as it follows 'Thank you for': 'being so patient with my daughter’s reading'. */
export function readFavorReceived(text: string): string | undefined {
  const gerund = ing.exec(text)?.[1]
  if (gerund !== undefined && !notDeeds.test(gerund)) return toReader(gerund.replace(cutAt, ''), text)
  for (const [, verb = '', rest = ''] of text.matchAll(told)) {
    const action = gerunds.get(verb.toLowerCase())
    const isState =
      action !== 'being' ||
      /^(?:so|very|really|super|there|always|such|kind|patient|good|great|amazing|sweet|wonderful)\b/i.test(rest)
    if (action === undefined || !isState || isNoDeed(action, rest)) continue
    const more = rest
      .replace(cutAt, '')
      .replace(andNext, (_, joint: string, next: string) => `${joint} ${gerunds.get(next) ?? next}`)
    const set = toReader(`${action} ${more.trim()}`, text)
    if (set !== undefined) return set
  }
  return undefined
}
