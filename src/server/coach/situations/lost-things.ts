import { oneOf } from '../phrase-pattern.ts'
import { toSecondPerson } from '../second-person.ts'

/** People and animals that have lines of their own, and things that are only repaired. */
const notMeant = oneOf(
  'mom|mum|mother|mama|dad|father|papa|parents?|husband|wife|partner|fianc[eé]e?|boyfriend|girlfriend|son|daughter|baby|babies|child|children|kids?|brother|sister|uncle|aunt\\w*|cousin|niece|nephew|gran\\w*|nan|nana|friend\\w*|neighbou?r|boss|teacher|student|patient|resident|client|colleague|coworker|pastor|priest|man|woman|boy|girl|people|guy|lady|twins?|ex|mate|in-laws?|law',
  'dogs?|cats?|puppy|kitten|phone|laptop|computer|car|battery|truck|van|wifi|internet|power|washer|dryer|machine|fridge|freezer|oven|toaster|heater|boiler|furnace|printer|tv|router|bike|engine|watch|light|charger|app|money|pain|headache|fever|cold|milk|food|conversation|meeting|line|account|case|time|day|week|year|job|hope|love|marriage|relationship|mood|voice|leg|foot|arm|ear',
)
const thing = `((?:[\\p{L}’'-]{2,14} ){0,3}?(?!(?:${notMeant})\\b)[\\p{L}’'-]{3,16})`
const ends = oneOf(
  'died|has died|is dead|passed away|(?:is|are) gone(?= ?[.,!;]|$)|is no more|(?:was|were|has been|have been|got) (?:cut down|chopped down|torn down|knocked down|demolished|destroyed|bulldozed|run over|hit by|felled|flattened|washed away)',
  'burn(?:ed|t) down|(?:closed|shut|closes|is closing|is shutting) (?:down|for good|its doors|forever)|(?:fell|came down) in the (?:storm|wind|night)',
)
const gone = new RegExp(
  `(?:^|[.!?,;:\\n] {0,2}|\\b(?:and|so|but|today|yesterday) )(my|our|the) ${thing} (?:${ends})`,
  'iu',
)
const takenDown = new RegExp(
  `\\b(?:(?:cut|chopped|tore|knocked|pulled) down|bulldozed|paved over|felled|demolished) (my|our|the) ((?:[\\p{L}’'-]{2,14} ){0,2}?(?!(?:${notMeant})\\b)[\\p{L}’'-]{3,16})(?= (?:outside|behind|in|on|at|by|next|today|yesterday|this|last|that|where|near|across)\\b| ?[.,!;]|$)`,
  'iu',
)
const isNotMeant = new RegExp(`\\b(?:${notMeant})\\b`, 'i')
const maxLetters = 300

/**
 * Returns an animal, a tree or a place that is gone, as 'your budgie'. Returns null if none is certain. People, dogs and cats have lines of
 * their own.
 */
export function lostThing(message: string): string | null {
  const text = message.slice(0, maxLetters)
  const [, whose, what] = gone.exec(text) ?? takenDown.exec(text) ?? []
  if (whose === undefined || what === undefined || isNotMeant.test(what)) return null
  return toSecondPerson(`${whose.toLowerCase()} ${what}`)
}
