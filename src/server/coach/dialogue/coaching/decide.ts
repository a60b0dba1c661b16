import { oneOf } from '../../phrase-pattern.ts'
import { countWords } from '../../guide/text-analysis.ts'
import { addDays } from '#server/lib/days.ts'
import {
  inLanguage,
  cardLine,
  choiceIndex,
  choicesIn,
  type Coaching,
  inBoth,
  type CoachingSlots,
  taskCard,
  type CoachingContext,
} from './coaching.ts'
import { cleanReply, quoteBack } from './own-words.ts'
import { bulletList } from '../../markdown.ts'

const pairs: readonly RegExp[] = [
  /\b(?:should i|do i|shall i|whether to|(?:if|whether) i should) (.{2,90}?),? or (?:should i |do i |to |just )?(.{2,90})$/i,
  /\b(?:decid\w+|choos\w+|choice|torn|pick\w*|stuck|it['’]?s) between (.{2,90}?) (?:and|or|vs\.?|versus) (.{2,90})$/i,
  /\b(?:debo|debería|no sé si|entre) (.{2,90}?),? (?:o|u|y) (.{2,90})$/iu,
]
const wantsToDecide = oneOf(
  "help me (?:decide|choose)|can ?(?:no|[’']?)t (?:decide|choose)|(?:a |this |big |hard |make a )decision",
  'ay[uú]dame a (?:decidir|elegir)|no (?:puedo|consigo|logro) decidir(?:me)?|tomar una decisi[oó]n',
)
const wants = new RegExp(String.raw`\b(?:${wantsToDecide})`, 'iu')
const asks = /\bhelp me (?:decide|choose)\b|\bay[uú]dame a (?:decidir|elegir)\b/iu
const single = /^(?:so |ok |hey )?should i (?!be (?:worried|concerned|able|doing|eating|getting)\b)(.{3,100})$/i

const splitPair = (text: string): CoachingSlots | null => {
  const [a, b] = text
    .replace(/^(?:it[’']s |between |whether to |either |entre )/i, '')
    .split(/,? (?:or|versus|vs\.?|o|u) |,? (?:and|y) |,|;|\n/i)
    .map(cleanReply)
  return a === undefined || b === undefined || b === 'untitled' ? null : { a, b }
}

const relief = [
  ['Relief', 'A dip', 'Not much'],
  ['Alivio', 'Un bajón', 'Casi nada'],
] as const
const criteria = [
  ['Money', 'Time and energy', 'Peace of mind', 'The people in it'],
  ['El dinero', 'El tiempo y la energía', 'La tranquilidad', 'Las personas'],
] as const

const optionA = ({ slots, language }: CoachingContext): string => quoteBack(slots['a'] ?? '', language)
const optionB = ({ slots, language }: CoachingContext): string => quoteBack(slots['b'] ?? '', language)

function whatMatters({ slots }: CoachingContext): string {
  const words = slots['counts'] ?? ''
  return choiceIndex(words, ...criteria) === null ? words : words.toLowerCase()
}

function interpretGut(context: CoachingContext): string {
  const [a, b, most] = [optionA(context), optionB(context), whatMatters(context)]
  const gut = choiceIndex(context.slots['gut'] ?? '', ...relief)
  if (gut === 0)
    return inLanguage(
      context,
      `You felt relief, and that counts. If **${a}** also takes care of what matters most (${most}), there’s your answer.`,
      `Sentiste alivio, y eso cuenta. Si **${a}** además cuida lo que más importa (${most}), ya tienes tu respuesta.`,
    )
  if (gut === 1)
    return inLanguage(
      context,
      `Part of you sank a little. That usually means **${b}** deserves a closer look, as long as it takes care of what matters most (${most}).`,
      `Algo en ti se vino abajo. Casi siempre quiere decir que **${b}** merece mirarse mejor, si cuida lo que más importa (${most}).`,
    )
  return inLanguage(
    context,
    'Neither one pulls hard, so you could probably be happy with either. Take the one that’s easier to undo.',
    'Ninguna tira mucho de ti, así que seguramente podrías vivir bien con las dos. Toma la que sea más fácil de deshacer.',
  )
}

const person = oneOf(
  '(?:him|her|them|mom|mum|mama|dad)',
  "(?:my|his|her|their|our|the) [\\p{L}’'-]+(?: (?!first|now|today|instead|again)[\\p{L}’'-]+)?",
)
const endings = oneOf('first|now|today|instead')
/** Groups: the verb, its preposition, how or when it's done. */
const doneTo = new RegExp(
  String.raw`^(.*?\S) (to |with |for )?\b(?:${person})(?: (?:about|for) [^,]{2,40}?)?( (?:${endings})| again)?$`,
  'iu',
)
const onlySomebody = new RegExp(String.raw`^(?:to |with |for )?(?:${person})(?: (?:${endings}))?$`, 'iu')
const hasPreposition = /^(?:to|with|for) /i
const hasEnding = new RegExp(String.raw` (?:${endings})$`, 'i')
/** Repeats the verb for both options in 'talk to Ana first or to Ben', 'call my mom first or my sister'. */
export function pairOf(a: string, b: string) {
  const [, verb, preposition = '', ending = ''] = doneTo.exec(a) ?? []
  if (verb === undefined || !onlySomebody.test(b)) return { a, b }
  const other = hasPreposition.test(b) ? b : `${preposition}${b}`
  return { a, b: `${verb} ${other}${ending === ' again' || hasEnding.test(b) ? '' : ending}` }
}

/** Matches 'Should I even bother trying anymore', which is said by somebody who is worn out, and isn't a decision. */
const wornOut = new RegExp(
  oneOf(
    String.raw`\b(?:should|do|can) (?:i|we) (?:just |even |really ){0,2}(?:bother(?= (?:trying|anymore|to try|going on|with (?:dating|men|him|her|them|this|people|anything|any of|it)\b)|[.?! ]{0,4}$)|keep trying(?! (?:to|for)\b)|keep (?:going|fighting)(?= (?:anymore|at all)|[.?! ]{0,4}$)|try anymore)`,
    String.raw`\bwhy (?:do i |should i )?(?:even )?(?:bother|try)(?: anymore)?[.?! ]{0,4}$`,
  ),
  'i',
)
/** Tells whether the user is worn out by a decision, without naming two options. */
export const isWornOut = (message: string): boolean => wornOut.test(message) && !/\bor\b/i.test(message)

/** In words. A longer one holds more than a way. */
const longestWay = 14
const isShortWay = (way: string): boolean => countWords(way) <= longestWay && !/[.;] /.test(way)

/** Helps to decide between two options. */
export const decide: Coaching = {
  kind: 'decide',
  opens: (message) => {
    if (isWornOut(message)) return null
    const line = cleanReply(message)
    for (const pair of pairs) {
      const [, a, b] = pair.exec(line) ?? []
      if (a !== undefined && b !== undefined && isShortWay(a) && isShortWay(b))
        return { slots: pairOf(cleanReply(a), cleanReply(b)), isSure: true }
    }
    const [, a] = single.exec(line) ?? []
    if (a !== undefined) return { slots: { a, b: 'leave things as they are' }, isSure: false }
    return wants.test(line) ? { slots: {}, isSure: asks.test(line) } : null
  },
  start: (context) =>
    context.slots['b'] === undefined
      ? inLanguage(context, 'Okay, let’s sort it out.', 'Vale, vamos a aclararlo.')
      : inLanguage(
          context,
          `So these are the two:\n\n${bulletList([optionA(context), optionB(context)])}`,
          `Entonces son estas dos:\n\n${bulletList([optionA(context), optionB(context)])}`,
        ),
  steps: [
    {
      slot: 'b',
      ask: inBoth('What are the two things you’re choosing between?', '¿Entre qué dos cosas estás eligiendo?'),
      like: inBoth('Stay at my job or take the offer', 'Quedarme en mi trabajo o aceptar la oferta'),
      reads: splitPair,
    },
    {
      slot: 'counts',
      ask: inBoth('What matters most to you here?', '¿Qué es lo que más te importa en esto?'),
      choices: choicesIn(...criteria),
    },
    {
      slot: 'gut',
      ask: (context) =>
        inLanguage(
          context,
          `Say a coin just landed on **${optionA(context)}**. What’s the first thing you feel?`,
          `Imagina que la moneda cae en **${optionA(context)}**. ¿Qué es lo primero que sientes?`,
        ),
      choices: choicesIn(...relief),
    },
    {
      slot: 'unknown',
      ask: inBoth(
        'What’s the one thing you don’t know yet that could change your mind?',
        '¿Qué es lo único que aún no sabes y que te haría cambiar de idea?',
      ),
      like: inBoth('Whether I could work from home two days', 'Si podría trabajar dos días desde casa'),
    },
  ],
  end: (context) => {
    const unknown = context.slots['unknown'] ?? ''
    if (unknown === '') return { text: interpretGut(context) }
    const title = inLanguage(context, `Find out: ${unknown}`, `Averiguar: ${unknown}`)
    const line = inLanguage(
      context,
      'Before you settle it, get that one missing answer. Then decide the same day, so it doesn’t drag on.',
      'Antes de decidir, consigue esa respuesta que falta. Y decide ese mismo día, para que no se alargue.',
    )
    return {
      text: `${interpretGut(context)}\n\n${line} ${cardLine(context)}`,
      cards: [taskCard({ title, dueDate: addDays(context.today, 1) })],
    }
  },
}
