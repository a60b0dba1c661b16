import { countWords, normalize } from '../../guide/text-analysis.ts'
import { oneOf } from '../../phrase-pattern.ts'

const number = '(?:some|any|one|two|three|four|five|a few|a couple of)'

/** Names of what can be made: 'a short text', 'some questions', 'something for the card'. */
const piece = oneOf(
  'an? (?:\\w+ ){0,3}(?:text|note|message|reply|email|letter|script|statement|speech|toast|prayer|caption|blurb|invite|excuse|phrase|budget)',
  'an? (?:\\w+ ){0,3}(?:checklist|list|plan|timeline|schedule|routine|menu|way|ideas?|chart|bedtime that|trick)',
  `${number} (?:\\w+ ){0,2}(?:ideas?|questions|words|lines|phrases|tips|dinners|lunches|games|openers|things)`,
  '(?:questions|things) (?:i should|to ask|for)|something (?:\\w+ )?(?:for|to (?:say|send|write|tell))',
)
const texts = 'text|email|message|reply|note|letter|complaint'

/** Words of questions. */
const questions = oneOf(
  'how (?:do|should|can|could|would|much|many|long|often|to)',
  "what (?:do|should|can|would|could|to|are|is|time|kind|number|else|if|shoes|happens|\\w+ (?:do|should|would|can|could) (?:i|we|you))|what[’']?s",
  "(?:when|where) (?:do|should|can|could)|(?:when|where)[’']?s|which (?:one|of|\\w+ (?:is|are|should|would|do|can))|which (?:evening|day)s?|who (?:do|should|decides)",
  "should (?:i|we|he|she|they|it|my \\w+|the \\w+)|(?:do|can|could) (?:i|we|you|u)|(?:would|will) you|is (?:it|this|that|there)|who[’']?s right",
)
/** Orders and wishes, each with the word after it that tells it from what is only told. */
const orders = oneOf(
  '(?:help|tell|give|write|draft|show|remind|talk|make|suggest|find|pick|set|walk|plan) (?:me|us)|(?:draft|make|plan) (?:the|my|our|an?)|set (?:up|an?)|turn (?:it|this|that|those|these) into|block off|quiz me|figure out (?:what|how|when|an?)|write down|start with an?',
  `write (?:it|an?|one|my|something|her|him|them|the (?:${texts}))`,
  'lay (?:it|this) out|put together|suggest (?:what|some|an?)|say something|(?:ideas|tips) (?:for|on|please)',
  'be honest|(?:be )?honest(?:ly)?,? should i|say (?:\\w+ ){1,2}or \\w+|permission to|pick one',
  "pray for me|(?:please )?(?:just )?say one|be (?:gentle|nice|kind)|something \\w+ to (?:say|tell|read|write)|(?:i have|i[’']?m supposed) to say (?:something|a few)",
  "i (?:also )?(?:could use|need|would love|would like) (?:an?|some|something)|(?:i )?(?:also )?want to (?:work|figure) out|i want (?:some|an?|to know) |i[’']d (?:like|love) (?:an?|some|something)",
  "i (?:never|don[’']?t) know (?:what|how) to (?:say|tell)|(?:i )?(?:want|need|like) to know (?:what|how|if)",
)
/** Begins a want in the middle of a sentence. */
export const wantBegins = oneOf(questions, orders, piece)

const fillers =
  '(?:(?:and|also|but|then|ok|okay|so|oh|plus|please|pls|maybe|honestly|just|hi|hey|luxee|lastly|finally) )*'
const wished = `an?|${number}|something|ideas?|help (?:with|me)|to know|you to|dinners|lunches|questions`

/** Begins a sentence that wants something without asking. */
const wantsByForm = new RegExp(
  `^${fillers}(?:${oneOf(
    // Wishes.
    'i (?:also )?(?:want|need|would like|have) to (?:work|figure) out (?:how|what|when|where|why|if)|(?:id|i would) like to (?:get better|learn|stop|be able)|(?:i )?(?:also )?need (?:some )?help (?:deciding|figuring|choosing|planning|with)',
    '(?:i am |im )?(?:also )?looking for (?:an?|some|easy|ideas|ways|help)|i was wondering if you (?:could|can)|(?:id|i would) (?:also )?(?:like|appreciate|love) (?:help|suggestions|wording|ideas|advice|tips)',
    `(?:i suppose )?(?:id|i would|i)(?: also| just| only)? (?:like|love|appreciate|want|need|could use) (?:${wished})(?! \\d)|need (?:${wished}|\\d)`,
    'i (?:want|would like) to (?:send|text|write|email|message) (?:him|her|his|them|their|my|our)|id like to (?:send|text|write|email|message) (?:him|her|his|them|their|my|our)',
    '(?:i )?(?:want|need) to know|i (?:never|dont) know (?:what to (?:say|tell|write|text|make|cook|wear|ask)|how to (?:say|tell))',
    '(?:i )?(?:dont know|am not sure|not sure|im not sure) (?:whether|if i should)|im torn|trying to decide|permission to',
    // Orders.
    '(?:can|could|would|will) (?:you|u)|(?:help|tell|show|remind|give|make|write|build|find|draft|walk|set|pick|plan) (?:me|us|him|her|them|my|it|this)',
    `(?:write|draft|word) (?:an?|one|me|my|something|this|it|that|two|three|some|us|the (?:${texts}))`,
    'make (?:a|my|the|it)|build (?:a|my)|list (?:the|what|out)|put (?:these|them|this|it|together)|set up|suggest|sort',
    '(?:lay|map|split|break|plan|spread|sketch) (?:it|this|that|them|out|up|down|my|the)|rank|compare|talk me|turn (?:it|this|that|those|these) into|block off|quiz me|figure out (?:what|how|when|an?)|write down|start with an?',
    'run the numbers|do the math|be honest|honest opinion|say something|say (?:\\w+ ){1,2}or|pick (?:one|1)|whos right',
    'pray for me|be (?:gentle|nice|kind)|if its an? \\w+ (?:please )?(?:help me|write|give me)|(?:just )?say (?:one|a few|something)|(?:i have|im supposed) to say (?:something|a few words)',
    // Names of what is wanted.
    `${piece}(?! (?:i|he|she|we|they) (?:got|wrote|sent))|any (?:ideas|tips|advice)|(?:\\w+ )?ideas|(?:tips|advice) (?:for|on)|(?:text|email|note|letter|message) to my|(?:\\w+ ){1,4}plan please|also what|and what`,
    'what to (?:ask|have|do|pack|bring|wear|say|buy)|(?:lunch|dinner|meal|gift|shopping|grocery|to ?do) (?:ideas|list)|(?:bible )?reading plan|something (?:calming|to tell myself)',
    '(?:lunches|dinners|breakfasts|snacks|meals|meal prep) for (?:an?|one|two|three|four|my|the|\\d)',
  )})\\b`,
)
/** 'Wow ok so I got the job??' only exclaims. */
const exclaims = /^(?:wow|omg|guess what)\b|^(?:(?:ok|okay|so|oh|well|yay) )+i (?:got|did|won|passed|made)\b/

/** True for a sentence that wants something without asking: an order, a wish, the name of something to be made. */
export const wantsWithoutAsking = (sentence: string): boolean => wantsByForm.test(normalize(sentence))

/** True for a sentence that has a question mark, but only exclaims. */
export const onlyExclaims = (sentence: string): boolean => exclaims.test(normalize(sentence))

/** Names several things in a row: 'I need a night routine, a reply to my ex and some ideas'. */
const namesThings = new RegExp(
  `^${fillers}(?:(?:i |id |i would )?(?:also )?(?:need|want|like|love|appreciate)|things i need|(?:two|three) things|an?|some)\\b`,
)
const nextThing = new RegExp(
  `,? and (?=(?:maybe (?:an?|some)|advice|something|${piece})\\b)|, and (?=(?:an?|some)\\b)|, (?=(?:an?|some|advice|something|someone)\\b)`,
  'i',
)
/** Gives several orders in a row: 'Break it down and put it on a calendar'. */
const ordersInRow = new RegExp(
  [
    '^(?:please |can you |could you |would you |also |and |then ){0,3}(?:break|make|show|tell|write|find|pick|plan',
    String.raw`|draft|help|give|set|figure|put|suggest|quiz|map|build|list|sort)\b`,
  ].join(''),
)
const nextOrder = new RegExp(
  [
    String.raw`,? and (?=(?:pick|suggest|let me|figure out|tell|write|find|make|give|help|show|plan|draft|set|turn|quiz)\b)`,
    '|, (?=(?:pick|suggest|figure out|tell|write|find|give|help|show|draft|quiz) )',
  ].join(''),
  'i',
)

/** In words. 'Two dinners and a breakfast' is one thing. */
const fewestInRow = 3

/** Splits a want that names or orders several things in a row. */
export function splitRow(text: string): string[] {
  const line = normalize(text)
  const parts = ordersInRow.test(line) ? text.split(nextOrder) : namesThings.test(line) ? text.split(nextThing) : [text]
  return parts.every((part) => countWords(part) >= fewestInRow) ? parts : [text]
}

/** Wants of one or two words: 'Who's right?', 'When??', 'Draft something', 'Ideas please'. */
const shortQuestion = /^(?:(?:and|so|but) )?(?:who|when|where|which|why|how)\b[^?]{0,20}\?+$/i
const shortForms = new RegExp(
  [
    '^(?:(?:and|so|but) )?(?:which one|worth it|should (?:i|we|she|he|they)|is it|(?:draft|write|say) (?:something',
    '|it)|(?:(?:any|gift|some|two|three) ){0,2}ideas(?: (?:please|welcome))?)$',
  ].join(''),
)
export const isShortWant = (sentence: string): boolean =>
  shortQuestion.test(sentence) || shortForms.test(normalize(sentence))

const announcing = new RegExp(
  `^${fillers}(?:(?:can|could|would|will) (?:you|u) )?(?:please )?(?:help|help me(?: (?:out|please|with|figure out))?|i need|help me with (?:${number}|both) \\w+|advice|help please|thoughts|any (?:thoughts|advice|help)|what do i do|(?:two|three|a few) things(?: please)?|honest opinion wanted|\\d)$`,
)
/** True for words that only announce what is wanted: 'Can you help me with two things?' */
export const onlyAnnounces = (sentence: string): boolean => announcing.test(normalize(sentence))

/** 'Two things please: ' before the first of them. */
const count =
  /^(?:(?:just )?(?:two|three|a few|a couple) (?:of )?(?:quick )?(?:things|questions|favors)(?:,? please)?) ?: ?/i
export const withoutCount = (sentence: string): string => sentence.replace(count, '')
