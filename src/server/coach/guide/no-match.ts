import type { CoachFacts } from '#server/ports/coach-model.ts'
import { type Answer, paragraphs, sayAndAsk, type Turn } from '../dialogue/compose-answer.ts'
import { pickOldest } from '../dialogue/conversation-state.ts'
import { outOfScope } from './out-of-scope.ts'
import { normalize } from './words.ts'
import { fields, type Passage } from './passage.ts'
import type { Hit } from './find-matter.ts'

const nothingOnThat = [
  'I don’t have anything on that, and I’d rather say so than guess.',
  'That’s outside what I know, so I won’t make something up.',
  'I have to pass on that one. It’s not something I know about.',
]

const unsure = [
  'I’m not sure I’ve got the right thing for that.',
  'That’s a little broad, so I’m not sure what you mean.',
  'I can’t tell yet which of my notes would help.',
]

const starterPassages: readonly string[] = [
  'ladder',
  'three-piles',
  'three-numbers',
  'sigh',
  'if-then',
  'one-sentence-boundary',
]

/** The fields of the user's goals, to choose what to offer. */
function fieldsOf({ goals }: CoachFacts): Passage['field'][] {
  const of = {
    financial: 'money',
    physical: 'body',
    'self-care': 'body',
    career: 'work',
    personal: 'days',
    relationships: 'love',
    spiritual: 'care',
  } as const
  return [...new Set((goals ?? []).filter(({ isCompleted }) => !isCompleted).map(({ category }) => of[category]))]
}

/** Two passages to offer: near the question if any are, else from the fields of the user's goals. */
function nearby(hits: readonly Hit[], turn: Turn, passages: readonly Passage[]): Passage[] {
  const near = hits.filter(({ confidence }) => confidence >= 0.1).map(({ passage }) => passage)
  const own = fieldsOf(turn.request.facts)
  const general = passages.filter(({ id }) => starterPassages.includes(id))
  const ordered = [
    ...near,
    ...general.filter(({ field }) => own.includes(field)),
    ...general.toSorted((a, b) => starterPassages.indexOf(a.id) - starterPassages.indexOf(b.id)),
  ]
  return [...new Set(ordered)].filter((passage) => !turn.state.opened.includes(passage)).slice(0, 2)
}

const unclear = [
  'I can’t tell yet what you’d like me to do with that.',
  'I need a little more than that.',
  'I’m still not sure what it’s about. A whole sentence helps me most.',
]

/** Whether the message has no word that the library knows. */
function isUnreadable(hits: readonly Hit[], message: string): boolean {
  const line = normalize(message)
  return (
    line === '' || (!line.includes(' ') && !outOfScope.has(line) && !hits.some(({ confidence }) => confidence >= 0.1))
  )
}

/** Says that the library has nothing on it, and offers two passages. */
export function answerNoMatch(hits: readonly Hit[], turn: Turn, passages: readonly Passage[]): Answer {
  if (isUnreadable(hits, turn.request.message))
    return sayAndAsk(turn, 'topic', pickOldest(turn.state, unclear, turn.request.message), { isFree: true })
  const offered = nearby(hits, turn, passages)
  const isNear = hits.some(({ passage, confidence }) => passage === offered[0] && confidence >= 0.1)
  const names = offered.map(({ title, field }) => `“${title}” (${fields[field]})`)
  const line =
    names.length === 0
      ? null
      : `${isNear ? 'The closest I have:' : 'Here’s what I do have, for example:'} ${names.join(' and ')}.`
  const text = paragraphs(pickOldest(turn.state, isNear ? unsure : nothingOnThat, turn.request.message), line)
  return sayAndAsk(turn, 'nearby', text, { offers: offered, isFree: true })
}
