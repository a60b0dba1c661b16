import { oneOf } from '../phrase-pattern.ts'
import { englishWeekday } from '../when/weekdays.ts'
/** Rewrites changes in the words that the readers of changes know. */

const lead = /^(?:(?:ok|okay|actually|oh|wait|and|no|so|yeah|yes|sorry|hm+|also)\b[, ]{1,3})+/i
const hour = String.raw`(?:at )?(?:\d{1,2}(?::\d{2})?(?: ?[ap]m)?|noon)`
const day = String.raw`(?:on )?(?:next |this )?(?:${englishWeekday}|mon|tues?|wed|thurs?|fri|sat|sun|today|tonight|tomorrow|tmrw|weds|thurs)`
const when = String.raw`((?:${day}|${hour})(?:[ ,]{1,2}(?:${day}|${hour}))?)`

/** Matches 'For the dentist one, make it Tuesday instead'. */
const named = new RegExp(
  String.raw`^(?:for|on|about|with) the ([^,]{2,40}?) (?:one|thing|card),? (?:can you |please )?(?:make|change|move|put|set|do|push|switch) (?:it|that)(?: to| for)? ${when}\b(?: instead)?`,
  'i',
)
/** Matches 'Make the orthodontist 3:45, they called'. */
const makes = new RegExp(
  String.raw`^(?:make|do|have) the ([^,]{2,40}?) (?:be |for |to )?${when}\b(?: instead)?(?=$|[.!,;]| (?:i|they|he|she|we|it|my|the)\b)`,
  'i',
)
const dropVerbs = oneOf(
  'scratch|scrap|skip|drop(?! (?:the|my) [^,.?]{2,30} off\\b)|forget|never ?mind|nvm|leave out|lose',
)
/** Matches 'Scratch the couch one', 'never mind about the ham'. */
const dropped = new RegExp(
  `^(?:${dropVerbs})(?: about)? (?:the|that) ([^,.?]{2,40}?)(?: (?:one|thing|card|task))?(?:, [^?]{2,60})?[.!]*$`,
  'i',
)

/** Matches 'Push the report to Wednesday and the laundry to Thursday'. */
const twice = new RegExp(
  String.raw`^(move|push|bump|shift|scoot|reschedule) ([^,;]{2,60}? to ${when}),? (?:and|,) ((?:the|my) [^,;]{2,60}? to ${when})\b`,
  'i',
)

const days = oneOf(`today|tonight|yesterday|tomorrow|(?:this |last )?${englishWeekday}`)
const free = oneOf(
  'days?|hours?|mornings?|afternoons?|evenings?|nights?|weekends?|weeks?|months?|time|work|shift|edge|load|shoes|school',
)
const amount = String.raw`(?:(?:an?|the|my|some|half|half an?|one|two|three|\d+) )?(?:half )?(?:an? )?`
const asked = '^(?:can (?:you|u) |could you |please |pls )*'
/** Matches 'Take yoga off tomorrow', but not 'take Friday off' or 'take the afternoon off on Friday'. The rest follows. */
const takesOff = new RegExp(
  String.raw`${asked}take (?!${amount}(?:${free}|${days})\b|(?:it|that|this|them)\b)(?:the |my )?([^,;?]{2,50}?) off (?:of |for |on |from )?(?:my )?(${days})\b(?:,? (?:and )?([^?]{2,80}?))?[?.!]*$`,
  'i',
)
/** Matches 'Mark the walk done for today and yesterday, I forgot'. */
const doneOn = new RegExp(
  String.raw`${asked}(?:mark|tick|check) (?:off )?(?:the |my )?([^,;?]{2,60}?) (?:as )?(?:done|complete|completed|finished|off) (?:for |on )?(${days})(?:,? (?:and|&) (?:for |on )?(${days}))?\b(?:,? (?:and )?([^?]{2,80}?))?[?.!]*$`,
  'i',
)
const command =
  /^(?:please )?(?:add|put|move|delete|remove|remind|mark|cancel|schedule|push|log|check|tick|cross|buy|get|set|make|take)\b/i
/** Keeps a request after the list. A remark may be dropped. */
const withTail = (changes: readonly string[], tail: string | undefined): string =>
  [...changes, ...(tail !== undefined && command.test(tail) ? [tail] : [])].map((one) => `${one}.`).join(' ')
/** Returns true for the rest of 'Mark the walk done today and the gym done yesterday', which stays as it is. */
const isSameAct = (tail: string | undefined): boolean =>
  tail !== undefined && !command.test(tail) && !isReason.test(tail) && /\b(?:done|off)\b/i.test(tail)
/** Matches a reason: 'We are off for the summer'. */
const isReason =
  /^(?:(?:because|bc|since|cause|cuz|as) )?(?:we|i|im|i['’]m|were|its|it|it['’]s|she|shes|he|hes|they|theyre|there|theres|nobody|no)\b/i

const finishes = oneOf('finished|completed|got done with|did')
const tails = String.raw`(?:off|from|on) (?:of )?(?:my|the) [a-z -]{3,20}|(?:as |all )?(?:done|complete|completed|finished)|off`
/** Matches a long list of things that are done or to be removed. Groups: the verb, the list. */
const longList = new RegExp(
  String.raw`${asked}((?:delete|remove|(?:check|tick|cross|mark) off|i (?:just |also |already )?(?:${finishes})|i[’']?ve (?:${finishes})) )([^:?]+)$`,
  'i',
)
/** Matches the same with the verb after the list. */
const longListBefore = new RegExp(String.raw`${asked}((?:mark|take|check|cross|tick|cancel) )([^:?]+)$`, 'i')
const listTail = new RegExp(` (?:${tails})$`, 'i')
/** Matches statements: 'I did the dishes, cooked, went out'. */
const isTold = /^(?:\w+ed|went|got|took|made|had|still|but|then|i|we|felt|was)\b/i
/** A sentence with more names isn't read as one request for all of them. */
const maxNamed = 5
function inShortLists(text: string): string | null {
  const said = text.replace(/(?<![.!])[.!]+$/, '')
  const tail = listTail.exec(said)?.[0] ?? ''
  const body = said.slice(0, said.length - tail.length)
  const [, verb = '', list = ''] = longList.exec(body) ?? (tail === '' ? null : longListBefore.exec(body)) ?? []
  const named = list.split(/,\s*(?:and\s+)?/).filter((name) => name.trim() !== '')
  const all = [...named.slice(0, -1), ...(named.at(-1)?.split(/ and /) ?? [])]
  if (all.length <= maxNamed || all.slice(1).some((name) => isTold.test(name))) return null
  const groups = Math.ceil(all.length / maxNamed)
  const begins = Array.from({ length: groups + 1 }, (_, at) => Math.floor((at * all.length) / groups))
  return begins
    .slice(0, -1)
    .map((from, at) => `${verb}${all.slice(from, begins[at + 1]).join(', ')}${tail}.`)
    .join(' ')
}

function normalizeVerbs(sentence: string): string {
  const text = sentence.replace(lead, '')
  const shorter = inShortLists(text)
  if (shorter !== null) return shorter
  const [, off, from, afterOff] = takesOff.exec(text) ?? []
  if (off !== undefined && !isSameAct(afterOff)) return withTail([`delete the ${off} ${from}`], afterOff)
  const [, done, first, second, afterDone] = doneOn.exec(text) ?? []
  if (done !== undefined && !isSameAct(afterDone))
    return withTail(
      [first, second].flatMap((one) => (one === undefined ? [] : `check off the ${done} ${one}`)),
      afterDone,
    )
  const [, verb, one, , other] = twice.exec(text) ?? []
  if (verb !== undefined && one !== undefined && other !== undefined) return `${verb} ${one}. ${verb} ${other}`
  const [, name, to] = named.exec(text) ?? makes.exec(text) ?? []
  if (name !== undefined && to !== undefined) return `move the ${name} to ${to}`
  const left = dropped.exec(text)?.[1]
  return left === undefined ? sentence : `delete the ${left}`
}

/** Rewrites changes: 'Make the dentist 3:45' as a move, 'scratch the dentist one' and 'take yoga off tomorrow' as deletions. */
export const withPlainChanges = (message: string): string =>
  message
    .split(/((?<=[.;!?])\s+)/)
    .map(normalizeVerbs)
    .join('')
