import { oneOf } from '../../phrase-pattern.ts'

/** The amount of work in the message: how many of what, how long one takes, and how much time there is. */
export type Work = {
  /** The number that is left, and its unit: '4500', 'words'. */
  left: number | null
  unit: string
  /** The total, if some are already done. */
  done: number
  /** Minutes that one takes. */
  each: number | null
  /** The number done in each of these periods. */
  pace: { many: number; per: PaceUnit } | null
  /** Minutes for it in each of these periods. */
  time: { minutes: number; per: PaceUnit } | null
  /** The days of a week that the user works on it. */
  daysAWeek: number
}
export type PaceUnit = 'day' | 'week' | 'hour'

const number = String.raw`(?<![$£€\d.:])(\d{1,6}(?:\.\d)?)`
const noThing = oneOf(
  'hours?|minutes?|days?|nights?|weeks?|months?|years?|evenings?|mornings?|times?|am|pm|dollars|bucks|pounds|euros|percent|kids|people|sisters|brothers|daughters|sons|children|guests|of|and|to|in|at|on|or|but|it|i|we|my|is|are|was|has|have|do|by|so|this|as|the|a|an|each|per|every|or|more|until|till|if|with|left|for|from|christmas',
)
const thing = String.raw`(?:(?!(?:${noThing})\b)[a-z-]{2,14} ){0,2}((?!(?:${noThing})\b)[a-z][a-z-]{2,20}s)\b`
const counts = new RegExp(String.raw`${number} (?:(?:more|of the|of these) )?${thing}(?: (?:[a-z-]+s))?`, 'gi')
const holding =
  /\b(\d{1,4}) ([a-z]{3,15}s)\b[^?!]{0,80}?\b(\d{1,4}) ([a-z]{3,15}s) (?:a|per|in each|in every|in an?|each) ([a-z]{3,12})\b/i
const singulars = new RegExp(
  String.raw`${number} ((?!(?:${noThing}|half|good|free|old)\b)[a-z]{3,12})(?=[?.,!]|$| (?:left|in|by|before|until|to (?:learn|do|finish)))`,
  'i',
)
const done = oneOf(
  String.raw`\b(?:i['’]?ve|i have|i['’]m|we['’]ve|already|only) (?:only |already )?(?:done|finished|made|written|read|at|sewn|knitted|graded|painted) (?:about |maybe )?(\d{1,6})\b`,
  String.raw`\b(\d{1,6}) (?:are |is )?(?:done|finished|down|so far|already)\b`,
)
const doneForm = new RegExp(done, 'i')
const unitOfTime = '(hours?|minutes?)'
const each = new RegExp(
  oneOf(
    String.raw`\b(?:takes?(?: me| us| up)?|needs?|is|at|eats? up|costs me|wants) (?:about |around |maybe |like |roughly |up )*(\d{1,3}(?:\.\d)?) ${unitOfTime}(?= (?:each(?! way)|apiece|per|for each)|[,.;?!]| and| to| if|$)`,
    String.raw`\b(\d{1,3}(?:\.\d)?) ${unitOfTime} (?:each(?! (?:way|day|night|week|evening|morning))|apiece|a piece|per (?!day|night|week|evening)\w+|for each)`,
  ),
  'i',
)
const eachSign = /\b(?:each|apiece|per|one|every|a (?:dress|page|cake|paper|piece))\b/i
const perDay = 'day|night|evening|morning|weekday|afternoon'
const pace = new RegExp(
  String.raw`${number}(?: (?:of them|(?!(?:hours?|minutes?|days?|times|nights?|evenings?|mornings?|afternoons?|weekends?|sessions?|lessons?|shifts?)\b)[a-z]+))? (?:(?:in |on )?(?:an|a|per|each|every|1)) (?:good )?(${perDay}|week|hour|saturday|sunday|weekend)\b`,
  'i',
)
const time = new RegExp(
  String.raw`\b(\d{1,3}(?:\.\d)?|an?) ${unitOfTime} (?:or so |free |tops |max )?(?:(?:a|per|each|every|in the|at|on|before|over) )(${perDay}|lunch|work|breakfast|bed|week|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend)s?\b`,
  'i',
)
const daysAWeek = /\b(\d) (?:days|times|nights|evenings|mornings|x) (?:a|per|each|every) week\b/i
const oneDay =
  /\b(?:only|just|every|each|on|has|have) (?:my |the )?(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)(?: free)?\b/i
const weekend = /\b(?:only|just|on|at) (?:the )?weekends\b/i
const workdays =
  /\b(?:(?:only|just|on) (?:weekdays|school days|work ?days)|(?:weekdays|work ?days|school days) only)\b/i

const inMinutes = (many: string, unit: string): number =>
  (/^\d/.test(many) ? Number(many) : 1) * (unit.toLowerCase().startsWith('h') ? 60 : 1)
const periodOf = (word: string): PaceUnit =>
  /^(?:week$|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend)/i.test(word)
    ? 'week'
    : /^hour/i.test(word)
      ? 'hour'
      : 'day'

function readLeft(text: string, paceAt: number): { left: number; unit: string } | null {
  const all = [...text.matchAll(counts)]
    .filter(
      ({ index, 0: said }) =>
        index !== paceAt &&
        !/^ (?:an?|per|each|every|in an) (?:hour|day|night|week)/i.test(text.slice(index + said.length)),
    )
    .map(({ 1: many = '', 2: unit = '', index, 0: said }) => ({
      left: Number(many),
      unit: unit.toLowerCase(),
      isLeft: /^ ?(?:left|to go|remaining|still|more)\b|^ to \w+/i.test(text.slice(index + said.length)),
    }))
    .filter(({ left }) => left > 1)
  return (
    ofAll(text) ??
    all.find(({ isLeft }) => isLeft) ??
    inEach(text) ??
    all.toSorted((a, b) => b.left - a.left)[0] ??
    bare(text, paceAt)
  )
}

/** Reads 'On page 310 of 800'. */
function ofAll(text: string): { left: number; unit: string } | null {
  const [, at, whole] = /\bpage (\d{1,4}) (?:out )?of (?:the )?(\d{2,4})\b/i.exec(text) ?? []
  return at === undefined || Number(whole) <= Number(at) ? null : { left: Number(whole) - Number(at), unit: 'pages' }
}

/** Reads '14 boxes, about 200 letters a box'. */
function inEach(text: string): { left: number; unit: string } | null {
  const [, many, things = '', within, unit = '', one = ''] = holding.exec(text) ?? []
  return many === undefined || within === undefined || !things.toLowerCase().startsWith(one.toLowerCase())
    ? null
    : { left: Number(many) * Number(within), unit: unit.toLowerCase() }
}

/** Reads '200 kanji', a word without a plural. */
function bare(text: string, paceAt: number): { left: number; unit: string } | null {
  const found = singulars.exec(text)
  const [, many, unit = ''] = found ?? []
  return many === undefined || found?.index === paceAt ? null : { left: Number(many), unit: unit.toLowerCase() }
}

function readEach(text: string): number | null {
  const [said, before, unitBefore, after, unitAfter] = each.exec(text) ?? []
  const [many, unit] = [before ?? after, unitBefore ?? unitAfter]
  if (said === undefined || many === undefined || unit === undefined || !eachSign.test(text)) return null
  return inMinutes(many, unit)
}

/** Reads the amount from the result of `figureText`. */
export function readWork(text: string): Work {
  const paced = pace.exec(text)
  const timed = time.exec(text)
  const counted = readLeft(text, paced?.index ?? -1)
  const [, before, after] = doneForm.exec(text) ?? []
  const finished = Number(before ?? after ?? 0)
  const isWhole = counted !== null && finished > 0 && finished < counted.left
  return {
    left: counted === null ? null : counted.left - (isWhole ? finished : 0),
    unit: counted?.unit ?? '',
    done: isWhole ? finished : 0,
    each: readEach(text),
    pace: paced === null ? null : { many: Number(paced[1]), per: periodOf(paced[2] ?? '') },
    time: timed === null ? null : { minutes: inMinutes(timed[1] ?? '', timed[2] ?? ''), per: periodOf(timed[3] ?? '') },
    daysAWeek: Number(
      daysAWeek.exec(text)?.[1] ?? (oneDay.test(text) ? 1 : weekend.test(text) ? 2 : workdays.test(text) ? 5 : 7),
    ),
  }
}
