import { isConfident } from '../guide/find-matter.ts'
import type { Library } from '../guide/library.ts'
import { isGrief } from '../guide/passage.ts'
import { openPassage } from '../guide/passage-answers.ts'
import { countWords, normalize } from '../guide/text-analysis.ts'
import { wholeWords } from '../phrase-pattern.ts'
import { isStatement } from '../situations/is-statement.ts'
import type { Answer, Turn } from './compose-answer.ts'
import { asksForCoaching } from './coaching/run-coaching.ts'
import { answerWithTip } from './practical-tips/answer-with-tip.ts'

/** In words. A longer message tells a story, of which the problem is a part. */
const maxWords = 25
/** Matches what lasts or comes again and works badly: 'keeps peeing on the rug', 'won’t eat', 'is so slow now'. */
const lasts = wholeWords([
  String.raw`keeps? (?:on )?\w+ing|(?:wont|refuses? to|will not|doesnt want to|hates?|fights?)(?! (?:lie|be|go away)\b)|(?<!\bi )(?:never|always)`,
  String.raw`(?:every|each) (?:single )?(?:day|night|morning|evening|time|week(?:end)?|month|meal|visit|holiday|christmas|thanksgiving|\d+ \w+|few \w+|spring|summer|fall|winter|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|all (?:day|night|the time|over|spring|summer|winter)|everywhere|by (?:noon|lunch)`,
  String.raw`cant (?:ever |seem to |even )?(?:get|keep|find|stop|stay|fall|remember|sleep|wake|open|reach|fit|figure|stick)|isnt working|(?:doesnt|wont|hardly) (?:work|help|fit|sleep|eat|drain|close|start|hold|stay|flush|last)|(?:just|only) (?:hums?|buzzes|trickles|clicks)|takes? (?:forever|so long|(?:two|three|[2-9]) \w+)|still (?:dirty|damp|wet)`,
  String.raw`so (?:slow|dry|itchy|sore|stiff|loud|messy|greasy|oily|bad|dull|weak|low|hot|cold|drafty|dusty|expensive)|so much|(?:aches?|itch\w*|leak\w*|smells?|stinks?|clogged|stuck|squeak\w*|squeal\w*|chirp\w*|drips?|crack(?:s|ed)|peels?|frizzy|moldy|stained)`,
  String.raw`run(?:ning|s)? out|(?:went|goes|going|gone) up|doubled|gone (?:before|by|\w+ days after)|eats? (?:all|everything)|kill every|(?:go|goes|turns?|gets?) (?:brown|bad|moldy|rotten|stale|dingy|gray)|leaves (?!me\b|us\b)\w+`,
  String.raw`(?<!\bi )(?:forgets|loses|interrupts|corrects|hogs|steals|borrows|snores|chews|whines|slams|tattles|runs off|talks back|brings her|shows up)|sore loser`,
  String.raw`spends? forever|too (?:many|loud|long)|(?:talk|ramble) too much|the (?:whole|entire) (?:time|visit|day|night|weekend)|constantly|nonstop|(?:dont|doesnt|never) (?:refill|rinse|flush|knock|share)`,
  String.raw`i always (?:end up|get stuck|forget|lose|wait|talk|leave|run|buy|miss|have to)|only (?:eats?|sleeps?|naps?|drinks?|wears?|talks?)|(?:nobody|no one) (?:ever )?(?:helps?|comes|shows|cleans|does|pays)`,
])
/** Matches a feeling, a blow or an event, which are heard before anything is advised. */
const isHeard = wholeWords([
  String.raw`(?:feel|feels|feeling|felt|cr(?:y|ies|ied|ying)|sad|lonely|alone|heartbroken|depress\w*|anxi\w*|panic\w*|scared|afraid|hopeless|helpless|(?<!(?:hands?|fingers?|arms?|toes) (?:go|goes|get|gets|are) )numb(?! (?:hands?|fingers?|arms?|toes))|ashamed|guilty|worthless|overwhelmed|exhausted|jealous)`,
  String.raw`(?:(?<!\b(?:phone|battery) (?:is |keeps |always ){0,3})(?:died|(?<!keeps )dying|dead(?! (?:by|before|batter\w+)\b))|passed|funeral|cancer|diagnos\w*|hospital|hospice|surgery|miscarr\w*|divorc\w*|cheat\w*|affair|fired|laid off|broke up|breakup)`,
  String.raw`(?:hurt|hurts|hurting|breaks? my heart|worr\w*|miserable|tired|stress\w*|miss (?:him|her|them|you)|i (?:really )?hate|hates? me)|(?:love|loves|loved|happy|glad|proud|excited|grateful|(?<!\b(?:never|dont|doesnt|wont) (?:\w+ )?)thank\w*|blessed|finally|better|laugh\w*|sweet)`,
  'wont (?:bring|give|send) (?:them|him|her|my \\w+|the \\w+) back|took (?:my|the|our) (?:kids?|son|daughter|baby)',
  'today|tonight|yesterday|last (?:night|week)|just (?:now|found|got|had|heard)|this (?:morning|afternoon|evening|weekend)|told me|said|asked',
])
const asks = 'What can I do?'
/** The confidence that a matter needs where nothing was asked, and in how many words at most. */
const matter = { surelyFrom: 0.75, maxWords: 14 } as const

/**
 * Answers a lasting problem of everyday life that is told without a question ('my cat keeps peeing on the rug') as if it asked what to
 * do, where that has a surely fitting answer. Returns null for feelings and events, and if nothing surely fits.
 */
export function answerStatedProblem(turn: Turn, library: Library): Answer | null {
  const { request } = turn
  const { message } = request
  const line = normalize(message)
  if (!isStatement(turn) || countWords(message) > maxWords || !lasts.test(line) || isHeard.test(line)) return null
  // 'Too many things to do: taxes, laundry, the school forms' wants an order, not advice on school forms.
  if (asksForCoaching(turn)) return null
  const asked = `${message.trimEnd()}. ${asks}`
  const tip = answerWithTip({ ...turn, request: { ...request, message: asked } }, library)
  const [named] = library.find(message)
  if (tip !== null)
    return tip.opens !== null && named?.passage === tip.opens && isConfident(named, matter.surelyFrom)
      ? openPassage(tip.opens, turn)
      : tip
  const [best] = countWords(message) > matter.maxWords ? [] : library.find(asked)
  return isConfident(best, matter.surelyFrom) && !best.isBeside && !isGrief(best.passage)
    ? openPassage(best.passage, turn)
    : null
}
