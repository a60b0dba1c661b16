import { oneOf } from '../../../phrase-pattern.ts'
import { addressReader, cleanClause, isClean } from '../read-clause.ts'
import { findPeople, type Relation } from './find-people.ts'
import type { Listener } from './read-listener.ts'
import { baseFromPast, baseFromThird, gerundFrom, isBase } from './verb-forms.ts'

/**
 * A habit, as it is said to the person: 'you’ve been leaving your drawer for me to balance'. `change` is the wish: 'stop leaving your drawer
 * for me to balance', or null if it isn’t clear.
 */
export type Habit = { notice: string; change: string | null; isOnce: boolean; effect: string | null }

const starts = oneOf(
  String.raw`(?:and |but |so |because |cause |cuz )?(?:how|what) (?:do|should|can|could|would|to|am)\b`,
  String.raw`(?:can|could|would|will) (?:you|u)\b|(?:please )?(?:help me|write|draft|give me|need (?:a|to)|any advice|idk|do i|should i)\b`,
)
const clauses = oneOf(
  "it(?:[’']?s| is| makes| drives| was| hurts)?\\b|its\\b|i(?:[’']m)?\\b|im\\b|ive\\b|i[’'][a-z]+|my\\b|we\\b|nobody\\b|everyone\\b|everybody\\b|the others\\b|now\\b|then\\b|that\\b|this\\b",
  '(?:he|she|they|you)\\b|thats\\b|there\\b|theres\\b',
)
/** Matches the end of the habit. 'While I do …' is still a part of it. */
const boundary = new RegExp(
  String.raw`[,.;!?\n]| (?:${starts})| (?:and|but|so|because|cause|cuz|bc|even though|although|though) (?:${clauses})|(?<!\b(?:like|while|when|whenever|if|that|what|how|say|says|said|saying|thinks|think|before|after|until|till|as|than|because)) (?:i (?:dont|don[’']t|need|want|am|feel|hate|just|told|already|have to|cant|can[’']t)|im|i[’']m|its|it[’']s|thats|that[’']s)\b`,
  'iu',
)
const upTo = (text: string): string => {
  const at = text.search(boundary)
  return (at < 0 ? text : text.slice(0, at)).trim()
}

/** Returns somebody else's habit up to its end, without turning the words to the listener. */
export const clauseAfter = upTo

const often =
  '(?:always|constantly|still|just|only|basically|literally|usually|often|sometimes|totally|kinda|really|lately)'
const adverb = new RegExp(String.raw`^(?:(?:who|that|[’']s been|has been) )?(?:${often} )?`, 'iu')

/** True unless the clause names another person of that gender, to whom a pronoun may refer. */
function isOfListener(clause: string, { person }: Listener): boolean {
  const [other] = findPeople(clause)
  if (other === undefined) return true
  const rest = clause.slice(other.to)
  if (other.gender === 'many') return !/\b(?:they|them|their)\b/i.test(rest)
  const pronoun = other.gender === 'male' ? /\b(?:he|him|his)\b/i : /\b(?:she|her)\b/i
  return (person.gender !== 'any' && person.gender !== other.gender) || !pronoun.test(rest)
}

const more = oneOf('and', 'then')
/** Turns verbs after 'and' or 'then' into the second person: 'and sits' becomes 'and sit'. */
const verbsToSecondPerson = (words: string): string =>
  words.replaceAll(new RegExp(String.raw`\b(${more}) ([\p{L}]+s)\b`, 'giu'), (whole, and: string, verb: string) => {
    const base = baseFromThird(verb.toLowerCase())
    return base === null ? whole : `${and} ${base}`
  })

type Part = { notice: string; change: string | null; isOnce?: boolean }
const rest = (words: string): string => (words === '' ? '' : ` ${words}`)
const positive = (words: string): string =>
  words
    .replace(/\bhave any\b/i, 'have some')
    .replace(/\banything\b/gi, 'something')
    .replace(/\bany\b/gi, 'some')
    .replace(/\banymore\b/gi, '')
    .replace(/\bever\b ?/gi, '')
    .replace(/ {2,}/g, ' ')
    .trim()

const shift = (after: string): [string, string] => {
  const [first = '', ...others] = after.split(' ')
  return [first.toLowerCase(), others.join(' ')]
}

function keeps(after: string): Part | null {
  const [verb, others] = shift(after.replace(/^on /i, ''))
  if (!verb.endsWith('ing') || /^(?:asking|wanting|being|getting)$/.test(verb)) return null
  const isForgotten = verb === 'forgetting' && /^to /i.test(others)
  return {
    notice: `you’ve been ${verb}${rest(others)}`,
    change: isForgotten ? `remember ${others}` : `stop ${verb}${rest(others)}`,
  }
}

function doesNot(after: string, how: 'never' | 'don’t' | 'won’t' | 'didn’t'): Part | null {
  const [first, others] = shift(after.replace(/^(?:ever|even|want to|like to) /i, ''))
  const base = how === 'never' ? (baseFromThird(first) ?? (isBase(first) ? first : null)) : isBase(first) ? first : null
  if (base === null) return null
  const done = `${base}${rest(others)}`
  const change = how === 'didn’t' ? null : positive(done)
  const isFew = how === 'never'
  return {
    notice: isFew ? `you don’t ${done} most of the time` : `you ${how} ${done}`,
    change,
    isOnce: how === 'didn’t',
  }
}

/** Reads 'is always on his phone', 'is always late', which have no verb to turn. */
function isAlways(after: string): Part | null {
  const said = after.replace(/^(?:always|never|constantly|still|so|just|really) /i, '').replace(/^so /i, '')
  const [first, others] = shift(said)
  if (/^late\b/i.test(said)) return { notice: `you’ve been ${said}`, change: 'be on time', isOnce: false }
  if (/^on (?:his|her|their|the) phone/i.test(said))
    return {
      notice: /\b(?:all|every|whole|during|at|when|while)\b/i.test(others) ? `you’re ${said}` : `you’re ${said} a lot`,
      change: 'put your phone away',
    }
  if (first.endsWith('ing') && isBase(first.replace(/ing$/, '')) && first !== 'being')
    return { notice: `you’ve been ${first}${rest(others)}`, change: `stop ${first}${rest(others)}` }
  if (/^(?:behind|on|in|at|gone|loud|rude|short|mean|messy|negative|bossy|nosy|grumpy|distracted|so)\b/i.test(said))
    return { notice: `you’ve been ${said} a lot lately`, change: null }
  return null
}

function simply(after: string, isOften: boolean): Part | null {
  const [first, others] = shift(after)
  const base = baseFromThird(first)
  if (base !== null && !(/^(?:want|need|expect|ask|tell)$/.test(base) && /^(?:me|us|for|to)\b/i.test(others))) {
    const gerund = gerundFrom(base)
    const done = verbsToSecondPerson(others)
    const isWhile = /\bwhile i\b|\bwhen i\b/i.test(others)
    if (isOften && gerund !== null && done === others && !isWhile)
      return { notice: `you’ve been ${gerund}${rest(others)}`, change: `stop ${gerund}${rest(others)}` }
    return {
      notice: `you ${base}${rest(done)}`,
      change: gerund !== null && done === others && !isWhile ? `stop ${gerund}${rest(others)}` : null,
    }
  }
  const isToUser = /\b(?:me|my|our|us|i)\b/i.test(others) && !/^(?:left|hit) (?:me|us)\b|^lost\b/i.test(after)
  return baseFromPast(first) === null || !isToUser || isOften
    ? null
    : { notice: `you ${first}${rest(others)}`, change: null, isOnce: true }
}

const negations: readonly (readonly [RegExp, 'never' | 'don’t' | 'won’t' | 'didn’t'])[] = [
  [/^(?:(?:almost|barely|hardly) )?(?:never|hardly ever|rarely|barely|hardly) /i, 'never'],
  [/^(?:doesn[’']?t|don[’']?t|does not|do not) /i, 'don’t'],
  [/^(?:won[’']?t|will not|refuses? to|is refusing to) /i, 'won’t'],
  [/^(?:didn[’']?t|did not|forgot to) /i, 'didn’t'],
]

function readPart(said: string): Part | null {
  const plain = said.replace(/^(?:who|that) /i, '')
  const kept =
    /^(?:(?:always|just|still) )?(?:keeps?|kept|won[’']?t (?:stop|quit)|doesn[’']?t stop|never stops|has been|have been|can[’']?t stop) /i.exec(
      plain,
    )
  if (kept !== null) return keeps(plain.slice(kept[0].length))
  for (const [form, how] of negations) {
    const found = form.exec(plain)
    if (found !== null) return doesNot(plain.slice(found[0].length), how)
  }
  const being = /^(?:is|are|[’']s|s) /i.exec(plain)
  if (being !== null) return isAlways(plain.slice(being[0].length))
  const words = plain.replace(adverb, '')
  const { length } = plain
  return simply(words, words.length < length)
}

/** Matches sentences about the effect on the user; other sentences are left out. */
const effects: readonly (readonly [RegExp, string])[] = [
  [/\bi feel (?:like )?[^,.?!]{3,60}/i, ''],
  [
    /\b(?:getting old|driving me|drives me|over it|sick of it|fed up|so tired of|had enough|cant take|annoy\w*|frustrat\w*)\b/i,
    'it’s wearing on me',
  ],
  [/\b(?:hurts?|hurting) (?:my feelings|me)?\b/i, 'it hurts'],
  [/\bnot fair\b|\bunfair\b/i, 'it doesn’t feel fair to me'],
  [/\bi can(?:[’']?t|not) [^,.?!]{4,50}/i, ''],
  [/\bi (?:end up|have to|got to|gotta|cant sleep|can[’']t sleep|do everything|do it all)\b[^,.?!]{0,50}/i, ''],
]
const wishes = / (?:how|what|can|could|write|help|and (?:i )?(?:dont|don[’']?t|want|need)|but|without)\b.*$/i

function readEffect(after: string): string | null {
  for (const [form, words] of effects) {
    const found = form.exec(after)?.[0]
    if (found === undefined) continue
    if (words !== '') return words
    const clause = cleanClause(found.replace(wishes, ''))
    if (isClean(clause) && !/\b(?:he|she|they|him|her|them)\b/i.test(clause)) return clause
  }
  return null
}

/** Matches the place in 'my coworker at the clinic keeps leaving early'. */
const place = new RegExp(
  String.raw`^ (?:at|from|in|on) (?:(?:the|my|our) )?\p{L}+(?: (?:${oneOf('desk|shift|store|school|clinic|office|team|line|floor')}))?(?= (?:(?:who|that) )?(?:(?:just|still|always) )?(?:${oneOf('keeps?|kept|always|never|constantly|is|are|does|doesn|don|won|has been')})\b)`,
  'iu',
)
const ofWork: ReadonlySet<Relation> = new Set<Relation>(['boss', 'client', 'coworker', 'staff'])
const withoutPlace = (after: string, relation: Relation): string =>
  ofWork.has(relation) ? after.replace(place, '') : after

const pronounFor = { female: '(?:she)', male: '(?:he)', many: '(?:they)', any: '(?:she|he|they)' } as const

/** Reads the habit from the clause that has the person as its subject. Returns null if it isn't safe to say it to them. */
export function readHabit(text: string, listener: Listener): Habit | null {
  const { person, relation } = listener
  const after =
    person.from < 0
      ? []
      : [
          withoutPlace(text.slice(person.to), relation).replace(
            /^,? (?:(?:is|whos|who is) )?\d{1,2}(?:[ -]?(?:yrs?|years?)(?:[ -]old)?)?,?(?= )/i,
            '',
          ),
        ]
  const pronoun = new RegExp(String.raw`\b${pronounFor[person.gender]}(?:[’']?s)? (?!wont\b.{0,20}\bback)`, 'giu')
  const byPronoun = [...text.matchAll(pronoun)].map(({ index, 0: words }) =>
    text.slice(index + words.length - (/[’']?s $/.test(words) && words.length > 4 ? 3 : 0)),
  )
  for (const words of [...after, ...byPronoun]) {
    const said = upTo(
      words.replace(/^ (?:i (?:work|live|share|sit) (?:with|next to|for) )?/, '').replace(/^[’']s /, 'is '),
    )
    const part = said === '' ? null : readPart(said)
    if (part === null) continue
    const notice = clean(part.notice, listener)
    if (notice === null) continue
    const change = part.change === null ? null : clean(part.change, listener)
    const left = text.slice(text.indexOf(said) + said.length)
    return { notice, change, isOnce: part.isOnce === true, effect: readEffect(left) }
  }
  return null
}

const fewestWords = 2
const tooShort = /^(?:you|you’ve been) \S+$/i
const maxWords = 26
const unsaid = /\b(?:sex|naked|drunk|hits?|hitting|abus\w+|cheat\w*|affair|divorc\w*)\b/i

function clean(words: string, listener: Listener): string | null {
  const line = cleanClause(words)
  const { length } = line.split(' ')
  if (
    length < fewestWords ||
    tooShort.test(line) ||
    length > maxWords ||
    unsaid.test(line) ||
    !isOfListener(line, listener)
  )
    return null
  return addressReader(line)
}
