import { readDialogueAct } from '../dialogue-acts.ts'
import { inLanguage, type Coaching, inBoth } from './coaching.ts'
import { acknowledgeFeeling } from './feelings.ts'
import { withFullStop } from './own-words.ts'

export const beHeard: Coaching = {
  kind: 'be-heard',
  opens: (message) => (readDialogueAct(message) === 'listen' ? { slots: {}, isSure: true } : null),
  start: inBoth('Okay, no advice. I’m just listening.', 'Vale, sin consejos. Solo te escucho.'),
  steps: [
    {
      slot: 'told',
      ask: inBoth(
        'What happened? Start anywhere. It doesn’t have to be in order.',
        '¿Qué pasó? Empieza por donde quieras, no hace falta orden.',
      ),
    },
    {
      slot: 'hardest',
      ask: (context) =>
        `${acknowledgeFeeling(context.slots['told'] ?? '', context.language)} ${inLanguage(context, 'What’s the hardest part of it?', '¿Qué es lo más difícil de todo?')}`,
    },
    {
      slot: 'wish',
      ask: (context) =>
        `${inLanguage(context, 'I see why that’s stuck with you.', 'Entiendo que eso se te quede dentro.')} ${inLanguage(context, 'What do you wish somebody would say to you right now?', '¿Qué te gustaría que alguien te dijera ahora mismo?')}`,
    },
  ],
  end: (context) => {
    const { told: story = '', hardest = '', wish = '' } = context.slots
    const content = [story, hardest, wish]
      .filter((part) => part !== '')
      .map(withFullStop)
      .join('\n\n')
    const line = inLanguage(
      context,
      'I hope you hear that from somebody soon, and until then you can say it to yourself. It makes sense that this hurts. You don’t have to do anything about it tonight.',
      'Ojalá alguien te lo diga pronto, y mientras tanto puedes decírtelo tú. Tiene sentido que duela. Hoy no tienes que resolver nada.',
    )
    const keep = inLanguage(
      context,
      'If you want to keep it, the card below puts it into your journal, in your words.',
      'Si quieres guardarlo, la tarjeta de abajo lo pone en tu diario, con tus palabras.',
    )
    return content === ''
      ? { text: line }
      : {
          text: `${line}\n\n${keep}`,
          cards: [{ kind: 'entry', title: inLanguage(context, 'What this was like', 'Cómo fue esto'), content }],
        }
  },
}
