import { firstNumber, allNumbers } from '../../../decisions/message-numbers.ts'
import { clockTime } from '../../../../when/format-clock-time.ts'
import { mark, readIncome, sayMoney, sayShare, weeksInMonth, type DecisionSum } from './told-numbers.ts'

/** In miles an hour and hours, with stops for gas and food. */
const [speed, longDrive] = [62, 8]
const clock = /\b(?:at|after school at|leaving|leave)(?: [a-z]+){0,4} (\d{1,2}) (\d{2})\b/

const sayHours = (hours: number): string => {
  const halves = Math.round(hours * 2) / 2
  return Number.isInteger(halves) ? `${halves} hours` : `${Math.floor(halves)}½ hours`
}

/** How long a drive takes, and when it would end. */
export const driveTime: DecisionSum = (line) => {
  const miles = firstNumber(line, /\b(\d{2,4}) miles\b/)
  const hours =
    miles === null ? firstNumber(line, /\b(\d{1,2}) hours? (?:drive|away|each way|in the car)\b/) : miles / speed
  if (hours === null) return null
  const stops = hours + Math.floor(hours / 3) * 0.4
  const [, at, minutes] = clock.exec(line) ?? []
  const isEvening = Number(at) < 7 && !/\b(?:morning|am|a m)\b/.test(line)
  const start = at === undefined ? null : (isEvening ? Number(at) + 12 : Number(at)) * 60 + Number(minutes)
  const end = start === null ? null : Math.round((start + stops * 60) / 30) * 30
  const half = start === null ? null : Math.round((start + (stops / 2) * 60) / 30) * 30
  return {
    hours: sayHours(hours),
    withStops: sayHours(stops),
    halfHours: sayHours(stops / 2),
    ...(miles !== null && { miles: String(miles), halfMiles: String(Math.round(miles / 2)) }),
    ...(end !== null && half !== null && { arrive: clockTime(end), halfAt: clockTime(half) }),
    ...mark('night', end !== null && end > 23 * 60),
    ...mark('long', stops > longDrive),
    ...mark('short', stops <= longDrive && !(end !== null && end > 23 * 60)),
  }
}

const span =
  /\b(?:gone|away|work|out)(?: (?:from|all day|about)){0,2} (\d{1,2})(?: (\d{2}))? to (\d{1,2})(?: (\d{2}))?\b/
const count = /\b(?:gone|away|alone|out)(?: (?:for|about|all day)){0,2} (\d{1,2}) hours?\b/

/** How long a pet would be alone on a workday. */
export const hoursAlone: DecisionSum = (line) => {
  const [, from, fromMin = '0', to, toMin = '0'] = span.exec(line) ?? []
  const spanHours =
    from === undefined || to === undefined
      ? null
      : (Number(to) <= Number(from) ? Number(to) + 12 : Number(to)) +
        Number(toMin) / 60 -
        Number(from) -
        Number(fromMin) / 60
  const hours = spanHours ?? firstNumber(line, count)
  if (hours === null || hours <= 0 || hours > 16) return null
  return { alone: sayHours(hours), ...mark('longDay', hours >= 7), ...mark('shortDay', hours < 7) }
}

const carePrice = /(?<![\d.])(\d{3,4})(?![\d.])(?! (?:a month bring|saved))/g

/** Two prices for child care by the week, against what is brought home. */
export const twoCares: DecisionSum = (line) => {
  if (!/\b(?:a|per|each|every) week\b|\bweekly\b/.test(line)) return null
  const income = readIncome(line)
  const prices = allNumbers(line, carePrice).filter((one) => one !== income)
  const now = firstNumber(line, /\b(?:pay|paying) (\d{3,4})\b/)
  const [low, high] = [...new Set(prices.filter((one) => one !== now))].toSorted((a, b) => a - b)
  if (low === undefined || high === undefined) return null
  const pay = firstNumber(line, /\b(?:bring(?:ing)? home|take home|make) (?:about )?(\d{3,5})\b/)
  const isWeekly = pay !== null && pay < 1_500
  const perPay = isWeekly ? pay : pay === null ? null : pay / weeksInMonth
  return {
    low: sayMoney(low),
    high: sayMoney(high),
    gap: sayMoney(high - low),
    gapMonth: sayMoney((high - low) * weeksInMonth),
    gapYear: sayMoney((high - low) * 52),
    ...(now !== null &&
      now > low &&
      now < high && { now: sayMoney(now), lowVsNow: sayMoney(now - low), highVsNow: sayMoney(high - now) }),
    ...(pay !== null && { pay: sayMoney(pay) }),
    ...(perPay !== null && {
      shareLow: sayShare(low, perPay),
      shareHigh: sayShare(high, perPay),
      leftLow: sayMoney(isWeekly ? pay - low : perPay - low),
      leftHigh: sayMoney(isWeekly ? pay - high : perPay - high),
    }),
    ...mark('weekly', isWeekly),
  }
}
