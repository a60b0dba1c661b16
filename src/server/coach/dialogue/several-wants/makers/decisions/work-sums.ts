import { firstNumber } from '../../../decisions/message-numbers.ts'
import { numberWords } from '../../../../number-words.ts'
import { mark, readWage, sayMoney, type DecisionSum } from './told-numbers.ts'

/** In hours and days a year, for full-time work with three weeks off. */
const [hoursInYear, commuteDays] = [2080, 245]
const minutesInHour = 60

const salaries = /(?<!\d)(\d{2,3}000|\d{2,3}[1-9]00)(?!\d)(?! (?:miles|saved|in ))/g

const eachWay = /\b(\d{1,3}) (?:min|mins|minutes|minute)\b/

/** Works out what the better-paid of two salaries brings for each hour of its commute. */
export const twoSalaries: DecisionSum = (line) => {
  const found = [...new Set([...line.matchAll(salaries)].map(([, pay]) => Number(pay)))].filter((pay) => pay >= 20_000)
  const [low, high] = found.toSorted((a, b) => a - b)
  if (low === undefined || high === undefined || found.length > 2) return null
  const minutes = firstNumber(line, eachWay) ?? 0
  const parking =
    firstNumber(
      line,
      /\bparking(?:s| is| costs?)? (?:about )?(\d{2,3})\b/,
      /\b(\d{2,3}) (?:a month )?(?:for |in )?parking\b/,
    ) ?? 0
  const hours = (minutes * 2 * commuteDays) / minutesInHour
  const net = high - low - parking * 12
  const pays = hours === 0 ? 0 : net / hours
  return {
    low: sayMoney(low),
    high: sayMoney(high),
    gap: sayMoney(high - low),
    net: sayMoney(net),
    ...(parking > 0 && { parkingYear: sayMoney(parking * 12) }),
    ...(hours > 0 && { hours: String(Math.round(hours)), pays: sayMoney(Math.round(pays * 100) / 100) }),
    base: sayMoney(Math.round((low / hoursInYear) * 100) / 100),
    ...mark('notWorth', hours > 0 && pays < low / hoursInYear),
    ...mark('worth', hours === 0 || pays >= low / hoursInYear),
  }
}

/** Works out what a higher wage leaves after a lost retirement match and a longer drive. */
export const wageOffer: DecisionSum = (line) => {
  const more = firstNumber(line, /\b(\d{1,2}(?:\.\d{1,2})?) more an hour\b/, /\b(\d{1,2}(?:\.\d{1,2})?) an hour more\b/)
  if (more === null) return null
  const weekHours = firstNumber(line, /\b(\d{2}) hours?\b/) ?? 40
  const yearHours = weekHours * 52
  const wage = readWage(line.replace(/\b\d{1,2}(?:\.\d{1,2})? (?:more an hour|an hour more)\b/, ' '))
  const match = firstNumber(line, /\b(\d{1,2}) (?:percent )?(?:retirement |401 ?k |company )?match\b/)
  const losesMatch = /\b(?:no|without|lose|losing) (?:\w+ ){0,2}match\b/.test(line) && match !== null && wage !== null
  const lost = losesMatch ? (match / 100) * wage * yearHours : 0
  const minutes =
    firstNumber(line, /\b(\d{1,2}) (?:min|mins|minutes) (?:farther|further|longer|more|away|each way)\b/) ?? 0
  const hours = (minutes * 2 * commuteDays) / minutesInHour
  const net = more * yearHours - lost
  return {
    more: sayMoney(more),
    week: sayMoney(more * weekHours),
    weekHours: String(weekHours),
    year: sayMoney(more * yearHours),
    net: sayMoney(net),
    ...(losesMatch && { lost: sayMoney(lost), match: String(match) }),
    ...(hours > 0 && { hours: String(Math.round(hours)), pays: sayMoney(Math.round((net / hours) * 100) / 100) }),
    ...(wage !== null && { wage: sayMoney(wage) }),
    ...mark('less', hours > 0 && wage !== null && net / hours < wage),
    ...mark('good', hours === 0 || wage === null || net / hours >= wage),
  }
}

/** Hours of work and school in a week. A class is counted with its homework. */
const [hoursInClass, heavyWeek] = [9, 50]

/** How long a week with work and classes gets, and what the classes cost. */
export const classWeek: DecisionSum = (line) => {
  const classes = firstNumber(line, /\b(\d) (?:\w+ ){0,2}classes\b/, /\b(\d) courses\b/)
  const work = firstNumber(line, /\b(\d{2}) (?:hour|hours)\b/)
  if (classes === null || work === null) return null
  const each = firstNumber(line, /\b(\d{3,4}) (?:each|apiece|per class|a class|per course)\b/)
  const week = work + classes * hoursInClass
  return {
    classes: numberWords[classes] ?? String(classes),
    work: String(work),
    study: String(classes * hoursInClass),
    week: String(week),
    ...(classes > 1 && { oneWeek: String(work + hoursInClass) }),
    ...(each !== null && { each: sayMoney(each), tuition: sayMoney(each * classes) }),
    ...mark('heavy', week >= heavyWeek),
    ...mark('fits', week < heavyWeek),
  }
}
