import { oneOf } from '../../phrase-pattern.ts'
import { countWords, normalize } from '../../guide/text-analysis.ts'
import type { Finder } from '../../guide/find-matter.ts'
import type { Passage } from '../../guide/passage.ts'
import type { Purpose } from './draft-texts.ts'
import { type DraftRequest, evades } from './read-draft-request.ts'
import { purposeByForms, purposeBySigns } from './purpose-forms.ts'

const reminding = oneOf(
  'remind (him|her|them|my|the)|follow(ing)? up|nudge|chase (him|her|them|up)|havent heard',
  'never (answered|replied|responded)|didnt (answer|reply|respond)|no (reply|answer) ',
)
const declining = oneOf('decline|turn down|say no to|get out of|skip|not (going|coming) to|cant (come|go|make it) to')
/** Purposes that the request itself names, with their expressions. */
const named: readonly [string, RegExp][] = [
  ['accept-invite', /\baccept(?:ing)?\b(?! (?:an? |the |his |her |their )?(?:apolog|offer|job|position|blame))/],
  [
    'condolence',
    new RegExp(
      String.raw`^(?!.{0,300}\bmy (?:husband|wife|mom|dad|mother|father|son|daughter|baby|brother|sister|grandma|` +
        String.raw`grandpa) (?:just )?(?:died|passed)\b).{0,600}?\b(condolences?|sympathy|passed away|died|loss of)\b`,
    ),
  ],
  ['congratulate', /\b(congrat\w*|got (engaged|married)|had (a|her|their) baby|graduat\w+)\b/],
  ['apology', /\b(apolog\w*|(say|saying|im|i am|to be) (so |really |that i am )?sorry|make up with)\b/],
  ['birthday', /\b(?:happy birthday|birthday (?:message|card|text|wish|wishes|note|greeting))\b/],
  ['resign', /\b(resign\w*|two weeks notice|(quit|quitting|leaving) my job|give notice)\b/],
  [
    'cancel',
    /\b(cancel\w*|bail(ing)? on|rain check|reschedul\w*|can ?t make it (tonight|tomorrow|today|on \w+day|anymore))\b/,
  ],
  ['thank', /\b(thank you|thanking|thanks? (her|him|them|note|my|the))\b/],
  ['complain', /\b(complain\w*|refund|money back from|return policy)\b/],
  ['money-back', /\b(pay me back|owes? me|paid me back|money (he|she|they) owes?)\b/],
  ['late-payer', /\b(unpaid invoice|overdue invoice|invoice|late client)\b/],
  [
    'repair',
    /\b(?:landlord|super|property manager|maintenance)\b.{0,60}\b(?:broken?|leak\w*|clogged|mold|out|(?:doesnt|not|isnt) work\w*)\b/,
  ],
  ['remind', new RegExp(String.raw`\b(${reminding})\b`)],
  [
    'decline-invite',
    new RegExp(
      String.raw`\b((${declining}) .{0,30}(invit\w+|wedding|party|shower|dinner|bachelorette|trip|birthday|event))\b`,
    ),
  ],
  ['raise', /\b((a|my|the|pay) raise|more money at work|my salary|pay rise|for a promotion)\b/],
  ['time-off', /\b(time off|\w*days? off|vacation days|pto)\b/],
  ['extension', /\b(extension|more time|push (back )?the deadline|extend)\b/],
  ['reference', /\b(reference|recommendation letter|letter of recommendation)\b/],
  [
    'no-second-date',
    /\b(second date|another date|not interested|turn (him|her) down|dont want to (date|see) (him|her) again)\b/,
  ],
  ['end', /\b(break up|breaking up|breakup|end (things|it|the friendship)|dump|stop seeing)\b/],
  ['invite', /\b(invite|inviting|invitation to my|come over)\b/],
  ['say-no', new RegExp(`\\b(?:${evades})`)],
  [
    'say-no',
    /\b(say(ing)? no|a no|decline|declining|turn(ing)? (it|that|this|them) down|turn(ing)? down|refuse|cant do it|back out)\b/,
  ],
  ['limit', /\b(boundar\w+|limit|to stop|back off|leave me alone|stop (\w+ing))\b/],
  ['reconnect', /\b(reconnect|reach out|catch up|get back in touch|miss (her|him|them|you)|long time no)\b/],
  ['talk', /\b(we need to talk|ask (her|him|them) to talk|sit down with|bring (it|this|that) up)\b/],
]

/** Kinds of refusals. The one that fits the case is used instead of a general no. */
const refusals = new Set([
  'refuse-shift',
  'decline-invite',
  'no-loan',
  'limit',
  'leave-group',
  'workload',
  'scope',
  'say-no',
])

/** The probability that the matters of a purpose need together. */
const likelyFrom = 0.35

/** The same for a story, in which each word says less. */
const likelyInStory = 0.3
/** Threshold for a purpose found in earlier messages, when the request itself only says 'talk'. */
const clearly = 0.5

const pointing = /\b(it|that|this|him|her|them|one|to (him|her|them))\b/
const maxPointing = 12

/** True if the message doesn't say what the wanted message is about, so that the conversation has to. */
export const isPointing = (message: string, request: string): boolean =>
  countWords(message) - countWords(request) < maxPointing &&
  (pointing.test(normalize(message)) || countWords(message) <= 8)

/** Finds the purposes of messages. */
export type Purposes = {
  byId: (id: string | null | undefined) => Purpose | null
  /** Returns the purpose of the matter's messages. */
  ofMatter: (passage: Passage | null | undefined) => Purpose | null
  /** Returns the purpose that the words are most probably about. */
  find: (words: string, find: Finder, from?: number) => Purpose | null
}

/** Indexes the purposes by their ids and matters. */
export function createPurposes(all: readonly Purpose[]): Purposes {
  const byId = new Map(all.map((purpose) => [purpose.id, purpose]))
  const byMatter = new Map(all.flatMap((purpose) => purpose.matters.map((id) => [id, purpose] as const)))
  const find = (words: string, finder: Finder, least?: number): Purpose | null => {
    const sums = new Map<Purpose, number>()
    for (const { passage, confidence } of finder(words)) {
      const purpose = byMatter.get(passage.id)
      if (purpose) sums.set(purpose, (sums.get(purpose) ?? 0) + confidence)
    }
    const [best] = [...sums].toSorted(([, one], [, other]) => other - one)
    const from = least ?? (countWords(words) > maxPointing ? likelyInStory : likelyFrom)
    return best !== undefined && best[1] >= from ? best[0] : null
  }
  return {
    byId: (id) => byId.get(id ?? '') ?? null,
    ofMatter: (passage) => byMatter.get(passage?.id ?? '') ?? null,
    find,
  }
}

function purposeOfClause({ say, ask }: DraftRequest): string | null {
  const line = normalize(say ?? '')
  if (/\bsorry\b|\bmy fault\b/.test(line)) return 'apology'
  if (/\b(thank|grateful)\b/.test(line)) return 'thank'
  if (/\b(dropping out|leaving|quitting|stepping (?:down|back)|not coming back|giving up my)\b/.test(line))
    return 'step-back'
  if (
    /^(i |im |we )?(really )?(cant|wont|am not able|not able|dont want|dont have|wouldnt|couldnt|not going)\b/.test(
      line,
    )
  )
    return 'say-no'
  if (say !== null) return 'tell'
  return ask === null
    ? null
    : /\b(help|watch|pick (up|him|her)|babysit|drive|ride|cover|look after|lend|borrow|take care)\b/.test(
          normalize(ask.what),
        )
      ? 'help'
      : 'ask'
}

/** Purposes that give way to a more specific one from the situation. */
const general = new Set(['remind', 'limit', 'talk', 'say-no'])

/** A complaint about someone else’s habit: the user wants a limit, not to cancel or apologize. */
const othersHabit = /^(?:my|our) (?:\w+ ){1,3}(?:keeps?|always|never|still|just)\b/
const ofOneself = new Set(['cancel', 'apology', 'apology-work'])

function purposeOfEarlier(purposes: Purposes, { told, message, find, matter }: DraftContext): Purpose | null {
  const line = normalize(told)
  const named = purposeByForms(`${line} ${normalize(message)}`)
  return purposes.byId(named) ?? purposes.find(told, find) ?? purposes.ofMatter(matter)
}

type DraftContext = {
  message: string
  /** The earlier messages about the current matter. */
  told: string
  wish: DraftRequest
  /** True if the message refers to the conversation before it. */
  isPointing: boolean
  matter: Passage | null
  /** True if the matter was opened, not only offered. */
  isOpen: boolean
  before: Purpose | null
  find: Finder
}

/** Chooses the purpose of the wanted message: the request names it, or the conversation shows it. Returns null if neither does. */
export function choosePurpose(purposes: Purposes, draftContext: DraftContext): Purpose | null {
  const { message, told, wish, matter, before, find } = draftContext
  const asked = normalize(wish.request).replace(/\bnot (?:really )?saying no\b/, '')
  const explicit = named.find(([, form]) => form.test(asked))?.[0] ?? null
  const says = wish.say !== null || wish.ask !== null
  const context = before ?? (matter !== null && draftContext.isOpen ? purposes.ofMatter(matter) : null)
  const isTheirs = othersHabit.test(normalize(told)) && ofOneself.has(context?.id ?? '')
  const pointed = draftContext.isPointing && !says ? (isTheirs ? purposes.byId('limit') : context) : null
  const likely = purposes.find(message, find)
  const bySignsBefore = (likely === null || draftContext.isPointing) && !says ? purposeBySigns(told) : null
  const bySigns = purposes.byId(purposeBySigns(message) ?? bySignsBefore)
  if (bySigns !== null && before === null && (explicit === null || general.has(explicit))) return bySigns
  if (explicit === 'say-no') {
    const kind = [pointed, likely, purposes.find(told, find)].find((one) => one !== null && refusals.has(one.id))
    return kind ?? purposes.byId(explicit)
  }
  if (explicit === 'limit' && wish.ask !== null) return purposes.byId(purposeOfClause(wish))
  if (explicit === 'talk') return pointed ?? likely ?? purposes.find(told, find, clearly) ?? purposes.byId(explicit)
  if (explicit !== null) return purposes.byId(explicit)
  const fromEarlier = told === '' ? null : purposeOfEarlier(purposes, draftContext)
  return pointed ?? (says ? null : likely) ?? purposes.byId(purposeOfClause(wish)) ?? likely ?? fromEarlier
}
