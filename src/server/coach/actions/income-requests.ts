import { oneOf } from '../phrase-pattern.ts'
import { capitalize } from '#contract/capitalize.ts'
import type { CoachProposal } from '#contract/coach.ts'
import { decimalsOf } from '#contract/lists.ts'
import type { Language } from '../safety/kinds.ts'
import { numberWords, readCount } from '../number-words.ts'
import type { ActionContext, ActionRequest, Clause } from './action-request.ts'
import { findUnreadSum, readAmounts, type Amount } from './amounts.ts'
import { bareCurrency, moneySign, type OwnMoney } from './currency-names.ts'
import { parsePhrases, stripLeadingPhrases, withoutTail } from './match-phrases.ts'
import { capitalizeNames } from './capitalize-names.ts'
import { withoutWho } from './income-title.ts'
import { isTheOne, kindOfSum, splitSums, withoutPutDown } from './split-income-amounts.ts'
import { withoutAfterthought } from './task-words.ts'
import { toPlainText } from '../record-questions/plain-text.ts'
import { readDays } from '../when/read-days.ts'
import { findProblem } from '../when/calendar-days.ts'
import { collapseSpaces, foldInPlace, matchFolded, toHeading, trimEdges } from './title-text.ts'
import { englishMonths, englishShortMonth, spanishMonths } from '../when/months.ts'
import { englishWeekday } from '../when/weekdays.ts'
import { formatDay } from './format-when.ts'

type IncomeRequest = Extract<ActionRequest, { do: 'add' }> & { proposal: Extract<CoachProposal, { kind: 'income' }> }

const units = oneOf(
  'hours?|hrs?|minutes?|mins?|days?|weeks?|dollars?|bucks|euros?|pesos?|pounds?|each|total|and|today|yesterday|horas?|dolares|cada',
  'for|from|off|with|por|para',
)
const hours: Readonly<Record<Language, RegExp>> = {
  en: /(?:\b(?:in|over|took(?: me)?|for)|,)(?: (?:about|around|maybe))? (\d{1,3}(?:\.\d{1,2})?) ?(?:hours|hour|h)(?: of work)?\b/,
  es: /\b(?:en|durante|por) (\d{1,3}(?:[.,]\d{1,2})?) ?(?:horas|hora|h)\b/,
}
/** Matches numbers that are not an amount: '2 zippers' were sold, but '2 hours', '9 to 12' and '$15' were not. */
const notAmount = String.raw`(?!(?:the |another )?(?:${moneySign}|\d(?![\d.:]{0,6} (?!${units})[a-z]{3})))`
const sources: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(String.raw`\b(?:from|off|for|by|with|at|in) ${notAmount}(.+)$`, 'd'),
  es: new RegExp(String.raw`\b(?:de|por|con) ${notAmount}(?!euros|dolares|pesos)(.+)$`, 'd'),
}
const dayNames = oneOf(
  `today|tonight|yesterday|last night|hoy|ayer|anoche|${englishWeekday}`,
  String.raw`next (?:week|month|${englishWeekday})`,
  String.raw`(?:${englishMonths.join('|')}|${englishShortMonth})\.? \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?`,
  String.raw`the \d{1,2}(?:st|nd|rd|th)(?: of (?:${englishMonths.join('|')}))?|\d{4}-\d\d-\d\d`,
  String.raw`\d{1,2} de (?:${spanishMonths.join('|')})`,
)
const days = new RegExp(String.raw`(?:\b(?:for|on|from|this|last|this past|el|de) )?\b(?:${dayNames})\b`, 'gi')
/** Matches a remark: ', which was better than last time'. */
const remark = /,? (?:which|who) (?:was|is|were|felt|finally|beats)\b[^]*$|[,;] (?:so|and) (?:that|it)\b[^]*$/i

/** Matches '… for the team, that was the 20th': no part of where it came from. */
const comment = /, ?(?:that['’]?s?|all|which|it|\d{1,5} of (?:it|that))\b[^]*$/i

/** The day it came, the latest of that name. */
function earnedOn(text: string, today: string, language: Language): string {
  const { span } = readDays(toPlainText(text), language, today, 'past')
  return span === null || span.from !== span.to || span.to > today ? today : span.to
}
const logged = parsePhrases(
  'to my income, to my income log, in my income, into my income, under income, in my income log, in the income log, as income, to income, in the money log, to the log, a mis ingresos, en mis ingresos, en ingresos',
)
const loose = parsePhrases('for, on, from, in, at, cash, both, each, all')
const usual: Readonly<Record<Language, string>> = { en: 'Income', es: 'Ingreso' }

const leads = parsePhrases(
  'log, add, record, i, just, earned, made, got, paid, was, received, income, an, my, put, down, of, to, registra, gane, cobre, me, pagaron, han, pagado, ingreso, he, un, anota, anotame, apunta, apuntame, anade, agrega, pon, que',
)
const hoursInWords = new RegExp(String.raw`\b(${numberWords.slice(1).join('|')})(?= hours?\b)`, 'gi')
/** Writes 'For nine hours' as 'for 9 hours'. */
const inFigures = (text: string): string => text.replaceAll(hoursInWords, (word) => String(readCount(word)))

const priced = String.raw`(${moneySign}?)(\d{1,3}(?:,\d{3})+(?:\.\d\d)?|\d{1,5}(?:[.,]\d\d)?)(?! ?%)(?: (?:dollars|bucks|pesos|d[oó]lares|euros))?`
const soldFor = new RegExp(
  String.raw`\b(?:sold|vend[ií]) (.{2,80}?) (?:for|at|por|en|a) ${priced}( each| apiece| a piece| cada un[oa])?(?![\w:])`,
  'i',
)
/** Matches 'Sold a cake to my cousin'. */
const toWhom = / to (?=(?:my|the|our|an?|mrs?|ms|miss)\b|\p{L}{2,14}$)/iu
/** Writes 'Sold 3 candles for 15 each' as 'made 45 from 3 candles'. */
function asEarned(text: string): string {
  const [all, sold = '', sign = '', amount = '', each] = soldFor.exec(text) ?? []
  if (all === undefined) return text
  const things = sold.replace(toWhom, ' for ')
  const [first = ''] = things.split(' ')
  const many = each === undefined ? 1 : Number.parseFloat(String(readCount(first.toLowerCase()))) || 1
  const plain = amount.replaceAll(/,(?=\d{3})/g, '').replace(',', '.')
  const sum = Number((Number(plain) * many).toFixed(2))
  return text.replace(all, () =>
    /^v/i.test(all) ? `gané ${sign}${sum} de ${things}` : `made ${sign}${sum} from ${things}`,
  )
}

/** Reads lines of the income log: amounts and their sources. Returns nothing without an amount. */
export function readIncome(said: Clause, context: ActionContext): ActionRequest[] {
  const clause = { ...said, text: withoutPutDown(said.text) }
  const refused = refuseIncome(clause, context)
  if (refused !== null) return [{ do: 'unable', ...refused, language: clause.language }]
  const parts = hasTotal.test(clause.text) ? [clause.text] : splitSums(clause.text)
  const named = parts.filter((part) => namesDay.test(part))
  // '12 pounds from the sale and 7.50 for the jam'.
  const currency =
    parts.length > 1 ? readAmounts(clause.text, context).flatMap((sum) => sum.currency ?? [])[0] : undefined
  const lines = parts.flatMap((text) => {
    const whole = named.length > 1 && namesDay.test(text) ? text : clause.text
    return readLine({ ...clause, text }, whole, { ...context, ...(currency !== undefined && { currency }) })
  })
  return lines.map((one) => likeFirst(one, lines[0]))
}

/** The log begins here. */
const firstDay = '2000-01-01'
type UnableReason = Pick<Extract<ActionRequest, { do: 'unable' }>, 'why' | 'said'>
/** Refuses an amount that can't be read without doubt, or a day that the log doesn't accept. */
function refuseIncome({ text, language }: Clause, context: ActionContext): UnableReason | null {
  const unread = between.exec(text)?.[0] ?? findUnreadSum(text, context)?.said
  if (unread !== undefined) return { why: 'sum', said: unread }
  const problem = findProblem(text, context.today)
  if (problem !== null && 'problem' in problem && problem.problem === 'noSuchDay')
    return {
      why: 'noSuchDay',
      said: trimEdges(text.slice(problem.index, problem.index + problem.length).replace(/^(?:on|by|for|el) /i, '')),
    }
  const told = toPlainText(text.replace(ofThatDay, ''))
  const { span } = readDays(told, language, context.today, comes.test(told) ? 'future' : 'past')
  const isOutside = span !== null && (span.from > context.today || span.to < firstDay)
  return isOutside ? { why: 'incomeDay', said: formatDay(span.from, context.today, language) } : null
}
const comes = /\b(?:next|coming|proxim[oa])\b/
/** Matches '$5-$10', '$40 to $50', which are not one amount. */
const between = new RegExp(String.raw`${moneySign} ?\d[\d.,]*k? ?(?:-|–|to) ?${moneySign}? ?\d[\d.,]*k?(?![\w:%])`)
/** Matches 'For tomorrow’s shoot', which names the purpose and not the day. */
const ofThatDay =
  /\b(?:tomorrow|\w{3,6}day)['’]s\b|\b(?:deposit|payment|retainer|advance) (?:for|on) (?:next|the coming|tomorrow)\b[^,;.]{0,30}/gi

/** Gives the second amount the kind of the first: '85 in tips last night and 62 today' are both tips. */
function likeFirst(one: IncomeRequest, first: IncomeRequest | undefined): IncomeRequest {
  const isNamed = one.proposal.title !== usual[one.language] && !isTheOne(one.proposal.title)
  return isNamed || first === undefined ? one : { ...one, proposal: { ...one.proposal, title: first.proposal.title } }
}
const namesDay = /\b(?:to(?:day|night)|yesterday|last night|this morning|\w{3,6}day)\b/i

/** Words before a total, which counts: '$35 each, so $105'. */
const totals = oneOf(String.raw`\b(?:so|total(?:ing)?|total of|which is|comes to|makes)`, '=')
const hasTotal = new RegExp(String.raw`(?:${totals}) ?${moneySign}\d`, 'i')
const total = new RegExp(`(?:${totals}) ?$`, 'i')
function sumIn(text: string, own: OwnMoney): Amount | undefined {
  const sums = readAmounts(text, own)
  return sums.find(({ start }) => total.test(text.slice(0, start))) ?? sums[0]
}

/** Matches '5 hrs at $18': what the hours come to. */
const rate = new RegExp(
  String.raw`\b(\d{1,2}(?:\.\d{1,2})?) ?(?:hours|hour|hrs|hr|h) (?:at|@|x|for) (${moneySign})(\d{1,4}(?:\.\d{1,2})?)(?: (?:an|per) hour| each)?`,
  'i',
)
const worked = (text: string): string =>
  text.replace(
    rate,
    (_, many: string, sign: string, each: string) =>
      `${sign}${Number((Number(many) * Number(each)).toFixed(2))} in ${many} hours`,
  )

/** Matches 'I earn $21 an hour there': a wage, and not income. */
const isRate = /^ ?(?:an?|per|each|\/) ?(?:hour|hr|day|week|month|year)\b/i

const afterSum = oneOf(
  'dollars|bucks|cash|today|yesterday|tonight|this|last|from|for|off|doing|selling|at|in|on|by|with|and|tips?|total|more',
  'each|to|after|profit',
)
/** Matches 'Made 12 cookies', which is not income. */
const isMade = new RegExp(String.raw`\b(?:made|got|baked|cooked) (?:\w+ )?\d{1,4} (?!(?:${afterSum})\b)[a-z]{3}`, 'i')

/** `whole`: the text that names the day. */
function readLine({ text: given, language }: Clause, whole: string, context: ActionContext): IncomeRequest[] {
  const { today } = context
  const text = asEarned(given)
  const told = worked(inFigures(withoutTail(withoutAfterthought(text.replace(remark, '')), logged)))
  const long = hours[language].exec(foldInPlace(told))
  const rest = (
    long === null ? told : told.replace(told.slice(long.index, long.index + long[0].length), '')
  ).replaceAll(days, '')
  const sum = sumIn(rest, context)
  if (sum === undefined || (sum.isBare && isMade.test(rest)) || (long === null && isRate.test(rest.slice(sum.end))))
    return []
  // A number without a currency is in the user's own.
  const currency = sum.currency ?? bareCurrency(context)
  const proposal = {
    kind: 'income',
    title: titleOf(rest, sum, language),
    amount: Number(sum.value).toFixed(decimalsOf(currency)),
    currency,
    earnedOn: earnedOn(whole, today, language),
    hours: long?.[1]?.replace(',', '.') ?? null,
  } as const
  return [{ do: 'add', proposal, language }]
}

const whoPaid = '(?:she|he|they|it|we|(?:my|the|her|his) \\w+) '
const paidVerbs = oneOf('paid|gave|sent|venmo|venmoed|zelled|handed|tipped|owed|finally|just|already|only|still')
/** Matches ', they paid me in cash': how it came. */
const howPaid = new RegExp(String.raw`,? (?:and |because |since |when )?${whoPaid}(?:${paidVerbs})\b[^]*$`, 'i')
const doing = oneOf(
  'braided|cut|gave|sewed|altered|babysat|taught|delivered|did|do|had|made|picked up|pick up|took|took on|worked|finished|wrapped up|sold|baked|taught|covered|pulled|got|ran|filled',
)
/** Matches 'The babysitting I did for Ana', whose title is babysitting for Ana. */
const byMe = new RegExp(
  String.raw`(?<=\w) (?:that |which )?(?:i|we)(?:['’]?ve| have)? (?:just |finally |also )?(?:${doing})(?: (?:up|on|done))?(?= (?:for|with|at|in|on|over|to)\b| *$)`,
  'i',
)
const someTime = new RegExp(
  String.raw`,? (?:(?:from|for|over|during|in|on) )?(?:this|last|the (?:last|past)|this past|all|earlier this) (?:whole )?(?:week|weekend|month|morning|afternoon|evening|night)(?: (?:too|already))?(?=[ ,]{0,4}$)`,
  'i',
)
/** A family's name keeps its article. */
const theFirst = /^the (?=\p{Ll}|\d)/u
const articleFirst = /^(?:the|that|this|a|an|some) (?=\p{Ll}|\d)/u
/** Drops the people, the time and the way of payment. */
function withoutHow(given: string): string {
  const named = withoutWho(given)
  const timeless = named.replace(howPaid, '').trimEnd().replace(someTime, '')
  const plain = timeless.replace(byMe, '').replace(someTime, '')
  return plain.replace(plain === timeless && named === given ? theFirst : articleFirst, '')
}

/** Matches a title and a name to capitalize: 'mrs. brown'. */
const person = /\b(mrs?\.?|ms\.?|dr\.?|miss) (\p{L}+)/giu

const furtherSum = new RegExp(String.raw`,? ${moneySign}\d[^]*$`)
/** Returns the source of the income. */
function titleOf(rest: string, { start, end }: { start: number; end: number }, language: Language): string {
  const [, source] = matchFolded(sources[language], collapseSpaces(rest)) ?? []
  const left = `${rest.slice(0, start)} ${rest.slice(end)}`
  const named = source?.replace(comment, '').replace(furtherSum, '') ?? stripLeadingPhrases(left, leads)
  const clean = language === 'en' ? withoutHow(named.replace(/^['’]s /, '').trim()) : named.replace(/^['’]s /, '')
  const title = capitalizeNames(toHeading(withoutTail(clean, loose))).replace(
    person,
    (_, called: string, name: string) => {
      return `${capitalize(called.toLowerCase())} ${capitalize(name)}`
    },
  )
  const kind = language === 'en' ? kindOfSum(rest.slice(end)) : null
  if (title === '' || kind === null || title.toLowerCase().startsWith(kind)) return title || usual[language]
  return `${capitalize(kind)}, ${title}`
}
