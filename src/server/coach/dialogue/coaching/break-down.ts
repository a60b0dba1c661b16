import { oneOf } from '../../phrase-pattern.ts'
import { addDays } from '#server/lib/days.ts'
import { inLanguage, cardLine, type Coaching, inBoth, taskCard } from './coaching.ts'
import { cleanReply, packList, readList, quoteBack, unpackList } from './own-words.ts'
import { capitalize } from '#contract/capitalize.ts'
import { numberedList } from '../../markdown.ts'

const forms: readonly RegExp[] = [
  /\bbreak(?:ing)? (?:down )?(.{2,80}?)(?: down)? (?:into|in) (?:small(?:er)? |tiny |manageable )?(?:steps|pieces|parts|tasks)\b/i,
  /\bbreak (?:down )?(?!up\b)(.{2,80}?) down\b/i,
  /\bbreak down (?:my |this |the )?(?:goal|dream|plan|idea) (?:of|to) ([^,.;!?]{2,80})/i,
  /\bbreak down (.{2,80})$/i,
  /\b(?:dividir|separar|desglosar) (.{2,80}?) en (?:pasos|partes)/i,
]
const planning = oneOf(
  "help me plan|how do i plan|i(?:[’']m| am| have to| need to) (?:planning|plan|organi[sz]e|organi[sz]ing)",
  'ay[uú]dame a (?:planear|planificar|organizar)',
)
const plans = new RegExp(
  String.raw`\b(?:${planning}) ((?:a|an|the|my|our|un|una|el|la|mi) (?!day|week|today|month|evening|morning|d[ií]a|semana).{3,80})$`,
  'iu',
)
const tooBig =
  /\b(?:too big|huge|feels? impossible|overwhelming) (?:project|task|thing|job)\b|\b(?:project|task) is (?:too big|huge|overwhelming)\b/i

/** Breaks something big into small parts and a first step. */
export const breakDown: Coaching = {
  kind: 'break-down',
  opens: (message) => {
    const line = cleanReply(message)
    const what = [...forms, plans].map((form) => form.exec(line)?.[1]).find((found) => found !== undefined)
    if (what !== undefined && /^(?:it|this|that|esto|eso)$/i.test(what)) return { slots: {}, isSure: true }
    if (what !== undefined) return { slots: { what: cleanReply(what) }, isSure: true }
    return tooBig.test(line) ? { slots: {}, isSure: false } : null
  },
  start: (context) =>
    context.slots['what'] === undefined
      ? inLanguage(context, 'Let’s cut it into pieces.', 'Vamos a cortarlo en pedazos.')
      : inLanguage(
          context,
          `**${quoteBack(context.slots['what'], 'en')}**: let’s cut it into pieces.`,
          `**${capitalize(context.slots['what'])}**: vamos a cortarlo en pedazos.`,
        ),
  steps: [
    {
      slot: 'what',
      ask: inBoth('What’s the big thing?', '¿Qué es eso tan grande?'),
      like: inBoth('Move to the new place', 'Mudarme al piso nuevo'),
    },
    {
      slot: 'pieces',
      ask: inBoth(
        'What pieces can you already see? Just list them with commas, in any order.',
        '¿Qué partes ves ya? Escríbelas con comas, en cualquier orden.',
      ),
      like: inBoth('Boxes, change my address, cancel the internet', 'Cajas, cambiar la dirección, cancelar internet'),
      reads: (reply) => {
        const pieces = readList(reply)
        return pieces.length === 0 ? null : { pieces: packList(pieces) }
      },
    },
    {
      slot: 'first',
      ask: inBoth('Which one has to happen before the others can?', '¿Cuál tiene que pasar antes que las demás?'),
      choices: ({ slots }) => unpackList(slots['pieces']).slice(0, 5),
    },
    {
      slot: 'minutes',
      ask: inBoth(
        'And what’s the first ten minutes of that? Something your hands can do.',
        '¿Y cuáles son los primeros diez minutos de eso? Algo que puedan hacer tus manos.',
      ),
      like: inBoth('Look up the number and call', 'Buscar el número y llamar'),
    },
  ],
  end: (context) => {
    const { slots } = context
    const pieces = unpackList(slots['pieces'])
    const first = slots['first'] ?? ''
    const asked = first === '' ? (pieces[0] ?? '') : first
    const rest = pieces.filter((piece) => piece.toLowerCase() !== asked.toLowerCase())
    const start = slots['minutes'] === '' || slots['minutes'] === undefined ? asked : slots['minutes']
    return {
      text: [
        inLanguage(context, 'Here it is, in order:', 'Aquí está, en orden:'),
        numberedList([asked, ...rest].map((piece) => quoteBack(piece, context.language))),
        inLanguage(
          context,
          `You only need number 1 right now, and of that only this: ${quoteBack(start, 'en')}. ${cardLine(context)}`,
          `Ahora solo necesitas el número 1, y de ese solo esto: ${start}. ${cardLine(context)}`,
        ),
      ].join('\n\n'),
      cards: [taskCard({ title: capitalize(start), dueDate: addDays(context.today, 1) })],
    }
  },
}
