import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'
import { countWords, normalize } from '../../guide/text-analysis.ts'
import { type Answer, makeQuestion, makeAnswer, paragraphs, type Turn } from '../compose-answer.ts'
import { readExplicitAsks } from '../explicit-ask.ts'
import { splitUserSentences } from '../split-sentences.ts'
import { nameWhatIsAsked } from './name-what-is-asked.ts'
import { lastAsked } from './read-want.ts'

const text = z.string().min(1).max(900)
const written = await readContent(
  'coach/general-moves',
  z.array(
    z.strictObject({
      id: z.string(),
      /** True if it comes before the library, because its words are about one thing only. */
      isEarly: z.boolean().default(false),
      /** An expression for each sentence that asks, in plain letters. */
      asks: text.optional(),
      /** An expression that the whole message must match. */
      told: text.optional(),
      none: text.optional(),
      /** True if it fits anything, so that the subject of the question is named before it if possible. */
      names: z.boolean().default(false),
      leastWords: z.int().default(0),
      say: text,
      ask: text.optional(),
    }),
  ),
)
const formOf = (form: string | undefined): RegExp | null => (form === undefined ? null : new RegExp(form))
const moves = written.map(({ asks, told, none, ...move }) =>
  Object.assign(move, { asks: formOf(asks), told: formOf(told), none: formOf(none) }),
)
type Move = (typeof moves)[number]

/** 'early': before the library; 'certain': only moves for one kind of request; 'any': also the general ones, if nothing else answers. */
type MoveScope = 'early' | 'certain' | 'any'

/** Returns the sentences that ask for something, the last one first, or all sentences if none asks and nothing else answers. */
function askedSentences(message: string, scope: MoveScope): string[] {
  const last = lastAsked(message)
  const asks = readExplicitAsks(message).map(({ sentence }) => sentence)
  const found = [...new Set([...(last === null ? [] : [last]), ...asks.toReversed()])]
  return found.length === 0 && scope === 'any' ? splitUserSentences(message) : found
}

const isFor = ({ isEarly, names }: Move, scope: MoveScope): boolean =>
  scope === 'early' ? isEarly : !isEarly && (scope === 'any' || !names)

/** In letters. */
const maxLetters = 1_200

/** Returns the move for the kind of the request: a color, a thing to give back, a first step. Returns null if there is none. */
export function findMove({ request, state }: Turn, scope: MoveScope): Answer | null {
  const message = request.message.slice(0, maxLetters)
  const whole = normalize(message)
  const length = countWords(message)
  const asked = askedSentences(message, scope).map((sentence) => ({ sentence, line: normalize(sentence) }))
  for (const move of moves) {
    if (!isFor(move, scope) || length < move.leastWords || state.hasUsed(move.say)) continue
    if (move.told?.test(whole) === false || move.none?.test(whole) === true) continue
    const found = asked.find(({ line }) => move.asks?.test(line))
    if (move.asks === null || found !== undefined) return sayMove(move, found?.sentence ?? '', scope)
  }
  return null
}

function sayMove({ names, say, ask }: Move, asked: string, scope: MoveScope): Answer {
  const named = names ? nameWhatIsAsked(asked) : null
  return makeAnswer(paragraphs(named && `On ${named}, here’s what I’d go by.`, say), {
    question: ask === undefined ? null : makeQuestion('heard', ask),
    closesTopic: true,
    isFree: scope !== 'early',
  })
}
