import { oneOf } from '../phrase-pattern.ts'

/** Chores that are complete in themselves, in a list without commas. */
const chores = oneOf(
  'laundry|groceries|grocery (?:shopping|run|store)|food shop(?:ping)?|dishes|meal prep|errands|vacuum(?:ing)?|dusting|mopping',
  'cleaning|ironing|yard ?work|gardening|homework|housework|budget(?:ing)?|bills|taxes|gym|work ?out|yoga|pilates|shower',
  'haircut|oil change|car ?wash|nap|cooking|baking|gas|target run|costco(?: run)?|bank|post office|pharmacy',
)
const verbs = oneOf(
  'call|text|email|clean|wash|vacuum|mop|dust|sweep|iron|cook|bake|make|buy|order|pay|pick up|drop off|return|go to|walk|water|fold|mow',
  'organi[sz]e|study|write|finish|take|visit|meet|look at|get|feed|change|fix|pack|mail|do|put away|see|work on|prep|practice',
)
const meals = 'breakfast|brunch|lunch|dinner'
/** Matches 'Laundry meal prep', 'dishes call Ana': where one of them ends and the next begins. */
const afterChore = new RegExp(
  String.raw`(?<=\b(?:${chores})) (?:and (?=(?:${chores})\b))?(?=(?:${chores}|${verbs}|${meals})\b(?! (?:day|bag|list|room|basket)\b))`,
  'iu',
)
/** Matches 'Clean the kitchen groceries'. */
const beforeChore = new RegExp(
  String.raw`(?<=\b(?:clean|vacuum|mop|sweep|dust|organi[sz]e|wash|call|text|email|pay|walk|feed|water|mow) (?:(?:the|my|our) )?(?!(?:the|my|our|an?)\b|${chores})[\p{L}’'-]{1,30}) (?=(?:${chores})\b)`,
  'iu',
)

/** The things of a part that ran on without commas. */
export const splitChores = (part: string): string[] => part.split(afterChore).flatMap((one) => one.split(beforeChore))
