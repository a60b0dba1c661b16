import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'
import { countWords } from '../../guide/text-analysis.ts'
import { bulletList } from '../../markdown.ts'
import { oneOf } from '../../phrase-pattern.ts'
import { paragraphs, type Turn } from '../compose-answer.ts'
import { figureText } from './numbers-to-figures.ts'
import { type BodyPart, bodyParts, notForMoves, soreParts } from './sore-parts.ts'

const moves = await readContent(
  'coach/small-moves',
  z.array(
    z.strictObject({
      posture: z.enum(['sit', 'lie', 'stand']),
      text: z.string().min(1).max(120),
      /** Body parts that it moves or loads; left out if one hurts. */
      uses: z.array(z.enum(bodyParts)),
    }),
  ),
)
type Posture = (typeof moves)[number]['posture']

const moving = oneOf(
  String.raw`(?:work ?out|exercises?|stretch(?:es|ing)?|movement|moves|cardio)\b`,
  String.raw`(?:something|anything) (?:active|to move|to do for my body)\b`,
)
const asks = new RegExp(
  oneOf(
    String.raw`\b(?:give|make|need|want|wants|is there|got|have|show|suggest|find|do|any|some|what|which) (?:me |us )?(?:[\w-]+ ){0,4}(?:${moving})`,
    String.raw`\b(?:what|how) (?:can|could|do|should) i (?:even )?(?:do|move|exercise|get (?:some |any )?(?:exercise|movement|steps))\b`,
  ),
  'i',
)
const isMoving = new RegExp(String.raw`\b(?:${moving}|walk\w*|steps|move|body)\b`, 'i')
const postures: readonly (readonly [Posture, RegExp])[] = [
  [
    'sit',
    /\b(?:sitting|seated|(?:in|from|on) (?:a|my|the) (?:\w+ )?(?:chair|wheelchair|seat)|at my desk|can['’]?t stand|chair)\b/i,
  ],
  ['lie', /\b(?:in bed|lying(?: down)?|bed ?rest|bedridden|on my back)\b/i],
  [
    'stand',
    new RegExp(
      String.raw`\b(?:standing|(?:one|1|a small|inside (?:one|1|a)) room|indoors|in(?:side)? (?:my|the|a) (?:room|kitchen|` +
        String.raw`hallway|flat|apartment)|no jumping|parking lot|hotel room|balcony|tiny)\b`,
      'i',
    ),
  ],
]
const wants: readonly (readonly [RegExp, readonly BodyPart[]])[] = [
  [/\bfor my (?:arms?|upper body|shoulders)\b/i, ['shoulder', 'wrist']],
  [/\bfor my (?:legs?|lower body)\b/i, ['knee', 'foot', 'hip']],
]
const minutes = /\b(\d{1,2}) ?(?:minutes?|min)\b/i
/** In words. A shorter message is answered by the tips for a sore part. */
const fewestWords = 13
const fewest = 4
const most = 10

const postureIn = (text: string): Posture | null => postures.find(([, form]) => form.test(text))?.[0] ?? null

/**
 * Gives a few moves for somebody who has to sit, lie or stay in one room, without parts that hurt. Returns null if the message doesn't ask
 * for them.
 */
export function answerSmallWorkout({ request: { message } }: Turn): string | null {
  const text = figureText(message)
  const posture = postureIn(text)
  if (
    posture === null ||
    notForMoves.test(text) ||
    !asks.test(text) ||
    !isMoving.test(text) ||
    (/\bstretch(?:es)?\b/i.test(text) && soreParts(text).length > 0) ||
    (posture === 'sit' && !minutes.test(text) && (/\bstretch/i.test(text) || countWords(text) < fewestWords))
  )
    return null
  const sore = soreParts(posture === 'lie' ? text.replace(/on my back/i, '') : text)
  // 'A bad knee' excludes moves that bend it deeply, but a chair helps.
  const fit = moves.filter((one) => one.posture === posture && !one.uses.some((part) => sore.includes(part)))
  const told = Number(minutes.exec(text)?.[1] ?? 10)
  const total = told >= 3 && told <= 30 ? told : 10
  const many = Math.min(fit.length, most, Math.max(fewest, total))
  const wanted = wants.find(([form]) => form.test(text))?.[1]
  const forIt = wanted === undefined ? fit : fit.filter(({ uses }) => uses.some((part) => wanted.includes(part)))
  const chosen = (forIt.length >= fewest ? forIt : fit).slice(0, many)
  if (chosen.length < fewest) return null
  const rounds = Math.max(1, Math.floor(total / chosen.length))
  const where = posture === 'sit' ? 'in a chair that doesn’t roll' : posture === 'lie' ? 'lying down' : 'on one spot'
  const spare = sore.length === 0 ? '' : ` It leaves your ${sore.join(' and ')} out.`
  const isHot = /\b(?:hot|heat|degrees|humid)\b/i.test(text)
  const afterOperation = /\b(?:surgery|operation|c-?section|broke\w*|fracture\w*|cast|boot|sling|bed ?rest)\b/i.test(
    text,
  )
  return paragraphs(
    `${total} minutes ${where}, about a minute each${rounds > 1 ? `, ${rounds === 2 ? 'twice' : `${rounds} times`} through` : ''}.${spare}`,
    bulletList(chosen.map(({ text: move }) => move)),
    `Breathe through all of it, and stop at anything sharp.${isHot ? ' In the heat: the coolest hour, a fan if there’s power, water before and after.' : ''}${afterOperation ? ' If you were told what not to move, that goes first.' : ''}`,
    /\b(?:diabet\w*|after (?:meals|eating))\b/i.test(text)
      ? 'After each meal, the first five are enough: short and often is what it’s for.'
      : null,
  )
}
