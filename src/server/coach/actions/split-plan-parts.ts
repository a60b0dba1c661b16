import { oneOf } from '../phrase-pattern.ts'
import { timesOfOne } from './split-by-hour-and-day.ts'
import { splitChores } from './split-run-on-chores.ts'

const starts = oneOf(
  'i|we|still|want|need|have|then|also|get|go|do|be at|be there|be home|be back|call|pick|meet|take|make|clean|an?|some|my|the|\\d',
)
/**
 * Matches an 'and' before a verb of wanting, an article, a number or a name's possessive, where another task begins. Not in 'mac and
 * cheese'.
 */
const anotherThing = new RegExp(String.raw` (?:and then|and|plus|then) (?=(?:${starts})\b|\p{L}{1,20}[’']s\b)`, 'iu')
const chores = oneOf(
  'wash|feed|walk|cook|fold|buy|drop|run|finish|write|pay|mow|vacuum|look|visit|study|practice|pack|prep|bake|shop|see|watch|read|email|text|return|fix|water|iron|sweep|mop|dust|drive|order|mail|wrap',
)
/** Matches 'Take Mama to the store and wash clothes': two things, where the first is more than a verb. */
const anotherChore = new RegExp(String.raw`(?<=\S \S{1,40}) (?:and then|and|then) (?=(?:${chores})\b (?!and\b))`, 'iu')
const thing = oneOf(
  'meal prep|laundry|groceries|grocery shopping|dishes|homework|church|errands|yard ?work|bible study|date night',
)
const anotherNoun = new RegExp(String.raw`(?<=\S \S{1,40}|^\p{L}{4,20}) (?:and then|and|then) (?=(?:${thing})$)`, 'iu')
const whatFollows = '(?:my|the|an?|\\d|mom|mama|dad|grandma)'
/** Matches 'Laundry meal prep call my mom and look at 2 apartments': run on without commas. */
const runOn = new RegExp(
  String.raw`(?<=\S \S{1,40})(?<!\b(?:to|and|then|should|must|can|will|i|we)) (?=(?:call|text|email|pick up|drop off|clean|buy|pay for|look at|go to|meet) ${whatFollows}\b)`,
  'iu',
)
const events = oneOf(
  'dinner|lunch|brunch|breakfast|supper|church|mass|service|bible study|book club|choir|practice|game|match|recital|concert',
  'party|birthday|bday|shower|wedding|funeral|class|lesson|appointment|appt|dentist|doctor|meeting|interview|soccer|football',
  'baseball|softball|volleyball|basketball|gymnastics|ballet|dance|karate|swim|yoga|zumba|movie|date night|bbq|cookout|potluck',
  'pizza|taco night|game night|movie night|trivia|bingo|pta|tutoring|therapy|haircut|hair|nails|coffee|drinks|conference|rehearsal|party at \\w+',
)
/** Matches 'Clean the bathrooms and church dinner at 5': something with an hour is not part of the chore before it. */
const anotherEvent = new RegExp(
  String.raw`(?<=^ ?(?:and )?(?:clean|mop|vacuum|sweep|dust|wash|do|fold|mow|rake|run|get|pick up|buy|cook|bake|call|pay|finish|study|walk|feed|water|organi[sz]e|tidy|scrub|drop off|return|laundry|groceries|grocery|errands|housework|dishes|homework)\b(?! with)[^,]{0,40}) and (?=(?:[\p{L}’']{1,15} ){0,2}(?:${events})\b[^,]{0,30}? (?:at|from|@) ?\d)`,
  'iu',
)
/** Matches points that don't end a sentence: 'Dr. Patel', '9 a.m.'. */
const abbreviated = /\b(dr|mrs?|ms|st|[ap]\.?m)\.(?= )/gi
/** Matches 'Lunch with Ana and my sister', which is one item. */
const together = /\b(?:with|meet|call|pick up|drop off) (?:[\p{L}’'-]+ ){1,3}and (?:my|the|an?) |\band a half\b/iu

/** The things that a list of a plan names, one by one. */
export function splitPlanParts(list: string): string[] {
  return (
    list
      .replaceAll(abbreviated, '$1')
      // 'Be done by 4: gym' begins with a limit.
      .split(/[,;]|\. |(?<=\b(?:\d\d?|noon|midnight|[ap]m)): /i)
      .flatMap(timesOfOne)
      .flatMap((part) =>
        together.test(part)
          ? [part]
          : part
              .split(anotherThing)
              .flatMap((one) => one.split(/ (?:and )?then /i))
              .flatMap((one) => one.split(anotherEvent))
              .flatMap((one) => one.split(anotherChore))
              .flatMap((one) => one.split(anotherNoun))
              .flatMap((one) => one.split(runOn))
              .flatMap(splitChores),
      )
  )
}
