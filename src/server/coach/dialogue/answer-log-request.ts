import { countWords, normalize } from '../guide/text-analysis.ts'
import { type Answer, makeAnswer, type Turn } from './compose-answer.ts'
import { inLanguage } from './coaching/coaching.ts'

const asksToLog =
  /^(?:please |can you |could you |hey |luxee |ok )*(?:log|track|record|note down)\b (?!in\b|out\b|off\b|keeping\b)|^(?:por favor )?(?:registra|anota)\b /
const asksForTimer =
  /^(?:please |can you |could you |hey |luxee |ok )*(?:set|start) (?:a |an |my |the )?(?:[\w-]+ ){0,2}(?:timer|alarm)\b/
const maxWords = 25

/** Says plainly that something can't be logged, and doesn't take the request for an answer. `isCard`: there is a card for it. */
export function answerLogRequest({ request }: Turn, isCard: boolean): Answer | null {
  const { message } = request
  if (asksForTimer.test(normalize(message)) && countWords(message) <= maxWords)
    return makeAnswer(
      inLanguage(
        request,
        'I can’t set a timer or an alarm; your phone is best for that. I can put a reminder with a time in your planner: tell me what and when.',
        'No puedo poner un temporizador ni una alarma; eso lo hace tu teléfono. Sí puedo poner un recordatorio con hora en tu agenda: dime qué y cuándo.',
      ),
      { isFree: true },
    )
  if (isCard || !asksToLog.test(normalize(message)) || countWords(message) > maxWords || message.includes('?'))
    return null
  const line = inLanguage(
    request,
    'Sorry, I can’t log that from here. I can make a card for a workout, your weight, a task, a goal or a journal entry. Your mood goes under Self-Care, and water under Health & Fitness.',
    'Eso no puedo registrarlo desde aquí. Lo que sí puedo poner en una tarjeta: un entrenamiento, tu peso, una tarea, una meta o una entrada de diario. El ánimo va en Autocuidado, el agua en Fitness.',
  )
  return makeAnswer(line, { isFree: true })
}
