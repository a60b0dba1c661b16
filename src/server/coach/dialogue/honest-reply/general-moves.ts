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
      /** Said before the library is asked: its words are of one thing only. */
      isEarly: z.boolean().default(false),
      /** Over each sentence that asks, in plain letters. */
      asks: text.optional(),
      /** Over the whole message. */
      told: text.optional(),
      none: text.optional(),
      /** It fits anything, so what is asked about is named before it where it can be. */
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

/** 'early': before the library; 'certain': what fits one kind of ask only; 'any': where nothing else is left to say. */
type MoveScope = 'early' | 'certain' | 'any'

/** The sentences that ask for something, the last one first; all of them, where none is seen to and nothing else is left to say. */
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

/** The one thing that helps with what is asked, by its kind: a color, a thing to give back, what to do first. Returns null if none is of its kind. */
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
