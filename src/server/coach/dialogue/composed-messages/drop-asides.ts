import { sentencesOf } from '../split-sentences.ts'
import type { MessageAct, MessageDraft, Point } from './message-draft.ts'
import { oneOf } from '../../phrase-pattern.ts'

/** Told about the reader, not to them: never sent. */
const ofReader = new RegExp(
  oneOf(
    '^you (?:get|know|are|nap|come|came|live|act|think|hate|have opinions)\\b',
    '^i (?:think|guess|can’t say|don’t want|hate|feel like)\\b|^part of (?:me|you)\\b|\\bmessaged me\\b',
  ),
  'i',
)
/** A person put in place of another word. */
const slip =
  /\byou who\b|\byou \p{Ll}+ (?:is|was|has)\b|\byou’re (?:used|bought|got)\b|\btho\b|^that \p{Lu}\p{Ll}*\.?$/iu

/** What somebody did, or is, is what these are about. */
const mayTellOfReader: ReadonlySet<MessageAct> = new Set<MessageAct>([
  'debt',
  'apologize',
  'thank',
  'condole',
  'birthday',
  'congratulate',
  'grace',
])

function cleaned(point: Point, act: MessageAct): Point | null {
  const kept = sentencesOf(point.text).filter(
    (sentence) => !slip.test(sentence) && (mayTellOfReader.has(act) || !ofReader.test(sentence)),
  )
  return kept.length === 0 ? null : { ...point, text: kept.join(' ') }
}

/** Without what is told of the reader. */
export const withoutAsides = (draft: MessageDraft): MessageDraft => ({
  ...draft,
  points: draft.points.map((point) => cleaned(point, draft.act)).filter((point) => point !== null),
})
