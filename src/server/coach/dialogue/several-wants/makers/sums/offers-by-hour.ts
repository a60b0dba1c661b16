import { paragraphs } from '../../../compose-answer.ts'
import { amount, cents, numberIn, percentOf, round, roughly, type SumText } from './sum-text.ts'

const hoursOfYear = 2080
/** Five days a week, less holidays and days off. */
const workDays = 240

const asks = new RegExp(
  [
    String.raw`\b(?:really|actually)?\b[^.?!]{0,20}\b(?:worth|pays? more|comes? out ahead|better)\b[^.?!]{0,20}\b(?:per`,
    String.raw`|an) hour\b|\b(?:per|an) hour\b[^.?!]{0,20}\bworth\b|\b(?:do|run|see|work out) the (?:real )?(?:math`,
    String.raw`|numbers)\b|\b(?:do|run) the real (?:math|numbers)\b|\breal math\b|\breally worth\b|\bis (?:it|that`,
    String.raw`|the (?:second|other|new) one) (?:really |actually )?(?:more|better|worth it)\b`,
  ].join(''),
)
const salary = /[$£€]?(?<![\d.,])(\d{2,3}000|\d{5,6})\b(?! (?:miles|saved|in debt))/g
const moreAnHour = new RegExp(String.raw`${amount} more an hour\b`)
const hourlyNow = new RegExp(String.raw`\b(?:i|now|currently)(?: \w+)? (?:make|earn|get|at) ${roughly}${amount}`)
const hourlyNew = new RegExp(String.raw`\b(?:pays?|paying|offer(?:ed|ing)?|at) ${roughly}${amount}`)
const paysForm = /\bpays? [$£€]?(\d{2,3}(?:\.\d\d)?)\b/g
const shortDrive = /\b(\d{1,2}) minutes? (?:drive|commute|away|walk)\b/
const hoursAway = /\ban? hour (?:each way|drive|commute|away)\b|\bdrive is an hour\b/
const minutesAway = /\b(\d{1,3}) minutes? (?:commute|each way|farther|further|away|longer|one way|more each way)/
const parkingForm = new RegExp(
  String.raw`\bparking(?:'s| is| costs?| runs?)?(?: about)? ${amount} (?:a|per|each) (day|week|month)|${amount} (?:a|per|each) (day|week|month) (?:for|in|to) park`,
)
const matchForm = /\b(\d{1,2}(?:\.\d)?) ?% (?:match|401k|retirement)/

/** A year of a job: the money after what it costs, and the hours with the way there. */
type Year = { pay: number; costs: number; hours: number; drive: number }

const perHour = ({ pay, costs, hours, drive }: Year): number => (pay - costs) / (hours + drive)

function parkingInYear(all: string): number | null {
  const [, a, unitA, b, unitB] = parkingForm.exec(all) ?? []
  const [value, unit] = [a ?? b, unitA ?? unitB]
  if (value === undefined || unit === undefined) return null
  const times = unit === 'month' ? 12 : unit === 'week' ? workDays / 5 : workDays
  return Number(value) * times
}

type Pair = { now: number; later: number; isHourly: boolean; gains: string }

/** The yearly pay of both jobs: the one without the drive first. */
function paysIn(all: string, say: SumText['say']): Pair | null {
  const [one, other, third] = [...all.replace(/\b(\d{2,3})k\b/g, '$1000').matchAll(salary)].map(([, value]) =>
    Number(value),
  )
  if (one !== undefined && other !== undefined && third === undefined && one !== other)
    return { now: Math.min(one, other), later: Math.max(one, other), isHourly: false, gains: '' }
  const [low, high, another] = Array.from(all.matchAll(paysForm), ([, value]) => Number(value)).toSorted(
    (a, b) => a - b,
  )
  if (low !== undefined && high !== undefined && another === undefined && high < 200 && low < high)
    return { now: low * hoursOfYear, later: high * hoursOfYear, isHourly: true, gains: '' }
  const now = numberIn(all, hourlyNow)
  const more = numberIn(all, moreAnHour)
  const later = more === null || now === null ? numberIn(all, hourlyNew) : now + more
  if (now === null || later === null || now > 200 || later > 200 || later <= now) return null
  const match = /\bno (?:retirement|401k|match)/.test(all) ? (numberIn(all, matchForm) ?? 0) : 0
  const gains =
    match > 0
      ? `${match}% match on ${say(now)} is ${say(Math.round(now * match) / 100)} an hour you’d give up, so the ${say(later - now)} is really ${say(Math.round((later - now - (now * match) / 100) * 100) / 100)}. `
      : ''
  return { now: (now + (now * match) / 100) * hoursOfYear, later: later * hoursOfYear, isHourly: true, gains }
}

type Compared = { pays: Pair; minutes: number; parking: number | null; near: Year; far: Year }

function compareYears(all: string, say: SumText['say']): Compared | null {
  const pays = paysIn(all, say)
  const minutes = hoursAway.test(all) ? 60 : (numberIn(all, minutesAway) ?? numberIn(all, shortDrive))
  const close = numberIn(all, shortDrive)
  if (pays === null || minutes === null || minutes > 180) return null
  const nearDrive = close !== null && close < minutes ? Math.round((close * 2 * workDays) / 60) : 0
  const parking = parkingInYear(all)
  const drive = Math.round((minutes * 2 * workDays) / 60)
  return {
    pays,
    minutes,
    parking,
    near: { pay: pays.now, costs: 0, hours: hoursOfYear, drive: nearDrive },
    far: { pay: pays.later, costs: parking ?? 0, hours: hoursOfYear, drive },
  }
}

/** Says what the better-paid of two jobs is worth by the hour, with the way there and parking. */
export function worthByHour({ ask, all, say }: SumText): string | null {
  const found = asks.test(ask) ? compareYears(all, say) : null
  if (found === null) return null
  const { pays, minutes, parking, near, far } = found
  const { drive } = far
  const [nearHour, farHour] = [perHour(near), perHour(far)]
  const more = far.pay - far.costs - near.pay
  const farSaid = `${say(Math.round(far.pay))}${parking === null ? '' : ` − ${say(parking)} parking = ${say(Math.round(far.pay - far.costs))}`}`
  const wins =
    farHour > nearHour
      ? 'So it still pays more, even with the drive.'
      : `So by the hour it pays less than the ${say(Math.round(nearHour * 100) / 100)} you’d have ${near.drive > 0 ? 'with the shorter drive' : 'without the drive'}.`
  return paragraphs(
    `**About ${say(Math.round(farHour * 100) / 100)} an hour.** ${pays.gains}${farSaid} ÷ (2,080 work hours + ${drive} in the car: ${minutes * 2} minutes × ${workDays} days).${pays.isHourly ? ' That’s at 40 hours and five days a week.' : ''} ${wins}`,
    `The other way to see it: ${say(Math.round(more))} more a year (${percentOf(more, near.pay)}) for ${drive} hours of driving is ${say(Math.round((more / drive) * 100) / 100)} for each of those hours, before taxes and gas.${restOf(ask, all, drive)}`,
  )
}

const asksWhich = new RegExp(
  [
    String.raw`\bwhich (?:one|job|offer)?\b[^.?!]{0,20}\b(?:you'd|you would|would you|should i|do i) (?:take|pick|choose`,
    String.raw`|go with|accept)\b|\bwhich (?:one )?(?:you'd|would you|should i) (?:take|pick|choose)\b`,
  ].join(''),
)

/** Says which of two offers to take, by what each pays for an hour with the way there. */
export function whichOffer({ ask, all, say }: SumText): string | null {
  const found = asksWhich.test(ask) ? compareYears(all, say) : null
  if (found === null) return null
  const { near, far } = found
  const [nearHour, farHour] = [perHour(near), perHour(far)]
  const isNear = nearHour >= farHour
  const isRemote = /\b(?:remote|from home)\b/.test(all)
  const named = isNear ? (isRemote ? 'the remote one' : 'the closer one') : 'the one that pays more'
  const boring = /\b(?:boring|dull)\b/.test(all)
  const hours = `${far.drive} hours a year`
  return paragraphs(
    isNear
      ? `**I’d take ${named}.** It pays more for each hour you give up (${say(cents(nearHour))} against ${say(cents(farHour))}), and you keep ${hours} (240 workdays), about ${round(far.drive / workDays, 1)} hours every workday.`
      : `**I’d take ${named}.** Even with the drive, it pays more for each hour (${say(cents(farHour))} against ${say(cents(nearHour))}).`,
    isNear
      ? `${boring ? 'Boring is the price, so be honest about it: if the work is what gets you through a day, or the other job leads somewhere in two years, that can be worth more than the drive.' : 'What would change my mind: better work, better people, or a next step you can’t get closer to home.'} You can also ask the ${say(far.pay)} side for two days from home, before you answer.`
      : 'What would change my mind: a winter of that drive, or somebody at home who needs you at 5. Drive it once at rush hour before you say yes.',
  )
}

/** Says what no sum shows, where that is asked for too. */
function restOf(ask: string, all: string, drive: number): string {
  if (!/\b(?:rest|think|besides|other stuff)\b/.test(ask)) return ''
  const friend = /\b(?:best )?friend works (?:here|there|with me)\b/.exec(all)?.[0]
  const days = round(drive / 24, 0)
  return `\n\nThen the rest: ${friend === undefined ? '' : `how much of a good day at work is your ${friend.startsWith('best') ? 'best friend' : 'friend'}, and would you see each other anyway? `}Could you drive that in February, tired? It’s ${days} whole days a year. And what does the new place have that you can’t get here: hours, people, a next step? If nothing comes to mind, ask where you are for the difference before you answer.`
}
