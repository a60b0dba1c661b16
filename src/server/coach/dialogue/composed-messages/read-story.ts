import { anyOf, oneOf } from '../../phrase-pattern.ts'
import type { Turn } from '../compose-answer.ts'
import type { DraftRequest } from '../drafts/read-draft-request.ts'
import { toReader } from '../people/turn-to-reader.ts'
import { peopleToldOf, type Kind, type ToldPerson } from '../people/told-people.ts'
import { readerOf, toldSoFar } from './find-reader.ts'
import { type MessageDraft, newDraft, type Point } from './message-draft.ts'
import { factsFor, isFact, topic } from './story-points.ts'
import { readQuestions } from './read-questions.ts'
import { readRefusal } from './read-refusal.ts'
import { sentencesOf } from '../split-sentences.ts'

/** How one begins, and what one asks in the end, by what the other is to the user. */
const frames: Readonly<Record<Kind, { opens: string; closes: string }>> = {
  child: {
    opens: 'I want to ask you about something, and you’re not in trouble for telling me the truth.',
    closes: 'I’m not here to yell. What’s going on?',
  },
  'grown child': {
    opens: 'I’d like to talk about something, and I’m not mad.',
    closes: 'What can you do about it, starting this week?',
  },
  partner: {
    opens: 'I need ten minutes with you, and I’m not looking for a fight.',
    closes: 'How do we fix it, the two of us?',
  },
  parent: {
    opens: 'There’s something I’d rather say to you than keep to myself.',
    closes: 'Can we find a way that works for both of us?',
  },
  kin: {
    opens: 'Can I be honest about something? I’d rather say it than have it sit between us.',
    closes: 'Can we sort it out, just us two?',
  },
  friend: {
    opens: 'Can I bring something up? I’d rather say it than get weird about it.',
    closes: 'What do you think we should do?',
  },
  work: {
    opens: 'Do you have five minutes? There’s something I’d like to clear up.',
    closes: 'How can we handle that?',
  },
  other: {
    opens: 'Can I bring something up? I’d rather say it than leave it.',
    closes: 'What do you think we should do?',
  },
}

const toldPerson = oneOf('him|her|them|my \\p{L}+|\\p{Lu}\\p{L}+(?: from \\p{Ll}+)?')
const noStatement = oneOf('what\\b|how\\b|about\\b|to\\b|no\\b|if\\b')
/** 'How do I tell him once a day is plenty' holds what is to be said. */
const toBeSaid = new RegExp(
  String.raw`\b(?:how|what) (?:do|should|would|can|could) i (?:\w+ )?(?:tell|let) (?:${toldPerson})(?: know)?(?: that)? (?!${noStatement})([^?.!]{8,90})`,
  'iu',
)

const isSame = (one: ToldPerson, other: ToldPerson): boolean => one.name === other.name && one.role === other.role

/** 'His teacher': the child of whom was told. */
const ofChild =
  /\b(?:his|her|their|my (?:son|daughter|kid)[’']?s|\p{Lu}\p{L}+[’']?s) (?:teacher|doctor|coach|counselor|principal)\b/iu

const close = (text: string): Point => ({ kind: 'close', text })

/** A draft to somebody of the story. */
export const draftTo = ({ name, role, pronoun }: ToldPerson, parts: Partial<MessageDraft>): MessageDraft =>
  newDraft({ reader: { name, role, pronoun, isGroup: false }, ...parts })

/** A mail or a text that asks something: its questions, and of whom they are. */
function asQuestions(turn: Turn, reader: ToldPerson): MessageDraft | null {
  const questions = readQuestions(sentencesOf(turn.request.message))
  if (questions.length === 0) return null
  const child = peopleToldOf(toldSoFar(turn, 6).join('\n')).findLast(
    ({ kind, name }) => (kind === 'child' || kind === 'grown child') && name !== null,
  )
  const isOfChild = child !== undefined && ofChild.test(turn.request.message)
  const about: Point[] = isOfChild ? [{ kind: 'fact', text: `I’m writing about ${child.name ?? 'my child'}` }] : []
  return draftTo(reader, { points: [...about, ...questions, close('Thank you for your help')] })
}

/** A no to what the reader asked of the user; null where none is told. */
export function readRefusalDraft(turn: Turn, wish: DraftRequest): MessageDraft | null {
  const reader = readerOf(turn, wish.request)
  if (reader === null) return null
  const others = peopleToldOf(turn.request.message).filter((person) => !isSame(person, reader))
  const points = readRefusal(sentencesOf(turn.request.message), reader, others)
  return points.length === 0 ? null : draftTo(reader, { points: [...points, close('I hope you find somebody good')] })
}

const snapped =
  /\b(i (?:snapped|yelled|screamed|blew up|went off|lost it|hung up|said something \p{L}+)(?: (?:at|on|with|to))?[^.?!]{2,110})/iu

/** What the user did to the reader and is sorry about; null where none was told. */
function asApology(turn: Turn, reader: ToldPerson, others: readonly ToldPerson[]): MessageDraft | null {
  const told = toldSoFar(turn, 2).findLast((text) => snapped.test(text))
  const deed = told === undefined ? null : toReader(snapped.exec(told)?.[1] ?? '', reader, others)
  if (deed === null || !/\byou\b/.test(deed)) return null
  return draftTo(reader, {
    act: 'apologize',
    points: [{ kind: 'sorry', text: `I’m sorry ${deed}` }, close('Can we start over?')],
  })
}

/** What is to be said, made of what was told of it, where no wish was told; null where nothing of it is for the reader. */
export function readStory(turn: Turn, request: string): MessageDraft | null {
  const reader = readerOf(turn, request)
  if (reader === null) return null
  const asked = asQuestions(turn, reader)
  if (asked) return asked
  const others = peopleToldOf(toldSoFar(turn, 12).join('\n')).filter((person) => !isSame(person, reader))
  const said = toBeSaid.exec(turn.request.message)?.[1]
  const core = said === undefined ? null : toReader(said, reader, others)
  const apology = asApology(turn, reader, others)
  if (apology) return apology
  const facts = factsFor(toldSoFar(turn), request, reader, others)
  if (core === null && !facts.some(isFact)) return null
  const { opens, closes } = frames[reader.kind]
  if (core !== null) {
    const fond = facts.filter(({ kind }) => kind === 'fond').slice(0, 1)
    const points: Point[] = [...fond, { kind: 'no', text: core }, close('Would that work for you?')]
    return draftTo(reader, { points, opens })
  }
  if (comesUp.test(turn.request.message)) return draftTo(reader, { points: [...facts, close(notNow)] })
  const end = closingFor(facts, request, reader.kind) ?? closes
  return draftTo(reader, { points: [...facts, close(end)], opens })
}

/** Somebody else will raise it, so the user needs an answer and not an opening. */
const comesUp = anyOf(
  "(?:he|she|they|he[’']?ll|she[’']?ll|they[’']?ll)(?: will| always)? brings? it up|if (?:he|she|they) asks?",
  'when (?:he|she|they) asks?|going to ask me|gonna ask me',
)
const notNow = 'I love you, and I’m not going to argue about it.'

/** What is asked in the end, by what is said; null where it is as always. */
function closingFor(facts: readonly Point[], request: string, kind: Kind): string | null {
  if (/\bto (?:stop|quit)\b/i.test(request))
    return 'I love you, and I need that to stop for part of the day. When would be a good time for us instead?'
  const said = facts.filter(isFact).map(({ text }) => text)
  if (topic.test(request)) return 'I need that to stop. Can you do that for me?'
  if (kind !== 'child' && said.some((text) => /^You (?:said|told|called|yelled|blamed|laughed)\b/.test(text)))
    return 'That stayed with me. I’d rather ask you straight than guess: what did you mean by it?'
  return said.some((text) => /\bI (?:signed up|have to work|said yes|won’t be)\b/.test(text))
    ? 'I know that’s not what you hoped for. Can we pick another time that’s just ours?'
    : null
}
