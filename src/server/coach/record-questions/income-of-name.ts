import { capitalize } from '#contract/capitalize.ts'
import { addDays } from '#server/lib/days.ts'
import type { FoundOf, RecordAnswer, RecordQuestion } from '#server/ports/coach-queries.ts'
import { type LookUp, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { oneOf } from '../phrase-pattern.ts'
import { englishMonths } from '../when/months.ts'
import { readDays } from '../when/read-days.ts'
import { withCapitalsOf, beginsWithWhen, withoutDeterminer, withoutWhen } from './asked-name.ts'
import { incomePeriod } from './render-lists.ts'
import { LocalFormat } from './local-format.ts'
import { type IncomePeriod, toPeriod } from './look-up-months.ts'
import { renderPayersOf } from './look-up-income.ts'
import { splitQuestionSentences, toPlainText } from './plain-text.ts'
import { askOpening } from './question-phrases.ts'
import { makeRecordsAnswer, renderRecordAnswers } from './records-answer.ts'
import { englishWeekday } from '../when/weekdays.ts'

const earning = oneOf('make|made|earn|earned|bring in|brought in|get|got|take in|pull in|clear|cleared|net|gross')
/** Matches 'How much did I make last week from hair'. Group: everything after the verb. */
const howMuch = new RegExp(
  String.raw`${askOpening}(?:what|how much)(?: money| income| total)* (?:did|have|had|'ve) (?:i|we) (?:(?:ever|actually|already|total|really) )*(?:${earning}) (.{3,90})$`,
)
const kindsOfIncome = oneOf(
  'tips?|commissions?|bonus(?:es)?|overtime|cash tips|cash|deposits|venmo|cash app|paypal|zelle',
)
const fromWhat =
  /^(?:(?:total|just|money|in total) )*(?:from|off of|off|on|with|by|doing|selling|for|at) (?:selling |doing |my |the |our |just |all )*(.{2,60})$/
/** Matches 'How much have I made babysitting'. */
const gerund =
  /^((?!everything|anything|something|nothing|during|selling|doing|morning|evening)[a-z]{3,12}ing(?: (?!and|or|vs|in|on|at)[\w'-]+){0,2})$/
/** Matches 'in tips': a kind of income, which a note or a payer names. Groups: before and after the verb. */
const inKind = new RegExp(String.raw`^(?:total )?in (?:just |only )?(${kindsOfIncome})\b`)
const howMuchKind = new RegExp(
  String.raw`${askOpening}(?:how much|what) (?:money |cash )?(?:in )?(${kindsOfIncome}) (?:did|have) (?:i|we) (?:${earning}|had|have)\b`,
)
const noName =
  /^(?:income|earnings|money|pay|everything|best day|it|that|this|them|average|everything|all|here|home|work|me|us|a|the|my)$/
const monthForm = new RegExp(`\\b(${oneOf(...englishMonths)})\\b`, 'g')

/** `isKind`: the name is a kind of income, such as cash or tips, and not a payer. */
type AskedIncome = { name: string; periods: readonly IncomePeriod[]; isKind?: true }

/** Returns the two months to compare, or the named days, or else this month. */
function periodsIn(line: string, today: string): readonly IncomePeriod[] {
  const months = [...new Set([...line.matchAll(monthForm)].map(([said]) => said))]
  const spans = months.map((month) => readDays(`in ${month}`, 'en', today, 'past').span)
  if (months.length === 2 && /\b(?:vs|versus|compared|and|or|than|against)\b/.test(line))
    return spans.flatMap((span) => (span === null ? [] : [toPeriod(span, today)]))
  const { span } = readDays(line, 'en', today, 'past')
  return [
    span === null ? { month: /\bhave i\b|\bever\b/.test(line) ? null : today.slice(0, 7) } : toPeriod(span, today),
  ]
}

/** Matches 'Did I make more in March or April from my lashes'. Group: from what. */
const moreFrom = new RegExp(
  String.raw`${askOpening}(?:did|have) (?:i|we) (?:${earning}) (?:more|less)\b.{0,50}? (?:from|doing|with|selling|off) (?:my |the |our |selling |doing )*([a-z][\w' ]{2,40}?)(?: (?:in|this|last|during) .{3,30})?$`,
)
const eitherOf = /\b(?:or|and|than|vs|versus)\b/

/** Reads a name that follows its time, or comes with two months. Other readers take the rest. */
function earnedIn(line: string, message: string, today: string): AskedIncome | null {
  const more = moreFrom.exec(line)?.[1]
  if (more !== undefined) {
    const name = withoutWhen(more)
    const periods = periodsIn(line, today)
    return eitherOf.test(name) || noName.test(name) || periods.length < 2
      ? null
      : { name: withCapitalsOf(name, message), periods }
  }
  const rest = howMuch.exec(line)?.[1]
  const kind = howMuchKind.exec(line)?.[1] ?? (rest === undefined ? undefined : inKind.exec(rest)?.[1])
  if (kind !== undefined) return { name: kind, periods: periodsIn(line, today), isKind: true }
  if (rest === undefined) return null
  const periods = periodsIn(line, today)
  const doing = gerund.exec(withoutWhen(rest))?.[1]
  if (!beginsWithWhen(rest) && periods.length < 2 && doing === undefined) return null
  const compared = rest.replace(/ (?:vs|versus|compared (?:to|with)|and|or|than) (?:in )?\w+$/, '')
  const said = doing ?? fromWhat.exec(withoutWhen(compared))?.[1]
  const name = said === undefined ? '' : withoutDeterminer(withoutWhen(said))
  return name === '' || noName.test(name) || /\d/.test(name) ? null : { name: withCapitalsOf(name, message), periods }
}

const logVerbs = oneOf(
  'log|logged|enter|entered|put in|put down|add|added|record|recorded|track|tracked|get paid for|gotten paid for|been paid for|got paid for',
)
const moneyWords = oneOf(
  'overtime|ot|tips?|bonus(?:es)?|pay(?:check)?|deposits?|commissions?|refund|invoices?|payments?|checks?|income|earnings|money|gig|side hustle|sales?|cash|stipend|per diem|holiday pay',
)
const whetherLogged = new RegExp(
  String.raw`${askOpening}(?:(?:did|have|has) (?:i|we)|(?:i|we)(?: think i)?) (?:(?:already|ever|remember to|even|actually) )*(?:${logVerbs}) ((?:[\w'&-]+ ){0,4}?(?:${moneyWords})\b.{0,60})$`,
)
/** Matches 'Did I get paid for the Henderson job', 'did Mrs. Keller pay me yet'. */
const gotPaid = new RegExp(
  String.raw`${askOpening}(?:(?:did|have) (?:i|we) (?:already |ever |even )*(?:get|gotten|got|been) paid (?:for|by|from) (.{3,50})|(?:did|has|have) (?!i\b|we\b|you\b)(.{3,40}?) (?:pay|paid) (?:me|us)(?! back)\b(?: yet| already| this \w+| last \w+)*)$`,
)
const notIncome = /\b(?:bill|bills|rent|to pay|paying|pay off|for me to|please)\b/

/** Reads 'I logged overtime last week, right?', 'did I log the tips on Friday'. A plain statement is not a question. */
function loggedIn(message: string, today: string): AskedIncome | null {
  const [first = '', second = '', ...more] = splitQuestionSentences(message)
  const line = toPlainText(first)
  const isAsked = /^(?:(?:and|so|ok|hey|luxee) )*(?:did|have|has)\b/.test(line) || /\bright\b|\?$/.test(first)
  const isAlone = second === '' || /^(?:and )?(?:how much|what|when)\b.{0,12}\b(?:it|that)\b/i.test(second)
  if (!isAsked || !isAlone || more.length > 0 || notIncome.test(line)) return null
  const [, job, payer] = gotPaid.exec(line) ?? []
  const said = job ?? payer ?? whetherLogged.exec(line)?.[1]
  if (said === undefined) return null
  const name = withoutDeterminer(
    withoutWhen(said.replace(/ (?:right|correct|didn't i|didnt i)$/, '').replace(ofIncome, '')),
  ).replace(/ (?:income|earnings|money)$/, '')
  if (name === '' || noName.test(name)) return null
  const { span } = readDays(line.replace(ofThatDay, ' '), 'en', today, 'past')
  const days = span ?? { from: addDays(today, 1 - daysBack), to: today }
  return { name: withCapitalsOf(name, message), periods: [toPeriod(days, today)] }
}

/** In days. The question whether something was logged reaches this far back. */
const daysBack = 31
const ofIncome =
  /^(?:(?:the|my|our|any|all) ){0,2}(?:income|money|pay|earnings|cash) (?:(?:that )?(?:i|we) (?:made|got|earned) )?(?:from|for|off|on) /
/** Matches 'The saturday market', which names a market and not a day. */
const ofThatDay = new RegExp(
  String.raw`\b(?:the|my|our) ${englishWeekday} (?=[a-z])(?!night|morning|evening|afternoon|and|or|was|that)`,
  'g',
)

/** Matches 'Did I make more from albums or notebooks last month'. Groups: the two. */
const ofTwo = new RegExp(
  String.raw`${askOpening}(?:did|do|have) (?:i|we) (?:${earning}) more(?: money)?(?: .{3,20})? (?:from|doing|with|selling|off) (?:my |the |selling |doing )*([a-z][\w' ]{2,30}?) or (?:from |doing |with |selling |off )?(?:my |the )?([a-z][\w' ]{2,40})$`,
)
function lookUpTwo(line: string, message: string, today: string): LookUp | null {
  const [, one = '', second = ''] = ofTwo.exec(line) ?? []
  const other = withoutWhen(second)
  const [period, ...more] = periodsIn(line, today)
  if (other === '' || noName.test(one) || noName.test(other) || period === undefined || more.length > 0) return null
  if (readDays(`in ${one}`, 'en', today, 'past').span !== null) return null
  const names = [one, other].map((name) => withCapitalsOf(name, message))
  const questions = names.map((named): RecordQuestion => ({ ask: 'income', ...period, by: 'source', named }))
  return {
    questions,
    toAnswer: (answers) => makeRecordsAnswer(tellTwo(names, answers, today), questions, answers),
  }
}

/** Writes what each of two brought in and which brought more. If neither has income, it gives the total of the rest. */
function tellTwo(names: readonly string[], answers: readonly RecordAnswer[], today: string): string {
  const words = new LocalFormat('en', today)
  const found = answers.flatMap(({ found: one }): FoundOf<'income'>[] => (one?.ask === 'income' ? [one] : []))
  const [first] = found
  if (first === undefined) return renderRecordAnswers(answers.slice(0, 1), 'en', today)
  if (found.every(({ sources = [] }) => sources.length === 0)) return renderPayersOf(first, names.join(' or '), words)
  const period = incomePeriod(first, words)
  const lines = found.map(({ sources = [] }, at) => {
    const sums = sources.map(({ net, currency }) => words.money(net, currency))
    return `${quoteUserText(capitalize(names[at] ?? ''))}: ${sums.length === 0 ? 'nothing' : words.list(sums)}`
  })
  return `${capitalize(period)}, after costs:\n- ${lines.join('\n- ')}`
}

/** Answers how much came in under a name. If nothing has the name, it says so first. */
export function lookUpIncomeOf({ request: { message, language }, today }: Turn): LookUp | null {
  if (language !== 'en' || message.length > 200) return null
  const two = lookUpTwo(toPlainText(message), message, today)
  if (two !== null) return two
  const asked = earnedIn(toPlainText(message), message, today) ?? loggedIn(message, today)
  if (asked === null) return null
  const questions = asked.periods.map((period): RecordQuestion => ({
    ask: 'income',
    ...period,
    by: 'source',
    named: asked.name.slice(0, 80),
  }))
  return {
    questions,
    toAnswer: (answers) => {
      const isNone = answers.every(({ found }) => found?.ask !== 'income' || found.sums.length === 0)
      const text = tell(asked.name, answers, today)
      // Cash and tips are a kind of pay, not a payer.
      const kind = text.replace(
        /^Your income log has nothing from/,
        'Your income log doesn’t keep tips apart, and nothing’s named',
      )
      const apart = kind.replace('keep tips apart', `keep ${asked.name} apart`)
      return makeRecordsAnswer(asked.isKind === true && isNone ? apart : text, questions, answers)
    },
  }
}

function tell(name: string, answers: readonly RecordAnswer[], today: string): string {
  const words = new LocalFormat('en', today)
  const found = answers.flatMap(({ found: one }): FoundOf<'income'>[] => (one?.ask === 'income' ? [one] : []))
  if (found.length === 0) return renderRecordAnswers(answers.slice(0, 1), 'en', today)
  const isNowhere = found.length > 1 && found.every(({ sums }) => sums.length === 0)
  if (!isNowhere) return paragraphs(...found.map((one) => renderPayersOf(one, name, words)))
  const months = words.either(found.map(({ month }) => (month === null ? 'then' : words.month(month))))
  const totals = found.flatMap(({ month, others = [] }) =>
    month === null || others.length === 0
      ? []
      : [
          `${words.month(month)}: ${words.list(others.map(({ net, currency, source }) => `${words.money(net, currency)} from ${quoteUserText(source)}`))}`,
        ],
  )
  const none = `Your income log has nothing from ${quoteUserText(name)} in ${months}.`
  return paragraphs(
    none,
    totals.length === 0 ? null : `What came in, after costs:\n- ${totals.map(capitalize).join('\n- ')}`,
  )
}
