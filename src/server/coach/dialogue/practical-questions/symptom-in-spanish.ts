import type { CoachRequestData } from '#server/ports/coach-model.ts'
import { normalize } from '../../guide/text-analysis.ts'
import { oneOf, wholeWords } from '../../phrase-pattern.ts'
import { emergencyNumberInSpanish } from './numbers-to-call.ts'

const children = 'bebe|hij[oa]s?|nin[oa]s?|ninit[oa]|recien nacid[oa]|peque|nen[ea]|nieto|nieta|sobrin[oa]'
const adults = 'madre|mama|padre|papa|abuel[oa]|suegr[oa]|marido|esposo|mujer|esposa|pareja|novi[oa]|herman[oa]'
const someone = new RegExp(String.raw`\b(?:mi|mis|nuestr[oa]|la|el) (?:${oneOf(children, adults)})\b`)
const child = new RegExp(String.raw`\b(?:${children})\b`)
const symptom = wholeWords([
  'fiebre|calentura|temperatura alta|vomit\\w*|diarrea|sarpullido|ronchas|convulsion\\w*|mareos?|maread[oa]',
  'tose|tos|no (?:respira bien|quiere comer|come nada)|dolor de (?:cabeza|barriga|panza|estomago|oidos?|garganta|espalda)',
  'le duelen?|se ha caido|se cayo',
])

const toChild = (emergency: string) => [
  'Llama hoy al pediatra o a la línea de enfermería. Desde aquí no puedo saber qué es, y ellos suelen decirte en dos minutos si puede esperar. A un bebé de menos de 3 meses con 38 °C o más lo tiene que ver un médico enseguida, también de noche.',
  'Ten esto a mano: su edad, la temperatura y cómo la tomaste, desde cuándo está así, cuánto bebe y orina, y lo que ya le diste, con la hora.',
  `Llama al ${emergency} si le cuesta respirar, cuesta despertarlo, convulsiona, tiene el cuello rígido, los labios azules o manchas que no se van al apretarlas.`,
]
const toAdult = (emergency: string) => [
  'Llama a su médico o al centro de salud hoy. Desde aquí no puedo saber qué es, y ellos suelen decirte en dos minutos si puede esperar. Que nadie deje ni cambie un medicamento sin preguntar.',
  'Ten esto a mano: cuándo empezó, cuándo le pasa y cuánto dura, y todo lo que toma, con las dosis.',
  `Llama al ${emergency} si se desmaya, le duele el pecho, le cuesta respirar o hablar, pierde fuerza en un lado o se confunde de golpe.`,
]

/** Doesn't judge somebody's symptom: names the people to call, the words to say, and the signs that can't wait. */
export function answerSymptomInSpanish(message: string, request: CoachRequestData): string | null {
  const line = normalize(message)
  if (!someone.test(line) || !symptom.test(line)) return null
  const written = child.test(line) ? toChild : toAdult
  return written(emergencyNumberInSpanish(request)).join('\n\n')
}
