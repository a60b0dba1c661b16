import { minuteWords, numberWords, readCount } from '../number-words.ts'
import { oneOf } from '../phrase-pattern.ts'
import type { Language } from '../safety/kinds.ts'
import { englishMonths, spanishMonths } from '../when/months.ts'
import { readWhen } from '../when/read-when.ts'
import type { ActionContext, ActionRequest, GoalAdjustment } from './action-request.ts'
import { findUnreadSum, readSums } from './amounts.ts'
import { toUnable } from './task-requests.ts'
import { collapseSpaces, foldInPlace, toTitle, trimEdges } from './title-text.ts'

/** What is said of a goal: the verb, the part of it that is named, and what it is to be. */
export type GoalSaying = { verb: string; part: 'date' | 'target' | 'name' | null; value: string }

type Unable = Extract<ActionRequest, { do: 'unable' }>
type Reading = GoalSaying & { language: Language; context: ActionContext }
const blankAdjustment: GoalAdjustment = { act: 'adjust', title: null, target: null, date: null }

const raising = /^(?:raise|increase|bump|up|boost|extend|sub[ei]|subele|aumenta|incrementa)/
const lowering = /^(?:lower|decrease|reduc|cut|drop|baja)/
const naming = /^(?:rename|retitle|call|renombra|llama)/
const mayName = /^(?:change|switch|turn|make|update|cambia)/
const onlyDates = /^(?:push|postpone|delay|aplaza|pospon|retrasa|reprograma)/
const shifting =
  /^(?:push|postpone|delay|move|shift|bring|extend|put|aplaza|pospon|retrasa|adelanta|mueve|mover|extiende)/
const takesAway = /^(?:remove|clear|drop|delete|quita|borra|elimina)/

/** 'Instead of 2000', 'from 2000': what it was, which does not count. */
const former: Readonly<Record<Language, RegExp>> = {
  en: /(?:^|,? )(?:instead of|rather than|not) [^,;]{1,40}?(?=$|[,;]| by | and )|(?<=^| )(?:from|of) [^;]{1,40}? (?=(?:up |down |back |out )?(?:to|until) )|,? from (?:(?! to )[^,;]){1,30}$/gi,
  es: /,? (?:en vez de|en lugar de) [^,;]{1,40}?(?=$|[,;]| para | y )|(?<=^| )(?:de|del|desde) [^,;]{1,40}? (?=(?:a|al|hasta) )/gi,
}
const told: Readonly<Record<Language, RegExp>> = {
  en: /,? (?:because|bc|cuz|cause|since|as i|so (?:that )?i|i|i['’]?(?:m|ve|ll|d)|it['’]s|it is|that['’]s|we|we['’]re) .*$/i,
  es: /,? (?:porque|ya que|es que|no puedo|as[ií] que) .*$/i,
}
const closing =
  /(?:[, ]+(?:instead|please|pls|now|for now|for me|thanks?(?: you)?|ok(?:ay)?|if (?:you|possible)(?: can)?|maybe|por favor|mejor|gracias|ahora))+[.!?]*$/i
const joints: Readonly<Record<Language, RegExp>> = {
  en: /[,;](?! ?\d)\s*(?:and |but )?|\s+(?:and|but|&)\s+(?:also )?/i,
  es: /[,;](?! ?\d)\s*(?:y )?|\s+y\s+(?:tambi[eé]n )?/i,
}

function toPieces({ value, language, verb, part }: Reading): string[] {
  const isName = naming.test(verb) || part === 'name'
  const meant = value.replaceAll(former[language], ' ').replace(isName ? /$^/ : told[language], '')
  const text = collapseSpaces(
    meant
      .replace(closing, '')
      .replace(/[.!?]+$/, '')
      .replace(closing, ''),
  )
  return (isName ? [text] : text.split(joints[language])).map(trimEdges).filter(Boolean)
}

const units = oneOf('day|week|month|year|dia|semana|mes|ano')
const many = oneOf(
  '\\d{1,2}|an?|another|a couple(?: of)?|una?|otr[oa]|dos|tres|cuatro|cinco|seis',
  ...numberWords.slice(1),
)
const shift = new RegExp(
  String.raw`^(?:(back|out|off|up|forward|ahead) )?(?:(?:by|for|another|en|por|otr[oa]s) )?(${many}) (?:more |extra |mas )?(${units})(?:e?s)?(?: (later|earlier|sooner|back|out|more|longer|forward|antes|mas tarde|mas|despues))?$`,
)
const spanishCounts = ['un', 'dos', 'tres', 'cuatro', 'cinco', 'seis']
const howMany = (said: string): number => {
  if (/^(?:another|una|otr[oa])$/.test(said)) return 1
  if (said.startsWith('a couple')) return 2
  return spanishCounts.includes(said) ? spanishCounts.indexOf(said) + 1 : readCount(said)
}

/** 'Back two weeks', 'a month later', from the day that the goal has. */
function readShift(piece: string, { verb, part }: Reading): GoalAdjustment['date'] {
  const [, lead = '', count = '', unit = '', last = ''] = shift.exec(foldInPlace(piece)) ?? []
  if (unit === '' || (!shifting.test(verb) && part !== 'date' && !/^(?:later|earlier|sooner)$/.test(last))) return null
  const isEarlier = /^(?:bring|adelanta)/.test(verb) || lead === 'up' || /^(?:earlier|sooner|antes)$/.test(last)
  const amount = howMany(count) * (isEarlier ? -1 : 1)
  if (/^(?:month|mes)/.test(unit)) return { days: 0, months: amount }
  if (/^(?:year|ano)/.test(unit)) return { days: 0, months: 12 * amount }
  return { days: amount * (/^(?:week|semana)/.test(unit) ? 7 : 1), months: 0 }
}

const towards: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:back|out|off|forward|up|over|all the way) ){0,2}(?:to|until|till|into|for)(?: be)? |(?<=\d) (?:to|until|till) /i,
  es: /^(?:a|al|hasta|para) /i,
}
const left = /^(?:(?:back|out|off|forward|up|to|until|till|for|by|in|a|al|para|hasta|en|be)(?: |$))+/i

/** By the reader of all days. A month alone is meant until its end, as where a goal is made. */
function readDay(piece: string, { language, context }: Reading) {
  const first = readWhen(piece, context, language, true)
  const when =
    first.day === null && first.problem === null
      ? readWhen(piece.replace(towards[language], language === 'es' ? 'para ' : 'in '), context, language, true)
      : first
  if (when.problem !== null) return toUnable({ ...when.problem, said: when.problem.said.replace(left, '') }, language)
  return when.day === null ? null : { day: when.day, rest: when.rest.replace(left, '') === '' ? '' : when.rest }
}

const digits = new Map([
  ...minuteWords,
  ...numberWords.map((word, at): [string, number] => [word, at]).filter(([, at]) => at > 1),
])
const inWords = new RegExp(String.raw`\b(?:${oneOf(...digits.keys())})\b`, 'gi')
const beforeSum: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:up|down|back|out|all the way|it|to|at|be|is|as|of|by|another|an? (?:even|extra|total of)|extra|only|just|about|around|exactly|more like|like)\b ?)*$/i,
  es: /^(?:(?:a|al|en|de|hasta|por|otr[oa]s|solo|unos|unas|sea|como) ?)*$/i,
}
const afterSum = /^(?:(?:^| )(?!(?:to|by|until|an?|per|each|every)\b)[\p{L}'’%]+){0,5}$/u

/** A number that the goal is to have, or that it is raised or lowered by. */
function readTarget(piece: string, { verb, language, context }: Reading): GoalAdjustment['target'] | Unable {
  const text = piece.replaceAll(inWords, (word) => String(digits.get(word.toLowerCase()) ?? word))
  const unread = findUnreadSum(text, context)
  if (unread?.isBare === false) return { do: 'unable', why: 'sum', said: unread.said, language }
  const [sum, ...others] = readSums(text, context)
  if (sum === undefined || others.length > 0 || onlyDates.test(verb)) return null
  const [head, tail] = [text.slice(0, sum.start).trim(), text.slice(sum.end).trim()]
  if (!beforeSum[language].test(head) || !afterSum.test(tail)) return null
  const isLess = /\b(?:less|lower|fewer|menos)\b/i.test(tail) || lowering.test(verb)
  const isMore = /(?<!\p{L})(?:more|extra|higher|m[aá]s)(?!\p{L})/iu.test(tail) || raising.test(verb)
  const isBy =
    /\b(?:more|less|fewer|extra|menos)\b|m[aá]s\b/i.test(tail) ||
    /(?:^|\s)(?:by|another|por|otr[oa]s)\b|\bextra\b/i.test(head) ||
    (/^en\b/i.test(head) && (raising.test(verb) || lowering.test(verb)))
  if (isBy && !isLess && !isMore && !/another|extra/i.test(head)) return null
  const { value, currency } = sum
  return { said: text.slice(sum.start, sum.end).trim(), value, currency, is: isBy ? (isLess ? 'less' : 'more') : 'to' }
}

const noName =
  /^(?:an? |the |to |into |be )*(?:task|reminder|priority|note|event|habit|list|bit|little|lot|bigger|smaller|higher|lower|later|earlier|sooner|harder|easier|longer|shorter|more|less|public|private|done|complete|goal|different|it|that|m[aá]s|menos|poco|tarea)\b/i
const toBe = /^(?:to|into|as|be|to be|a|como|por) /i

/** 'To a 10k', 'Trip to Lisbon' where it is renamed; else the new words stand for what was said of its name. */
function readTitle(piece: string, { verb, part }: Reading): GoalAdjustment['title'] {
  const isWhole = naming.test(verb) || part === 'name'
  if (!isWhole && (!mayName.test(verb) || part !== null || noName.test(piece))) return null
  // 'To 3 times a week' names no goal, 'to a 10k' does.
  if (!isWhole && /^(?:to |into |be )?\p{Sc}?\d[\d.,]*(?: |$)/u.test(piece)) return null
  if (!isWhole && !toBe.test(piece) && !/^(?:an?|una?) /i.test(piece)) return null
  const to = toTitle(piece.replace(toBe, '').replace(/^una? /i, ''))
  return to === '' ? null : { to, isPart: !isWhole }
}

const parts: readonly (readonly [RegExp, GoalSaying['part']])[] = [
  [
    /^(?:the |its |a |la |el |su )?(?:(?:target|due|end|finish|new) )?(?:deadline|date|due|fecha(?: l[ií]mite)?|plazo)\b ?/i,
    'date',
  ],
  [/^(?:the |its |a |la |el )?(?:target|amount|number|total|monto|cantidad|n[uú]mero)\b ?/i, 'target'],
  [/^(?:the |its |el )?(?:name|title|nombre)\b ?/i, 'name'],
]

const vagueDay = new RegExp(
  String.raw`\b(?:${oneOf('spring|summer|fall|autumn|winter|next|week|month|year|primavera|verano|otono|invierno', ...englishMonths, ...spanishMonths)})\b`,
  'i',
)

/** What one piece says; null where it says nothing of a goal. */
function readPiece(said: string, reading: Reading): GoalAdjustment | Unable | null {
  const named = parts.find(([form]) => form.test(said))
  const piece = named === undefined ? said : said.replace(named[0], '')
  const own = { ...reading, part: named?.[1] ?? reading.part }
  if (own.part === 'name' || naming.test(own.verb)) {
    const title = readTitle(piece, own)
    return title === null ? null : { ...blankAdjustment, title }
  }
  const moved = readShift(piece, own)
  if (moved !== null) return { ...blankAdjustment, date: moved }
  const day = readDay(piece, own)
  if (day !== null && 'do' in day) return day.do === 'unable' ? day : null
  const date = day === null ? null : { day: day.day }
  const rest = day === null ? piece : day.rest
  const target = rest === '' ? null : readTarget(rest, own)
  if (target !== null && 'do' in target) return target
  const title = rest === '' || target !== null ? null : readTitle(rest, own)
  if (rest !== '' && target === null && title === null && date !== null) return null
  if (date === null && target === null && title === null)
    return towards[own.language].test(piece) &&
      (own.part === 'date' || onlyDates.test(own.verb) || (vagueDay.test(piece) && !/\d/.test(piece)))
      ? {
          do: 'unable',
          why: 'openDay',
          said: trimEdges(piece.replace(towards[own.language], '')),
          language: own.language,
        }
      : null
  return { act: 'adjust', title, target, date }
}

export const mergeAdjustments = (one: GoalAdjustment, other: GoalAdjustment): GoalAdjustment => ({
  act: 'adjust',
  title: other.title ?? one.title,
  target: other.target ?? one.target,
  date: other.date ?? one.date,
})

/** What a goal is to be, of all pieces; null where the first says nothing of it. */
export function readGoalValues(
  saying: GoalSaying,
  language: Language,
  context: ActionContext,
): GoalAdjustment | Unable | null {
  const reading = { ...saying, verb: foldInPlace(saying.verb), language, context }
  if (takesAway.test(reading.verb) && saying.part === 'date' && trimEdges(saying.value) === '')
    return { ...blankAdjustment, date: { day: null } }
  const read = toPieces(reading).map((piece) => readPiece(piece, reading))
  const [first] = read
  if (first === undefined || first === null) return null
  const wrong = read.find((one) => one !== null && 'do' in one)
  if (wrong !== undefined && wrong !== null) return wrong
  return read.reduce<GoalAdjustment>(
    (all, one) => (one === null || 'do' in one ? all : mergeAdjustments(all, one)),
    blankAdjustment,
  )
}
