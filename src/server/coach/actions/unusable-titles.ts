import { capitalize } from '#contract/capitalize.ts'
import { oneOf } from '../phrase-pattern.ts'
import type { ActionRequest, AddRequest } from './action-request.ts'
import { englishWeekday } from '../when/weekdays.ts'

const pronouns = oneOf("It|It['’]s|Its|They|They['’]re|Them|He|She|We|Him|Her")
/** Match a word that refers to something, a number alone, or the end of a clause. */
const noName: readonly RegExp[] = [
  new RegExp(String.raw`^(?:${pronouns})$|^(?:${pronouns}) (?!(?:support|department|meeting|guy|ticket|course)\b)`),
  /^(?:It|it|That|This|Them|Those|These|One|Ones|Same)(?: (?:one|too|all|as|under|in|down|for|wherever|whatever)\b.{0,60})?$/,
  /^One (?:to|on|at) |^(?:The )?(?:Night|Day|Morning|Evening|Week) before (?:to|that)\b/,
  /^\W*\d{1,4}\W*$|^\d{1,4} (?:for|from) (?:the|my) /,
  /^(?:Until|Once a|Twice a|For me|After that|Make from|Make it|As|Please:|Than|Then) /,
  /\bminutes and the\b|\bthe ones?$/,
  /^(?:But|And|Or|Because|Since|So that|Which|Who|Whatever|However|Unless|Although|Not) /,
  /^(?:Evenings?|Mornings?|Nights?|Afternoons?) (?:since|because|as|so|but)\b/,
  / (?:my|the|an?|and|or|but|because|since|than|your|our)$/i,
  /,? but (?:leave|not|keep|skip)\b/i,
]
/** Returns true if a title names nothing: ‘it’, ‘the other one’. */
export const hasNoName = (title: string): boolean => noName.some((form) => form.test(title.trim()))

/** Returns the text that should be a name. Entries and prayers keep their words. */
const titleOf = ({ proposal }: AddRequest): string | null => {
  const isOwn = proposal.kind === 'entry' || proposal.kind === 'prayer' || !('title' in proposal)
  return isOwn ? null : proposal.title
}
/** Matches a date the reader worked out, which is not a name. */
const workedOut = /\b\d{4}-\d\d-\d\d\b/
const nameAgain = (one: ActionRequest): ActionRequest =>
  one.do === 'unable' && one.why === 'past' && workedOut.test(one.said)
    ? { do: 'ask', about: 'task', language: one.language }
    : one

const isUnreadable = (one: ActionRequest): one is AddRequest => {
  const title = one.do === 'add' && one.language === 'en' ? titleOf(one) : null
  return title !== null && hasNoName(title)
}

/** Asks for the name of a record that has none. */
function ask({ proposal: { kind } }: AddRequest): ActionRequest {
  if (kind === 'workout') return { do: 'unable', why: 'logWhat', said: '', language: 'en' }
  const about = kind === 'item' || kind === 'household' || kind === 'goal' ? kind : 'task'
  return { do: 'ask', about, language: 'en' }
}

const spreads =
  /\b(?:break|spread|split|divide|plan|sort|lay) (?:this|it|that|them|all of (?:this|it)|everything)\b[^.?!]{0,40}\b(?:days?|week|weeks)\b/i
const weekday = `${englishWeekday}s?`
const leftFree = new RegExp(
  String.raw`\b(?:leave|keep|not on|skip|spare|except(?: for| on)?|but not(?: on)?) (?:my |the )?(${weekday}(?:(?:, | and | or |, and )(?:my |the )?${weekday}){0,4}(?: (?:mornings?|afternoons?|evenings?|nights?))?)`,
  'i',
)
/** Asks which tasks to spread for 'Break this into days, but leave my Tuesday evenings'. */
const askToSpread = (message: string): ActionRequest | null =>
  spreads.test(message)
    ? { do: 'unable', why: 'spreadWhat', said: leftFree.exec(message)?.[1] ?? '', language: 'en' }
    : null

/** Matches 'Chore: descale the kettle', whose title is 'Descale the kettle'. */
const kindFirst = /^(?:(?:household|new|please|a|an) )?(?:chore|task|reminder|item|to-?do): ?(?=\S)/i
function withoutKind(one: ActionRequest): ActionRequest {
  if (one.do !== 'add' || (one.proposal.kind !== 'task' && one.proposal.kind !== 'household')) return one
  const title = capitalize(one.proposal.title.replace(kindFirst, ''))
  return title === one.proposal.title ? one : { ...one, proposal: { ...one.proposal, title } }
}

/** Matches 'All the reminders about …', which is not one name. */
const isAll = /^(?:everything|all|anything) (?!saints|hands)/i
const nameEach = (one: ActionRequest): ActionRequest =>
  one.do === 'change' && one.record !== 'goal' && one.language === 'en' && isAll.test(one.name)
    ? { do: 'unable', why: 'severalAtOnce', said: one.name, language: 'en' }
    : one

/**
 * Drops titles such as 'It' or 'Evenings since'. If other requests remain, the reply says that this part wasn't read; otherwise it asks for
 * the name.
 */
export function withReadableTitles(asked: ActionRequest[], message: string): ActionRequest[] {
  const requests = asked.map(withoutKind).map(nameEach).map(nameAgain)
  const unread = requests.filter(isUnreadable)
  const [first] = unread
  if (first === undefined) return requests
  const rest = requests.filter((one) => !isUnreadable(one))
  if (rest.length === 0) return [askToSpread(message) ?? ask(first)]
  return [
    ...rest,
    ...unread.map((one): ActionRequest => ({ do: 'unable', why: 'unread', said: titleOf(one) ?? '', language: 'en' })),
  ]
}
