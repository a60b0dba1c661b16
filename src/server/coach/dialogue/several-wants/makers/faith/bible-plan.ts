import { dayOf, daysBetween } from '#server/lib/days.ts'
import { bulletList } from '../../../../markdown.ts'
import { capitalize } from '#contract/capitalize.ts'
import { nextEaster } from '../../../../when/moving-holidays.ts'
import { englishMonths } from '../../../../when/months.ts'
import { makeAnswer, paragraphs } from '../../../compose-answer.ts'
import type { PartMaker } from '../../part.ts'
import { toPlainText } from '../warm-words/told-slots.ts'

const asks =
  /\b(?:split (?:it|that|this|them)|plan|order|way|schedule|where (?:do|should) i start|how (?:do|should|can) i read)\b/
const ofBible = /\b(?:bible|scripture|gospels|new testament|psalms|proverbs)\b/i
const ofRead =
  /\b(?:read|reading|front to back|straight through|chapters?|minutes|split|bible|scripture|gospels|psalms)\b/

/** Chapters of the Protestant Bible: all, of the New Testament, and of the Psalms. */
const [allChapters, newTestament, psalms] = [1189, 260, 150]
/** Read aloud, the whole is about 72 hours, so a chapter takes a little under four minutes. */
const minutesPerChapter = 4
/** The most chapters that may be added to one day of each week. */
const mostExtra = 2

/** A day’s reading that isn’t told. */
const usualMinutes = 15
const perDay = /\b(\d{1,2}) min(?:ute)?s?\b/i
const month = new RegExp(`\\b(?:by|before|in|until|till)\\b[^.?!]{0,40}?\\b(${englishMonths.join('|')})\\b`, 'i')
const christmas = /\b(?:by|before) christmas( next year)?\b/i
const easterGoal = /\b(?:by|before|until) easter\b/i
const stalls =
  /\b(?:stall|stalling|stuck|bored|quit|give up|bog\w*)\b[^.?!]{0,20}\bin (leviticus|numbers|exodus|deuteronomy|chronicles|isaiah|ezekiel|jeremiah)\b/i

/** Parts of the Bible that users want to read through, with their chapters. */
const parts: readonly { name: string; form: RegExp; chapters: number; start: string }[] = [
  {
    name: 'the Gospels',
    form: /\bread (?:through )?(?:all )?(?:of )?the (?:four )?gospels\b/i,
    chapters: 89,
    start: 'Mark first, since it’s the shortest and moves fast, then Luke, Matthew and John',
  },
  {
    name: 'the New Testament',
    form: /\bread (?:through )?(?:all )?(?:of )?the (?:whole )?new testament\b/i,
    chapters: newTestament,
    start: 'Mark, Acts, John and Romans first, then the letters',
  },
  {
    name: 'the Psalms',
    form: /\bread (?:through )?(?:all )?(?:of )?(?:the )?psalms\b/i,
    chapters: psalms,
    start: 'in order, out loud',
  },
  {
    name: 'Proverbs',
    form: /\bread (?:through )?(?:all )?(?:of )?proverbs\b/i,
    chapters: 31,
    start: 'the chapter that matches the day of the month',
  },
]

type Goal = { day: string; name: string }
/** The first day of a month, or Christmas, that the user wants to be done by. */
function readGoal(text: string, today: string): Goal | null {
  const year = Number(today.slice(0, 4))
  const dated = (end: string): string => `${end > today.slice(5) ? year : year + 1}-${end}`
  const easter = easterGoal.test(text) ? nextEaster(today) : null
  if (easter !== null) return { day: easter, name: 'Easter' }
  const feast = christmas.exec(text)
  if (feast !== null) return { day: feast[1] === undefined ? dated('12-25') : `${year + 1}-12-25`, name: 'Christmas' }
  const named = month.exec(text)?.[1]
  const at = englishMonths.findIndex((one) => one.toLowerCase() === named?.toLowerCase())
  if (named === undefined || at < 0) return null
  return {
    day: dated(`${String(at + 1).padStart(2, '0')}-01`),
    name: `${named.charAt(0).toUpperCase()}${named.slice(1)} 1`,
  }
}

const byShelf = [
  '**Sunday:** Psalms',
  '**Monday:** Genesis through Deuteronomy',
  '**Tuesday:** Joshua through Esther',
  '**Wednesday:** the Gospels and Acts',
  '**Thursday:** Job, Proverbs and the rest of the wisdom books',
  '**Friday:** the prophets',
  '**Saturday:** the letters, Romans to Revelation',
]

/** The whole Bible by kinds of books, where the time is enough. */
const wholePlan = (chapters: number, stall: string | null): string =>
  paragraphs(
    `Read it by shelf, a different one each day, about ${chapters} chapters a sitting:`,
    bulletList(byShelf),
    `${stall === null ? 'No book ever comes as one long block.' : `That way ${stall} only ever shows up on a Monday, between two days of something else.`} When a shelf’s done, give its day to the longest one left.`,
  )

/** The part that does fit: Psalms and the New Testament, then stories of the Old. */
function partPlan(readable: number, stall: string | null): string {
  const left = readable - psalms - newTestament
  const stories = left >= 68 ? 'Genesis, Ruth, Esther and Jonah' : left >= 18 ? 'Ruth, Esther and Jonah' : null
  return paragraphs(
    bulletList([
      '**Every day, first:** one or two psalms',
      '**Then three or four chapters of the New Testament,** in this order: Mark, Acts, John, Romans, Luke, then the letters, Matthew, Hebrews and Revelation last',
      ...(stories === null ? [] : [`**When your eyes glaze over:** trade a day for ${stories}`]),
    ]),
    `${stall === null ? 'The rest' : `${stall} and the rest`} can start after that, one Old Testament book between two you like.`,
  )
}

const fitsIn = (days: number, goal: Goal, wholeDays: number): string =>
  days >= wholeDays
    ? `. You have ${days} until ${goal.name}, so it fits, with ${days - wholeDays} to spare`
    : `. You have ${days} until ${goal.name}, so it just fits if you read an extra chapter or two on Sundays`

/** Splits a part of the Bible over the days until the date. */
function splitPart({ name, chapters, start }: (typeof parts)[number], days: number | null, goal: Goal | null): string {
  if (days === null || goal === null)
    return `${capitalize(name)} ${name === 'Proverbs' ? 'is' : 'are'} ${chapters} chapters. One a day is done in ${chapters} days. Order: ${start}.`
  const each = Math.ceil(chapters / days)
  const needed = Math.ceil(chapters / each)
  const spare = days - needed
  return paragraphs(
    `${capitalize(name)}: ${chapters} chapters, and ${days} days until ${goal.name}. So ${each === 1 ? 'one chapter' : `${each} chapters`} a day finishes it in ${needed}, with ${spare} ${spare === 1 ? 'day' : 'days'} to miss.`,
    `Order: ${start}. When you miss one, don’t double up. Just read the next chapter the next time; the spare days are there for that.`,
  )
}

/** A plan to read the Bible in another order than front to back, by the minutes and the date that were told. */
export const makeBiblePlan: PartMaker = ({ line, context }) => {
  const { request, today } = context.turn
  const text = toPlainText(request.message)
  if (!ofBible.test(text) || !asks.test(line) || !ofRead.test(line)) return null
  const told = perDay.exec(text)?.[1]
  const minutes = Number(told ?? usualMinutes)
  const goal = readGoal(text, today || dayOf(request.now, request.timeZone))
  const found = stalls.exec(text)?.[1]?.toLowerCase()
  const stall = found === undefined ? null : `${found.charAt(0).toUpperCase()}${found.slice(1)}`
  const chapters = Math.max(1, Math.floor(minutes / minutesPerChapter))
  const wholeDays = Math.ceil(allChapters / chapters)
  const days = goal === null ? null : daysBetween(today, goal.day)
  const part = parts.find(({ form }) => form.test(text))
  if (part !== undefined) return makeAnswer(splitPart(part, days, goal), { closesTopic: true })
  const math = `${minutes} minutes${told === undefined ? ' a day (my guess, since you didn’t say)' : ''} is about ${chapters} ${chapters === 1 ? 'chapter' : 'chapters'}, and the Bible has 1,189`
  const isOpen = days === null || goal === null
  const isEnough = isOpen || days * chapters >= allChapters - Math.floor(days / 7) * mostExtra
  if (isEnough)
    return makeAnswer(
      paragraphs(
        `${math}, so all of it takes about ${wholeDays} days${isOpen ? '' : fitsIn(days, goal, wholeDays)}.`,
        wholePlan(chapters, stall),
      ),
      { closesTopic: true },
    )
  const readable = days * chapters
  return makeAnswer(
    paragraphs(
      `Honest math first: ${math}. That’s about ${wholeDays} mornings, and there are ${days} until ${goal.name}. ${readable >= psalms + newTestament ? `What does fit is all of Psalms and the New Testament (${psalms + newTestament} chapters):` : `You’d get through about ${readable}, so I’d pick these:`}`,
      partPlan(readable, stall),
    ),
    { closesTopic: true },
  )
}
