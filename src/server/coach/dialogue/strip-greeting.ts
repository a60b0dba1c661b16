import { oneOf } from '../phrase-pattern.ts'
import { readDialogueAct } from './dialogue-acts.ts'

const short = oneOf('hi+|hello|hey+|hiya|howdy|hola|buenas')
const ofDay = oneOf(
  'good (?:morning|afternoon|evening)|buenos d[ií]as|buenas (?:tardes|noches)|hola,? buen[oa]s(?: d[ií]as| tardes| noches)?',
)
const called = '(?:[ ,]+(?:there|again|luxee|coach|you)\\b)'
/** Matches greetings, but not 'Good morning routine'. A greeting of several words needs a mark or a name after it. */
const greeting = new RegExp(
  String.raw`^\s*[¡!]?(?:(?:${ofDay})${called}?[ ]{0,3}[,.!:;–—-]|(?:${ofDay})${called}|(?:${short})${called}?)[ ,.!:;–—-]+(?=[¿\p{L}\d“"])`,
  'iu',
)

/** Strips a greeting before other words; a greeting alone stays. */
export const withoutGreeting = (message: string): string =>
  readDialogueAct(message) === null ? message.replace(greeting, '') : message
