import { capitalize } from '#contract/capitalize.ts'
import { holidays, weekdaysAndMonths } from '../../../../calendar-names.ts'
import { oneOf } from '../../../../phrase-pattern.ts'
import type { Gender, Recipient } from '../../../personal-texts/read-recipient.ts'

const women = oneOf(
  "(?:mother|sister|daughter|step ?mother)[- ]in[- ]law|mil|sil|(?:pastor|principal)[’']?s wife|mom|mother|mama|sister|aunt|grandma|grandmother|wife|girlfriend|niece|landlady|stepmom",
)
const men = oneOf(
  '(?:father|brother|son)[- ]in[- ]law|fil|bil|dad|father|papa|brother|uncle|grandpa|grandfather|husband|boyfriend|nephew|stepdad',
)
const groups = oneOf(
  'group chat|group|book club|family|everyone|everybody|class|crew|team|ladies|girls|church ladies|neighbors|parents|guests|in[- ]laws|cousins|siblings|kids|bridesmaids|coworkers|friends',
)
const offices = oneOf(
  'office|gym|daycare|school|hoa|HOA|bank|store|company|hotel|airline|groomer|dealership|restaurant|salon|clinic|studio|preschool|church|vet|photographer|venue|caterer|florist|seller',
)
const others = oneOf(
  'charge nurse|nurse manager|room mom|mail carrier|property manager|landlord|boss|manager|supervisor|team lead|shift lead|roommate|housemate|neighbor|client|customer|parent',
  'maid of honor|bridesmaid|stylist friend|friend|coworker|co-worker|teacher|coach|tenant|cousin|ex husband|ex-husband|ex wife|ex|stylist|hairdresser|babysitter|sitter|nanny|director',
  'principal|doctor|pastor|professor|instructor|contractor|plumber|mechanic|dentist|realtor|president|counselor|therapist|trainer|cleaner|housekeeper|fiance|fiancé|fiancée|partner|crush|bestie|secretary|assistant',
)
const notNames = new Set([
  ...weekdaysAndMonths,
  ...holidays,
  ...`I The A An My Our It We You He She They Please Can Could Would Make Keep Write But And So God Lord Facebook Instagram Venmo Zelle
  Zoom Vet Is Was Has AC ER HR HOA PTA IEP Write Give Help Need Draft Tell Also Then Mrs Mr Ms Dr`.split(/\s+/),
])
const name = String.raw`(?:(?:Mrs|Mr|Ms|Dr|Miss|Aunt|Auntie|Uncle|Pastor|Coach|Sister)\.? )?\p{Lu}[\p{L}-]+`
const owners = '(?:my|our|his|her|their|the|an?|[Mm]y|[Oo]ur|[Tt]he)'
const beside =
  '(?:best|old|older|younger|little|big|close|good|dear|new|former|assistant|store|dog|soccer|stylist|next door|upstairs|downstairs) '
const roleForm = (roles: string): string =>
  String.raw`(?:(?<owner>${owners}) )?(?:${beside}){0,2}(?<role>${roles})(?! in[- ]law)(?![\p{L}-])(?![’'](?!s wife)\p{L})(?:,? (?<name>${name}))?`

/** 'Becca keeps …' after 'My sister in law'. A capital letter decides, so only the role may be in any case. */
const anyRole = new RegExp(
  String.raw`(?<![\p{L}’-])${roleForm([women, men, groups, offices, others].join('|').replaceAll(/\b(\p{Ll})/gu, (letter) => `[${letter}${letter.toUpperCase()}]`))}`,
  'gu',
)
const called = new RegExp(
  String.raw`\b(?:(?:his|her|their|the) name(?:’s| is)|(?:named|called)|(?:[Tt]eacher|[Bb]oss|[Ll]andlord|[Mm]anager|[Dd]irector|[Cc]oach)(?:’s name)? is) (${name})(?![\p{L}’])`,
  'u',
)
const addressed = new RegExp(
  String.raw`\b(?:to|for|tell|telling|text|texting|email|emailing|message|thank|thanking|ask|asking|answer|remind|reminding|letting) (?:my |our )?(${name})(?![\p{L}’])`,
  'u',
)
const titled = /\b(?:Mrs|Mr|Ms|Miss)\.? \p{Lu}\p{L}+/u
const ending = new RegExp(String.raw`(?:^| )(?:${women})$`, 'u')
const endingMan = new RegExp(String.raw`(?:^| )(?:${men})$`, 'u')
const isGroup = (role: string): boolean => new RegExp(String.raw`^(?:${groups}|crew|office staff)$`, 'u').test(role)

/** Matches what the user is or should be: 'I’m a nurse', 'asked to be room mom'. */
const ofUser =
  /\b(?:be|being|as|I’m|I am|was) (?:(?:an?|the|her|his|[\p{L}]+ shift) )?\S+(?: \S+){0,2}$|\b(?:[Rr]oom|[Oo]ther) mom\b/u
/** In letters. */
const longestLead = 16

type Found = { name: string | null; role: string; at: number; isOfOther: boolean }

function rolesIn(text: string): Found[] {
  const own = [...text.matchAll(anyRole)].filter(
    ({ 0: all, index }) => !ofUser.test(`${text.slice(Math.max(0, index - longestLead), index)}${all}`),
  )
  return own.map(({ groups: found, index }) => {
    const given = found?.['name']
    return {
      role: (found?.['role'] ?? '').toLowerCase(),
      name: given === undefined || notNames.has(given) ? null : given,
      at: index,
      isOfOther: /^(?:his|her|their)$/u.test(found?.['owner'] ?? '') || /[’']s $/u.test(text.slice(0, index)),
    }
  })
}

const genderOfRole = (role: string): Gender =>
  isGroup(role) ? 'many' : ending.test(role) ? 'woman' : endingMan.test(role) ? 'man' : 'any'

function genderOfPronouns(text: string): Gender {
  const isWoman = /\b(?:she|her)\b/iu.test(text)
  const isMan = /\b(?:he|him|his)\b/iu.test(text)
  if (isWoman === isMan) return !isWoman && /\b(?:they|them)\b/iu.test(text) ? 'many' : 'any'
  return isWoman ? 'woman' : 'man'
}

/** In letters. */
const nearby = 70
/** The gender by the first pronouns after the role, or else by all of them. */
function genderAfter(told: string, role: string | null, want: string): Gender {
  const at = role === null ? -1 : told.toLowerCase().indexOf(role)
  const near = at < 0 ? 'any' : genderOfPronouns(told.slice(at, at + nearby))
  return near === 'any' || near === 'many' ? genderOfPronouns(`${told} ${want}`) : near
}

/** The pronoun that stands for the reader in the want: 'what do I text him'. */
const pronounOf = (want: string): Gender => {
  const [, found] =
    /\b(?:text|send|write|email|message|hand|give|tell|ask|answer|to|asking|telling|thanking|reply) (?:it to )?(her|him|them)\b/iu.exec(
      want,
    ) ?? []
  if (found === undefined) return 'any'
  return found.toLowerCase() === 'her' ? 'woman' : found.toLowerCase() === 'him' ? 'man' : 'many'
}

const offending =
  /^(?:husband|wife|boyfriend|girlfriend|partner|fianc\p{L}+|family|kids|girls|friends|church|school|store|in-laws|in laws)$/u

/** Returns whom the want is about by what is told: the first that fits, and one of the own household only if nobody else does. */
function pickTold(told: readonly Found[], asked: Gender): Found | undefined {
  const fits = told.filter(({ role }) => {
    const gender = genderOfRole(role)
    return asked === 'any' || asked === 'many' || gender === 'any' || gender === asked
  })
  return fits.find(({ role }) => !offending.test(role)) ?? fits[0]
}

/** Words after which what the text says begins. */
const content =
  /\b(?:saying|says?|asking|telling|thanking|about|explaining|that (?!is\b|isn’t|doesn’t|does\b|doesn)|because|for (?:bringing|being|the|her|his))\b/u

/** Matches a question after the wish: 'write something, or should my husband say it?'. */
const orElse = /,? (?:or|and) (?:should|do|does|is|would|can) /u

/** Words before the reader. */
const leadsToReader = new RegExp(
  [
    String.raw`(?:^|\b(?:to|for|tell|telling|ask|asking|text|texting|email|emailing|message|thank|thanking|answer|remind`,
    String.raw`|reminding|invite|write|with|in (?:the|our|my) \p{L}+)) ?$`,
  ].join(''),
  'iu',
)

/** Reads whom the text is for: from the want, or else from what is told. */
export function readReader(want: string, told: string): Recipient {
  const cut = Math.min(content.exec(want)?.index ?? want.length, orElse.exec(want)?.index ?? want.length)
  const head = want.slice(0, cut)
  const asked = pronounOf(want)
  const direct = addressed.exec(want)?.[1]
  const inHead =
    rolesIn(head).find(({ at }) => leadsToReader.test(head.slice(0, at))) ??
    rolesIn(want.slice(0, cut + 60)).find(({ at }) => at < cut + 30 && asked === 'any')
  const found = inHead ?? pickTold(rolesIn(told), asked)
  const byCall = called.exec(told)?.[1] ?? (asked === 'any' ? undefined : titled.exec(told)?.[0])
  const role = found?.role ?? null
  const known = direct !== undefined && !notNames.has(direct) ? direct : withTitle(found?.name ?? null, role)
  const ofRole = role === null ? 'any' : genderOfRole(role)
  const gender = ofRole === 'any' && asked !== 'any' && asked !== 'many' ? asked : ofRole
  return {
    name:
      known ??
      (byCall === undefined ||
      notNames.has(byCall) ||
      (inHead === undefined && found !== undefined && !isTitled(found.role))
        ? null
        : byCall),
    // Nobody calls another person’s father 'Dad'.
    role:
      found?.isOfOther === true && /^(?:mom|dad|mother|father|mama|papa|grandma|grandpa)$/u.test(role ?? '')
        ? null
        : role,
    gender: gender === 'any' ? genderAfter(told, role, want) : gender,
    isGenderSure: gender !== 'any',
  }
}

/** 'Aunt Ruth' for 'my aunt Ruth'. */
const withTitle = (called: string | null, role: string | null): string | null =>
  called !== null && /^(?:aunt|uncle|grandma|grandpa)$/u.test(role ?? '') && !called.includes(' ')
    ? `${capitalize(role ?? '')} ${called}`
    : called

const isTitled = (role: string): boolean =>
  /^(?:teacher|boss|landlord|manager|director|coach|preschool|daycare)$/u.test(role)
