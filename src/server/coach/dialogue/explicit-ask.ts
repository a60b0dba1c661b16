import { anyOf, oneOf } from '../phrase-pattern.ts'
import { splitUserSentences } from './split-sentences.ts'

/** An explicit request: its kind, its sentence as written, and the part that begins with the request. */
export type ExplicitAsk = {
  /** 'question': to be answered; 'order': something to make, do, pick, explain or look up; 'wish': 'I need a draft'; 'choice': 'I can’t decide between …' */
  kind: 'question' | 'order' | 'wish' | 'choice'
  sentence: string
  /** 'make me a plan, twice a week' of 'I’m 46, so make me a plan, twice a week.' */
  words: string
  /** Index among the sentences of `splitUserSentences`. */
  at: number
}

const lead = String.raw`(?:(?:and|but|so|then|also|or|ok|okay|now|hey|luxee|well|honestly|sis|girl|please|pls|plz|kindly|just|maybe|go on|quick|quickly|can you|could you|will you|would you|can u|could u)[, ]{1,3}){0,4}`
/** Where a clause may begin: 'I’m 46, so make me …'. */
const clause = String.raw`(?:^|[,;:.!(—–-] {0,2}| (?:and|so|but|then) )${lead}`

const object = oneOf(
  'me|us|a|an|the|my|our|this|that|these|those|it|them|some|something|one|two|three|four|five|six|ten|\\d+|out|down|up|for|about|to|in|what|how|which|whether|why|who|when|where|if|any|a few|all|everything|both|between|her|him',
)
const objectVerbs = oneOf(
  'write|draft|compose|rewrite|reword|rephrase|translate|proofread|check|correct|shorten|make(?! it (?:stop|make sense|through)| that make| me (?:cry|laugh|sick|mad))|create|build|plan|pick|choose|suggest|recommend|name|list|lay|arrange|sort|turn|break',
  'compare|calculate|work|figure|find|look|count|sum|summari[sz]e|rank|order|divide|split|organi[sz]e|prioriti[sz]e|schedule|design|invent|decide|judge|rate|review|describe|add|log|move(?! (?:in|out) (?:is|was|day|date|on|by)\\b)|delete|remove|cancel|change|rename|mark|track|record|save|book|swap|reschedule',
)
const plainVerbs = oneOf(
  'help (?:me|us)\\b|tell (?:me|us)\\b|show (?:me|us)\\b|give (?:me|us)(?! (?:strength|patience|a break|peace|hope|joy|life|the creeps|chills|pause)\\b)|explain|teach me|talk me (?:through|into|out|down)|walk me|guide me|advise me',
  'ask me (?:a|some|the|five|three|questions?|about|what|those)\\b|quiz me|remind me (?!of\\b)|convince me|let me know (?:if|what|how|whether|which|when)|say something (?!to)|send me|do me|set (?:me|us) (?:up|a)|set up an?\\b|be (?:honest|straight) with me',
  'put (?:it |this |that |.{2,60}? )?(?:on|in|into) (?:my|the) (?:\\w{2,12} )?(?:list|planner|journal|calendar|goals|board)',
)
/** The beginning of an order. 'I come home and lay down' isn't one. */
const apart = String.raw`(?:^|[,;:.!(—–-] {0,2}| and (?=(?:please|pls|plz|kindly|can|could) ))${lead}`
const orders = new RegExp(
  `${clause}(${plainVerbs})|${apart}((?:${objectVerbs})(?: (?:${object})\\b|: | (?=["“])))`,
  'i',
)

const notMeantOfCoach =
  "(?! (?:even )?(?:believe|imagine|not|hear|guess|stop|blame|picture|say that|want|do that to|tell (?:i|that i|im|i'm)))"
const toCoach = new RegExp(
  `\\b(?:(?:can|could|will|would) (?:you|u)(?: please| kindly| just| maybe)?${notMeantOfCoach} |i(?:'d| would) (?:like|love) you to |i (?:want|need) you to (?!know\\b|understand\\b)|(?:grateful|obliged|glad|great|nice|appreciate it) if you (?:would|could) )([a-z]{2})`,
  'i',
)

const things = oneOf(
  'plan|list|message|text|note|letter|e-?mail|draft|verse|psalm|prayer|dua|blessing|name|names|lines?|ideas?|tips|workout|stretch|recipe|menu|routine|schedule|timetable|speech|toast|poem|eulogy|caption|affirmations?|reply|comeback|opinion|answer|advice|suggestions?|script|reminder|agenda|outline|checklist|breathing|exercise|words|sentence|title|excuse|reference|second opinion',
)
/** Matches 'I’d like affirmations that …', 'need a 10 min workout', 'I just want a verse', but not 'I don’t need advice'. */
const wishes = new RegExp(
  `(?:^|[,;:.!(—–-] {0,2}| (?:and|so|but|then) )(?:(?:and|but|so|ok|okay|now|also|please|honestly|really|well|i|i'd|we|id|still|just|would|do|'d|only|really)[, ]{1,3}){0,4}(?:need|needing|want|wanted|like|love|appreciate|be obliged for|be grateful for|be glad of|looking for|i'm after|im after) (?!to )(?:(?:an?|some|the|one|two|three|four|five|six|ten|\\d{1,2}|your|another|any|or|more) ){0,3}(?:[\\p{L}\\d'-]{1,16} ){0,3}?(?:${things})\\b`,
  'iu',
)
const plainWishes = anyOf(
  "i(?:'d| would| should)? ?(?:just |really |only )?(?:want|like|need|love) to (?:know (?:if|whether|how|what|why|when|which)|see (?:it|this|them) (?:all )?laid out)",
  "i(?:'d| would| should)? ?(?:just |really |only )?(?:want|like|need|love) to (?:understand (?:why|how|what)|figure out|find out|work out|learn|un-?\\w+|(?:say|raise) (?:it|this|that) )",
  "(?:don't|dont|do not) know how to (?!(?:feel|explain|describe|thank|live|be|cope|act|go on|function|stop|move on|put (?:it|this|that))\\b|do (?:it|this|that|life)(?: any ?more| alone|[.!,]|$))",
  "i(?:'m| am|'ve been| was) wondering (?:if|whether|how|what)",
  'any (?:ideas|tips|advice|suggestions|thoughts)(?= ?(?:$|[.,!?]| (?:on|for|about|how|what|would)\\b))',
)

const choices = anyOf(
  "(?:can't|cant|cannot|can not|don't know how to) (?:decide|choose|make up my mind)|torn between",
  '(?:have|need|got) to (?:answer|decide|choose|give (?:them|him|her) an answer|let (?:them|him|her) know) by',
  "wants? (?:an|my) answer by|(?:not sure|don't know|dont know|no idea) (?:if|whether) (?:i should|to)",
)

const questionStart = new RegExp(
  `^(?:(?:and|but|so|ok|okay|now|also|then|well|anyway|honestly|or|sis|girl|luxee|please|hey|hi)[, ]{1,3}){0,3}(?:${oneOf(
    'how (?:do|can|should|would|could|many|much|long|far|often|to)|what (?:do|should|can|could|would|did|is|are|time|day)',
    "what(?:'?s (?:the|a|an|my|your)| (?:does|is|are) (?:it|this|that|he|she))|why (?:do|does|did|is|am|are|can't|cant|on earth)",
    'where (?:do|can|should|would|is|are|did)|when (?:do|should|can|is|did|exactly)|which|who (?:should|can|do)|should (?:i|we)',
    'am i (?!(?:ever|right|glad|happy|tired|proud)\\b)[a-z]+|is (?:it|this|that|there) (?:ok|okay|normal|wrong|rude|weird|bad|too|possible|safe|worth|even|an?|any\\w*)',
    'do (?:i|you|we|they) (?:have|need|think|know|ever|count)|does (?:it|that|this|anyone|anybody|[a-z]{3,14}ing)|(?:can|could) (?:i|we)',
  )})\\b`,
  'i',
)
const askedInside = anyOf(
  '(?:what|how|which|where|why|when|who)(?: \\w{2,12}){0,2} (?:would|could|can) you \\w+|(?:where|how|when) do i \\w+',
  'what (?:do|should|can) (?:i (?:do|tell)|(?:i|we) (?:say|wear|cook|make|give|bring|talk about|chat about))',
  'how (?:do|should|can|would) (?:i|you) (?!(?:feel|know|put it|explain)\\b)\\w+',
)

/** Matches rhetorical questions: 'who does that?', 'You know what gets me?' */
const rhetorical = new RegExp(
  `(?:^|[,.!;—–-] {0,2}| )(?:${oneOf(
    "who (?:does that|knew|raised (?:him|her|them|you)|says that|asked (?:him|her|them)|needs (?:it|that|enemies)|cares|even does that)|(?:can|would) (?:you|u) (?:even )?(?:believe|imagine)\\b.{0,80}|(?:do )?you know(?: what i mean| what (?:gets|got|kills|bugs) me| what)?|y'?know|know what(?: i mean)?|guess what|right|huh|eh|innit|hey|okay|ok",
    "how (?:about|cool|great|funny|lucky|sweet|cute|nice|crazy|wild|good) (?:is|was|are|were) (?:that|this|it|he|she|they)|how about that|isn't (?:that|it|he|she) .{2,40}|what was i thinking|what are the (?:odds|chances)|what more could .{2,40}|what else is new|is it (?:friday|bedtime|monday|the weekend) yet|remember(?: me| that| when .{1,60})?|since when|seriously|really|why me|the audacity|hello",
  )}) ?[?!]{1,3}$`,
  'i',
)
/** Matches 'What do I say to a child who's half right?'. */
const endsPlain = /[^,.!;—–-] (?:right|ok|okay) ?\?{1,3}$/i
/** Matches 'I’m not asking for advice', 'don’t tell me to …', 'my boss said write it up', which aren't requests. */
const refuses = anyOf(
  "(?:not|never|don't|dont|isn't|no one|nobody|didn't|didnt|doesn't|won't|wasn't) (?:\\w+ ){0,2}(?:asking|need(?:ing)?|want(?:ing)?|looking for|after|here for|tell me|try to|give me)",
)
const quotes = new RegExp(
  `\\b(?:${oneOf('said|says|told me|told us|tells me|kept saying|keeps saying|texted|wrote|asked me|like|be like')}) (?:to )?["“]?$`,
  'i',
)

/** Matches 'I don’t know what I do wrong'. */
const isKnown = /\b(?:know|idea|clue|sure|remember|learned|told \w+|shows?|and|see|is|that's|of|about|matter) $/i

const insideQuotes = (before: string): boolean => ((before.match(/["“”]/g) ?? []).length & 1) === 1

/** Returns the first position of a match outside refusals and quotations. */
function positionOf(form: RegExp, sentence: string): number | null {
  const found = form.exec(sentence)
  if (found === null) return null
  const words = found[1] ?? found[2] ?? found[0]
  const at = found.index + found[0].lastIndexOf(words)
  const before = sentence.slice(0, at)
  const near = before.slice(-60)
  return refuses.test(near) || quotes.test(near) || insideQuotes(before) ? null : at
}

const isQuestionMark = /\?[\s)!?]{0,4}$/

function askIn(written: string, at: number): ExplicitAsk | null {
  const sentence = written.replace(/[’‘]/g, "'")
  const isMarked = isQuestionMark.test(sentence) && !insideQuotes(sentence)
  const isTag = rhetorical.test(sentence) && !(endsPlain.test(sentence) && questionStart.test(sentence))
  if (isMarked && isTag) return null
  const ask = (kind: ExplicitAsk['kind'], from: number): ExplicitAsk => ({
    kind,
    sentence: written,
    words: written.slice(from).replace(/^[\s,;:.!(—–-]+/, ''),
    at,
  })
  const asked = positionOf(askedInside, sentence)
  if (asked !== null && !isKnown.test(sentence.slice(0, asked))) return ask('question', asked)
  const ordered = positionOf(orders, sentence) ?? positionOf(toCoach, sentence)
  if (ordered !== null) return ask('order', ordered)
  if (isMarked || questionStart.test(sentence)) return ask('question', 0)
  const wished = positionOf(plainWishes, sentence) ?? positionOf(wishes, sentence)
  if (wished !== null && !refuses.test(sentence.slice(0, wished + 30))) return ask('wish', wished)
  const chosen = positionOf(choices, sentence)
  return chosen === null ? null : ask('choice', chosen)
}

/** Returns the explicit requests, sentence by sentence. Statements, refusals, quotes and questions to nobody are left out. */
export const readExplicitAsks = (message: string): readonly ExplicitAsk[] =>
  splitUserSentences(message).flatMap((sentence, at) => askIn(sentence, at) ?? [])
