import { capitalize } from '#contract/capitalize.ts'
import { oneOf } from '../../../phrase-pattern.ts'
import { toSetIn } from './slot-words.ts'

type Facts = Record<string, string | undefined>

const spelled: readonly [RegExp, string][] = [
  [/\bgel x\b/gi, 'Gel-X'],
  [/\bmove (outs?|ins?)\b/gi, 'move-$1'],
  [/\bdeep cleans?\b/gi, 'deep cleans'],
  [/\b(\d) kids\b/gi, '$1 kids'],
]
const spell = (words: string): string => spelled.reduce((text, [form, instead]) => text.replace(form, instead), words)

const extras: readonly [RegExp, string][] = [
  [/\bfree (?:estimates?|quotes?)\b/i, 'Free estimates.'],
  [/\bfree (?:consults?|consultations?)\b/i, 'Free consultations.'],
  [/\bfree delivery\b/i, 'Free delivery.'],
  [/\blicensed and insured\b|\binsured and licensed\b/i, 'Licensed and insured.'],
  [/\b(?<!and )insured\b(?! and)/i, 'Insured.'],
  [/\b(?:have|got|good|great) references\b|\breferences available\b/i, 'References available.'],
  [/\bwalk ?ins? (?:are )?welcome\b/i, 'Walk-ins welcome.'],
  [/\bweekends? (?:too|available|ok)\b|\bopen weekends\b/i, 'Weekends available.'],
  [/\bsame day\b/i, 'Same-day spots.'],
  [/\bpet friendly\b/i, 'Pet friendly.'],
  [/\bfamily[ -]owned\b/i, 'Family owned.'],
  [/\b(?:i bring|bring my own) (?:my own )?(?:supplies|products)\b/i, 'I bring my own supplies.'],
  [/\b(?:i come to you|im mobile|i am mobile|mobile)\b/i, 'I come to you.'],
  [/\bcpr certified\b/i, 'CPR certified.'],
]

const workVerbs =
  'do|offer|make|sell|bake|provide|specialize in|clean|sew|teach|tutor|groom|cater|paint|fix|style|cut|mow|trim|build|walk|haul|install|repair|organize|decorate|design'
const doing = new RegExp(
  String.raw`\b(?:i|we) (?:also |mostly |mainly )?(${workVerbs}) (?!it\b|this\b|not\b|that\b|so\b|good\b)([^,.?!]{3,70}?)(?= (?:in|at|from|for \d|since|out of|starting|and (?:i|im|we|need|want)|need|want|text|call|dm)\b|[,.?!]|$)`,
  'iu',
)
const looksForWork = oneOf(
  "i|im|i'm|we|ive|free|text|call|dm|message|in|based|licensed|insured|starting|please|can|could|\\d+|need|help|write|make|it|open|about|short|with|under|so|and i|my|want|just|nothing|something|keep|booking|prices?|starts|reference|references|mobile|weekends|family|walk|been|love|like|happy|best|who|she|he|they|since|no|not|a|an|the|hes|shes|single|married|divorced|widowed|mom|asking|pick|pickup|must|obo|size|looking|hiring|closed|everything|all|each|monday|tuesday|wednesday|thursday|friday|saturday|sunday|born|named|her|his|our|near|years?|experience|very|good|great|nice|fun|funny|serious|cute",
)
/** Returns the work between two commas: 'gel x and acrylics'. */
export function listedWork(text: string): string | undefined {
  const parts = text
    .split(/[,.;!?]/)
    .slice(1)
    .map((part) => part.trim())
  return parts.find(
    (part) =>
      part.split(' ').length <= 6 &&
      part.length > 3 &&
      !new RegExp(`^(?:${looksForWork})\\b`, 'iu').test(part) &&
      !extras.some(([form]) => form.test(part)),
  )
}

const towns = [
  new RegExp(
    [
      String.raw`\b(?:im|i[’']m|i am|we are|were|we[’']re|based|located|shop|salon|business|live) (?:out of |in |is in |based`,
      String.raw` in |located in )(\p{L}{4,}(?: (?!i\b|and\b|we\b|for\b|with\b)\p{L}{2,}){0,1}?)(?=[,.?!]|$| (?:and|i|we|for`,
      String.raw`|with|area)\b)`,
    ].join(''),
    'iu',
  ),
  /\bin ((?-i:\p{Lu})[\p{L}.]+(?: (?-i:\p{Lu})\p{L}+){0,2})/u,
  new RegExp(
    [
      String.raw`\b(?:in|around|near|serving) (?:the )?(\p{L}{4,}(?: (?:city|springs|beach|falls|park|heights|rapids|county`,
      String.raw`|hills|lake|rock|worth|antonio|diego|vegas))?)(?=[,.?!]|$| (?:area|and|under|free|for|text|call|dm|message`,
      String.raw`|so)\b)`,
    ].join(''),
    'iu',
  ),
  /\b(?:in|around) (?:san|los|las|el|fort|new|saint|north|south|west|east) \p{L}{3,}\b/iu,
]
const notTowns = new RegExp(
  `^(?:${oneOf('january|february|march|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday', 'advance|town|person|general|there|here|time|spanish|english|need|home|cash|total|order|white|black|blue|gray|pink|green|college|school|business|years?|this|that|them|case|christmas|thanksgiving|spring|summer|fall|winter|love|demand')})\\b`,
  'i',
)
function readTown(text: string): string | undefined {
  for (const form of towns) {
    const found = form.exec(text)
    const town = (found?.[1] ?? found?.[0].replace(/^(?:in|around) /i, ''))?.trim()
    if (town !== undefined && !notTowns.test(town))
      return town
        .split(' ')
        .map((word) => capitalize(word))
        .join(' ')
  }
  return undefined
}

const contact = /\b(text|call|dm|email|message) (?:me )?(?:at )?(\+?[\d(][\d() .-]{6,18}\d|[\w.]{2,30}@[\w.]{3,30}\w)/iu
const experience = [
  /\b(\d{1,2}|a few|over \d{1,2}|almost \d{1,2}) (?:years?|yrs) (?:of )?(?:experience|exp)\b/iu,
  /\b(?:for|been|doing|in business|cleaning|baking|hair|nails|lashes|been doing \w+) (?:for |about |over )?(\d{1,2}) (?:years|yrs)\b/iu,
  /\b(\d{1,2}) (?:years|yrs)\b/iu,
]
const sellers: readonly [RegExp, string][] = [
  [/\bnails?\b/i, 'Nail tech'],
  [/\blash\w*\b/i, 'Lash artist'],
  [/\bhair\w*|\bstylist\b/i, 'Hairstylist'],
  [/\bclean\w*\b/i, 'House cleaner'],
  [/\bcakes?\b/i, 'Cake baker'],
  [/\b(?:bak(?:ing|ery|er)|cookies|sourdough|bread)\b/i, 'Home baker'],
  [/\bphotograph\w*\b/i, 'Photographer'],
  [/\b(?:massage|lmt)\b/i, 'Massage therapist'],
  [/\b(?:tutor\w*)\b/i, 'Tutor'],
  [/\bcandles?\b/i, 'Candle maker'],
  [/\b(?:jewelry|earrings)\b/i, 'Jewelry maker'],
  [/\b(?:daycare|childcare)\b/i, 'Home daycare'],
  [/\b(?:sew\w*|alterations|seamstress)\b/i, 'Seamstress'],
  [/\b(?:makeup|mua)\b/i, 'Makeup artist'],
  [/\b(?:dog groom\w*|groomer)\b/i, 'Dog groomer'],
  [/\b(?:realtor|real estate)\b/i, 'Realtor'],
]

const bioLoves =
  /\b(?:i )?(?:love|like|enjoy|into|obsessed with) (?!it\b|to be\b|if\b)([^.?!;]{3,70}?)(?=[.?!;]|$|, (?:and )?(?:i|im|my|looking|want|need)\b)/iu
const children =
  /\b(?:mom|mama|mother) (?:of|to) (\d{1,2}|a|one|two|three|four|five|six|seven)(?: (boys|girls|kids|son|daughter|boy|girl))?\b/iu

const ownJob = new RegExp(
  [
    String.raw`\b(?:im|i[’']m|i am) (?:an?|currently an?) ((?!mom|mother|mama|single|new|wife|widow)[a-z]+(?:`,
    String.raw` [a-z]+){0,2}?)(?=[,.?!]|$| (?:with|for|and|of|in|at|looking|who|\d|from)\b| \d)`,
  ].join(''),
  'iu',
)
function readOwner(text: string): Facts {
  const [, many, of = ''] = children.exec(text) ?? []
  const loves = toSetIn(bioLoves.exec(text)?.[1])
  const own = /\b(?:im|i[’']m|i am) (\d{2})\b/iu.exec(text)?.[1]
  const selling =
    /\bi (sell|make|bake|teach|paint|knit|crochet|sew|write|coach) ([^,.?!]{3,50}?)(?=[,.?!]|$| (?:and (?:i|im)|in)\b)/iu.exec(
      text,
    )
  const sold = selling === null ? undefined : toSetIn(`I ${selling[1]?.toLowerCase() ?? ''} ${selling[2] ?? ''}`)
  const job = ownJob.exec(text)?.[1]
  return {
    jobtitle: toSetIn(job),
    momsell: many === undefined || sold === undefined ? undefined : `Mom of ${many}. ${sold}`,
    momof: many === undefined ? undefined : `Mom of ${many}${of === '' ? '' : ` ${of}`}`,
    loves,
    ownage: own,
    isell: sold,
    divorced: /\bdivorced\b/i.test(text) ? 'divorced' : /\bwidow/i.test(text) ? 'widowed' : undefined,
  }
}

const needs: readonly [RegExp, string][] = [
  [/\bnails?\b/i, 'your nails done'],
  [/\blash\w*\b/i, 'your lashes done'],
  [/\bhair\w*|\bbraids?\b/i, 'your hair done'],
  [/\bcakes?\b/i, 'a cake'],
  [/\bbabysit\w*\b/i, 'a babysitter'],
  [/\btutor\w*\b/i, 'a tutor'],
  [/\bphotograph\w*\b/i, 'a photographer'],
  [/\bmakeup\b/i, 'your makeup done'],
]
const isOurs = (text: string, verb: string): string =>
  new RegExp(String.raw`\bwe (?:also |mostly |mainly )?${verb}\b`, 'i').test(text) ? 'We' : 'I'

/** Reads what the user does for a living, as sentences of a post or bio. */
export function readBusiness(text: string): Facts {
  const [, verb = '', work] = doing.exec(text) ?? []
  const listed = listedWork(text)
  const isCounted = work !== undefined && !/^(?:a lot|my|all|the)\b/i.test(work)
  const own = toSetIn(isCounted ? spell(work) : undefined)
  const others = toSetIn(listed === undefined ? undefined : spell(listed))
  // 'I do hair, braids and silk presses' is best said by its parts.
  const isTrade =
    own === undefined ||
    (others !== undefined && /^(?:hair|nails|lashes|makeup|cleaning|cakes|brows|alterations|sewing)$/i.test(own))
  const services = isTrade ? (others ?? own) : own
  const town = readTown(text)
  const years = experience.map((form) => form.exec(text)?.[1]).find((one) => one !== undefined)
  const lines = extras.flatMap(([form, line]) => (form.test(text) ? [line] : []))
  const [, how = '', where] = contact.exec(text) ?? []
  const seller = sellers.find(([form]) => form.test(text))?.[1]
  return {
    services,
    serviceline:
      services === undefined
        ? undefined
        : isTrade
          ? `I do ${services}.`
          : `${isOurs(text, verb)} ${verb.toLowerCase()} ${services}.`,
    need: needs.find(([form]) => form.test(text))?.[1],
    town,
    intown: town && `in ${town}`,
    expline: years && `${capitalize(years)} ${years === '1' ? 'year' : 'years'} of experience.`,
    extraline: lines.length === 0 ? undefined : lines.join(' '),
    reach: where === undefined ? undefined : `${capitalize(how.toLowerCase())} me at ${where.trim()}`,
    estimate: /\bfree (?:estimates?|quotes?)\b/i.test(text) ? 'Message me for yours' : undefined,
    seller,
    action: /maker|baker/i.test(seller ?? '') ? 'DM me to order' : undefined,
    ...readOwner(text),
  }
}
