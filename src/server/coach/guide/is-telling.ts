import { oneOf, wholeWords } from '../phrase-pattern.ts'
import { countWords, normalize } from './text-analysis.ts'

/** Past forms that are neither an order nor the name of a thing. */
const past = oneOf(
  'went|took|made|bought|got|had|came|saw|found|lost|left|sold|wrote|told|said|gave|brought|caught|ate|drank|slept|woke|drove|rode|flew',
  'fell|felt|kept|met|sat|stood|taught|thought|threw|wore|won|paid|sent|swept|fed|held|hung|broke|chose|knew|grew|began|forgot|built',
  'dug|sang|swam|ran|spent|heard|stuck|shook|hid|tore|froze|snuck|laid|lit|led|rang|sank|spoke|stole|struck|swore|became|did|didnt',
  'was|were|wasnt|werent|couldnt|wouldnt|hadnt|seen|done|been|ordered|watched|walked|washed|vacuumed|mowed|ironed|cleaned|finished|started|called',
  'texted|emailed|visited|helped|pumped|hugged|laughed|cried|bawled|benched|switched|moved|dropped|picked|refilled|listened|stayed|hosted|dreaded|redid',
)
const noPast = oneOf(
  'need|feed|speed|seed|shed|weed|wed|sled|embed|indeed|hundred|kindred|sacred|naked|breed|greed|exceed|proceed|succeed|used|based|red|bed',
  'ted|fred|ned|jared|med|hatred|unsalted|salted|bored|stressed|embarrassed|scared|tired|exhausted|worried|confused|depressed',
)
/** Verbs that end in 'ed', also in the names of things: 'canned tomatoes'. */
const regular = String.raw`(?!(?:${noPast})\b)[a-z]{2,13}ed`
/** After a verb, a word that its object or place begins with; 'canned tomatoes' has none. */
const objectBegins = oneOf(
  'the|a|an|my|our|his|her|their|its|your|it|him|them|me|us|that|this|these|those|some|all|both|every|each|another|more|half|one|two|three|four',
  String.raw`five|six|\d+|up|out|off|over|down|in|on|to|at|for|from|with|w|back|away|around|through|by|myself|about|into|together|early|late|like|and`,
)
const lead = String.raw`(?:(?:so|and|well|ok|okay|just|finally|also|already|even|actually|then|oh|today|tonight|yesterday|lol|i|we|ive|weve) ){0,3}`
/** 'Did I run yesterday' and 'was it Tuesday' ask. */
const inverted = String.raw`(?:did (?!not|it\b|all|some|the (?:dishes|laundry))|were\b|was (?!up|so|at|late|sick|off|told|just|going|out|home|hoping)|(?:had|didnt|wasnt|werent) (?:i|we|you|he|she|it|they|there|that|this|my|our|anyone|any)\b|got any\b)`
const pastFirst = new RegExp(`^${lead}(?!${inverted})(?:(?:${past})\\b|${regular} (?:${objectBegins})\\b)`)

/** Whether a text begins with what was done: 'took Biscuit to the vet', 'changed the sheets'. */
export const beginsInPast = (text: string): boolean => pastFirst.test(normalize(text))

const doings = oneOf(
  'watching|waiting|eating|having|making|sitting|packing|doing|reading|putting|listening|sorting|downloading|riding|taking|takin|doin',
  'makin|watchin|heading|folding|thinking|running|picking|dropping|trying|grading|waitin|cooking|ironing|mowing|painting|walking|driving|bringing',
)
const underWay = new RegExp(`^(?:just |still |im |i am |we are |were |now )?(?:${doings}) \\w+`)
/** Whether a text begins with what somebody is doing: 'watching wheel of fortune', 'im having leftover chili'. */
export const isUnderWay = (text: string): boolean => underWay.test(normalize(text)) && !wishes.test(normalize(text))

/** Words by which a message asks, wishes or orders something, or is for the app. */
const wishes = wholeWords([
  'how (?:do|can|should|to|would|much|many|long|is|are|does|come)|what (?:do|should|can|would|is|are|to|if|does|did)|whats|why|which|when (?:do|can|should|is|are|will)|where (?:do|can|should|is|are)|who (?:do|can|should)|should i|can i|could i|do i|did i|have i',
  'can you|could you|would you|will you|please|pls|plz|remind|help(?! me a lot)|(?<!s )need|(?<!\\b(?:he|she|they|mom|dad|it) )want|wanna|wish|advice|tips?|ideas?|suggestions?|recommend|luxee',
  'planner|calendar|journal|reminders?|to ?do list|todos?|app|log|logged|write|draft',
])
/** Matches a question or an order by its first words, and an answer to somebody: 'that is correct'. */
const asksByForm = new RegExp(
  `^(?:(?:ok|okay|so|and|hey|hi|luxee|ai|yes|no|sorry|now|then) ){0,2}(?:${oneOf(
    '(?:the )?(?:weather|forecast|news|score|recipe|directions|lyrics)|how|hows|what|whats|why|when|whens|where|wheres|who|whos|whose|which|whereabouts',
    'should|shall|can|could|is|are|do|does|did|will|would (?!be|of|have|a )|am i|has|have|were|if|tell|show|give|explain|define|translate|write|let|lets',
    'find|check|see|confirm|specify|describe|report|play|turn|create|make|transfer|get|look|search|say|come|repeat|come again|call|buy|order|pay|use|open',
    '(?:text|email|message) (?!from)|purchase|roll|using this|around \\d+|around (?:nine|ten|noon)|close|start|stop|change|move|cancel|add|send|read|ask|name|list|pull|bring|book|set up|i would like|id like|i must|i suspect|i guess|thats|that (?:is|was|cant|isnt)|this (?:is|was)',
    'it (?:could|should|might|is (?:true|false))|the (?:answer|statement)|indeed|dont|(?:my|the|your) name is|(?:i am|im|they call me|i go by|call me) \\w+$|\\d+ (?:divided|times|plus|minus)',
  )})\\b`,
)
const asksWithin = wholeWords([
  '(?:is|are|was|were|by|in|of|to|at|like|be|does|do|has|have|for|made|spelled|done|kind|type) (?:what|when|where|whom?|how|which)',
  'should be|needs? to|may be|what (?:time|kind|type|date)|how old|(?:what|how|when|where|who)(?: exactly| right now| now)?$',
])
const ofCoach = /\b(?:you|your|youre|youve|ya)\b/
/** A short answer to somebody: 'I don’t know', 'yep, that’s right', 'nice talking, bye'. */
const answers = wholeWords([
  'dont (?:really )?(?:know|think so)|not (?:sure|certain)|(?:no|a) clue|foggiest|unaware|couldnt say|cant (?:tell|answer)|maybe|depends|true|false|affirmative|fact',
  'thats right|is right|correct|invalid|my name|called|yes|no is|say no|saying no|think not|seems not|a no|bye|chatting|talking|if i know|obliged',
])
const maxAnswer = 7
/** In words. A short message with 'you' in it speaks to the coach. */
const maxToCoach = 10
const asksOrAnswers = (line: string): boolean =>
  asksByForm.test(line) ||
  asksWithin.test(line) ||
  (answers.test(line) && countWords(line) <= maxAnswer) ||
  (ofCoach.test(line) && countWords(line) <= maxToCoach)

/** In words. A longer message tells more than one thing. */
const maxReport = 60

/** A verb of the past after a subject: 'the dr took me off', 'my biscuits rose'. */
const pastInside = wholeWords([
  past,
  '(?:i|we|he|she|they|dr|doc|doctor|who|that|it) (?:just |finally )?(?:cut|put|hit|quit|let|set|read|shut)',
  'says|rose|blew|shrank|bit|beat',
  String.raw`${regular} (?:${objectBegins})`,
])

/** Whether a message only reports what happened or what somebody said, and asks and wishes nothing. */
export function reportsOnly(message: string): boolean {
  const line = normalize(message)
  if (message.includes('?') || countWords(message) > maxReport || wishes.test(line)) return false
  return !asksOrAnswers(line) && pastInside.test(line)
}

const verbs = oneOf(
  'is|are|was|were|isnt|arent|wasnt|its|hes|shes|theyre|im|ive|has|had|hasnt|hadnt|have|havent|will|wont|gonna|cant|couldnt|doesnt|didnt|dont',
  'came|went|got|says|said|comes|goes|gets|fits|works|looks|smells|tastes|feels|needs|takes|keeps|rose|ate|blew|ran|fell|hit|put|am|i',
)
const now = oneOf(
  'today|tonight|this (?:morning|afternoon|evening|week|weekend|time|year)|yesterday|last (?:night|week|nite)|again|already|right now|rn|so far|finally',
  'tonite|tmrw|haha|ugh|all (?:day|night|normal)|after work|still there|coming (?:at|sometime|between|by)|lol|yay|then|mainly|any day|both ways|thats|for once|first time|at last|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow',
)
const begins = oneOf(
  `(?:${doings}) \\w+`,
  String.raw`(?:back|home) from|on hold|on (?:the|my) (?:bus|train|way|porch|couch)|at (?:the|my)|in (?:the|my) (?:car|drive|waiting|bath|tub)|off to|no more|no \w+ (?:till|until|this|today|yet)`,
  'would (?:of|have|a) been|would be|(?:snowing|raining|storming|sleeting) \\w+|theres|not a fan|so (?:grateful|glad|happy|proud|tired|lonely|sad|mad|relieved|blessed)|worried sick|cut back the',
)
const predicate = new RegExp(
  oneOf(
    `^(?:${begins})\\b|\\b(?:${now})\\b|^(?:i|we|he|she|they|it|im|ive|its|hes|shes|theyre|everybody|everyone|nobody|somebody) [a-z]`,
    String.raw`^[a-z]{2,12}ing (?:the|my|our|his|her|this|that)\b| (?:${verbs}|${past})\b|\b${regular} (?:${objectBegins})\b|\b[a-z]{3,13}ed$`,
  ),
)
/** In words: 'weather tomorrow' names a subject. */
const shortestTelling = 3
const onlyNow = new RegExp(`^\\w+ (?:${now})$`)

/** Whether a message says something of somebody or something, and isn't a bare subject, question or wish: 'wifi is slow again'. */
export function tellsSomething(message: string): boolean {
  const line = normalize(message)
  if (message.includes('?') || asksOrAnswers(line) || wishes.test(line)) return false
  if (countWords(message) === 1 || (countWords(message) < shortestTelling && onlyNow.test(line))) return false
  return beginsInPast(message) || predicate.test(line)
}

const animal =
  'dog|cat|pup|puppy|kitty|horse|mare|pony|old (?:girl|boy)|sweet (?:girl|boy)|good (?:girl|boy)|best friend'
const putDown = new RegExp(`\\bput (?:my|our|the|his|her|their) (?:\\w+ ){0,2}(?:${animal})s? down\\b`)
/** Matches 'put my dog down at 4': a death isn't an order, and goes on no card. */
export const putsAnimalDown = (message: string): boolean => putDown.test(normalize(message))

/** Matches what the user did with a medicine or lost in weight, where the answer says who knows: 'I took two of my pills'. */
const ofOwnBody = wholeWords([
  'took (?!me off|moms|my (?:mom|son|daughter|kid|dog|cat))|take|taking|missed (?!this|it|him|her|them|you|that)|skipped|forgot|doubled|stopped|quit|ran out|mixed',
  'los(?:e|ing|t) (?:some|my|the|a few|\\d+|this|that|baby|weight|pounds|lbs)|diet\\w*|calories?|fasting|side effects?',
])
/** Whether a message names a medicine, a weight or a court only in a report: 'picked up my prescription and came home'. */
export const reportsInPassing = (message: string): boolean =>
  reportsOnly(message) && !ofOwnBody.test(normalize(message))
