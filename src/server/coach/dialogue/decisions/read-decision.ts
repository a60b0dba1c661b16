import { oneOf, wholeWords } from '../../phrase-pattern.ts'
import { countWords, normalize } from '../../guide/text-analysis.ts'
import { cleanReply } from '../coaching/own-words.ts'
import { toSecondPerson } from '../../second-person.ts'
import { isWornOut, pairOf } from '../coaching/decide.ts'
import { splitUserSentences } from '../split-sentences.ts'

/** The two options if both are named, or only `a` if it is to be done or not; in the second person. */
export type Decision = { a: string | null; b: string | null }

/** In letters. The question is within the first ones. */
const maxLetters = 800
/** In words. A longer option isn't said back. */
const maxWords = 14

/** Words after which a reason or a circumstance follows. */
const reasons = oneOf(
  "but|even (?:if|though)|because|cause|cuz|bc|since|though|although|its|it[’']s|it is|now that|thats|that[’']s|im|i[’']m|i am|if|when",
  "(?<!\\b(?:one|ones|thing|what|place|job|way|house|car|people) )(?:i|we|ive|i[’']ve|weve|he|she|they|hes|shes|theyre|id|i[’']d) \\p{L}+",
  '(?<!stay )where(?: i| my| we)?|my \\p{L}+ (?:is|are|has|wont|keeps)|and (?:my|i|we|he|she|they|its|the|id)|we (?:have|are|only|still)|i (?:have|only|just|already)|what (?:do|would|should)',
)
const tail = new RegExp(String.raw`[,;?!(]|\.(?!\d)|(?<!\bwhere)\s(?:${reasons})\b`, 'iu')
function withoutTail(words: string): string {
  const at = words.search(tail)
  return at < 0 ? words : words.slice(0, at)
}
const filler =
  /^(?:(?:just|really|even|maybe|actually|go ahead and|i should|should i|do i|shall i|if i should|to|either|like) )+/i

/** Words that are left at the end when a reason was cut off. */
const dangling = / (?:after|before|that|because|when|since|and|but|until|till|with|than|so|who|which|where)$/i

/** Matches options that can't be said back, because they don't begin with a verb or a thing. */
const unsaid =
  /^(?:is|are|am|was|does|did|can|would|i|im|ive|it|its|not|no|what|be|have to|need to|feel|think|know|even|care|(?:tell|show|help) (?:me|you)|help)\b/i

function wayOf(words: string | undefined): string | null {
  const way = cleanReply(withoutTail((words ?? '').replace(filler, '')))
    .replace(filler, '')
    .replace(dangling, '')
  if (way === 'untitled' || countWords(way) > maxWords || way.length < 3 || unsaid.test(way)) return null
  return way
}

const asks =
  '(?:should|shall|do|would|could) (?:i|we)|think (?:i|we) should|(?:whether|if) (?:i|we) should|whether to|(?:is it|would it be) worth it to|(?:is it|would it be) (?:better|smarter|cheaper|wiser|easier) to'
const pair = new RegExp(String.raw`\b(?:${asks}) ([^.?!;]{2,110}?),? or ([^.?!;]{2,110})`, 'iu')
const barePair =
  /^(?:do i |to )?([^.?!;,]{4,60}?),? or ((?:just |do i |should i |let |leave |make |stay |wait |keep )[^.?!;]{2,80})$/iu
const wh =
  '(?:what|how|when|where|which|why|who|what time|how much|how many|how long|how often|what else|where else|which one)'
const single = new RegExp(
  String.raw`(?<!\b${wh} )\b(?:(?:should|shall) (?:i|we)|think (?:i|we) should|is it worth (?:it )?to|whether to|(?:if|whether) (?:i|we) should) ([^.?!;]{3,110})`,
  'iu',
)
const does = oneOf(
  'let|make|tell|ask|say|keep|go|invite|take|give|text|call|report|buy|get|quit|move|leave|stay|lend|loan|sign|switch|send|pay|hire|fire',
  'raise|cut|drop|sell|rent|bring|push|try|put|pull|force|apologi[sz]e|forgive|accept|wait|skip|cancel|host|answer|marry|break|change',
)
const alsoDoes = oneOf(
  'hold|find|finance|trade|renew|fly|drive|start|stop|stick|apply|order|ship|store|return|donate|toss|fix|replace|clean|use|go|do|work|bring|hang|look|freeze|settle|share|split|rehome|transfer|downsize|elope',
)
/** Matches 'Take it or hold out for more' at the end of a story. */
const clausePair = new RegExp(
  String.raw`^(?:so |do i |to |either |just |would you )?((?:${does}|${alsoDoes})\b[^.?!;,]{0,60}?) or ((?:just |should i |do i )?(?:${does}|${alsoDoes})\b[^?!;,]{1,70})$`,
  'iu',
)
/** Matches 'We could put him downstairs or find him a place' in a question. */
const loosePair = new RegExp(
  String.raw`\b(?:would you(?: rather)?|gonna|(?:i|we) (?:can|could)(?: either)?) ([^.?!;]{2,80}?),? or ([^.?!;]{2,80})`,
  'iu',
)

/** Matches 'Do I let him go', but not 'do I have to' and 'how do I let go'. */
const doOrNot = new RegExp(String.raw`(?<!\b${wh} )\bdo (?:i|we) (?:just )?((?:${does})\b[^.?!;]{2,90})`, 'iu')

const judged =
  'dumb|stupid|silly|crazy|nuts|selfish|weird|bad|wrong|mean|petty|foolish|rude|ok|okay|fair|smart|a mistake|normal'
const wordsOfDoubt = wholeWords([
  `is it (?:too )?(?:${judged}) (?:to|if|that|of)`,
  `am i (?:being )?(?:${judged}) (?:to|if|for)`,
  'too (?:old|late|early|soon|young) (?:to|for)|is (?:it |\\d\\d )?too (?:late|early|soon)',
])
const wants = wholeWords([
  'help me (?:decide|choose|pick|think|figure out (?:if|whether))|yes or no|would you rather|which would you (?:pick|do|choose|take)|what would you (?:do|pick|choose)|cant (?:decide|choose)|im torn|torn$|torn between',
  'which (?:one |of (?:them|these) )?(?:should|do|would|can) (?:i|we) (?:drop|quit|cut|skip|pick|take|choose|keep|do|give up)',
  'is it (?:even )?worth (?:it|the)|worth it to|or is it (?:too|not)|or not$|should i$|not sure$|(?:dont|not sure) (?:know )?(?:if|whether) (?:i|we) should',
])
/** Matches 'I'm thinking about closing Mondays, what do you think'. */
const plan = wholeWords([
  'thinking (?:about|of)|i want to|we want to|id like to|i might|considering|tempted to|want me to',
])
const opinion = wholeWords([
  'what do you think|what would you (?:do|pick|choose)|which would you|whos right|thoughts|is that (?:a )?(?:dumb|crazy|stupid|bad|good|too much|smart)',
])
const afraid = wholeWords([
  '(?:its|im|i am|am i|it is|feel) (?:probably |kinda |just |like its |like im )?too (?:late|old)|like its too late',
])

const asksDecision = (line: string): boolean =>
  wants.test(line) || wordsOfDoubt.test(line) || (plan.test(line) && (opinion.test(line) || afraid.test(line)))

/** Matches how, when or how much, which isn't a choice between doing it or not. */
const notChoosing = wholeWords([
  '(?:how (?:long|far|soon|often|many|early|late)|what time|when) (?:\\w+ ){0,6}should (?:i|we) (?:start|begin|plan|wait|be|leave|get)',
  'how (?:should|do|can|could|would) (?:i|we)|(?:at )?what (?:age|day|month|date|size|kind|brand|temperature|time) (?:should|do|can) (?:i|we)|when exactly|which (?!one |of |way )\\w+ (?:\\w+ )?should (?:i|we) (?:buy|get|use|order)|is it normal (?:that|if|to)|what (?:should|do|can) (?:i|we) (?:do|say|wear|eat|cook|make|bring|change|pack|put|fix|get|give)',
  'should i (?:add|log|put|schedule) .{0,60}\\b(?:list|planner|calendar|journal)|should i be (?:worried|able|doing|eating|getting|concerned)|should i (?:eat|cook|make for|wear|pack|watch|read|expect|say to|do (?:first|today|next|tonight|now|about))',
])

const partsOf = (message: string): string[] => splitUserSentences(message.slice(0, maxLetters)).map(cleanReply)

const inUserPerson = ({ a, b }: Decision): Decision => ({
  a: a === null ? a : toSecondPerson(a),
  b: b === null ? b : toSecondPerson(b),
})

const asksWhen =
  /^(?:in|at|on|before|after|during) (?:the |my )?(?:morning|evening|night|afternoon|weekend|shift|work|breakfast|lunch|dinner|bed)\b/i

function waysOf([, a, b]: readonly (string | undefined)[]): Decision | null {
  if (a === undefined || b === undefined) return null
  const other = /^(?:not|nah|no|what|what\?|is (?:it|that)\b.*)$/i.test(b.trim()) ? null : wayOf(b)
  const one = wayOf(a)
  // 'Before the shift, or in the morning' asks when.
  if (other !== null && asksWhen.test(other)) return { a: null, b: null }
  return inUserPerson(one === null || other === null ? { a: one, b: other } : pairOf(one, other))
}

function waysIn(sentence: string): Decision | null {
  const two = waysOf(pair.exec(sentence) ?? barePair.exec(sentence) ?? [])
  if (two !== null) return two
  const one = single.exec(sentence)?.[1] ?? doOrNot.exec(sentence)?.[1]
  return one === undefined ? null : inUserPerson({ a: wayOf(one), b: null })
}

/** Matches two options alone in a clause, or followed by the question. */
function looseWays(sentences: readonly string[], isAsked: boolean): Decision | null {
  const clauses = (isAsked ? sentences : sentences.slice(-1)).flatMap((sentence) =>
    sentence.split(/, ?/).map((clause) => clause.trim()),
  )
  const found = (isAsked ? clauses : clauses.slice(-1)).map((clause) => waysOf(clausePair.exec(clause) ?? []))
  const told = isAsked ? sentences.map((sentence) => waysOf(loosePair.exec(sentence) ?? [])) : []
  return [...found, ...told].find((ways) => ways !== null && ways.a !== null && ways.b !== null) ?? null
}

/** Returns null if nothing is to be decided. */
export function readDecision(message: string): Decision | null {
  const line = normalize(message.slice(0, maxLetters))
  if (notChoosing.test(line) || isWornOut(message.slice(0, maxLetters))) return null
  const parts = partsOf(message)
  const found = parts.map(waysIn).find((ways) => ways !== null)
  if (found !== undefined && found !== null) return found
  const isAsked = asksDecision(line)
  return looseWays(parts, isAsked) ?? (isAsked ? { a: null, b: null } : null)
}

/** Reads the doubt about it: that it is foolish, or too late. */
export function readDoubt(message: string): { word: string } | 'late' | null {
  const line = normalize(message.slice(0, maxLetters))
  const word = /\bis it (?:too )?(dumb|stupid|silly|crazy|nuts|selfish|weird|petty|foolish) (?:to|if|that|of)\b/.exec(
    line,
  )?.[1]
  if (word !== undefined) return { word }
  return /\btoo (?:late|old)\b|\b(?:im|i am|at) (?:already )?(?:2[5-9]|[3-8]\d)\b(?! (?:an|dollars|hours|a)\b)/.test(
    line,
  )
    ? 'late'
    : null
}
