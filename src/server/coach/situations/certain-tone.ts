import { normalize } from '../guide/text-analysis.ts'
import { oneOf, wholeWords } from '../phrase-pattern.ts'
import { isGoodNewsDenied } from './clearly-positive.ts'

/** The tone of a message: 'light' tells it with a laugh, 'plain' is anything that isn't certainly one of the others. */
export type CertainTone = 'good' | 'light' | 'hard' | 'plain'

const denial =
  'not|wasnt|isnt|arent|werent|dont|doesnt|didnt|never|no|nothing|without|hardly|havent|hasnt|cant say|far from|more than'
const feelings = oneOf(
  'sad|upset|angry|mad|unhappy|complaining|cross|scared|afraid|worried|lonely|bitter|jealous|ashamed|sorry|proud|happy|glad|excited|good|great|crying|cry|bad|hurt|devastated|heartbroken',
)
/** Matches denied feelings, which don't count: 'it wasn’t a sad thought'. */
const denied = new RegExp(`\\b(?:${denial}) (?!been (?:so|this|more)\\b)(?:\\w{1,9} ){0,2}?(?:${feelings})\\b`, 'g')

const calm = wholeWords([
  '(?:wasnt|isnt|not|im not|dont mean it as) (?:\\w{1,9} ){0,2}?(?:sad|a bad thing|bad exactly|unhappy|upset|complaining|a complaint|a tragedy|sorry for myself|bitter|angry about it)',
  '(?:im|i am|feel|felt) (?:at peace|peaceful|calm|settled|content)|in a good way|(?<!\\b(?:thinks?|says?|said|claims?|swears?|insists?|acts like|like|tells me|told me) (?:that )?)(?:im|its|it is|i am) (?:honestly |really |totally |actually )?(?:fine|okay|ok|alright)|i dont mind|made (?:my )?peace with',
])

const wins = oneOf(
  'passed(?! (?:away|out|on|over|me|by|up|down))|(?:got|have|landed|won) (?:the|my|our|a|an) (?:\\w+ ){0,2}(?:job|loan|grant|offer|place|keys|visa|licen[sc]e|permit|promotion|contract|scholarship|part|lead|house|flat|raise|results?|diploma|degree|certificate|badge|belt|trophy|medal|prize|award)',
  '(?:elected|named|voted|promoted|appointed|chose|picked) me|made me (?:head|captain|chief|manager|partner|lead\\w*|director|chair\\w*|president)|said yes|got in|accepted me|let me in|got (?:promoted|hired|accepted|approved)|was (?:accepted|approved|promoted|hired)',
  'won|aced|nailed it|did it|made it|finished|graduated|paid (?:\\w+ ){0,4}off|debt free|all clear|cancer free|in remission|sold out|(?:visa|permit|offer|papers|results) (?:came|arrived|is here)|first (?:time|ever|one)|signed|closed on|no chair|got back up|on my own',
  '(?:sober|clean|smoke free|dry) (?:for|from|since)|(?:days?|weeks?|months?|years?) (?:sober|clean|smoke free)|standing ovation|published|it works|it worked|its (?:here|in the driveway|mine|ours)|paid for|in full',
)
const joys = oneOf(
  'so happy|never been (?:so|this|more) (?:happy|proud|glad)|(?:i am|im|were|was) (?:so |really |just |very )?(?:proud|thrilled|delighted|over the moon|happy|glad|grateful|relieved|chuffed|giddy|beaming)|dancing|danced|yay|woo+hoo*|hooray|hurray|happy tears|grinning|beaming|cant (?:even )?(?:sit down|stop (?:smiling|grinning))',
  'like butter|best (?:day|news|thing|night)|love(?:d)? (?:it|this|every|her|him|them)|finally|alhamdulillah|thank god|hallelujah|wonderful|beautiful|lovely|perfect',
)
const tears = 'cried|crying|cry|sobb\\w+|tears'
const griefs = oneOf(
  'died|dead|death|funeral|passed away|buried|cancer(?! free)|divorce\\w*|hospital|miscarr\\w*|lost|losing|left me|cheat\\w*|fired|laid off|evict\\w*|stole|stolen|burn(?:ed|t) down|broke (?:up|down|my)',
  'sad|sadness|heartbroken|devastated|angry|furious|hate|lonely|alone|hurts?|scared|afraid|worried|exhausted|tired|ashamed|humiliat\\w*|unfair|awful|terrible|horrible|worst|miss (?:him|her|it|them|my)|not slept|havent slept|cant sleep|let me down|forgot(?:ten)? me|ignored|screamed|yelled|shouted at me|insult\\w*',
)
const laughs = oneOf(
  'lol|lmao|rofl|haha\\w*|ha ha|hehe|cant stop laughing|(?:i|we|and) (?:just )?laughed|laughing|giggl\\w*|cackl\\w*|you cant make (?:it|this) up|plot twist|hilarious',
)
const notFunny = wholeWords(
  ['(?:not|wasnt|werent|isnt|arent) (?:\\w+ ){0,2}funny(?: \\w+)?|laughed at me|laughing at me|laughed it off'],
  'g',
)

const of = (list: string): RegExp => new RegExp(`\\b(?:${list})\\b`, 'g')
const [winForm, joyForm, hurtForm, laughForm] = [of(wins), of(joys), of(oneOf(griefs, tears)), of(laughs)]
const kinds = (line: string, form: RegExp): number => new Set(line.match(form)).size
const turnsAround = /\b(?:but|though|although|even so|and yet|except|still|while)\b/
/** Matches the distant past, which isn't news: 'since my husband passed'. */
const past = wholeWords(
  [
    'too (?:scared|afraid|shy|ashamed|tired) to|(?:years?|decades?) (?:ago|after|since)',
    '(?:since|after|before|when) (?:my|our|the) (?:\\w+ ){1,3}(?:died|passed(?: away)?|left|divorce|death|funeral)',
  ],
  'g',
)
const mark = /!{2,}|[\u{1F389}\u{1F973}\u{1F38A}]|(?<!\p{L})\p{Lu}{2,12} \p{Lu}{2,12}!/u
const laughMark = /[\u{1F602}\u{1F923}\u{1F606}\u{1F605}]/u
const maxLetters = 1_500

export type ToneSigns = {
  good: number
  /** True if the user won or reached something. */
  hasWon: boolean
  hard: number
  light: number
  /** True if the message says that the user is calm, or isn't sad or complaining. */
  isCalm: boolean
  isDenied: boolean
  turns: boolean
}

/** Counts the signs of each tone. What is denied, long past or somebody else's laughter doesn't count. */
export function readToneSigns(message: string): ToneSigns {
  const text = message.slice(0, maxLetters)
  const whole = normalize(text)
  const isDenied = whole.search(denied) >= 0
  const line = whole.replaceAll(past, ' ').replaceAll(denied, ' ').replaceAll(notFunny, ' ')
  const marks = (mark.test(text) ? 1 : 0) + (text.includes('!') ? 0.5 : 0)
  const win = kinds(line, winForm)
  const joy = kinds(line, joyForm)
  return {
    good: win + joy + (win + joy > 0 ? marks : 0),
    hasWon: win > 0,
    hard: kinds(line, hurtForm),
    light: kinds(line, laughForm) + (laughMark.test(text) ? 1 : 0),
    isCalm: calm.test(whole),
    isDenied,
    turns: turnsAround.test(line),
  }
}

/** Matches grief. Without it, tears next to this much good news are tears of joy. */
const griefForm = of(griefs)

/** The number of signs that a tone needs to be certain. */
const certainFrom = 2

/** Matches a laugh that ends in something else. */
const stopsLaughing =
  /\b(?:not|wasnt|werent|isnt|arent|never) (?:\w+ )?funny\b|\blaughed and then (?:i |we )?(?:sat|cried|stood|stopped|lay)\b/

/** Returns the tone that several signs agree on and none contradicts, or 'plain'. */
export function certainToneOf(message: string): CertainTone {
  const { good, hard, light, isDenied, turns } = readToneSigns(message)
  if (hard === 0 && light > 0 && good < certainFrom && !stopsLaughing.test(normalize(message))) return 'light'
  if (
    good >= certainFrom &&
    !isGoodNewsDenied(message) &&
    (hard === 0 || (good > certainFrom && normalize(message).search(griefForm) < 0))
  )
    return 'good'
  if (hard >= certainFrom && good === 0 && light === 0 && !isDenied && !turns) return 'hard'
  return 'plain'
}
