import type { DialogueAct } from './dialogue-act-forms.ts'
import { type Answer, makeQuestion, makeAnswer, type Turn } from './compose-answer.ts'
import { pickOldest } from './conversation-state.ts'

type Language = Turn['request']['language']
type Courtesy = 'hello' | 'howAreYou' | 'thanks' | 'bye'

const lines: Record<Language, Record<Courtesy, readonly string[]>> = {
  en: {
    hello: ['Hi, it’s good to see you.', 'Hey, you. I’m glad you’re here.', 'Hi. I’m glad you stopped by.'],
    howAreYou: [
      'Thanks for asking. I’m an AI guide, so I don’t have days of my own, but I’ve got time for yours.',
      'Still no days of my own, so tell me about yours.',
    ],
    thanks: [
      'You’re welcome. Take what fits and leave the rest.',
      'Anytime. I’ll be right here when you want to pick it up again.',
      'Glad it helped. You did the hard part.',
      'Of course.',
    ],
    bye: [
      'Take care of yourself. We can pick this up whenever you like.',
      'Talk soon. One small thing is enough for today.',
      'Bye for now. Be nice to yourself tonight.',
    ],
  },
  es: {
    hello: ['Hola, qué gusto leerte.', 'Hola, me alegra que estés aquí.', 'Hola, aquí estoy.'],
    howAreYou: [
      'Gracias por preguntar. Soy una guía de IA y no tengo días propios, pero tengo tiempo para el tuyo.',
      'Igual que siempre, que para una IA está bien. Mejor cuéntame de ti.',
    ],
    thanks: [
      'De nada. Quédate con lo que te sirva y deja lo demás.',
      'Con gusto. Aquí sigo cuando quieras retomarlo.',
      'Me alegra que te sirva. Lo difícil lo hiciste tú.',
      'Por supuesto.',
    ],
    bye: [
      'Cuídate mucho. Lo retomamos cuando quieras.',
      'Hasta pronto. Con una cosa pequeña basta por hoy.',
      'Nos vemos. Sé amable contigo esta noche.',
    ],
  },
}

const questions: Record<Language, readonly string[]> = {
  en: ['What’s on your mind?', 'What would you like to talk about?', 'Where do you want to start?'],
  es: ['¿Qué tienes en mente?', '¿De qué quieres hablar?', '¿Por dónde empezamos?'],
}

/** Asks what it is to be about, in words not used lately. */
export const askTopic = ({ state, request: { language, message } }: Turn): Answer['question'] =>
  makeQuestion('topic', pickOldest(state, questions[language], message))

const isCourtesy = (act: DialogueAct): act is Courtesy => act in lines.en

/** Greetings, thanks and goodbyes. */
export function answerCourtesy(act: DialogueAct, turn: Turn): Answer | null {
  if (!isCourtesy(act)) return null
  const { language, message } = turn.request
  const line = pickOldest(turn.state, lines[language][act], message)
  const goesOn = act === 'hello' || act === 'howAreYou'
  return makeAnswer(line, { isFree: true, ...(goesOn && { question: askTopic(turn) }) })
}
