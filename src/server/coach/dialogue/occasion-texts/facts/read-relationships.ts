import { capitalize } from '#contract/capitalize.ts'
import { oneOf } from '../../../phrase-pattern.ts'
import { numberWords, readCount } from '../../../number-words.ts'
import { toSetIn } from './slot-words.ts'

type Facts = Record<string, string | undefined>

const children = 'son|daughter|grandson|granddaughter|kid|boy|girl|twin|children|nephew|niece'
const helpers =
  'teacher|coach|aide|bus driver|driver|principal|tutor|sitter|babysitter|nanny|daycare|preschool|therapist|nurse|counselor|instructor'
const ofChild = new RegExp(
  String.raw`\b(my|our) (?:(?:little|youngest|oldest|older|younger) )?(${children})([’']?s?[’']?) (?:(?:new|old|favorite|kindergarten|first|second|third|fourth|fifth|sixth|\d(?:st|nd|rd|th)|grade|math|piano|dance|band|choir|music|art|soccer|baseball|speech|sunday|school|preschool|reading|science) ){0,3}(?:${helpers})\b`,
  'i',
)
const boys = /^(?:son|grandson|boy|nephew)$/
const girls = /^(?:daughter|granddaughter|girl|niece)$/

/** Reads the child of a teacher. */
function readTaught(text: string): Facts {
  const [, whose = '', child, ending = ''] = ofChild.exec(text) ?? []
  if (child === undefined) return {}
  const one = child.toLowerCase()
  const isSeveral = /^(?:kid|twin|boy|girl)$/.test(one) && /^s/i.test(ending)
  const they = isSeveral || !(boys.test(one) || girls.test(one)) ? 'they' : boys.test(one) ? 'he' : 'she'
  return {
    taught: `${whose.toLowerCase()} ${one}${isSeveral ? 's' : ''}`,
    tthey: they,
    ...(they !== 'they' && { ts: 's' }),
  }
}

const shower = /\b(?:(baby|bridal|wedding) )?shower\b(?! (?:gifts?|curtain|head|door))/i
const afterGift = 'and|for|from|at|off|that|which|she|he|they|i|it'
const gift = new RegExp(
  String.raw`\b(?:gave|got|bought|sent|made) (?:us|me|the baby) (?:a|an|the|some) ([a-z][a-z -]{2,30}?)(?=[,.?!]|$| (?:${afterGift})\b)`,
  'i',
)

const count = String.raw`(\d{1,2}|${numberWords.slice(1, 13).join('|')})`
const nearly = '(?:for )?(?:(?:about|over|almost|like) )?'
const together = new RegExp(
  String.raw`\bwork(?:ed|ing)? (?:together|with (?:her|him|them)|side by side) ${nearly}${count} (?:years|yrs)\b(?: (?:at|in) (the [a-z][a-z ]{2,30}?)(?=[,.?!]|$| (?:and|she|he|i|can|but|so|shes|hes)\b))?`,
  'i',
)
const couple = new RegExp(String.raw`\bbeen together ${nearly}${count} (?:years|yrs)\b`, 'i')
const inWords = (said: string): string => numberWords[readCount(said.toLowerCase())] ?? said

/** Verbs for something that one of a couple did for the other: 'He drove them to every exam'. */
const deeds = oneOf(
  'drove|got|helped|took|held|stayed|moved|waited|taught|cooked|brought|sat|carried|paid|gave|made|flew|walked|wrote|fixed|built',
  'packed|picked|kept|cheered|learned|worked|showed|nursed|supported',
)
const partnerDid = [
  new RegExp(
    String.raw`\bhe ((?:${deeds})\b(?: (?:with|up|for|by|through|on|to|next))? (?:her|hers)\b(?: [^\s,.?!]+){0,12})`,
    'i',
  ),
  new RegExp(
    String.raw`\bshe ((?:${deeds})\b(?: (?:with|up|for|by|through|on|to|next))? (?:him|his)\b(?: [^\s,.?!]+){0,12})`,
    'i',
  ),
]
const asks = / (?:can you|could you|help me|please|write|i need|i want|and (?:i|we|now)\b|so (?:i|can)).*$/i
function readPartner(text: string): string | undefined {
  const said = partnerDid.map((form) => form.exec(text)?.[1]).find((one) => one !== undefined)
  const words = said?.replace(asks, '')
  return words === undefined || /\b(?:me|my|mine|us|our)\b/i.test(words) ? undefined : toSetIn(words)
}

const named = /\b(?:his|her) name was (\p{L}{2,14})\b/iu

/** Reads relationships: a child’s teacher, years together, what one did for the other. */
export function readRelationships(text: string): Facts {
  const [, years, place] = together.exec(text) ?? []
  const lostName = named.exec(text)?.[1]
  const pair = couple.exec(text)?.[1]
  const party = shower.exec(text)
  const kind = party?.[1]?.toLowerCase()
  return {
    ...readTaught(text),
    shower: party?.[0].toLowerCase(),
    babyshower: kind === 'baby' ? '' : undefined,
    gave: gift.exec(text)?.[1]?.trim().toLowerCase(),
    side:
      years && `${inWords(years)} years side by side${place === undefined ? '' : ` at ${place.trim().toLowerCase()}`}`,
    togetherline: pair && `They’ve been together ${inWords(pair)} years.`,
    lostname: lostName && capitalize(lostName.toLowerCase()),
    partnerdid: readPartner(text),
  }
}
