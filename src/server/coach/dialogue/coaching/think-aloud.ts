import { oneOf, wholeWords } from '../../phrase-pattern.ts'
import { addDays } from '#server/lib/days.ts'
import { inLanguage, cardLine, type Coaching, inBoth, taskCard, type CoachingContext } from './coaching.ts'
import { cleanReply, quoteBack } from './own-words.ts'
import { capitalize } from '#contract/capitalize.ts'
import { bulletList } from '../../markdown.ts'

const wants = wholeWords(
  [
    'help me think|think (?:this|it|something) (?:through|out|over)|think (?:out )?(?:loud|aloud)|sounding board',
    '(?:work|sort|figure) (?:out )?(?:my feelings|my thoughts|my head|how i feel)(?: out)?',
    'talk (?:this|it|something) (?:through|over|out)|ay[uú]dame a pensar|pensar en voz alta',
  ],
  'iu',
)
const lostWords = oneOf(
  "i (?:really )?(?:don[’']?t|do not) know what to do(?: about| with)?|what (?:should|do|can) i do about",
  "i[’']?m (?:so )?(?:confused|torn|lost|unsure|worried) (?:about|with)|i have a (?:problem|situation|dilemma)",
  'no s[eé] qu[eé] hacer(?: con)?|qu[eé] hago con',
)
const lost = new RegExp(String.raw`\b(?:${lostWords})\b[ ,:]*(.{0,120})$`, 'iu')

const back = (context: CoachingContext, slot: string): string => quoteBack(context.slots[slot] ?? '', context.language)

/** Lets the user think something through, question by question. */
export const thinkAloud: Coaching = {
  kind: 'think-aloud',
  opens: (message) => {
    const line = cleanReply(message)
    if (wants.test(line)) return { slots: {}, isSure: true }
    const [found, about = ''] = lost.exec(line) ?? []
    if (found === undefined) return null
    return { slots: about.length < 4 ? {} : { what: cleanReply(about) }, isSure: false }
  },
  start: (context) =>
    context.slots['what'] === undefined
      ? inLanguage(context, 'Let’s think it through, one question at a time.', 'Vamos a pensarlo, pregunta a pregunta.')
      : inLanguage(
          context,
          `**${back(context, 'what')}**. Let’s think it through, one question at a time.`,
          `**${back(context, 'what')}**. Vamos a pensarlo, pregunta a pregunta.`,
        ),
  steps: [
    { slot: 'what', ask: inBoth('What’s it about, in a sentence?', '¿De qué se trata, en una frase?') },
    {
      slot: 'wish',
      ask: inBoth(
        'If it turned out the way you want, what would be different a month from now?',
        'Si saliera como quieres, ¿qué sería distinto dentro de un mes?',
      ),
      like: inBoth('I’d sleep, and Sundays would be mine', 'Dormiría, y los domingos serían míos'),
    },
    {
      slot: 'block',
      ask: inBoth('What’s in the way of that?', '¿Qué se interpone?'),
      like: inBoth('I don’t want to let anybody down', 'No quiero fallarle a nadie'),
    },
    {
      slot: 'step',
      ask: inBoth('Which small part of it is up to you this week?', '¿Qué parte pequeña depende de ti esta semana?'),
      like: inBoth('Ask one person how they did it', 'Preguntar a alguien cómo lo hizo'),
    },
  ],
  end: (context) => {
    const { step = '' } = context.slots
    const rows = [
      ['what', 'It’s about', 'Se trata de'],
      ['wish', 'What you want', 'Lo que quieres'],
      ['block', 'What’s in the way', 'Lo que se interpone'],
    ].flatMap(([slot = '', english = '', spanish = '']) =>
      (context.slots[slot] ?? '') === '' ? [] : [`${inLanguage(context, english, spanish)}: ${back(context, slot)}`],
    )
    const head = `${inLanguage(context, 'Here’s where you are:', 'Aquí es donde estás:')}\n\n${bulletList(rows)}`
    if (step === '')
      return {
        text: `${head}\n\n${inLanguage(context, 'You don’t have a step yet, and that’s fine. Sleep on it and read this again tomorrow; one usually shows up.', 'Aún no tienes un paso, y está bien. Duérmelo y léelo mañana; suele aparecer uno.')}`,
      }
    return {
      text: `${head}\n\n${inLanguage(context, `And the part that’s yours: **${quoteBack(step, 'en')}**. Start there; the rest gets clearer once you get moving.`, `Y la parte que es tuya: **${capitalize(step)}**. Empieza por ahí; lo demás se aclara cuando algo se mueve.`)} ${cardLine(context)}`,
      cards: [taskCard({ title: capitalize(step), dueDate: addDays(context.today, 2) })],
    }
  },
}
