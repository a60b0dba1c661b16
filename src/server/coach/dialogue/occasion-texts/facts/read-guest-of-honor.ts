import { capitalize } from '#contract/capitalize.ts'
import { oneOf } from '../../../phrase-pattern.ts'
import { numberWords } from '../../../number-words.ts'
import { people, readNames } from './read-names.ts'

type Facts = Record<string, string | undefined>
/** Returns the value of a slot that only marks something. */
const flag = (is: boolean): string | undefined => (is ? '' : undefined)

const partners = 'dad|daddy|father|mom|mother|stepdad|stepmom|husband|grandpa|papa|grandma'
const groups = 'family|team|office|crew|gang|staff|kids|girls|guys|class|choir|department|neighbors'
const sender = new RegExp(
  String.raw`,? ?(?:and )?(?:its |it is |this is )?\b(?:from|signed by|sign it) (${oneOf(
    String.raw`me and (?:his|her|their|your|the|my|our) [^.?!;,]{2,25}|me(?=$|[.,?!])`,
    'us both|both of us|all of us|us',
    String.raw`(?:the|our|my) (?:whole |entire )?(?:${groups})\b(?: [^.?!;,]{2,20})?`,
    String.raw`(?:mom|grandma|nana) and (?:dad|grandpa|papa)|everyone at [^.?!;,]{2,20}`,
  )})`,
  'iu',
)
/** Removes the sender, who isn't the person honored: 'from me and his dad'. */
export const withoutSender = (text: string): string => text.replace(sender, ' ').trim()

const elders = new Map(Object.entries({ dad: 'Dad', daddy: 'Dad', father: 'Dad', grandpa: 'Grandpa', papa: 'Papa' }))

const partner = new RegExp(String.raw`\bme (?:and|n|&) (?:his|her|their|your|the) (${partners})\b`)
const couple = /^(mom|grandma|nana) (?:and|&) (dad|grandpa|papa)\b/
const isAll = /^(?:all of us|the|our|my|everyone)\b/

function signOf(said: string): string {
  const [, one, other] = couple.exec(said) ?? []
  if (one !== undefined && other !== undefined) return `${capitalize(one)} and ${capitalize(other)}`
  const beside = partner.exec(said)?.[1] ?? ''
  if (beside === 'stepdad') return 'Mom and [stepdad’s name]'
  const elder = elders.get(beside)
  if (elder !== undefined) return `${/^(?:Grandpa|Papa)$/.test(elder) ? 'Grandma' : 'Mom'} and ${elder}`
  return isAll.test(said) ? 'all of us' : '[your names]'
}

/** How it is signed: 'Mom and Dad', 'all of us'. */
function readSender(text: string): Facts {
  const said = sender.exec(text)?.[1]?.trim().toLowerCase()
  if (said === undefined || said === 'me') return {}
  return { signed: `\n\nLove, ${signOf(said)}`, i: 'we', me: 'us', my: 'our', am: 'we’re', we: '' }
}

const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const teens = 'thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const oldest = 110
function numberInWords(value: number): string {
  const small = numberWords[value] ?? teens[value - 13]
  if (small !== undefined) return small
  const ten = tens[Math.floor(value / 10) - 2]
  if (ten === undefined) return String(value)
  return value % 10 === 0 ? ten : `${ten}-${numberWords[value % 10] ?? ''}`
}
/** Writes 3 as 3rd. */
export function ordinal(value: number): string {
  const isTeen = value % 100 > 10 && value % 100 < 14
  return `${value}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th')}`
}

const ages = new RegExp(
  oneOf(
    String.raw`\bturn(?:s|ing|ed|in)? (?:the big )?(\d{1,3})\b`,
    String.raw`\b(\d{1,3})(?:th|st|nd|rd) (?:birthday|bday|bday)`,
    String.raw`\b(?:is|hes|shes|whos|gonna be|going to be|will be|be) (\d{1,3})(?! ?(?:%|pm|am|years (?:together|married)|weeks|months))\b`,
    String.raw`\b(\d{1,3}) (?:years|yrs|yr)[ -]old\b`,
    String.raw`\bsweet (sixteen|16)\b`,
  ),
  'iu',
)
const adult = 20
const teen = 13
function readAge(text: string): Facts {
  const said = ages
    .exec(text.replace(/[’']/g, ''))
    ?.slice(1)
    .find((one) => one !== undefined)
  const age = said === 'sixteen' ? 16 : Number(said)
  if (Number.isNaN(age) || age < 1 || age > oldest) return {}
  return {
    age: String(age),
    ageword: numberInWords(age),
    ageth: `${ordinal(age)} `,
    small: flag(age < teen),
    teen: flag(age >= teen && age < adult),
    grown: flag(age >= adult),
  }
}

const kinNames = new Map(
  Object.entries({
    mom: 'Mom',
    mother: 'Mom',
    mama: 'Mama',
    mommy: 'Mommy',
    dad: 'Dad',
    daddy: 'Daddy',
    father: 'Dad',
    grandma: 'Grandma',
    nana: 'Nana',
    grandpa: 'Grandpa',
    abuela: 'Abuela',
    abuelo: 'Abuelo',
    abuelita: 'Abuelita',
    papa: 'Papa',
    grandmother: 'Grandma',
    grandfather: 'Grandpa',
    mami: 'Mami',
    papi: 'Papi',
  }),
)
const firstOwn = new RegExp(
  String.raw`\b(?:my|our) (?:\w+ ){0,2}?(${[...kinNames.keys()].join('|')}|${people})(?:[’']?s)?\b(?! in law)`,
  'iu',
)

const lostOnes =
  'mom|mother|mama|dad|father|husband|wife|son|daughter|sister|brother|grandma|grandmother|grandpa|grandfather|aunt|uncle|baby|dog|cat|nana|partner|cousin|niece|nephew|boyfriend|girlfriend|fiance|best friend'
const gone = 'died|passed|passing|death|funeral|loss|is gone|was killed'
const losses = new RegExp(
  oneOf(
    String.raw`\b(?:lost|losing|loss of|death of|passing of) (?:her|his|their|a|the) (?:\w+ )?(${lostOnes})\b`,
    String.raw`\b(?:her|his|their|whose) (${lostOnes})\b[^.?!]{0,14}\b(?:${gone})\b`,
    String.raw`\b(?:${people})[’']?s (${lostOnes})\b[^.?!]{0,14}\b(?:${gone})\b`,
  ),
  'iu',
)
const malePeople = /^(?:dad|father|husband|son|brother|grandpa|grandfather|uncle|nephew|boyfriend)$/
function readLost(text: string): Facts {
  const lost = losses
    .exec(text)
    ?.slice(1)
    .find((one) => one !== undefined)
    ?.toLowerCase()
  if (lost === undefined) return {}
  const isPerson = !/^(?:dog|cat|baby|partner|cousin|fiance|best friend)$/.test(lost)
  const isMan = malePeople.test(lost)
  return { lost: `your ${lost}`, ...(isPerson && { loveof: isMan ? 'his' : 'her', lostthem: isMan ? 'him' : 'her' }) }
}

const bodyParts =
  'hip|leg|arm|wrist|ankle|foot|back|knee|shoulder|collarbone|elbow|hand|toe|nose|ribs?|heart|gallbladder|appendix|tonsils'
const hurt = new RegExp(
  String.raw`\b(?:broke|broken|fractured|hurt|sprained|tore|injured|threw out|messed up) (?:her|his|a|their) (${bodyParts})\b`,
  'iu',
)
const operation = new RegExp(
  String.raw`\b((?:${bodyParts}|eye|brain|back|open heart)? ?(?:surgery|operation|replacement|chemo))\b`,
  'iu',
)
function readIllness(text: string): Facts {
  const part = hurt.exec(text)?.[1]?.toLowerCase()
  const surgery = operation.exec(text)?.[1]?.trim().toLowerCase()
  return { part: part && `your ${part}`, surgery: surgery && `your ${surgery}` }
}

const goesTo = new RegExp(
  [
    String.raw`\b(?:going|headed|heading|accepted|off|got in|starts?|starting) (?:off )?(?:to|into|at) (?:the )?((?:nursing`,
    String.raw`|law|med|medical|grad|graduate|vet|culinary|beauty|cosmetology|trade|dental|art|pharmacy|high|middle) school`,
    String.raw`|college|university|the (?:army|navy|marines|air force)|(?-i:\p{Lu})[\p{L}&]+(?: (?-i:\p{Lu})\p{L}+){0,2})`,
  ].join(''),
  'iu',
)

const aloof =
  /\b(?:dont|do not|don[’']t|hardly|barely|never|rarely|havent|haven[’']t) (?:really )?(?:talk|speak|talked|spoken)\b/iu
const someoneElses =
  /\b(?:my|our) (?:[a-z]+ )?(?:friend|coworker|boss|neighbor|husband|boyfriend|sister|brother|cousin)[’']?s (?:mom|mother|dad|father|grandma)\b/iu
const bound = /\b(?:and|marrying|marry|marries|engaged to|to|fiancee?|husband|wife)\b/i

/** Reads the names of the guest of honor, and of the person they marry. */
function readCalled(text: string): Facts {
  const [name, second] = readNames(text)
  const kin = someoneElses.test(text) ? undefined : kinNames.get(firstOwn.exec(text)?.[1]?.toLowerCase() ?? '')
  // 'My son is marrying Ashley' names Ashley alone.
  const isPartner =
    second === undefined &&
    name !== undefined &&
    new RegExp(String.raw`\b(?:marrying|marries|engaged to) ${name}\b`, 'i').test(text)
  if (isPartner) return { partnername: name }
  const called = name ?? kin
  return {
    name,
    called,
    addr: called === undefined ? undefined : `, ${called}`,
    ...(second !== undefined && bound.test(text) && { couple: `${name} and ${second}`, partnername: second }),
  }
}

function readYears(text: string): string | undefined {
  const years =
    /\b(\d{1,2}) ?(?:years|yrs|yr|year)\b(?![ -]old| ago)/iu.exec(text)?.[1] ??
    /\b(\d{1,2})(?:th|st|nd|rd) (?:wedding )?anniversary\b/iu.exec(text)?.[1]
  return years === undefined ? undefined : `${years} years`
}

/** Reads the guest of honor, as slots. */
export function readGuestOfHonor(whole: string): Facts {
  const text = withoutSender(whole)
  return {
    ...readSender(whole),
    ...readAge(text),
    ...readLost(text),
    ...readIllness(text),
    ...readCalled(text),
    years: readYears(text),
    quiet: flag(aloof.test(text)),
    step: flag(/\bstep ?(?:son|daughter|kid|child)/i.test(text)),
    next: goesTo.exec(text)?.[1],
  }
}
