import { englishMonths } from '../../when/months.ts'
import { asksAnything } from '../../intents/intent-classifier.ts'
import { contentWords, countWords, normalize } from '../../guide/text-analysis.ts'
import { beginsInPast, reportsOnly } from '../../guide/is-telling.ts'
import { oneOf, wholeWords } from '../../phrase-pattern.ts'
import { readDraftRequest } from '../message-drafts/read-draft-request.ts'
import { splitUserSentences } from '../split-sentences.ts'
import { isNoOrder } from './is-no-order.ts'

/** The wish of a message that no part of the guide clearly answers. */
export type Want =
  | 'messageToSend'
  | 'request'
  | 'records'
  | 'decision'
  | 'judgement'
  | 'hypothetical'
  | 'hindsight'
  | 'fact'
  | 'feeling'
  | 'unclear'

const lead =
  '(?:(?:ok|okay|so|and|also|then|fine|now|well|no|sorry|right|please|pls|all right|alright|oh|hey|can you|could you|would you|will you|i need you to|go ahead and) )*'
const orders = oneOf(
  'add|put|log|track|record|schedule|remind me|remove|delete|cancel|move|push|reschedule|swap|rename|mark|check off',
  'cross off|take .{1,60}? off|make (?:it|that|the|me an?)|change|fix|set|keep .{0,40}?(?:journal|list|planner)|save|give (?!me\\b)\\w+',
  'show me|list|tell me (?:the|my|if|how|what)|write .{0,20}?(?:journal|diary)|undo|book|shopping list|journal for',
)
const order = new RegExp(`^${lead}(?:${orders})\\b`)
/** True if a sentence begins with an order to the app. */
export const isAppCommand = (sentence: string): boolean => {
  const line = normalize(sentence)
  return order.test(line) && !isNoOrder(line)
}

/** True if one of the sentences begins with an order to the app. */
export const givesOrder = (message: string): boolean =>
  isAppCommand(message) || splitUserSentences(message).some(isAppCommand)

/** Matches 'Wednesday I have to get the turkey, 4:30', which is meant to be written down. */
const appointment =
  /^(?=.*(?:\b\d{1,2}:\d\d\b|\bat \d{1,2}\b|\b\d{1,2} ?(?:am|pm)\b)).*\b(?:have to|need to|got to|gotta|supposed to)\b/i
const maxAppointmentWords = 30

const months = englishMonths.filter((month) => month !== 'may').join('|')
const ofRecords = wholeWords([
  '(?:i|ive|weve) (?:logged|wrote down|put (?:in|down)|tracked|recorded|entered|noted)|did i (?:write|log|put|enter)',
  'my (?:planner|calendar|journal|logs?|entries|lists?|goals?|records)|on (?:the|that|my) list|in here|bring me to',
  `(?:this|last) month|(?:than|since|for) (?:${months})|(?:better|worse) month`,
  'how (?:far|much|many) (?:are|have|has|did) (?:we|i)|(?:what|how) (?:has|have|is|was|were) my',
])
const asksOfRecords = /\bdid i (?:write|log|put|enter)\b/
const tooFew = 5

const words = wholeWords([
  '(?:want|need|have|got|like|going) to (?:text|email|message|write to)|(?:want|like) to send|what (?:id|i would) (?:actually )?say',
  'what (?:do|should|would|can|could|to) (?:i |we )?(?:even |actually )?(?:say|tell|text|write|put|reply|answer)\\b',
  'how (?:do|should|would|can|could|to) (?:i |we )?(?:even )?(?:say|tell|word|phrase|put it|start that|bring (?:it|this|that) up)',
  'how (?:do|should|would|can|could) i (?:start|open|begin) (?:that|this|the) (?:conversation|talk)|say out loud',
  'want to say|something to say to|need an? (?:text|message|e-?mail|note|reply)|(?:give me|gimme) what to say',
  '(?:can|could|would|will) you (?:please |just )?(?:write|draft|text|e-?mail) (?!(?:it|this|that|them|these|all) (?:down|in)|in |down )',
])

const decisions = wholeWords([
  '(?:should|shall) (?:i|we)(?! be (?:worried|concerned|scared|afraid))|(?<!\\b(?:how|what|where|when|why|who) )(?:do|would) (?:i|we) (?!have to|need)|would you|which (?:one|is it|would)|or not',
  'worth it|even worth|help me decide|back and forth|torn|make up my mind|decide|or (?:do|should) i',
  'dont know (?:if|whether|what to do|how to handle)',
])
const judgements = wholeWords([
  'am i (?:being|overreacting|wrong|crazy|mad|nuts|unreasonable|selfish|too (?!late)|a bad|the one|just)|being touchy',
  '(?:is|was) (?:it|that|this) (?:\\w+ )?(?:wrong|dumb|foolish|crazy|stupid|bad|selfish|petty|weird|rude|mean|fair|unfair)',
  '(?:is|was) (?:it|that|this) too much|is (?:he|she|this) (?:right|foolish)|are they right',
  'would it be (?:wrong|too much|rude|weird)|do you think (?:its|im|i|hes|shes|that)',
  '(?:does|did|will|would) (?:it|that|this) make me (?:look|seem|sound|a)|too (?:low|high|much|little|harsh|soft|mean|late) right',
])
/** Excludes 'What worries me is …', which isn't a question. */
const told = '(?! (?:worries|bothers|scares|hurts|gets|kills|i|he|she|we|they)\\b)'
const asksHow = new RegExp(`^${lead}(?:how|what${told}|whats|when|where|who|why)\\b`)
/** Matches questions that only the user could answer: 'why am I', 'why does it'. */
const asksOneself = new RegExp(
  `^${lead}(?:why (?:am|do|cant|does|is|did) (?:i|it|this|that|my)|what(?:s| is) wrong with me)\\b`,
)
const asksWhatToDo = /^(?:\w+ ){0,3}what (?:would you|do i|should i|should we) do\b/
/** Matches 'Is it okay to wait longer', which names its subject. */
const asksOfDeed = /\b(?:is|would) it (?:be )?(?:ok|okay|alright|fine|normal|safe) (?:to|if|for|that)\b/
/** Matches 'Give me one idea', 'need a table grace'. */
const asksForOne = new RegExp(
  `^${lead}(?:give me (?:one|an?|some|any)|any|need an?) (?:[\\p{L}’'-]+ ){0,2}?(?:ideas?|tips?|suggestions?|recipes?|grace|prayer|toast|poem|speech)\\b`,
  'u',
)
/** Matches 'What's something that actually helps'. */
const asksWhatHelps =
  /\b(?:what|whats|something|anything|things?) (?:\w+ ){0,3}(?:helps?|works?|to try|i can try|to do)\b/
const asksYesOrNo = new RegExp(
  `^${lead}(?:does|do i|do we|do you|can|could|is|are|will|did(?! (?:(?:the |some |my |all the )?(?:dishes|laundry|floors|bills|errands|yard work|chores|grocery shopping|yoga|zumba|pilates|push ?ups|sit ?ups|squats|homework|puzzles?|double|crafts)\\b|\\d|an?|all|some|not|nothing|two|three|four|five|six|my (?:\\w{1,12} ){0,2}(?:in|today|this|for|and|with|by|yesterday)|our)\\b)|am i|which|should|would|is there)\\b`,
)
/** Matches 'I have three and no pink, does it matter this week', 'I leave at 5, how do I say no'. */
const asksAtEnd = new RegExp(
  `, (?:${oneOf('(?:does|is|are|can|should|will|am) (?:it|that|this|i|you|he|she|they|there)', '(?:so )?(?:how|what|when|where) (?:do|can|could|should|would|am) (?:i|we)')})\\b`,
  'i',
)
/** Matches 'I keep waking up at 3, any ideas'. */
const asksForIdeas = /\b(?:any|got any) (?:ideas|tips|advice|suggestions|thoughts)(?: (?:on|for|about) .{1,60})?$/
/** Matches 'My feet hurt so bad what can I do', without a question mark, but not 'I don't know what to do'. */
const asksInside = new RegExp(
  String.raw`(?<!\b(?:know|idea|clue|sure|matter|see|of|about|is|thats|wonder|remember|understand|tell|told|figure out|exactly|just) )\b(?:${oneOf(
    '(?:what|how|where|when) (?:can|do|should|could) (?:i|we|you|other \\w{2,12}|most people)',
    'what should (?:the|his|her|their|our|my) (?:\\w{2,14} ){1,2}be$',
    'what (?:would you do|helps|works)(?: (?:for|with|besides) .{1,60})?$',
  )})\b`,
)
const asksAfterAll = wholeWords([
  '(?:need|want|got any|have any|any) (?:some |a few |more )?(?:\\w{2,12} )?(?:ideas|tips|suggestions|tricks)',
  'anything that (?:helps|works)|is (?:that|this|it) (?:realistic|normal|possible|doable|too much to ask|safe)(?: .{1,40})?$|yes or no$',
])
/** Matches 'He slept all night, and so did I'. */
const soDidI = /^(?:and )?so (?:did|do|does|am|is|was|are|were|have|had) (?:i|we|he|she|they)$/
/** True if a message asks something in the middle of what it tells, without a question mark. */
export function asksInMiddle(message: string): boolean {
  const line = normalize(message)
  return asksInside.test(line) || asksAfterAll.test(line)
}
/** True if a sentence asks something, with or without a question mark. */
export const isAsked = (sentence: string): boolean => {
  const line = normalize(sentence)
  if (soDidI.test(line)) return false
  return (
    sentence.endsWith('?') ||
    asksHow.test(line) ||
    asksForOne.test(line) ||
    asksForIdeas.test(line) ||
    asksYesOrNo.test(line) ||
    asksAtEnd.test(sentence)
  )
}
/** Matches 'I quit by Wednesday, how do I stick with it when …', which asks for a way, and not for a decision. */
const keepingUp = 'stick|stay|keep|stop|quit|get|start|avoid|manage|handle|make myself|hold|go on'
const asksHowTo = new RegExp(
  String.raw`\bhow (?:do|can|could|should|would) (?:i|we) (?:ever |even |actually |possibly )?(?:${keepingUp})\b`,
)
/** True if the message asks how to do something. */
export const asksForWay = (message: string): boolean => asksHowTo.test(normalize(message))
const supposes =
  /^(?:(?:and|but|ok|okay|so) ){0,2}(?:what if|(?:if|when) (?:he|she|they)\b.{0,120}\b(?:says?|said|asks?|wants?|tells?|gets?)\b)|\bwhat then$/
/** Matches 'What should I have said?'. */
const looksBack = /\bwhat (?:should|could|would) (?:i|we) (?:have|of|ve|a) (?:said|done|told|answered)\b/
const self = /\b(?:i|im|ive|id|ill|me|my|mine|we|were|our|us)\b/

/** Returns the last sentence that asks, unchanged, or null if none does. */
export const lastAsked = (message: string): string | null => splitUserSentences(message).findLast(isAsked) ?? null

/** In words. A shorter question refers to the sentences before it. */
const ownSubject = 4

function wantOfQuestion(asked: string, whole: string): Want {
  const line = normalize(asked)
  if (asksOneself.test(line)) return 'feeling'
  if (asksWhatToDo.test(line) && /\b(?:should|or)\b/.test(line)) return 'decision'
  if (judgements.test(countWords(asked) < ownSubject ? whole : line)) return 'judgement'
  if (asksHow.test(line) || asksForIdeas.test(line) || asksHowTo.test(line)) return 'fact'
  return decisions.test(line) ? 'decision' : 'fact'
}

/** True for 'What am I supposed to make of that?', which asks only about the sentences before it. */
const isOfStory = (asked: string, message: string): boolean =>
  /\b(?:that|this|it)\b/i.test(asked) &&
  !asksForOne.test(normalize(asked)) &&
  !asksWhatHelps.test(normalize(asked)) &&
  !asksOfDeed.test(normalize(asked)) &&
  !/\b(?:can|could|should|do|how) (?:i|we)\b|\b(?:percent|how (?:much|many|long|far))\b/i.test(asked) &&
  countWords(asked) <= maxStoryWords &&
  contentWords(asked).length <= maxOwnWords &&
  self.test(normalize(message.replace(asked, ''))) &&
  !judgements.test(normalize(asked)) &&
  !decisions.test(normalize(asked))
const maxOwnWords = 2
/** In words. */
const maxStoryWords = 9

/** From this probability on, a message asks about the records, or for something to be done. */
const asksFrom = 0.5
/** In words. A longer message names the records only in passing. */
const maxRecordsWords = 40

/** Matches 'It's been a year today'. */
const isAboutLife = /^(?:its|it was|it is|today|he|she|they|everybody|everyone|nobody|hes|shes|theyre)\b/

/** Matches 'Closed the register 40 short and had to stay late', which tells what the user did without an 'I'. */
const deeds = oneOf(
  'had to|got|went|worked|closed|opened|cleaned|cooked|finished|forgot|lost|found|saw|cried|yelled|burned|broke',
  'dropped|ran out|stayed|missed|survived|sat|spent|watched|drove|took|made it',
)
const startsTold = new RegExp(
  `^(?:(?:just|finally|so|well|ok|today|tonight|yesterday|i|we) ){0,2}(?:${deeds}) (?=\\S+ \\S)`,
)

/** In words. A shorter one may be the name of a matter. */
const longStatement = 15

/** True for a question inside a statement, which is less certain to be about one matter than a separate one. */
const isAskedInPassing = (message: string): boolean => lastAsked(message) === null && asksInMiddle(message)

/** True if the message tells something at some length and asks nothing. */
export const isLongStatement = (message: string): boolean =>
  countWords(message) >= longStatement && (readWant(message) === 'feeling' || isAskedInPassing(message))

/** In words. */
const maxRevisionWords = 16

/** Classifies the wish of a message that no part of the guide clearly answers. */
export function readWant(message: string): Want {
  const line = normalize(message)
  const length = countWords(message)
  if (line === '') return 'unclear'
  const tellsAppointment = length <= maxAppointmentWords && appointment.test(message) && lastAsked(message) === null
  if (givesOrder(message) || tellsAppointment) return 'request'
  if (looksBack.test(line)) return 'hindsight'
  if (readDraftRequest(message) !== null || words.test(line)) return 'messageToSend'
  if (splitUserSentences(message).some((one) => supposes.test(normalize(one)))) return 'hypothetical'
  const asked = lastAsked(message)
  const place = asked === null || countWords(asked) < ownSubject ? line : normalize(asked)
  if (length <= maxRecordsWords && ofRecords.test(place) && (asked !== null || asksOfRecords.test(line)))
    return 'records'
  if (asked !== null) return isOfStory(asked, message) ? 'feeling' : wantOfQuestion(asked, line)
  if (judgements.test(line)) return 'judgement'
  if (decisions.test(line)) return 'decision'
  if (asksToRevise(message) && !beginsInPast(message) && !reportsOnly(message) && length <= maxRevisionWords)
    return 'messageToSend'
  if (asksAnything(message) >= asksFrom && !isNoOrder(line)) return 'request'
  const isStatement = startsTold.test(line) || ((self.test(line) || isAboutLife.test(line)) && length >= tooFew)
  if (asksInMiddle(message)) return 'fact'
  return isStatement || length >= longStatement ? 'feeling' : 'unclear'
}

const revisions = wholeWords([
  'shorter|longer|softer|firmer|nicer|kinder|(?<!\\b(?:im|i am|doing|is|was|are|much|all|just|way) )too (?:long|polite|nice|formal|soft|harsh|cold|stiff|wordy|mean|much)',
  '(?:one|two|three) sentences?|less (?:\\w+ ){0,2}\\w+|more (?:polite|direct|honest|casual|formal)|try again',
  '(?:dont|doesnt|not|isnt) (?:quite )?(?:sound )?like me|id never say|i would never say|(?:didnt|wasnt) (?:write|me)',
  'leave out|take out|dont (?:say|mention)|put in that|say .{1,20} not',
])

/** True if the user wants the last text changed. */
export const asksToRevise = (message: string): boolean => revisions.test(normalize(message))
