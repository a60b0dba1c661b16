import type { Language } from '../safety/kinds.ts'
import type { ActionContext, ActionRequest, Clause } from './actions.ts'
import { readDated } from './task-requests.ts'
import { fold } from './text.ts'
import { readWhen, type When } from './when.ts'

/** Marks of a sentence that tells something. */
const tells: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:i|im|i'm|i've|ive|i'll|i'd|we|we're|he|she|they|you|it|it's|its|that's|will|save|saving|aside|dollars|euros|compare|find|stop|confirm|book me|get me|is|isn't|are|was|were|am|feel|felt|had|has|been|did|went|came|hate|love|loved|don't|dont|can't|cant|won't|never|because|but|why|how|what|who|if|should|would|could|good|happy|sorry|thanks?|hello|hi|see you|bye|again|so|too|very|really|nothing|everything|lots|tired|sad|scared|worried)\b/,
  es: /\b(?:ahorrar|yo|estoy|soy|es|era|fue|fui|esta|estaba|tengo|tuve|me|nos|no|porque|pero|siento|senti|hay|quiero|creo|que|como|cuando|gracias|hola|todo|nada|muy|tan|adios|cansada|triste)\b/,
}
/** What is looked up rather than done: 'weather tomorrow', 'meetings today'. */
const looks =
  /^(?:(?:the|my|any|all|todays?|local) )*(?:weather|forecast|temperature|news|scores?|traffic|holidays?|events?|schedule|calendar|meetings?|appointments|tasks|reminders|plans|agenda|to-?dos?|menu|tiempo|clima|noticias|citas|tareas|eventos)\b/
const mostWords = 16

/** A thing with its day or hour, said without more: 'haircut 4pm tomorrow', 'call the dentist on Friday'. */
export function readNote(clause: Clause, context: ActionContext): ActionRequest[] | null {
  const { text, language } = clause
  if (
    clause.isTold === true ||
    clause.isAsked === true ||
    text.length > 150 ||
    text.split(' ').length > mostWords ||
    text.includes('?')
  )
    return null
  if (tells[language].test(fold(text))) return null
  const read = splitNotes(text, language, context).map((part) => readWhen(part, context, language))
  if (!read.every(isDated)) return null
  if (read.some(({ rest, problem }) => problem === null && (!/\p{L}{2}/u.test(rest) || looks.test(fold(rest)))))
    return null
  return readDated(read, language, context)
}

const isDated = ({ day, time, repeat, problem }: When): boolean =>
  day !== null || time !== null || repeat !== null || problem?.why === 'noSuchDay'

/** Cuts at a comma or 'and' where both sides name a day or an hour of their own. */
function splitNotes(text: string, language: Language, context: ActionContext): string[] {
  const [first = '', ...rest] = text.split(language === 'es' ? /,? y |, / : /,? and |, /)
  const parts = [first, ...rest]
  const isEach =
    parts.length > 1 &&
    parts.every((part) => {
      const when = readWhen(part, context, language)
      return isDated(when) && when.rest !== ''
    })
  return isEach ? parts : [text]
}
