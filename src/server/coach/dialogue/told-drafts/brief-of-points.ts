import { anyOf, oneOf } from '../../phrase-pattern.ts'
import type { Turn } from '../compose-answer.ts'
import type { DraftRequest } from '../drafts/read-draft-request.ts'
import { toReader } from '../people/turn-to-reader.ts'
import { peopleToldOf, type Kind, type ToldPerson } from '../people/told-people.ts'
import type { Brief, Line } from './draft-brief.ts'
import { readerOf, toldSoFar } from './find-reader.ts'
import { factsFor, isFact, topic } from './read-points.ts'
import { readQuestions } from './read-questions.ts'
import { readRefusal } from './read-refusal.ts'
import { sentencesOf } from './sentences.ts'

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

const toldPerson = oneOf('him|her|them|my \\p{L}+|\\p{Lu}\\p{L}+')
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

/** A mail or a text that asks something: its questions, and of whom they are. */
function asQuestions(turn: Turn, wish: DraftRequest, reader: ToldPerson): Brief | null {
  const questions = readQuestions(sentencesOf(turn.request.message))
  if (questions.length === 0) return null
  const child = peopleToldOf(toldSoFar(turn, 6).join('\n')).findLast(
    ({ kind, name }) => (kind === 'child' || kind === 'grown child') && name !== null,
  )
  const isOfChild = child !== undefined && ofChild.test(turn.request.message)
  const about = isOfChild
    ? [{ kind: 'fact', text: `I’m writing about ${child.name ?? 'my child'}`, joins: null } as const]
    : []
  return {
    ...(reader.name !== null && { name: reader.name }),
    medium: wish.medium,
    lines: [...about, ...questions],
    occasion: null,
    leftOut: null,
    bystander: null,
    closes: 'Thank you for your help.',
  }
}

/** A no to what the reader asked of the user; null where none is told. */
export function readRefusalBrief(turn: Turn, wish: DraftRequest): Brief | null {
  const reader = readerOf(turn, wish.request)
  if (reader === null) return null
  const others = peopleToldOf(turn.request.message).filter((person) => !isSame(person, reader))
  const lines = readRefusal(sentencesOf(turn.request.message), reader, others)
  if (lines.length === 0) return null
  const named = reader.name === null ? {} : { name: reader.name }
  const { medium } = wish
  return {
    ...named,
    medium,
    lines,
    occasion: null,
    leftOut: null,
    bystander: null,
    closes: 'I hope you find somebody good.',
  }
}

const snapped =
  /\b(i (?:snapped|yelled|screamed|blew up|went off|lost it|hung up|said something \p{L}+)(?: (?:at|on|with|to))?[^.?!]{2,110})/iu

/** What the user did to the reader and is sorry about; null where none was told. */
function asApology(turn: Turn, wish: DraftRequest, reader: ToldPerson, others: readonly ToldPerson[]): Brief | null {
  const told = toldSoFar(turn, 2).findLast((text) => snapped.test(text))
  const deed = told === undefined ? null : toReader(snapped.exec(told)?.[1] ?? '', reader, others)
  if (deed === null || !/\byou\b/.test(deed)) return null
  return {
    ...(reader.name !== null && { name: reader.name }),
    medium: wish.medium,
    lines: [
      { kind: 'limit', text: `I’m sorry ${deed}`, joins: null },
      { kind: 'fact', text: 'That wasn’t fair to you, whatever I was mad about', joins: null },
    ],
    occasion: null,
    leftOut: null,
    bystander: null,
    opens: '',
    closes: 'Can we start over?',
  }
}

/** What is to be said, made of what was told of it, where no wish was told; null where nothing of it is for the reader. */
export function readPoints(turn: Turn, wish: DraftRequest): Brief | null {
  const reader = readerOf(turn, wish.request)
  if (reader === null) return null
  const asked = asQuestions(turn, wish, reader)
  if (asked) return asked
  const texts = toldSoFar(turn)
  const others = peopleToldOf(toldSoFar(turn, 12).join('\n')).filter((person) => !isSame(person, reader))
  const blank = { medium: wish.medium, occasion: null, leftOut: null, bystander: null } as const
  const named = reader.name === null ? {} : { name: reader.name }
  const said = toBeSaid.exec(turn.request.message)?.[1]
  const core = said === undefined ? null : toReader(said, reader, others)
  const apology = asApology(turn, wish, reader, others)
  if (apology) return apology
  const facts = factsFor(texts, wish.request, reader, others)
  if (core === null && !facts.some(isFact)) return null
  const { opens, closes } = frames[reader.kind]
  if (core !== null) {
    const fond = facts.filter(({ kind }) => kind === 'fond').slice(0, 1)
    const lines: Line[] = [...fond, { kind: 'limit', text: core, joins: null }]
    return { ...blank, ...named, lines, opens, closes: 'Would that work for you?' }
  }
  if (comesUp.test(turn.request.message)) return { ...blank, ...named, lines: facts, opens: '', closes: notNow }
  return { ...blank, ...named, lines: facts, opens, closes: closingFor(facts, wish.request, reader.kind) ?? closes }
}

/** They will begin, not the user. */
const comesUp = anyOf(
  "(?:he|she|they|he[’']?ll|she[’']?ll|they[’']?ll)(?: will| always)? brings? it up|if (?:he|she|they) asks?",
  'when (?:he|she|they) asks?|going to ask me|gonna ask me',
)
const notNow = 'I love you, and I’m not going to argue about it.'

/** What is asked in the end, by what is said; null where it is as always. */
function closingFor(facts: readonly Line[], request: string, kind: Kind): string | null {
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
