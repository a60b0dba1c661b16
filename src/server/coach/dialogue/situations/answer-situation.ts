import { wholeWords } from '../../phrase-pattern.ts'
import { isQuestion } from '../../guide/guide-requests.ts'
import { countWords, normalize } from '../../guide/words.ts'
import type { Library } from '../../guide/library.ts'
import { type Answer, asking, paragraphs, say, type Turn } from '../compose-answer.ts'
import { namesSame } from '../new-subject.ts'
import { type Found, possibleFrom, hasPhrase, toPhraseText } from './find-situation.ts'
import type { Situation, SituationLine } from './situation.ts'
import { situationKind } from './situation-kind.ts'
import { countIn, deadlineIn, whoIn } from './read-story-details.ts'
import { sumsOf } from './work-out-sums.ts'
import { capitalize } from '#server/lib/capitalize.ts'
import { numberedList } from '../../markdown.ts'

/** The situation that the last answer was about; its question waits for nothing. */
const kind = situationKind

/** Shorter messages tell no situation. */
const minWords = 25
/** In a conversation about a situation a longer message can tell of another one. */
const otherFrom = 0.6
const maxSteps = 3

/** Asks the coach to choose: one of two ways, or yes or no. */
const asksWhich =
  /\b(?:pick one|which (?:one|way)|come down on|would you (?:take|go|stay)|you chose|should i|do i (?:do|take|say) (?:it|yes)|yes or no)\b/
const asksToChoose = wholeWords([
  'pick one|but which|which (?:one|way)|what would you (?:do|pick|choose)|if you had to|come down on',
  'would you (?:take|go|say|stay)|you chose|should i|do i (?:do|take|say) (?:it|yes)|yes or no|tell me what to do',
])
const doubts = wholeWords([
  'what if|suppose|already tried|kind of (?:already )?tried|wont (?:work|help)|gonna do anything|goes wrong',
  '(?:he|she|they)(?:ll| will) (?:just )?(?:say|tell|think|do|shut|get|go|refuse|never)',
])
const doubtsSelf =
  /\b(?:have it in me|not (?:certain|sure) that is|think (?:he|she|they) will|says? (?:that )?(?:i am|im) being)\b/
const asksIndirectly = wholeWords([
  '(?:dont|do not) know (?:if|whether|what|how|where|which)|(?:cannot|cant) tell|need help|your opinion',
  'in circles|what to do|feel like (?:a|an|the|trash|garbage|im)|scared to|afraid (?:to|of)',
  'want(?:s|ed)? an answer|need to know by|not sure (?:that|thats|if|whether|what)',
  '(?:i have|ive got) (?:maybe|only|about)|not to be told|dont want to be told|am i missing',
  'as simple as (?:it|that)',
])

const venting = /\b(?:so tired of|sick of|fed up|ugh|i swear|im done|over it|just (?:had|needed|need|wanted) to)\b/
/** In words. From this length a message within a conversation is answered by how to decide. */
const goesOnFrom = 12

type Slots = Readonly<Record<string, string>>

/** The first of the lines that holds for what was said. */
function pickLine(lines: readonly SituationLine[], said: string, slots: Slots): string | null {
  for (const line of lines) {
    const text = typeof line === 'string' ? line : line.say
    const holds = typeof line === 'string' || line.if.some((cue) => hasPhrase(said, cue))
    const filled = text.replaceAll(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot)
    if (holds && !filled.includes('{')) return filled
  }
  return null
}

const isCued = (line: SituationLine, said: string): boolean =>
  typeof line === 'object' && line.if.some((cue) => hasPhrase(said, cue))

/** What holds for the words that were said stays, whatever else goes. */
function stepsFor({ steps }: Situation, said: string, slots: Slots): string[] {
  const own = steps.filter((step) => isCued(step, said))
  const general = steps.filter((step) => typeof step === 'string').slice(0, Math.max(0, maxSteps - own.length))
  const kept: ReadonlySet<SituationLine> = new Set([...own, ...general])
  return steps.flatMap((step) => (kept.has(step) ? (pickLine([step], said, slots) ?? []) : []))
}

function slotsOf({ people }: Situation, { request: { message }, state: { kept } }: Turn): Slots {
  const who = whoIn(message, people, kept.facts)
  const count = countIn(message)
  return { ...(who !== null && { who, Who: capitalize(who) }), ...(count !== null && { Count: count }) }
}

const keep = (situation: Situation, slots: Slots, turns: number): Answer['coaching'] => ({
  kind,
  asked: '',
  turns,
  slots: { ...slots, situation: situation.id },
})

/** With some days left, so that one more question can be asked. */
const deadlineLine = (message: string): string | null => {
  const day = deadlineIn(message)
  return day && /\d/.test(day)
    ? `You have until ${day}. Settle it two days earlier, so there’s time for one more question.`
    : null
}

const choices = { told: ['What would you do?'], asked: ['What would you do?', 'What if it goes wrong?'] } as const

function open(turn: Turn, { situation }: Found): Answer | null {
  const { message } = turn.request
  const said = toPhraseText(message)
  const slots = slotsOf(situation, turn)
  const line = normalize(message)
  const met = pickLine(situation.met, said, slots)
  const isAsked = isQuestion(message) || asksToChoose.test(line)
  const coaching = keep(situation, slots, 1)
  const first = pickLine(asksWhich.test(line) ? situation.decides : situation.first, said, slots)
  // What is only told gets a thought and no steps.
  if (!isAsked && !asksIndirectly.test(line))
    return say(venting.test(line) ? (met ?? '') : paragraphs(met, first, sumsOf(message)), {
      question: asking('heard', situation.question),
      choices: choices.told,
      coaching,
      closesTopic: true,
      isFree: true,
    })
  const lead = (isAsked ? [first, met] : [met, first]).filter((part) => part !== null).join(' ')
  return say(paragraphs(lead, sumsOf(message), numberedList(stepsFor(situation, said, slots)), deadlineLine(message)), {
    question: asking('heard', situation.question),
    choices: choices.asked,
    coaching,
    closesTopic: true,
  })
}

/** What answers a further message, the best first; nothing where it is about something else. */
function waysFor({ resists, decides, first }: Situation, message: string, isRelated: boolean) {
  const line = normalize(message)
  if (doubts.test(line) || doubtsSelf.test(line)) return [resists, decides]
  if (asksToChoose.test(line)) return [decides, resists]
  if (!isRelated) return []
  if (wantsAnswer(message)) return [first, decides]
  return countWords(message) >= goesOnFrom ? [decides] : []
}

/** Goes on with the situation that was told before. */
function goOn(turn: Turn, situation: Situation, kept: Slots, isRelated: boolean): Answer | null {
  const { request, state } = turn
  const slots = { ...slotsOf(situation, turn), ...kept }
  const said = toPhraseText([...state.messages.slice(-2), request.message].join(' '))
  const coaching = keep(situation, slots, (state.kept.coaching?.turns ?? 0) + 1)
  const ways = waysFor(situation, request.message, isRelated)
  const text = ways.map((way) => pickLine(way, said, slots)).find((way) => way !== null && !state.hasSaid(way))
  if (text === undefined || text === null) return null
  const steps = ways[0] === situation.first ? numberedList(stepsFor(situation, said, slots)) : null
  const sums = sumsOf(request.message) ?? sumsOf(state.messages.at(-1) ?? '')
  const isNew = sums !== null && !state.hasSaid(sums)
  return say(paragraphs(text, isNew ? sums : null, steps), { coaching, closesTopic: true })
}

const speaksOf = ({ cues }: Situation, message: string): boolean => {
  const said = toPhraseText(message)
  return cues.filter((cue) => hasPhrase(said, cue)).length >= 2
}

/** What a story may tell of, where no matter is meant for sure. */
export function answerPossibleSituation(turn: Turn, { find, situations }: Library): Answer | null {
  const { message, language } = turn.request
  if (language !== 'en' || countWords(message) < minWords) return null
  const found = situations.find(message, find(message), possibleFrom)
  return found && open(turn, found)
}

/** Whether a message asks for something, if only in passing. */
export const wantsAnswer = (message: string): boolean => isQuestion(message) || asksIndirectly.test(normalize(message))

/** What a story tells of, with what it says of people, sums and days; or goes on with that. Null where it is none of a known kind. */
export function answerSituation(turn: Turn, { find, situations }: Library): Answer | null {
  const { request, state } = turn
  const { message } = request
  const { coaching, paused } = state.kept
  // A draft may have come between.
  const kept = coaching?.kind === kind ? coaching : coaching !== null && paused?.kind === kind ? paused : null
  const before = situations.all.find(({ id }) => id === kept?.slots['situation'])
  const isStory = countWords(message) >= minWords
  if (request.language !== 'en' || (!isStory && before === undefined)) return null
  const found = isStory ? situations.find(message, find(message)) : null
  const isRelated = before !== undefined && (speaksOf(before, message) || namesSame(turn))
  const isOther = found !== null && found.situation !== before && (!isRelated || found.score >= otherFrom)
  if (isOther) return open(turn, found)
  return before === undefined ? null : goOn(turn, before, kept?.slots ?? {}, isRelated)
}
