import { wholeWords } from '../../phrase-pattern.ts'
import { inLanguage, type Coaching, inBoth, type CoachingContext } from './coaching.ts'
import { cleanReply, withFullStop } from './own-words.ts'

const wants = wholeWords(
  [
    'look(?:ing)? back (?:on|at)|review (?:of )?my (?:week|month|year|day|quarter)|reflect on|weekly review',
    'year in review|repasar (?:mi|la|el)|mirar atr[aá]s|repaso de',
  ],
  'iu',
)
const span = /\b(week|month|year|day|semana|mes|año|d[ií]a)\b/iu

const heading = (context: CoachingContext, slot: string, english: string, spanish: string): string => {
  const words = context.slots[slot] ?? ''
  return words === '' ? '' : `${inLanguage(context, english, spanish)}\n${withFullStop(words)}`
}

export const lookBack: Coaching = {
  kind: 'look-back',
  opens: (message) => {
    const line = cleanReply(message)
    return wants.test(line) ? { slots: { span: span.exec(line)?.[1]?.toLowerCase() ?? '' }, isSure: true } : null
  },
  start: inBoth(
    'Good idea. Three questions, and short answers are fine.',
    'Buena idea. Tres preguntas, y valen las respuestas cortas.',
  ),
  steps: [
    {
      slot: 'good',
      ask: inBoth('What went better than you expected?', '¿Qué salió mejor de lo que esperabas?'),
      like: inBoth('I finished the course', 'Terminé el curso'),
    },
    {
      slot: 'hard',
      ask: inBoth(
        'What was the hardest part, and what got you through it?',
        '¿Qué fue lo más difícil, y qué te ayudó a pasarlo?',
      ),
      like: inBoth('The move; my sister came to help', 'La mudanza; vino mi hermana'),
    },
    {
      slot: 'keep',
      ask: inBoth('What’s one thing you’d do differently next time?', '¿Qué harías distinto la próxima vez?'),
      like: inBoth('Ask for help a week sooner', 'Pedir ayuda una semana antes'),
    },
  ],
  end: (context) => {
    const content = [
      heading(context, 'good', 'What went well', 'Lo que salió bien'),
      heading(context, 'hard', 'What was hard', 'Lo difícil'),
      heading(context, 'keep', 'What I’d do differently', 'Lo que haría distinto'),
    ]
      .filter((part) => part !== '')
      .join('\n\n')
    const title = inLanguage(context, `Looking back, ${context.today}`, `Mirando atrás, ${context.today}`)
    const line = inLanguage(
      context,
      'That’s worth keeping. The card below puts it into your journal in your own words, so you can find it in a year.',
      'Eso merece guardarse. La tarjeta de abajo lo pone en tu diario con tus palabras, para que lo encuentres dentro de un año.',
    )
    return content === '' ? { text: line } : { text: line, cards: [{ kind: 'entry', title, content }] }
  },
}
