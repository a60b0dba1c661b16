import { oneOf } from '../../phrase-pattern.ts'
import { normalize } from '../../guide/text-analysis.ts'

type Words = { en: string; es: string }

const shaming = oneOf(
  'humiliat\\w*|embarrass\\w*|in front of (everyone|everybody|all|people|them)|insult\\w*|humill\\w*|verguenza',
  'delante de',
)
const tooMuch = oneOf(
  '(its (all |just )?|all |just |way )too much|too much (for me|right now|at once|going on|today)|overwhelm\\w*',
  'everything at once|demasiado|agobiad\\w*',
)
/** Words after 'miss' that don't show a feeling: 'miss my son's game'. */
const missed = oneOf('game|shift|class|bus|deadline|work|day|appointment|recital|party|wedding|church')
const missing = String.raw`(?<=\b(?:i|we|really|still|just) )miss(?= (?!(?:my|his|her|their|our|the|a|an) (?:\w+ )?(?:${missed})\b))`
const sadness = oneOf('cry|cried|crying|tears|sad|heartbroken', missing, 'llor\\w*|triste|extrano')
const feelings: readonly [RegExp, Words][] = [
  [
    /\b(angry|furious|unfair|sick of|fed up|(yelled|screamed|shouted) at me|rage|so mad|enojada|enfadada|rabia|furiosa|injust\w*|me grit\w*)\b/,
    { en: 'I’d be angry, too.', es: 'Yo también estaría enfadada.' },
  ],
  [
    /\b(lonely|(so|all|feel|feeling|completely) alone|(nobody|no one) (to (talk|turn|call)|calls|cares|asks|is there|here)|sola|nadie)\b/,
    { en: 'Feeling alone with it is hard.', es: 'Sentirte sola con esto es duro.' },
  ],
  [
    /\b(tired(?! of)|exhausted|drained|worn|cansada|agotada)\b/,
    { en: 'No wonder you’re worn out.', es: 'Normal que estés agotada.' },
  ],
  [
    new RegExp(String.raw`(?<!\b(?:not|isnt|arent|never|no longer) )\b(${sadness})\b`),
    { en: 'It makes sense that it hurts. It matters to you.', es: 'Tiene sentido que duela. Te importa.' },
  ],
  [
    /\b(scared|afraid|panic\w*|miedo)\b/,
    { en: 'That’s scary, and you’re still standing.', es: 'Da miedo, y aun así sigues en pie.' },
  ],
  [
    /\b(worried|anxious|nervous|preocupad\w*|nervios\w*)\b/,
    { en: 'No wonder it’s on your mind.', es: 'Normal que le des vueltas.' },
  ],
  [
    new RegExp(String.raw`^(?!.*\b(?:prais|compliment|proud|clapp))(?:.*)\b(${shaming})\b`),
    {
      en: 'That would hurt anybody, and even more in front of people.',
      es: 'Eso le dolería a cualquiera, y delante de la gente más.',
    },
  ],
  [new RegExp(String.raw`\b(${tooMuch})\b`), { en: 'That’s so much at once.', es: 'Es muchísimo a la vez.' }],
]

const neutralLines: readonly Words[] = [
  { en: 'Thank you for telling me that.', es: 'Gracias por contármelo.' },
  { en: 'Okay, I’m with you.', es: 'Vale, te sigo.' },
  { en: 'That’s not a small thing.', es: 'No es poca cosa.' },
]

/** Returns a sentence for the feeling that the words name. Returns null if they name none. */
export function acknowledgeNamedFeeling(text: string, language: 'en' | 'es'): string | null {
  const line = normalize(text)
  return feelings.find(([pattern]) => pattern.test(line))?.[1][language] ?? null
}

/** Does the same, with a neutral line if no feeling is named. */
export function acknowledgeFeeling(text: string, language: 'en' | 'es'): string {
  const line = normalize(text)
  return (
    acknowledgeNamedFeeling(text, language) ??
    (neutralLines[line.length % neutralLines.length] ?? { en: 'I’m with you.', es: 'Te sigo.' })[language]
  )
}
