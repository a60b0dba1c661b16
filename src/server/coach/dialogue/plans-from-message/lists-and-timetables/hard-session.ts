import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'
import { bulletList } from '../../../markdown.ts'
import { anyOf, oneOf } from '../../../phrase-pattern.ts'
import { paragraphs, type Turn } from '../../compose-answer.ts'
import { figureText } from '../numbers-to-figures.ts'
import { notForMoves, soreParts } from '../sore-parts.ts'

const moves = await readContent(
  'coach/hard-moves',
  z.array(
    z.strictObject({
      postures: z.array(z.enum(['sit', 'stand', 'floor', 'bed'])),
      text: z.string().min(1).max(120),
      uses: z.array(z.string()),
    }),
  ),
)
type Posture = (typeof moves)[number]['postures'][number]

const asks = new RegExp(
  oneOf(
    String.raw`\b(?:give|make|build|write|need|want|like|is there|are there|got|have|show|suggest|find|some|any|what|which|plan|design|do) (?:me |us )?(?:[\w-]+ ){0,4}?(?:work ?outs?|exercises?|sessions?|circuits?|strength|training|routine|cardio)\b`,
    String.raw`\b(?:seated|chair|bed|floor|standing|wheelchair) (?:strength|work ?outs?|exercises?|cardio|training)\b`,
    String.raw`\bhow (?:can|could|do|would) i (?:get (?:strong|fit|sweaty|my heart)|train|work ?out|exercise)\b`,
  ),
  'i',
)
const isHard = new RegExp(
  oneOf(
    String.raw`\b(?:(?:want|wanna|like|need|love) (?:to )?(?:be|feel|get)|leaves? me|(?:until|till|so) i(?:'m| am| feel)) (?:properly |really |actually |good and )?(?:tired|wrecked|sweaty|out of breath|exhausted|spent|sore)\b`,
    String.raw`\b(?:sweat\w*|hard|proper|intense|brutal|tough|heavy|(?:get|be|stay|getting) strong(?:er)?|strength|real (?:work ?out|exercise|training|strength)|out of breath|heart rate up)\b`,
    String.raw`\b(?:not|no|isn't|aren't|nothing|none of (?:the|that|those)|without) (?:\w+ ){0,2}(?:gentle|floaty|easy|soft|granny|light)\b`,
  ),
  'i',
)
/** Matches recovery after an operation, and questions about whether to do it. */
const notHard = anyOf(
  String.raw`do i (?:need|have)|should i|is it|surgery|operat\w*|replacement|c-?section|stitches|pinned|heart`,
  String.raw`stroke|cancer|chemo|postpartum|miscarr\w*|gave birth|dialysis|seizures?`,
)
/** Matches 'It’s hard', 'tired of', 'a hard day', which don't ask for effort. */
const otherHard = new RegExp(
  String.raw`\b(?:${oneOf(
    String.raw`(?:it's|it is|is|so|too|been|find it|was) (?:\w+ )?hard|hard (?:to|day|week|time|of hearing)`,
    'not (?:too )?(?:hard|intense)|nothing (?:too )?(?:hard|intense)|tired of',
  )})\b`,
  'gi',
)
const postures: readonly (readonly [Posture, RegExp, string])[] = [
  ['stand', /\b(?:standing|on my feet|can't (?:get|lie) (?:down )?on the floor|no floor)\b/i, 'standing'],
  [
    'sit',
    /\b(?:wheelchair|(?:in|from|on) (?:a|my|the) (?:\w+ )?chair|seated|sitting down|can't stand|chair)\b/i,
    'sitting',
  ],
  ['bed', /\b(?:(?:in|from|on) (?:my |the |a )?(?:hospital )?bed|bedridden)\b/i, 'in bed'],
  ['floor', /\b(?:on (?:the|my) (?:\w+ )?floor|yoga mat|on a mat|floor only)\b/i, 'on the floor'],
]
const refused = new RegExp(
  String.raw`\b(?:no|not|aren't|isn't|without|sick of|hate|can't do|minus|skip)(?: the| those| any| more| that){0,2} ` +
    String.raw`(?:[\w-]+ )?(arm circles|jumping|burpees|planks?|lunges|squats|push-?ups|crunches|punch\w*|dips|curls)\b`,
  'i',
)
const minutes = /\b(\d{1,2}) ?minutes?\b/i
const legs = ['knee', 'hip', 'foot'] as const
const fewest = 4
const most = 8

/** Gives hard rounds for the position that the message names. Returns null if it doesn't ask for effort. */
export function answerHardSession({ request: { message } }: Turn): string | null {
  const text = figureText(message)
  const posture = postures.find(([, form]) => form.test(text))
  if (posture === undefined || !asks.test(text) || notForMoves.test(text)) return null
  if (notHard.test(text)) return null
  if (!isHard.test(text.replace(otherHard, ' '))) return null
  const sore = soreParts(text)
  const isWheelchair = /\bwheelchair\b/i.test(text)
  const out = [...sore, ...(isWheelchair ? legs : [])]
  const no = refused.exec(text)?.[1]?.toLowerCase()
  const chosen = moves
    .filter(
      ({ postures: all, uses }) => all.includes(posture[0]) && !uses.some((part) => out.some((one) => one === part)),
    )
    .filter((move) => no === undefined || !move.text.includes(no.replace(/s$/, '')))
    .slice(0, most)
  if (chosen.length < fewest) return null
  const told = Number(minutes.exec(text)?.[1] ?? 25)
  const total = told >= 8 && told <= 60 ? told : 25
  const rounds = Math.max(1, Math.floor((total - 3) / (chosen.length + 1)))
  return paragraphs(
    `${total} minutes ${posture[2]}, and you’ll feel it${no === undefined ? '' : `. No ${no}`}${sore.length === 0 ? '' : `. It leaves your ${sore.join(' and ')} out`}. Three minutes easy to get warm, then ${rounds === 1 ? 'one round' : `${rounds} rounds`}: 40 seconds of each as hard as your form holds, 20 to change, a minute’s rest after the round.`,
    bulletList(chosen.map((move) => move.text)),
    'Last round: whatever weight or speed felt easy goes up by a step. If you can sing, it’s too light; if you can’t say a short sentence, ease off.',
    `${isWheelchair ? 'Brakes on, chair on a floor that grips, and something heavy in front of the wheels if it tips or rolls. ' : ''}Stop at anything sharp, at dizziness or pain in your chest. If a doctor or therapist has set you limits, those go first. Every other day is enough.`,
  )
}
