import { holidays } from '../../../calendar-names.ts'
import { oneOf, wholeWords } from '../../../phrase-pattern.ts'
import { capitalize } from '#contract/capitalize.ts'
import { cleanClause } from '../read-clause.ts'
import type { Talk } from './talk.ts'
import type { Listener } from './read-listener.ts'
import { readSaid } from './read-dictated-words.ts'
import { isFamily, isKid, wordsFor } from './relation-words.ts'

const needs = new RegExp(
  '^(?:I|we) (?:really |just )?(?:need|want|would like|’d like|’d love|would love|wish) (?!(?:to (?:quit|' +
    String.raw`leave|cancel|stop|resign|reschedule|go|take|switch|work|have|use|come))\b)`,
  'i',
)
const sides = { son: 'my son', daughter: 'my daughter' } as const

/** Turns 'that he was sick Monday', for the teacher, into 'my son was sick Monday'. */
function sayOfChild(text: string, { relation }: Listener): string | null {
  if (relation !== 'school') return null
  const found = new RegExp(
    String.raw`\b(?:that|saying|because|know) (?:he|she|they) ((?:was|is|has|had|will|wont|won[’']?t|cant|can[’']?t|needs|` +
      String.raw`missed|didnt|didn[’']?t|got|left|forgot)\b[^?!.\n]{3,100})`,
    'iu',
  ).exec(text)?.[1]
  if (found === undefined) return null
  const [, kind] = /\b(son|daughter)s?\b/i.exec(text) ?? []
  const who =
    kind?.toLowerCase() === 'son' ? sides.son : kind?.toLowerCase() === 'daughter' ? sides.daughter : 'my child'
  const clause = cleanClause(found)
  return /\b(?:he|she|they|him|them)\b/i.test(clause) ? null : `${who} ${clause}`
}

/** Turns the user’s own words to somebody into direct speech. */
export function saySlots(text: string, listener: Listener): Talk | null {
  const { relation } = listener
  const { care, tip } = wordsFor(relation)
  const ofChild = sayOfChild(text, listener)
  if (ofChild !== null)
    return {
      id: 'own-news',
      details: { say: ofChild, close: 'Please let me know if there’s anything we need to do. Thank you!' },
    }
  // An apology is written elsewhere.
  if (/\b(?:apolog\w+|(?:say|saying) (?:im |i[’']m |i am )?(?:so )?sorry)\b/i.test(text)) return null
  const said = readSaid(text, listener)
  if (said === null || (isKid(relation) && !/\b(?:proud|love|sorry|miss)\b/i.test(said.say))) return null
  // A day off is written elsewhere.
  if (relation === 'boss' && /^I need .{0,30}\boff\b/i.test(said.say)) return null
  const why = said.why === null ? {} : { why: said.why }
  if (said.kind === 'order')
    return {
      id: 'please-do',
      details: { care, tip, change: capitalize(said.say), bare: said.say.replace(/^please /i, ''), ...why },
    }
  const isWarm = isFamily(relation) || relation === 'friend' || relation === 'partner'
  if (isWarm && said.kind === 'news' && needs.test(said.say))
    return { id: 'own-need', details: { care, tip, say: said.say } }
  if (said.kind === 'news')
    return { id: 'own-news', details: { say: said.say, ...why, ...newsEnd(said.say, relation) } }
  const opening = isWarm
    ? {
        care:
          relation === 'friend'
            ? 'You mean a lot to me, and I hate to let you down.'
            : 'I love you, and I hate to let you down.',
        close: 'I hope you understand.',
      }
    : {
        care: 'I wanted to tell you as early as I can.',
        ...(!atWork.has(relation) && invited.test(said.say) && thanked),
      }
  return { id: 'own-no', details: { say: said.say, ...why, ...opening, ...hostSlots(said.say) } }
}

const atWork: ReadonlySet<Listener['relation']> = new Set<Listener['relation']>(['boss', 'school', 'office'])
/** Matches invitations and requests for help. Declining one includes thanks. */
const invited = wholeWords([
  'come|make it|attend|be there|join|help|volunteer|host|run|lead|teach|bake|bring|babysit|watch|drive|coach|chaperone|cater|do',
])
const thanked = { care: 'Thank you for thinking of me.', close: 'I hope it all goes well.' }

const feast = holidays.filter((name) => name.length > 3)
const hosts = new RegExp(
  String.raw`\b(?:host\b.{0,40}?|(?:have|do) )\b(${oneOf(...feast)})\b(?:.{0,30}\b(?:at|here|our|my)\b)?`,
  'iu',
)
/** For a holiday that can’t be at the user’s: says that it matters, and offers help wherever it is instead. */
function hostSlots(say: string): Record<string, string> {
  const [whole = '', day] = hosts.exec(say) ?? []
  if (day === undefined || !/host|\b(?:at|here)\b/i.test(whole)) return {}
  return {
    warm: 'I know how much this means to all of us.',
    offer: `Could ${/^we\b/i.test(say) ? 'we' : 'I'} bring a dish, or help some other way wherever it ends up?`,
  }
}

/** Returns the lines around news. Good news doesn't ask for understanding. */
function newsEnd(say: string, relation: Listener['relation']): Record<string, string> {
  if (/^I(?:’m| am) (?:so )?proud of you/i.test(say))
    return { care: 'I don’t say it enough:', caring: '', close: 'I love you.' }
  if (/\b(?:pregnant|engaged|getting married|expecting|got the job|accepted|moving|having a baby|bought)\b/i.test(say))
    return { care: 'I wanted you to hear it from me', close: 'I can’t wait to tell you more.' }
  return relation === 'boss' ? { close: 'Please let me know if there’s anything you need from me. Thank you!' } : {}
}
