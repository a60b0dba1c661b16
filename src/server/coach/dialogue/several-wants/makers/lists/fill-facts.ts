import { capitalize } from '#contract/capitalize.ts'
import { wholeDollars } from '../../../../whole-dollars.ts'
import { readBudget } from './read-budget.ts'

const women = 'mom|mother|grandma|grandmother|aunt|sister|daughter|wife|mother in law|mother-in-law|girlfriend|niece'
const men = 'dad|father|grandpa|grandfather|uncle|brother|son|husband|father in law|father-in-law|boyfriend|nephew'
const visit =
  'appointment|checkup|check-up|visit|physical|surgery|scan|doctor|specialist|cardiolog\\w*|mammogram|follow ?up'
/** Matches the relative whose appointment it is. */
const patient = new RegExp(
  String.raw`\b(?:(her|his) (?:\w+ ){0,2}(?:${visit})\b|(?:taking|take|bringing) (?:my )?(${women}|${men}|her|him)\b|(${women}|${men})(?:[’']?s)? (?:sees|has|goes to|is seeing)? ?(?:an? |the |her |his |my )?(?:\w+ ){0,3}(?:${visit})\b)`,
  'i',
)
const ownVisit = new RegExp(
  String.raw`\b(?:i have|i[’']?ve got|i got|i[’']?m (?:seeing|having|getting)|i see|i go (?:back )?to|seeing|my)(?: (?!mom|mother|dad|father|son|daughter|husband)[\w-]+){0,4} (?:${visit})\b`,
  'i',
)

type Forms = Readonly<Record<string, string>>
const self: Forms = { i: 'I', me: 'me', my: 'my', self: 'myself', im: 'I’m', do: 'do', s: '' }
const her: Forms = { i: 'she', me: 'her', my: 'her', self: 'herself', im: 'she’s', do: 'does', s: 's' }
const him: Forms = { i: 'he', me: 'him', my: 'his', self: 'himself', im: 'he’s', do: 'does', s: 's' }

const isWoman = (word: string): boolean => new RegExp(`^(?:${women}|her)$`, 'i').test(word)

/** Returns the words for whoever the appointment is for: the user or a relative. */
function patientForms(message: string): Forms {
  const [, owner, taken, seen] = patient.exec(message) ?? []
  const who = owner ?? taken ?? seen
  if (who === undefined || ((seen ?? owner) !== undefined && ownVisit.test(message))) return self
  return isWoman(who) ? her : him
}

const child =
  /\b(?:my |our )?((?:step|grand)?(?:daughter|son)|boy|girl|kid|child)(?:[’']?s)?(?:,? ((?-i:[A-Z])[a-z]{1,14}))?/i
const notNames = /^(?:I|The|He|She|They|We|And|But|Is|IEP|My|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/

/** Returns what to call the child: a name, a pronoun, or 'my child'. */
function childWord(message: string): string {
  const [, role = '', name] = child.exec(message) ?? []
  if (name !== undefined && !notNames.test(name)) return name
  if (/daughter|girl/i.test(role) || (role === '' && /\bshe\b/i.test(message))) return 'she'
  if (/son|boy/i.test(role) || (role === '' && /\bhe\b/i.test(message))) return 'he'
  return 'my child'
}

const called = /\b(?:named|called) ((?-i:[A-Z])[a-z]{1,14})/i
function animalForms(message: string): Forms {
  const name = called.exec(message)?.[1] ?? (/\b(?:cat|kitten)\b/i.test(message) ? 'this cat' : 'this dog')
  if (/\bhe(?:[’']s)?\b/i.test(message)) return { name, he: 'he', him: 'him' }
  if (/\bshe(?:[’']s)?\b/i.test(message)) return { name, he: 'she', him: 'her' }
  return { name, he: 'it', him: 'it' }
}

const toNumber = (text: string | undefined): number => Number((text ?? '').replace(/[^\d.]/g, ''))

/** Says a captured part of the message; with a sign, as an amount in dollars. */
const sayCapture = (part: string | undefined, sign: string): string | undefined =>
  part === undefined ? undefined : `${sign}${part.trim().replace(/[,.]$/, '')}`.replace('$$', '$')

/** In dollars. */
const step = 5
/** Reads the slots for the budget and parts of it: {share30} is 30 % of it in whole steps. */
function sayBudget(slot: string, message: string): string | undefined {
  const share = /^(?:share(\d{1,2})|budget)$/.exec(slot)
  const budget = share === null ? null : readBudget(message)
  if (share === null || budget === null) return undefined
  const percent = share[1]
  return wholeDollars(
    percent === undefined ? budget : Math.max(step, Math.round((budget * Number(percent)) / 100 / step) * step),
  )
}

/** Says an hour as a text does: '2pm' becomes '2 p.m.' */
const sayHour = (text: string): string =>
  text.replace(/(\d) ?([ap])m\b/gi, (_, figure: string, half: string) => `${figure} ${half.toLowerCase()}.m.`)

/** Fills the slots of a line with what the message tells. Returns null if a slot stays empty. */
export function fillFacts(text: string, captures: readonly string[], message: string): string | null {
  if (!text.includes('{')) return text
  const up = toNumber(captures[1]) - toNumber(captures[0])
  const forms: Forms = {
    ...patientForms(message),
    ...animalForms(message),
    kid: childWord(message),
    childThem: /\b(?:daughter|girl)\b/i.test(message) ? 'her' : 'him',
    ...(up > 0 && { up: wholeDollars(up) }),
  }
  let isWhole = true
  const filled = text.replace(/\{(\$?)(\w+)\}/g, (_, sign: string, slot: string) => {
    const value = /^\d$/.test(slot)
      ? sayCapture(captures[Number(slot) - 1], sign)
      : (forms[slot] ?? forms[slot.toLowerCase()] ?? sayBudget(slot, message))
    if (value === undefined) isWhole = false
    return value === undefined ? '' : /^[A-Z]/.test(slot) ? capitalize(value) : value
  })
  return isWhole ? capitalize(sayHour(filled)).replaceAll('.m..', '.m.') : null
}
