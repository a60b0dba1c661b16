import { wholeWords } from '../../phrase-pattern.ts'
import { inLanguage, choiceIndex, choicesIn, type Coaching, inBoth } from './coaching.ts'
import { cleanReply } from './own-words.ts'

const wants = wholeWords(
  [
    'calm me down|help me (?:to )?(?:calm|relax|breathe)',
    "(?:can ?(?:no|[’']?)t|need to|how do i) calm (?:myself )?down",
    "(?:i[’']?m|am) (?:freaking|panicking|spiral(?:l)?ing|so (?:anxious|nervous|stressed|wound up))",
    '(?:my )?heart is racing|ay[uú]dame a calmarme|necesito calmarme|estoy muy (?:nerviosa|ansiosa|agobiada)',
    'no puedo calmarme',
  ],
  'iu',
)
const today = [
  ['Yes, something', 'Not today', 'I don’t know'],
  ['Sí, algo', 'Hoy no', 'No lo sé'],
] as const

export const calmDown: Coaching = {
  kind: 'calm-down',
  opens: (message) => {
    const line = cleanReply(message)
    return wants.test(line) ? { slots: {}, isSure: line.split(' ').length <= 12 } : null
  },
  start: inBoth(
    'I’m here. Put both feet on the floor and let your shoulders drop. Breathe in through your nose, and let it out slowly through your mouth, longer than it came in. Three times.',
    'Aquí estoy. Apoya los dos pies en el suelo y suelta los hombros. Inspira por la nariz y suelta el aire despacio por la boca, más largo de lo que entró. Tres veces.',
  ),
  steps: [
    {
      slot: 'sees',
      ask: inBoth('What’s one thing you can see right now?', '¿Qué cosa puedes ver ahora mismo?'),
      like: inBoth('The blue cup on my desk', 'La taza azul de mi mesa'),
    },
    {
      slot: 'cause',
      ask: inBoth('Good. Now, what set this off?', 'Bien. ¿Qué lo ha provocado?'),
      like: inBoth('An email from my boss', 'Un correo de mi jefe'),
    },
    {
      slot: 'today',
      ask: inBoth('Is there something you can do about it today?', '¿Hay algo que puedas hacer hoy con eso?'),
      choices: choicesIn(...today),
    },
  ],
  end: (context) => {
    const { cause = '' } = context.slots
    const can = choiceIndex(context.slots['today'] ?? '', ...today) === 0
    const it = cause === '' ? inLanguage(context, 'it', 'eso') : `“${cause}”`
    const plan = can
      ? inLanguage(
          context,
          `Then it gets ten minutes today, once you’ve calmed down and not before. Put ${it} on a piece of paper with the one thing you can do, and keep it next to you.`,
          `Entonces tendrá diez minutos hoy, cuando te hayas calmado, no antes. Escribe ${it} en un papel, con lo único que puedes hacer, y déjalo a tu lado.`,
        )
      : inLanguage(
          context,
          `Then it doesn’t need you right now. Write ${it} on a piece of paper with a day next to it, and fold the paper. It’ll still be there, and you’ll be steadier.`,
          `Entonces no te necesita ahora. Escribe ${it} en un papel con un día al lado y dobla el papel. Seguirá ahí, y tú estarás más firme.`,
        )
    const card = inLanguage(
      context,
      'The card below guides you through a few minutes of breathing.',
      'La tarjeta de abajo respira contigo unos minutos.',
    )
    return { text: `${plan}\n\n${card}`, cards: [{ kind: 'breathing', techniqueId: 'coherent' }] }
  },
}
