import { oneOf, wholeWords } from '../../phrase-pattern.ts'
import { inLanguage, cardLine, type Coaching, inBoth, taskCard, type CoachingContext } from './coaching.ts'
import { cleanReply, packList, readList, quoteBack, unpackList } from './own-words.ts'
import { capitalize } from '#contract/capitalize.ts'
import { numberedList } from '../../markdown.ts'

const tooMany = oneOf('too (?:much|many things)|so (?:much|many things)|a million things|a ton of things|everything')
const wants = wholeWords(
  [
    `(?:${tooMany}) (?:to do|on my plate|at once|going on)`,
    "don[’']?t know (?:what|which)(?: one)? to do first|help me (?:prioriti[sz]e|rank)|demasiad[ao]s? (?:cosas|tareas)",
    'mil cosas|muchas cosas|no s[eé] (?:qu[eé] hacer primero|por d[oó]nde empezar)',
  ],
  'iu',
)
/** Matches requests to order things. Those in the planner are for the day or week plan. */
const asks =
  /\bhelp me (?:prioriti[sz]e|rank|put .{2,60}? in order)\b(?! (?:my|the|this|today|tomorrow) ?(?:day|week)?\b)/i
const listed = /(?::|\bi (?:have|need|[’']?ve got) to|\btengo que) (.{5,300})$/iu

const items = ({ slots }: CoachingContext): string[] => unpackList(slots['items'])
const shortlist = (context: CoachingContext): string[] => items(context).slice(0, 5)
const without = (context: CoachingContext, slot: string): string[] =>
  shortlist(context).filter((item) => item.toLowerCase() !== context.slots[slot]?.toLowerCase())

export const rank: Coaching = {
  kind: 'rank',
  opens: (message) => {
    const line = cleanReply(message)
    if (!wants.test(line)) return null
    const found = readList(listed.exec(line)?.[1] ?? '')
    const isListed = found.length >= 3
    return { slots: isListed ? { items: packList(found) } : {}, isSure: isListed || asks.test(line) }
  },
  start: inBoth(
    'That’s a lot at once. Let’s get it out of your head and put it in order.',
    'Es mucho a la vez. Vamos a sacarlo de tu cabeza y ponerlo en orden.',
  ),
  steps: [
    {
      slot: 'items',
      ask: inBoth(
        'What’s on your plate? List everything, big and small, with commas.',
        '¿Qué tienes encima? Escríbelo con comas, lo grande y lo pequeño.',
      ),
      like: inBoth('Taxes, call mom, laundry, the report', 'Impuestos, llamar a mamá, la ropa, el informe'),
      reads: (reply) => {
        const found = readList(reply)
        return found.length < 2 ? null : { items: packList(found) }
      },
    },
    {
      slot: 'urgent',
      ask: inBoth(
        'Which one causes real trouble if it isn’t done this week?',
        '¿Cuál trae problemas de verdad si no se hace esta semana?',
      ),
      choices: shortlist,
    },
    {
      slot: 'heavy',
      ask: inBoth('Which one would feel best to have off your mind?', '¿Cuál te aliviaría más quitarte de encima?'),
      choices: (context) => without(context, 'urgent'),
    },
    {
      slot: 'later',
      ask: inBoth(
        'And which one could wait, or go to somebody else?',
        '¿Y cuál puede esperar, o hacerla otra persona?',
      ),
      choices: (context) =>
        without(context, 'urgent').filter((item) => item.toLowerCase() !== context.slots['heavy']?.toLowerCase()),
    },
  ],
  end: (context) => {
    const { urgent = '', heavy = '', later = '' } = context.slots
    const top = [urgent, heavy].filter((item) => item !== '')
    const isRanked = (item: string) => [...top, later].some((placed) => placed.toLowerCase() === item.toLowerCase())
    const order = [...top, ...items(context).filter((item) => !isRanked(item))]
    const first = order[0] ?? ''
    return {
      text: [
        inLanguage(context, 'Here’s your order:', 'Este es tu orden:'),
        numberedList(order.map((item) => quoteBack(item, context.language))),
        later === ''
          ? null
          : inLanguage(
              context,
              `Parked for now: ${quoteBack(later, 'en')}. You decided that; you didn’t forget it.`,
              `Aparcado por ahora: ${later}. Lo has decidido tú, no se te ha olvidado.`,
            ),
        inLanguage(
          context,
          `Give number 1 half an hour before anything else. ${cardLine(context)}`,
          `Dale media hora al número 1 antes que a nada. ${cardLine(context)}`,
        ),
      ]
        .filter((part) => part !== null)
        .join('\n\n'),
      cards: [taskCard({ title: capitalize(first), dueDate: context.today, minutes: 30 })],
    }
  },
}
