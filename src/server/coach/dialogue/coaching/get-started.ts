import { oneOf } from '../../phrase-pattern.ts'
import { addDays } from '#server/lib/days.ts'
import { inLanguage, cardLine, choiceIndex, choicesIn, type Coaching, inBoth, taskCard } from './coaching.ts'
import { cleanReply, quoteBack } from './own-words.ts'
import { capitalize } from '#contract/capitalize.ts'

const startVerbs = oneOf(
  'get (?:myself )?(?:to start|started (?:on|with)|going (?:on|with)|to)|start|begin|make myself|bring myself to',
)
const forms: readonly RegExp[] = [
  /\bhelp me (?:get (?:started|going) (?:on|with)|start(?: on| with)?|begin(?: with)?) ((?!a (?:business|blog|budget|journal)).{3,80})$/i,
  new RegExp(String.raw`\bi (?:just )?(?:can ?(?:no|[’']?)t|cannot) (?:seem to )?(?:${startVerbs}) (.{3,80})$`, 'i'),
  /\bi (?:keep|[’']ve been) (?:putting off|avoiding|postponing|delaying) (.{3,80})$/i,
  /\bi keep putting (.{3,60}?) off$/i,
  /\bi[’']?m stuck (?:on|with) (.{3,80})$/i,
  /\bno (?:puedo|consigo|logro) empezar (?:con |a |el |la )?(.{3,80})$/i,
]
/** Matches an explicit request. */
const asks = /\bhelp me (?:get (?:started|going)|start|begin)\b/i
const times = [
  ['Right now', 'Later today', 'Tomorrow morning'],
  ['Ahora mismo', 'Hoy más tarde', 'Mañana por la mañana'],
] as const
const bare = /^(?:it|this|that|anything|eso|esto|nada)$/i

export const getStarted: Coaching = {
  kind: 'get-started',
  opens: (message) => {
    const line = cleanReply(message)
    const what = forms.map((form) => form.exec(line)?.[1]).find((found) => found !== undefined)
    return what === undefined ? null : { slots: bare.test(what) ? {} : { what }, isSure: asks.test(line) }
  },
  start: (context) =>
    context.slots['what'] === undefined
      ? inLanguage(
          context,
          'Being stuck usually means the first step is too big. Let’s shrink it.',
          'Estar atascada casi siempre quiere decir que el primer paso es muy grande. Vamos a encogerlo.',
        )
      : inLanguage(
          context,
          `**${quoteBack(context.slots['what'], 'en')}**. Being stuck usually means the first step is too big, so let’s shrink it.`,
          `**${capitalize(context.slots['what'])}**. Casi siempre es que el primer paso es muy grande, así que vamos a encogerlo.`,
        ),
  steps: [
    {
      slot: 'what',
      ask: inBoth('What is it you’re not starting?', '¿Qué es lo que no empiezas?'),
      like: inBoth('My tax return', 'La declaración de impuestos'),
    },
    {
      slot: 'heavy',
      ask: inBoth('What part of it makes you want to look away?', '¿Qué parte te da ganas de mirar a otro lado?'),
      like: inBoth('Finding all the receipts', 'Buscar todos los recibos'),
    },
    {
      slot: 'tiny',
      ask: inBoth(
        'What would the first two minutes look like? So small that it’s almost silly.',
        '¿Cómo serían los dos primeros minutos? Tan pequeños que casi dé risa.',
      ),
      like: inBoth('Open the folder and put one receipt in it', 'Abrir la carpeta y meter un recibo'),
    },
    {
      slot: 'when',
      ask: inBoth('When will you do those two minutes?', '¿Cuándo harás esos dos minutos?'),
      choices: choicesIn(...times),
    },
  ],
  end: (context) => {
    const { what = '', tiny = '', when = '' } = context.slots
    const step = capitalize(tiny === '' ? what : tiny)
    const isTomorrow = choiceIndex(when, ...times) === 2 || /\b(?:tomorrow|mañana)\b/i.test(when)
    const line = inLanguage(
      context,
      `Then this is all it is: **${quoteBack(step, 'en')}**. Set a timer for ten minutes, start with that, and stop when it rings, even in the middle. You don’t have to feel like it first; that part shows up after you’ve begun.`,
      `Entonces solo es esto: **${step}**. Pon diez minutos en el reloj, empieza por ahí y para cuando suene, aunque estés a la mitad. Las ganas no vienen antes: llegan cuando ya has empezado.`,
    )
    return {
      text: `${line}\n\n${cardLine(context)}`,
      cards: [taskCard({ title: step, dueDate: isTomorrow ? addDays(context.today, 1) : context.today })],
    }
  },
}
