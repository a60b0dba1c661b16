import { oneOf } from '../../phrase-pattern.ts'
import { inLanguage, choiceIndex, choicesIn, type Coaching, inBoth, type CoachingContext } from './coaching.ts'
import { cleanReply, withFullStop } from './own-words.ts'
import { knownNameOf, person } from './people.ts'
import { blockquote } from '../../markdown.ts'

const spanish =
  /\b(?:escrib(?:ir|e|eme|irle)|redact(?:ar|a|ame)|ay[uú]dame con) (?:un|una|el|la) (?:mensaje|correo|email|carta|nota|respuesta)\b(.*)$/iu
const recipient = new RegExp(`\\b(?:to|for|a|para) ${person}`, 'iu')
const aboutWords = oneOf(
  'about|saying|that says|asking|telling (?:him|her|them)|because|explaining|to say|to tell (?:him|her|them)',
  'sobre|diciendo|para decir(?:le)?|que diga|porque',
)
const about = new RegExp(String.raw`\b(?:${aboutWords}) (?:that |que )?(.{3,200})$`, 'iu')
const notMessages = /\b(?:journal|diary|diario|code|poem|poema|essay|story)\b/i

const tones = [
  ['Friendly', 'Firm', 'Formal'],
  ['Cercano', 'Firme', 'Formal'],
] as const

const greetings = {
  en: ['Hi', 'Hi', 'Dear'],
  es: ['Hola', 'Hola', 'Hola'],
} as const
const closings = {
  en: [
    'Thanks so much. Talk soon.',
    'Please let me know by Friday. Thank you.',
    'Please let me know if you need anything else from me.\n\nKind regards,',
  ],
  es: [
    'Muchas gracias. Hablamos pronto.',
    'Dime algo antes del viernes, por favor. Gracias.',
    'Quedo a la espera de su respuesta.\n\nUn saludo,',
  ],
} as const

/** The message itself, in the user's own words. */
function draft(context: CoachingContext): string {
  const { slots, language, facts } = context
  const tone = choiceIndex(slots['tone'] ?? '', ...tones) ?? 0
  const name = knownNameOf(slots['who'] ?? '', facts) ?? (language === 'es' ? '[nombre]' : '[name]')
  const what = withFullStop(slots['about'] ?? '')
  const want = slots['want'] ?? ''
  return [
    `${greetings[language][tone]} ${name},`,
    what,
    want === '' ? '' : withFullStop(want),
    closings[language][tone],
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

export const writeMessage: Coaching = {
  kind: 'write-message',
  opens: (message) => {
    const line = cleanReply(message)
    if (notMessages.test(line)) return null
    const [, rest] = spanish.exec(line) ?? []
    if (rest === undefined) return null
    const who = recipient.exec(rest)?.[1]
    const what = about.exec(rest)?.[1]
    return {
      slots: { ...(who !== undefined && { who }), ...(what !== undefined && { topic: cleanReply(what) }) },
      isSure: true,
    }
  },
  start: inBoth('Sure, let’s write it together.', 'Claro, lo escribimos juntas.'),
  steps: [
    {
      slot: 'who',
      ask: inBoth('Who’s it for?', '¿Para quién es?'),
      like: inBoth('My landlord', 'Mi casero'),
    },
    {
      slot: 'about',
      ask: (context) =>
        inLanguage(
          context,
          context.slots['topic'] === undefined
            ? 'What happened, or what’s it about? One or two sentences, the way you’d say it out loud.'
            : 'Tell me the main thing in one or two sentences, the way you’d say it out loud. What do they have to know?',
          '¿De qué se trata? Una o dos frases, como lo dirías en voz alta.',
        ),
      like: inBoth('The heater has been broken since Monday', 'La calefacción no funciona desde el lunes'),
    },
    {
      slot: 'want',
      ask: inBoth(
        'What should they do after reading it? Say it as a request.',
        '¿Qué tiene que hacer al leerlo? Dilo como una petición.',
      ),
      like: inBoth('Please send somebody this week', 'Por favor, manda a alguien esta semana'),
    },
    { slot: 'tone', ask: inBoth('How should it sound?', '¿Cómo debe sonar?'), choices: choicesIn(...tones) },
  ],
  shorten: (context) =>
    blockquote(
      [withFullStop(context.slots['about'] ?? ''), withFullStop(context.slots['want'] ?? '')].join(' ').trim(),
    ),
  end: (context) =>
    inLanguage(
      context,
      `Here’s a draft in your words:\n\n${blockquote(draft(context))}\n\nRead it out loud once. If you stumble over anything, make it shorter.`,
      `Aquí va un borrador con tus palabras:\n\n${blockquote(draft(context))}\n\nLéelo una vez en voz alta. Donde te trabes, acórtalo.`,
    ),
}
