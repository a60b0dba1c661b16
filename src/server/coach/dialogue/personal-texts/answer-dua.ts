import { blockquote } from '../../markdown.ts'
import { oneOf } from '../../phrase-pattern.ts'
import { type Answer, makeAnswer, paragraphs, type Turn } from '../compose-answer.ts'

const asks = /\b(?:dua|du[’']a|duas|dua-style)\b/iu
const wants = /\b(?:write|give|need|want|make|say|something|compose|draft|a short|for me|please)\b/iu
const named = oneOf(
  'patience|strength|courage|calm|peace|guidance|forgiveness|hope|healing|wisdom|gratitude|sleep|focus|ease|mercy|health',
)
const need = new RegExp(String.raw`\b(?:for|more|with|some|asking for|trying for) (${named})\b`, 'iu')
const feelings: readonly (readonly [RegExp, string])[] = [
  [/\b(?:afraid|scared|anxious|nervous|worried|fear)\b/iu, 'calm'],
  [/\b(?:temper|shout\w*|yell\w*|snap\w*|patient)\b/iu, 'patience'],
  [/\b(?:tired|exhausted|weak|worn out)\b/iu, 'strength'],
  [/\b(?:sad|grief|grieving|miss|lonely)\b/iu, 'comfort'],
  [/\b(?:decide|decision|choose|unsure)\b/iu, 'guidance'],
]
const whom =
  /\bmy ((?:\p{Ll}+ )?(?:son|daughter|eldest|youngest|husband|mother|father|sister|brother|children|kids|parents|friend|baby|boss))\b/iu
const events: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:exam|test|interview|defen[cs]e|presentation)\b/iu,
    'Let what I have learned come back to me, and let me leave the rest to You.',
  ],
  [/\b(?:travel|journey|flight|trip|drive)\b/iu, 'Keep us safe on the way and bring us home.'],
  [/\b(?:ill|sick|surgery|operation|hospital|treatment)\b/iu, 'Ease the pain, and guide the hands that care for us.'],
  [/\b(?:job|work|rent|debt|money)\b/iu, 'Open a door where I see none, and let what I earn be good.'],
]
const gentle = 'Let me listen before I answer, and keep my voice low when I’m tired.'
const openEnd = 'Let what I say and do today be kind, and forgive me where it isn’t.'

const blessing = /\bblessing (?:for|to|over)\b/iu
const plain =
  /\b(?:isn[’']t (?:observant|religious)|not (?:too |very )?(?:religious|churchy|observant)|no god|secular|something about|roll (?:his|her|their) eyes)\b/iu
const about = /\bsomething about (\p{L}[\p{L} ’'-]{2,30}?)(?=[,.;!?]|$)/iu
const blessings: readonly (readonly [RegExp, (thing: string) => string])[] = [
  [
    /\b(?:flat|house|home|apartment)\b/iu,
    (thing) =>
      `May there always be ${thing} in the kitchen, quiet when you need it, and somebody glad when the door opens.`,
  ],
  [
    /\b(?:baby|child|newborn)\b/iu,
    (thing) => `May you grow up healthy and well loved, with ${thing} every day and somebody glad that you came.`,
  ],
  [
    /\b(?:wedding|couple|marriage|married)\b/iu,
    (thing) => `May you laugh at the same things, forgive quickly, and never run out of ${thing}.`,
  ],
  [
    /\b(?:trip|journey|road|travel\w*|moving)\b/iu,
    (thing) =>
      `May the road be kind, may there be ${thing} at the end of each day, and may you come back with stories.`,
  ],
]

/** Writes a blessing without religion, if the user asks for that. */
export function answerBlessing({ request: { message } }: Turn): Answer | null {
  if (!blessing.test(message) || !plain.test(message)) return null
  const write = blessings.find(([form]) => form.test(message))?.[1]
  if (write === undefined) return null
  return makeAnswer(paragraphs('Here you go:', blockquote(write(about.exec(message)?.[1] ?? 'bread'))), {
    closesTopic: true,
  })
}

/** Writes a dua of a few lines, by its wish and its person. */
export function answerDua({ request: { message, hidesSpiritual } }: Turn): Answer | null {
  if (hidesSpiritual || !asks.test(message) || !wants.test(message)) return null
  const wanted = need.exec(message)?.[1]?.toLowerCase() ?? feelings.find(([form]) => form.test(message))?.[1] ?? 'ease'
  const person = whom.exec(message)?.[1]?.toLowerCase()
  const opening = /\b(?:morning|fajr|wake|day)\b/iu.test(message) ? 'O Allah, as this day begins, ' : 'O Allah, '
  const event = events.find(([form]) => form.test(message))?.[1]
  const lines = [
    `${opening}put ${wanted} in my heart${person === undefined ? '' : ` for my ${person}`}.`,
    event ?? (wanted === 'patience' ? gentle : openEnd),
    wanted === 'patience' && person !== undefined
      ? 'Let there be more love between us tonight than there was this morning.'
      : 'Make easy for me what I find hard, and let me not carry it alone.',
    'Ameen.',
  ]
  return makeAnswer(paragraphs('Here’s one to say as it is, or make your own:', blockquote(lines.join('\n'))), {
    closesTopic: true,
  })
}
