import { formalize } from '../message-drafts/render-draft.ts'
import { spellOut } from '../message-drafts/templates/written-english.ts'
import { toSentence } from './join-statements.ts'
import { greetingAndClosing } from './greeting-and-closing.ts'
import type { TextRequest } from './read-text-request.ts'
import type { Limits } from './read-limits.ts'
import { addressOf } from './read-recipient.ts'

const forBaby =
  'And last: may you grow up healthy, well loved and sure of where you belong. May there always be a light on for you, and somebody glad that you came.'
const forAll =
  'And last, a blessing: may there be health in this house, patience on the hard days, and always one more chair at the table.'

function jokeOf({ joke }: Limits): string | null {
  if (joke === null) return null
  return /^(?:how|that|why)\b/iu.test(joke)
    ? `And yes, everybody’s noticed ${joke}. We like to call it tradition.`
    : `I promised not to bring up ${joke}. I’ve just broken that promise.`
}

const isText = /\b(?:text|whatsapp|sms|dm)\b/iu

function greetingOf({ medium, limits, reader, act, message }: TextRequest): string | null {
  if (
    medium === 'speech' ||
    medium === 'about' ||
    (act === 'invitation' && (reader.name === null || reader.gender === 'many'))
  )
    return null
  const isOffice = /\b(?:school|nursery|office|council|company|bank|agency)$/u.test(reader.role ?? '')
  if ((act === 'complaint' || isOffice) && reader.name === null) return 'Hello,'
  const called = addressOf(reader)
  if (called === null && isText.test(message)) return null
  const isToMany = reader.gender === 'many' && reader.name === null
  if (act === 'condolence' ? isToMany || (called === null && reader.role === 'family') : called === null)
    return 'Hello,'
  return `${limits.isFormal || act === 'condolence' ? 'Dear' : 'Hi'} ${called ?? '[name]'},`
}

const paragraphsOf = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join('\n\n')

/** Returns the subject of a caption as a sentence: 'a photo of my dad’s hands'. */
function pictured({ act, message }: TextRequest): string | null {
  const what =
    act === 'caption' ? /\b(?:photo|picture|pic|shot|snap) of ([^,.;!?]{3,90})/iu.exec(message)?.[1] : undefined
  return what === undefined ? null : toSentence(spellOut(what))
}

/** In sentences, for a short text. */
const shortest = 3

/** Puts the sentences together to the whole text. */
export function composeText(brief: TextRequest, told: readonly string[]): string {
  const { medium, limits, act, message } = brief
  const { open, body, close, sign } = greetingAndClosing(brief, limits.isShort ? told.slice(0, shortest) : told)
  const end = limits.endsInPrayer ? (act === 'naming' ? forBaby : forAll) : null
  const middle = [pictured(brief), open, ...body, jokeOf(limits)]
    .filter((part) => part !== null && part !== '')
    .join(' ')
  const isSigned = sign !== null && (medium === 'letter' || act === 'reference') && !isText.test(message)
  const signature = isSigned ? `${sign}${sign.endsWith(',') ? '\n[Your name]' : ''}` : null
  const written = paragraphsOf([greetingOf(brief), middle, close, end, signature])
  return limits.isFormal ? formalize(written) : written
}

/** Writes a note with a list in the middle. */
export function composeInstructions(brief: TextRequest, list: string): string {
  const { open, close, sign } = greetingAndClosing(brief, [])
  return paragraphsOf([greetingOf(brief), open, list, close, sign])
}
