import { oneOf } from '../../../phrase-pattern.ts'
import { countWords, normalize } from '../../../guide/text-analysis.ts'
import { cleanReply } from '../../coaching/own-words.ts'
import { toSecondPerson } from '../../../second-person.ts'
import { cleanClause } from '../../message-drafts/read-clause.ts'
import type { Decision } from '../read-decision.ts'

const verbs = oneOf(
  'keep|sell|go|stay|leave|quit|take|tell|say|ask|wait|buy|rent|let|give|fix|finish|stop|move|accept|turn|negotiate|confront|speak|declare|hold|sign|cancel|pay|invite|call|text|ignore|put|try|cut|spend|join|switch|retire|shave|withdraw|step',
  'submit|lend|host|raise|marry|report|forgive|apologi[sz]e|send|return|adopt|foster|have|get|run|drop|skip|start|close|open|build|wear|show|pull|talk|write|book|travel|fly|work|come|bring|hire|fire|share|split|visit|attend|reconsider|answer|eat|drink|burn|open|block|delete|mute|lead|train|teach|study|learn|enter|vote|donate|chair|admit|follow|ring|pick|dye|paint|swap|look after|sit on|make',
)
const beginsVerb = new RegExp(String.raw`^(?:not )?(?:${verbs})\b`, 'i')
/** Matches the end of an option. */
const cut = new RegExp(
  String.raw`,(?!\d)|[;:?!(.]|\s(?:${oneOf('but|because|when|if|while|since|where|that|which|who|so|or|and (?:i|my|maybe|then|he|she|they|we|it|the)|by (?:the|next|monday|friday)|even|i|is|was|are|in case|without|as', "i[’']m|it[’']s")})\s`,
  'i',
)
const most = 10
const ends = /\b(?:to|the|a|an|my|your|for|with|of|and|or|in|on|at|from|his|her|their|be|have|do|get|again with)$/i

const needsObject = /^(?:sell|keep|buy|take|tell|sign|fix|accept|finish|cancel)$/

function deed(words: string | undefined): string | null {
  if (words === undefined) return null
  const at = words.search(cut)
  const said = cleanClause(
    (at < 0 ? words : words.slice(0, at)).replace(/^(?:just|really|even|maybe|actually|only) /i, ''),
  )
  if (said.length < 2 || countWords(said) > most || !beginsVerb.test(said) || ends.test(said)) return null
  if (/\byou(?:r|rs)?\b|["“”]/i.test(said)) return null
  const way = toSecondPerson(`${said.charAt(0).toLowerCase()}${said.slice(1)}`)
  return needsObject.test(way) ? `${way} it` : way.replace(/ (?:a|the) thing$/, ' it')
}

const gerunds = new Map(
  Object.entries({
    going: 'go',
    moving: 'move',
    leaving: 'leave',
    quitting: 'quit',
    selling: 'sell',
    taking: 'take',
    giving: 'give',
    keeping: 'keep',
    buying: 'buy',
    closing: 'close',
    cutting: 'cut',
    retiring: 'retire',
    stopping: 'stop',
    switching: 'switch',
    telling: 'tell',
    asking: 'ask',
    starting: 'start',
    getting: 'get',
    renting: 'rent',
    joining: 'join',
    staying: 'stay',
  }),
)
const ofGerund = (words: string): string => words.replace(/^\p{L}+/u, (word) => gerunds.get(word.toLowerCase()) ?? word)

/** A clause; a comma inside a number doesn't end it. */
const inClause = '(?:[^.?!;,]|,(?=\\d))'

/** Match two options, or one. The first group has the thing to be done, the second the other option. */
const pairs: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:^|[.?!:] |\b(?:do i|should i|shall i|whether to|could) |or (?=keep))((?:${verbs})\b${inClause}{0,60}?),? or (?:just |do i |should i |to )?((?:${verbs})\b${inClause}{0,60})`,
    'iu',
  ),
]
const singles: readonly RegExp[] = [
  /\b(?:should|shall|do) i (?:really |just |even )?((?!have to|need)\p{L}+\b[^.?!;,]{0,70})/iu,
  /\b(?:whether|if) (?:i|we) should ((?:\p{L}+)[^.?!;,]{0,70})/iu,
  /\bwhether to (\p{L}+[^.?!;,]{0,70})/iu,
  /\bis it (?:\p{L}+ ){1,2}to (\p{L}+[^.?!;,]{0,70})/iu,
  /\b(?:asked|wants?|wishes|invited|(?:would|[’']d) like) (?:me|us) to (\p{L}+[^.?!;,]{0,70})/iu,
  /\bor (?:i|we) could (\p{L}+[^.?!;,]{0,70})/iu,
  /\bi think i (?:might )?want to (\p{L}+[^.?!;,]{0,70})/iu,
]
/** Matches 'Part of me wants to answer it. Part of me wants to burn it.' */
const parted =
  /\bpart of me (?:wants|would like) to (\p{L}+[^.?!;,]{0,70})[^?!]{0,80}?\bpart of me (?:wants|would like) to (\p{L}+[^.?!;,]{0,70})/iu
const couldOr = new RegExp(
  String.raw`\b(?:i|we) could ((?:${verbs})\b${inClause}{0,60}),[^.?!;]{0,60}?,? or (?:just |i could )?((?:${verbs})\b${inClause}{0,60})`,
  'iu',
)
const planned = /\bthinking (?:of|about) (\p{L}+ing\b[^.?!;,]{0,70})/iu

/** Matches 'My brothers want to sell to the solar people'. */
const ofOthers = new RegExp(
  String.raw`\b(?:my|the) (?:brothers?|sisters?|husband|wife|partner|mother|mom|mum|father|dad|son|daughter|kids|sons|daughters|siblings|family) (?:also )?wants? to (\p{L}+[^.?!;,]{0,70})`,
  'iu',
)
const maxLetters = 1_200

/** Returns the options as verbs that can be said to the user; each is null if it isn't certain. */
export function readStoryOptions(message: string): Decision {
  const text = cleanReply(message.slice(0, maxLetters)) === 'untitled' ? '' : message.slice(0, maxLetters)
  for (const form of [...pairs, couldOr, parted]) {
    const [, one, other] = form.exec(text) ?? []
    const [a, b] = [deed(one), deed(other)]
    if (a !== null && b !== null && normalize(a) !== normalize(b)) return { a, b }
  }
  const plan = planned.exec(text)?.[1]
  const said = [...singles, ofOthers].map((form) => form.exec(text)?.[1])
  const a = [...said, plan === undefined ? undefined : ofGerund(plan)].map(deed).find((way) => way !== null) ?? null
  return { a, b: null }
}
