import { capitalize } from '#contract/capitalize.ts'
import { holidays, weekdaysAndMonths } from '../../calendar-names.ts'
import { oneOf } from '../../phrase-pattern.ts'

export type Gender = 'woman' | 'man' | 'many' | 'any'
/** The person that the text is for or about. */
export type Recipient = { name: string | null; role: string | null; gender: Gender; isGenderSure: boolean }

const women = oneOf(
  'mother|mom|mum|mama|mamá|mam|sister|aunt|auntie|grandmother|grandma|granny|nana|abuela|daughter|wife|girlfriend|niece|granddaughter|goddaughter',
  'midwife|landlady|lady|woman|girl|great-aunt|stepmother|stepmom|godmother|bride|bridesmaid|nun|queen|(?:mother|sister|daughter)-in-law',
)
const men = oneOf(
  'father|dad|papa|papá|daddy|brother|uncle|grandfather|grandpa|grandad|granddad|abuelo|son|husband|boyfriend|nephew|grandson|godson|landlord|priest',
  'man|boy|guy|stepfather|stepdad|godfather|groom|vicar|gentleman|monk|king|(?:father|brother|son)-in-law',
)
const groups = oneOf(
  'group|parents|families|customers|clients|guests|neighbors|neighbours|team|class|everyone|everybody|congregation|colleagues|coworkers|co-workers',
  'members|tenants|students|pupils|staff|committee|board|crew|girls|boys|ladies|friends|family|siblings|cousins|choir|regulars|volunteers|residents|congregants',
)
const notNames = new Set([
  ...weekdaysAndMonths,
  ...holidays,
  ...'I Luxee The A An My Our It Its It’s He She They We You Please Can Could Would Make Keep Write No Not And But So God English Lord Allah Facebook WhatsApp Instagram LinkedIn Saturday Mrs Mr Ms Dr'.split(
    ' ',
  ),
])
const name = String.raw`(?:(?:Mrs|Mr|Ms|Dr|Miss|Aunt|Auntie|Uncle|Sister|Father|Professor|Coach|Pastor)\.? )?(?-i:\p{Lu})[\p{L}’'-]+`
const roleWords = String.raw`(?:[\p{Ll}’'-]+ ){0,3}?`
const addressed = String.raw`\b(?:to|for|tell|thank(?:ing)?|telling|asking|ask|congratulat(?:e|ing)|invit(?:e|ing)|about|honou?ring|write|text|email|message)`
/** Matches 'to my former colleague Hiroko', 'to the choir director saying'. */
const byRole = new RegExp(
  String.raw`${addressed} (?:my|our|the|his|her|their|a|an) (${roleWords}[\p{Ll}’'-]+)(?:,? (${name}))?(?=[,.;:!?]| (?:who|whose|that|saying|says|telling|asking|because|about|on|in|at|for|with|from|to|of|and|is|was|has|not|so|explaining)\b|$)`,
  'iu',
)
const byName = new RegExp(
  String.raw`\b(?:(?:tell|telling|thank|thanking|ask|asking|invite|inviting|congratulate|text|email|message)|(?:note|text|message|email|letter|card|speech|toast|eulogy|words|lines?) (?:to|for)) (${name})(?![\p{L}’'])|^for (${name}),`,
  'imu',
)
const called = new RegExp(
  String.raw`\b(?:(?:her|his|their|the \p{L}+[’']s) name(?:[’']s| is)|(?:named|called)|(?:she|he)[’']s called) (${name})(?=[,.;!?]| |$)`,
  'iu',
)
/** Matches 'My aunt Ines raised me'. */
const kinNamed = new RegExp(
  String.raw`\b(?:my|our|the) (${women}|${men}|friend|best friend|neighbou?r|boss|colleague|teacher|cousin|coach|dog|cat|head|director|principal|captain|manager|chair),? (${name})(?![\p{L}’'])`,
  'iu',
)

const people = 'friend|neighbou?r|colleague|coworker|boss|teacher|cousin|coach|carer'
const isA = (words: string, role: string): boolean => new RegExp(String.raw`\b(?:${words})$`, 'iu').test(role.trim())
const notReaders = new RegExp(
  [
    String.raw`\b(?:note|message|letter|email|text|card|speech|toast|funeral|wedding|memorial|ceremony|party|occasion`,
    String.raw`|birthday|time|thing|day|group chat|form|program|programme|job|phone|way|wall|door|window|fridge|website|event`,
    String.raw`|service|retirement|graduation|sake|photo|picture|moment|ride|help)s?$`,
  ].join(''),
  'iu',
)

function genderIn(message: string): Gender {
  const [she, he] = [/\bshe\b/iu.test(message), /\bhe\b/iu.test(message)]
  if (she !== he) return she ? 'woman' : 'man'
  const isWoman = /\b(?:she|her|hers)\b/iu.test(message)
  const isMan = /\b(?:he|him|his)\b/iu.test(message)
  return isWoman === isMan ? 'any' : isWoman ? 'woman' : 'man'
}
const isName = (word: string | undefined): word is string => word !== undefined && !notNames.has(word)

const announces = /\bannounce\b|\binvitation (?:to|for) (?:the|our)\b/iu
const toChat =
  /\b(?:group (?:chat|text|thread)|family chat|the chat|whatsapp group|(?:the|our|my) (?:\p{L}+ )?group|newsletter|notice ?board)\b/iu

/** Matches 'to the family of a former colleague, Dr. Anselm Reuter'. */
const familyOf = new RegExp(
  String.raw`\b(?:family|parents|widow|widower|husband|wife|children) of (?:(?:my|our|the|an?) )?(?:[\p{Ll}-]+ ){0,4}?(?:[\p{Ll}-]+, )?((?:(?:Mrs|Mr|Ms|Dr|Prof|Professor)\.? )?\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+){0,2})`,
  'u',
)
/** Returns the person whose family the text is for. */
export const familyMemberIn = (message: string): string | null => familyOf.exec(message)?.[1] ?? null
const familyNamed = new RegExp(String.raw`\b[Tt]he ((?-i:\p{Lu})[\p{L}’-]+) family\b`, 'u')

/** Reads the person that the text is for. */
export function readRecipient(message: string): Recipient {
  const surname =
    familyNamed.exec(message)?.[1] ??
    (/\bfamily of\b/u.test(message) ? familyMemberIn(message)?.split(' ').at(-1) : undefined)
  if (surname !== undefined && /\b(?:to|for) the (?:\p{L}+ )?family\b/u.test(message))
    return { name: `${surname} family`, role: 'family', gender: 'many', isGenderSure: true }
  if (toChat.test(message) || announces.test(message))
    return { name: null, role: 'group', gender: 'many', isGenderSure: true }
  const [, before, byRoleName] =
    [...message.matchAll(new RegExp(byRole, 'giu'))].find(([, role = '']) => !notReaders.test(role)) ?? []
  const kinFound = kinNamed.exec(message)
  const byNamed = byName.exec(message)
  const known = [byRoleName, called.exec(message)?.[1], kinFound?.[2], byNamed?.[1] ?? byNamed?.[2]].find(isName)
  const role = before?.trim().toLowerCase() ?? null
  if (role !== null && isA(groups, role) && byRoleName === undefined)
    return { name: null, role, gender: 'many', isGenderSure: true }
  const [, first = '', second = ''] = /\b[Mm]y ([\p{Ll}-]+)(?: ([\p{Ll}-]+))?\b(?!['’]s)/u.exec(message) ?? []
  const kin = [`${first} ${second}`, first].find((words) => isA(`${women}|${men}|${people}`, words))
  const own = role ?? kinFound?.[1] ?? kin ?? ''
  const isGenderSure = isA(`${women}|${men}`, own)
  const gender = isA(women, own) ? 'woman' : isA(men, own) ? 'man' : genderIn(message)
  return { name: known ?? null, role: role ?? (own === '' ? null : own.toLowerCase()), gender, isGenderSure }
}

const kinNames = new Map(
  Object.entries({
    mother: 'Mom',
    mom: 'Mom',
    mum: 'Mum',
    mam: 'Mam',
    mama: 'Mama',
    father: 'Dad',
    dad: 'Dad',
    papa: 'Papa',
    grandmother: 'Grandma',
    grandma: 'Grandma',
    nana: 'Nana',
    granny: 'Granny',
    grandfather: 'Grandpa',
    grandpa: 'Grandpa',
    abuela: 'Abuela',
  }),
)
/** Returns the words that address the reader, or null if the message doesn't give them. */
export function addressOf({ name: known, role, gender }: Recipient): string | null {
  if (known !== null) return known.replace(/^\p{Ll}/u, capitalize)
  if (gender === 'many')
    return role !== null && /^(?:[\p{Ll}-]+ )?(?:parents|families|neighbou?rs|team|friends)$/u.test(role)
      ? (role.split(' ').at(-1) ?? 'everyone')
      : role === 'family'
        ? null
        : 'everyone'
  return kinNames.get(role?.split(' ').at(-1) ?? '') ?? null
}
