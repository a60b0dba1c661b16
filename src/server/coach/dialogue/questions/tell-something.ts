import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'
import { normalize } from '../../guide/text-analysis.ts'
import { oneOf, wholeWords } from '../../phrase-pattern.ts'
import type { Turn } from '../compose-answer.ts'
import { splitUserSentences } from '../split-sentences.ts'

const lines = z.array(z.string().min(1).max(400)).min(3)
const thoughts = await readContent(
  'coach/questions/thoughts',
  z.strictObject({ useful: lines, think: lines, fact: lines, nice: lines }),
)

const things = oneOf(
  'something|anything|one (?:thing|useful thing)|some ?thing',
  'a (?:fun |random |weird |useful |interesting |cool )?(?:fact|thing|tip|thought)',
)
const asks = new RegExp(String.raw`\b(?:tell|give|teach|offer) me (?:just )?(?:${things})\b(.{0,90})$`)
const useful = /\b(?:useful|helpful|practical|tip|household|handy)\b/
const toThink = /\b(?:think|thought|mind|ponder|chew on|daydream|imagine)\b/
const aboutFact =
  /\b(?:interesting|fact|random|weird|cool|surprising|new|dont know|didnt know|fun|strange|amazing|curious)\b/
const kind = /\b(?:nice|sweet|kind|lovely|cheerful|hopeful|comforting|good)$/
/** Matches jokes, news, and questions about the records or a person. */
const other = wholeWords([
  'funny|joke|laugh|news|encouraging|positive|my|me to do|about me|about you|yourself|bible|verse',
  'to (?:say|eat|cook|do|wear|read|watch)|for (?:him|her|them)',
])

/** Answers 'Tell me something useful' with a thought or a new fact. Returns null if the user asks for something in particular. */
export function tellSomething({ request: { message }, state }: Turn): string | null {
  const asked = splitUserSentences(message).at(-1) ?? ''
  const line = normalize(asked)
  const rest = asks.exec(line)
  if (rest === null || other.test(rest[1] ?? '')) return null
  const said = rest[0]
  const wanted = wantedKind(said)
  if (wanted === null || (wanted === 'fact' && /\babout \w/.test(said))) return null
  return thoughts[wanted].find((one) => !state.hasUsed(one)) ?? thoughts[wanted][0] ?? null
}

function wantedKind(said: string): keyof typeof thoughts | null {
  if (toThink.test(said)) return 'think'
  if (useful.test(said)) return 'useful'
  return kind.test(said) ? 'nice' : aboutFact.test(said) ? 'fact' : null
}
