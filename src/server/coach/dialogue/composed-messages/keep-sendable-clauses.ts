import { oneOf } from '../../phrase-pattern.ts'
import type { MessageAct, MessageDraft, Point } from './message-draft.ts'

const adverbs = oneOf(
  'always|never|often|still|just|really|also|only|already|finally|now|then|even|not|probably|kindly|both|all|actually',
)
const helpers = oneOf(
  'am|is|are|was|were|be|has|have|had|do|does|did|can|could|will|would|should|might|may|must|cannot',
  '(?:is|are|was|were|has|have|had|do|does|did|ca|could|wo|would|should|must)n’t',
)
/** Past forms and verbs that a whole clause may have; others are known by their ending. */
const verbs = oneOf(
  helpers,
  'need|want|like|love|know|think|hope|wish|see|work|live|start|stop|keep|take|make|go|come|get|give|put|pay|owe|use',
  'bring|leave|stay|teach|help|call|ask|tell|say|hear|play|cook|drive|pick|drop|run|sit|let|turn|mean|feel|look|lose',
  'went|came|left|took|got|gave|made|kept|said|told|saw|heard|lost|paid|ran|sent|sat|spent|stood|thought|wore|wrote',
  'broke|bought|brought|built|caught|chose|drank|drove|ate|fell|found|flew|froze|grew|held|hid|hit|hurt|led|lent|lied',
  'quit|sang|sold|shut|slept|spoke|stole|threw|woke|won|began|became|taught|met|cut|set|fed|fixed|forgot|knew|read',
  'charge|coach|sleep|miss|appreciate|clean|close|depend|care|count|remember|rent|sign|teach|understand|watch',
)
const pronoun = '(?:I|we|you|he|she|it|they|there|that|this|these|those|nobody|nothing|everybody|everyone|somebody)'
const contracted = new RegExp(`^${pronoun}’(?:m|re|s|ll|d|ve)\\b`, 'iu')
const withPronoun = new RegExp(`^(${pronoun})(?: (?:${adverbs}))* ([\\p{L}’]+)`, 'iu')
const beforeVerb = `(?:[\\p{L}\\d’$.,:-]+ ){1,8}?(?:(?:${adverbs}) )*`
const withNoun = new RegExp(
  `^(?!${pronoun}\\b)(?:${beforeVerb})(?:${verbs}|\\p{Ll}{2,}ed|\\p{Ll}{2,}s|\\p{L}+’(?:s|re|ll|ve)(?= (?:been|not|still|out|down|off|\\p{Ll}+ing)\\b))(?=[ ,.]|$)`,
  'iu',
)
const known = new RegExp(`^(?:${verbs}|\\p{Ll}{2,}ed|\\p{Ll}{2,})$`, 'iu')
const thirdPerson = /^(?!(?:pass|miss|guess|discuss|press|cross|bless|always|was|is|has|does)$)\p{Ll}+s$/iu
const plural = /^(?:I|we|you|they|these|those)$/i

/** Whether subject and verb of a statement are known, and go with each other. */
function isStatement(text: string): boolean {
  if (contracted.test(text)) return true
  const [, who = '', verb = ''] = withPronoun.exec(text) ?? []
  if (who === '') return withNoun.test(text)
  if (plural.test(who) && (thirdPerson.test(verb) || (!/^I$/i.test(who) && /^(?:was|is|has|does|am)$/i.test(verb))))
    return false
  return known.test(verb)
}

const asks = oneOf('could|can|would|will|do|does|did|is|are|was|were|have|has|may|should')
const asked = oneOf('you|I|we|he|she|it|they|there|the|my|our|your|that|this|somebody|someone|anybody|\\p{Lu}\\p{L}+')
const questionForm = new RegExp(
  oneOf(
    String.raw`^(?:please )?(?:${asks}) (?:${asked})\b`,
    String.raw`^(?:when|what|where|how|who|why|which)(?: [\p{L}’]+){0,4}? (?:${helpers})\b`,
  ),
  'iu',
)
const beginnings = oneOf(
  "please|let me know|let[’']?s|thank|thanks|congratulations|happy|if|when|since|because|as|after|before|until|in|on|at",
  'for|by|this|next|every|last|once|from|with|maybe|sorry|no|all',
)
const order = new RegExp(`^(?:${beginnings})\\b`, 'i')

/** Not an ask: a pronoun for something named elsewhere, or the request for words itself. */
const notWished = new RegExp(
  oneOf(
    '^(?:it|them|that|this|one)\\b(?! (?:\\p{Ll}+ed|taken|gone|done)\\b)',
    '^(?:an? |some |the )?(?:words?|text|card|note|message|e-?mail|letter)\\b',
    '^to (?:text|tell|ask|say|write|e-?mail|message|let|know|own up)\\b',
  ),
  'iu',
)

const isUnderstood = ({ kind, text }: Point): boolean => {
  if (kind === 'wish') return !notWished.test(text)
  if (kind === 'deadline' || kind === 'close') return true
  if (kind === 'ask' && /^(?:if|whether)\b/i.test(text)) return false
  return questionForm.test(text) || order.test(text) || isStatement(text)
}

/** What the reader did, or keeps doing, told as it happened. */
const deed = new RegExp(
  `^you(?:’ve| have| had|(?: (?:${adverbs}))*) ?(?:${oneOf(
    '\\p{Ll}+ed|were \\p{Ll}*|were (?:\\d|over|about)|haven’t|didn’t|keep \\p{Ll}+ing|owe|have|want (?:me|us)|wanted|got|gave|took',
    'left|said|told|made|put|sent|brought|bought|came|went|forgot|lent|paid|broke|ate|wrote|saw|sat|stood|spent|lost|let',
    'drove|held|fed|taught|cut|set|met|kept|never (?:paid|came|called|sent|said|told|gave|showed|answered|\\p{Ll}+ed)',
  )})(?![\\p{L}’])`,
  'iu',
)
const handles = oneOf('give|feed|let|leave|park|play|use|take|eat|post|send|call|text|borrow|bring')
const habit = new RegExp(
  oneOf(
    String.raw`^you \p{Ll}+ .*\b(?:every|times a|times this|each (?:day|night|week)|a day|again)\b`,
    String.raw`^you (?:${handles}) (?:my|our|me|us|the|your)\b`,
  ),
  'iu',
)
const arranged = new RegExp(
  oneOf(
    '^you(?:’re| are) (?:supposed|scheduled|due|welcome|invited|(?!going|acting|being|thinking|getting|driving)\\p{Ll}+ing)\\b',
    '^you (?:may|can|could|(?:don’t|won’t) (?:need|have) to)\\b',
  ),
  'iu',
)
/** Verbs for how the reader is, feels or will react. */
const appears = oneOf('act|acted|seem|seemed|sound|sounded|look|looked|think|thought|feel|felt|hate|hated|like|liked')
const judges = new RegExp(
  oneOf(
    String.raw`^you(?: \p{Ll}+)? (?:${appears}|love|loved|know|knew|believe)(?:d|s)?\b`,
    '^your \\p{L}+(?: is| are|’s)(?: \\p{Ll}+)? \\p{Ll}+$',
    '\\b(?:hopes up|whole thing|a grump|a yeller|weird|nosy|touchy|cheap|up the wall|me (?:crazy|nuts|insane))\\b',
  ),
  'iu',
)

/** Told to the coach about the user's own doubts and feelings. */
const confides = new RegExp(
  oneOf(
    '^I (?:think|guess|bet|suspect|wonder|feel(?! like we)|felt|hate|can’t (?:say|prove|believe|stand|even)|don’t (?:know|want(?! to )|think|care|trust|get)|haven’t told|am scared)\\b',
    '^I (?:just |really )?(?:like|need|want|know)$|^I can only (?:send|write|text|call)\\b|^I(?:’m| am) (?:scared|afraid|worried|nervous|sick|mad|tired of|done being|not (?:good|sure))\\b',
    '^part of (?:me|you)\\b|\\bmessaged me\\b|^(?:he|she|they)(?:’s|’re| is| are) (?:scared|afraid|kind of|such)\\b',
    '^(?:he|she|they|my (?:husband|wife|partner|boyfriend|girlfriend)) (?:won’t|doesn’t|never) (?:say|talk|help|listen|do)\\b',
  ),
  'iu',
)
/** A person put in place of another word, or the turns of quick typing. */
const slip = new RegExp(
  oneOf(
    '\\byou who\\b|\\byou \\p{Ll}+ (?:is|was|has)\\b|\\byou’re (?:used|bought|got)\\b|\\btho\\b|^that \\p{Lu}\\p{Ll}*\\.?$',
    '\\byour (?:no|yes|once|twice|that|it|to|on|at|in|and|but|or|because|so|every|the|a|my)\\b|\\bmother you\\b',
    '^(?:keep|make) it (?:light|short|nice|simple|casual|brief|friendly|kind|sweet|polite)\\b',
  ),
  'iu',
)

/** Acts whose message may say how the sender feels. */
const occasions: ReadonlySet<MessageAct> = new Set<MessageAct>([
  'thank',
  'condole',
  'birthday',
  'congratulate',
  'grace',
])
/** Acts whose message may say what the reader did or is. */
const mayTellOfReader: ReadonlySet<MessageAct> = new Set<MessageAct>([...occasions, 'debt', 'apologize'])

const beginsClause = `(?=(?:${pronoun}(?:’\\p{L}+)?|my|our|your|the|needs?|has|is|was|\\p{Lu}\\p{L}+) )`
const joints = new RegExp(`(,? (?:and|but|so) ${beginsClause})`, 'iu')

function isForReader(text: string, act: MessageAct): boolean {
  if (slip.test(text)) return false
  if (confides.test(text) && !occasions.has(act)) return false
  if (mayTellOfReader.has(act)) return true
  if (judges.test(text)) return false
  return !/^you(?![\p{L}])/iu.test(text) || deed.test(text) || habit.test(text) || arranged.test(text)
}

/** Clauses of a fact that can be sent, joined as they were. */
function cleaned(point: Point, act: MessageAct): Point | null {
  if (point.kind !== 'fact' && point.kind !== 'no' && point.kind !== 'reason' && point.kind !== 'offer')
    return isUnderstood(point) && !slip.test(point.text) ? point : null
  if (point.kind === 'offer' && /^you\b/i.test(point.text)) return isUnderstood(point) ? point : null
  const parts = point.text.split(joints)
  const kept: string[] = []
  for (let at = 0; at < parts.length; at += 2) {
    const text = (parts[at] ?? '').trim()
    if (!isUnderstood({ kind: 'fact', text }) || !isForReader(text, act)) continue
    kept.push(kept.length === 0 ? text : `${parts[at - 1] ?? ' '}${text}`)
  }
  return kept.length === 0 ? null : { ...point, text: kept.join('') }
}

/** Only clauses whose subject and verb are known, and that are meant for the reader. */
export const keepSendable = (draft: MessageDraft): MessageDraft => ({
  ...draft,
  points: draft.points.map((point) => cleaned(point, draft.act)).filter((point) => point !== null),
})

const asksFor: ReadonlySet<Point['kind']> = new Set<Point['kind']>(['ask', 'wish', 'no', 'offer', 'sorry', 'deadline'])
const holdsItself: ReadonlySet<MessageAct> = new Set<MessageAct>([...occasions, 'invite', 'debt'])
/** Whether something is asked or ruled out in it. */
export const hasAsk = ({ points }: MessageDraft): boolean =>
  points.some(({ kind }) => kind === 'ask' || kind === 'wish' || kind === 'no')

/** An ask that was told, and was not understood. */
const ask = new RegExp(
  oneOf(
    '\\?|\\b(?:I (?:just |really |only )?(?:need|want|would like)|I’d like|(?:he|she|they) (?:needs?|ha(?:s|ve)) to)\\b',
    '\\b(?:(?:he|she|they) (?:should|must)|ask (?:him|her|them|if|for|whether))\\b',
  ),
  'iu',
)

/** Whether what remains says what the message is for. `left`: clauses that were told and aren't in it. */
export function holdsPurpose({ points, act, about, opens }: MessageDraft, left: readonly string[]): boolean {
  const isSaid = points.some(({ kind }) => kind !== 'close')
  if (act === 'refuse' || act === 'cancel') return about !== null || points.length > 0
  if (points.some(({ kind }) => asksFor.has(kind)) || holdsItself.has(act)) return true
  const ofReader = points.some(({ kind, text }) => kind === 'fact' && /^your?(?![\p{L}])/iu.test(text))
  if (opens !== null) return ofReader
  if (isSaid && points.some(({ kind, text }) => kind === 'close' && text.includes('?'))) return true
  const news = points.some(({ kind, text }) => kind === 'fact' && !/^(?:you|it)(?![\p{L}])/iu.test(text))
  return news && !left.some((clause) => ask.test(clause))
}
