import { oneOf } from '../../phrase-pattern.ts'
import { normalize } from '../../guide/text-analysis.ts'
import { splitUserSentences } from '../split-sentences.ts'

/** The form of a short question, whatever it is about. Each has its answers in `content/coach/questions/forms.json`. */
export const formNames = [
  'allowed',
  'haveTo',
  'normal',
  'judged',
  'counts',
  'meaning',
  'why',
  'tooLate',
  'howPeople',
  'better',
  'doYouThink',
  'whatWouldYouDo',
] as const
export type FormName = (typeof formNames)[number]

/**
 * `clause` is the subject of the question, as it was typed; `word` is the quality that it asks about: 'weird', 'selfish'. `lead` says both
 * back in `{clause}` and `{word}`.
 */
export type AskedForm = { form: FormName; clause: string; word: string; lead: string | null; asked: string }

type Reading = { form: FormName; asks: RegExp; lead: string | null }

const how = String.raw`(?:(?:just|even|still|really|actually|totally|ever|kind of|kinda|so|super|very|a bit|a little|at all|being|be) ){0,2}`
const isIt = String.raw`(?:is|isnt|isn['’]t|was|wasnt|wasn['’]t|would) (?:it|this|that)`
const clause = '(?<clause>(?:to|not to|that|if|when|for) .+)'
const odd =
  'weird|strange|odd|crazy|silly|stupid|dumb|creepy|abnormal|childish|ridiculous|insane|nuts|sad|pathetic|bonkers|daft'
const faults = oneOf(
  'unfair|bad|wrong|mean|rude|selfish|hypocritical|dishonest|petty|ungrateful|lazy|cheating|lying|a lie|a sin|cruel|impolite|bad manners|bad form',
  'wasteful|a waste|immature|vain|greedy|disrespectful|tacky|cringe|cheesy|shallow|insensitive|inappropriate|foolish|naive|unkind|heartless|sneaky|snobby|terrible|awful',
)
const kinds = oneOf(
  `${faults}|a brat|a snob|a jerk|a hypocrite|a liar|a monster|spoiled|entitled|judgy|judgmental|cold|harsh|${odd}`,
  String.raw`a (?:bad|terrible|horrible|awful) (?:person|human|woman|mother|mom|mum|parent|grandma|grandmother|stepmom|friend|daughter|sister|wife|partner|girlfriend|aunt|neighbou?r|boss|host|guest|coworker|godmother)`,
)
const people = oneOf(
  'people|other people|others|everybody|everyone|everyone else|normal people|women|you all|you guys|most people|single people|grown ?ups|adults|families|other (?:women|moms|mothers|families|couples)|most (?:women|families)|one|some people|folks|single moms?|working moms?|couples|these people',
)
const someone = 'a person|people|someone|somebody|one|anyone|anybody|a woman|women|you'

const rows: readonly (readonly [FormName, string, string?])[] = [
  [
    'allowed',
    String.raw`^am i (?:(?:even|still|really|ever) )?allowed (?<clause>(?:not )?to .+)`,
    'Yes, you’re allowed {clause}.',
  ],
  [
    'allowed',
    String.raw`^${isIt} ${how}(?:ok|okay|alright|all right|fine|acceptable|allowed|cool) ${clause}`,
    'Yes, it’s fine {clause}.',
  ],
  [
    'allowed',
    String.raw`^(?:can|could|may) i (?<clause>(?:please )?(?:just )?(?:not|skip|stop|quit|ignore|refuse|say no|leave) .+)`,
    'Yes, you can {clause}.',
  ],
  [
    'haveTo',
    String.raw`^(?:do i|does (?:one|a person)) ${how}(?:have|need) (?<clause>to .+)`,
    'No, you don’t have {clause}.',
  ],
  [
    'haveTo',
    String.raw`^am i ${how}(?:supposed|obliged|obligated|required|expected) (?<clause>to .+)`,
    'No, you don’t have {clause}.',
  ],
  ['normal', String.raw`^${isIt} ${how}(?<word>normal|common|natural|usual) ${clause}`, 'Yes, it’s {word} {clause}.'],
  ['normal', String.raw`^${isIt} ${how}(?<word>${odd}) (?:of me )?${clause}`, 'No, it isn’t {word} {clause}.'],
  [
    'normal',
    String.raw`^am i (?:being )?(?:a )?(?<word>weird|strange|odd|abnormal|weirdo|freak) (?<clause>(?:for|to|that|if|because) .+)`,
    'No, not for that.',
  ],
  [
    'normal',
    String.raw`^(?:am i|is it just me|i cant be) (?:really )?the only (?:one|person|woman|mom|mum)(?: (?:in|at|on) [\w ]{2,30}?)? (?<clause>(?:who|that|here who) .+)`,
    'No, you’re far from the only one {clause}.',
  ],
  ['normal', String.raw`^(?:does|do|is|has) any(?:one|body) else (?<clause>.+)`, 'You’re not the only one.'],
  ['normal', String.raw`^is it (?:just|only) me(?:,? who|,? or) (?<clause>.+)`, 'It isn’t just you.'],
  [
    'judged',
    String.raw`^(?:am i|was i) (?:being )?(?:such )?(?<word>${kinds})(?: (?<clause>.+))?$`,
    'I don’t think so.',
  ],
  ['judged', String.raw`^${isIt} ${how}(?<word>${faults}) (?:of me )?${clause}`, 'I don’t think it’s {word} {clause}.'],
  [
    'judged',
    String.raw`^${isIt} ${how}(?<word>${faults}|going behind \w+ backs?)(?:,? of me)?(?:,? do you think)?(?:,? or .{1,60})?$`,
    'I don’t think so.',
  ],
  [
    'judged',
    String.raw`^(?<clause>.{2,160}) or (?:is|would) (?:it|that|this) (?:be )?(?:just )?(?<word>${faults})$`,
    'I don’t think so.',
  ],
  [
    'counts',
    String.raw`^(?:does|do|would|will|can|could) (?:it|this|that) ${how}count(?: as (?<word>[\w -]{2,30}?))? (?<clause>(?:if|when|that) .+)`,
    'It counts {clause}.',
  ],
  [
    'counts',
    String.raw`^(?:does|do|would|will|can) (?<clause>.{2,90}?) ${how}count(?: (?:as|for|toward) (?<word>.+))?$`,
    'I’d count it.',
  ],
  [
    'tooLate',
    String.raw`^(?:am i|would i be) ${how}too (?<word>old|young)(?: (?:in life|at \d\d|at my age|now)){0,2} (?<clause>(?:to|for) .+)`,
    'No, you’re not too {word} {clause}.',
  ],
  [
    'tooLate',
    String.raw`^is (?<word>\d\d) too (?:old|late|young) (?<clause>(?:to|for) .+)`,
    'No, {word} isn’t too old {clause}.',
  ],
  [
    'tooLate',
    String.raw`^(?:is it|am i|isnt it|isn['’]t it|would it be|is \d\d|was i|would i be) ${how}(?:already )?too (?<word>late|old|young|far gone)(?: (?:in life|in the (?:year|day|season)|at \d\d|at my age|for me|now)){0,2} (?<clause>(?:to|for) .+)`,
    'No, it’s not too {word} {clause}.',
  ],
  [
    'howPeople',
    String.raw`^(?:so )?(?:how|what)(?: on earth| in the world| the heck)? (?:do|does|are|would|should) (?:${people}) (?<clause>.+)`,
  ],
  ['howPeople', String.raw`^what do you (?:all )?(?:even )?(?<clause>do (?:with|on|in|when) .+)`],
  [
    'better',
    String.raw`^(?:which|what|whats|what['’]s)(?: one)?(?: is|['’]s)? ${how}(?<word>better|best|nicer|healthier|easier)(?: for \w+)?[:,?]? (?<clause>.+ or .+)`,
  ],
  ['better', String.raw`^is it (?<word>better|healthier|easier|nicer) (?<clause>.+ or .+)`],
  ['better', String.raw`^(?:are|is) (?<clause>.{2,60}? (?<word>better|healthier|nicer|easier) (?:than|or) .{2,60})`],
  [
    'doYouThink',
    String.raw`^(?:do|would|dont|don['’]t) you (?:really )?(?:think|believe|reckon|say)(?: that)? (?<clause>.+)`,
  ],
  [
    'doYouThink',
    String.raw`^can (?:${someone}) (?:ever |really |actually |truly |still )?(?<clause>(?:be|love|miss|forgive|change|feel|live|stay|get over|fall|grow|outgrow|learn) .+)`,
  ],
  ['doYouThink', String.raw`^is it (?:even |really )?possible (?<clause>(?:to|that) .+)`],
  ['whatWouldYouDo', String.raw`^what would you do (?<clause>(?:with|if you had|on) .+)`],
]
const readings: readonly Reading[] = rows.map(([form, asks, lead]) => ({
  form,
  asks: new RegExp(asks, 'i'),
  lead: lead ?? null,
}))

const asides = oneOf(
  'ok|okay|so|and|but|also|hey|hi|luxee|honestly|honest question|question|quick question|serious question|random|um|well',
  'lol|sis|please|be honest|genuinely|tell me|i wonder|wondering|just wondering',
)
const leads = new RegExp(`^(?:(?:${asides})[,:.]? ){1,3}`, 'i')
/** Turns 'Do you think it’s weird' into the question whether it is. */
const asWhether = (sentence: string): string =>
  sentence
    .replace(leads, '')
    .replace(/^do you think (?:that )?(?:it['’]?s|it is|that['’]?s) /i, 'is it ')
    .replace(/^do you think (?:that )?(?:i['’]?m|i am) /i, 'am i ')
    .replace(/^(?:if|whether) it['’]?s /i, 'is it ')
    .replace(/(?<![\s?!.])[\s?!.]+$/, '')

const asksMeaning =
  /\bwhat (?:does|do|did|would|could) (?:it|this|that) (?:even |actually |really )?mean(?: (?<clause>(?:when|if|that) .+))?/i
const asksMeant =
  /\bwhat (?:do|does|did) (?:he|she|they|someone|people|my \w+) (?:really |actually )?mean (?<clause>(?:by|when|with) .+)/i
const asksWhy =
  /\bwhy (?:on earth |in the world |the heck |the hell )?(?<clause>(?:do|does|did|am|is|was|are|cant|can['’]t|dont|don['’]t|have) .+)/i
const toExplainWhy =
  /\b(?:explain|tell me|wonder|know|understand|figure out)(?: to me)? why (?<clause>(?:i|im|i['’]m|i['’]ve) .+)/i
const moves = oneOf('undo|undid|get to|got to|make|made|bother|upset|hit|move|scare|burn|sting|gnaw at|eat at')
/** Matches 'Why do I always …', 'why did that undo me'. A 'why' about others has no answer here. */
const ofOneself = new RegExp(String.raw`^(?:do|am|did|cant|dont|was|have) i\b|\b(?:${moves})s? me\b|^(?:im|ive|i) `)

function readOther(said: string): AskedForm | null {
  const meant = asksMeaning.exec(said) ?? asksMeant.exec(said)
  if (meant !== null)
    return { form: 'meaning', clause: meant.groups?.['clause'] ?? '', word: '', lead: null, asked: said }
  const why = (toExplainWhy.exec(said) ?? asksWhy.exec(said))?.groups?.['clause']
  return why === undefined || !ofOneself.test(normalize(why))
    ? null
    : { form: 'why', clause: why, word: '', lead: null, asked: said }
}

function readSentence(sentence: string): AskedForm | null {
  const said = asWhether(sentence)
  for (const { form, asks, lead } of readings) {
    const groups = asks.exec(said)?.groups
    if (groups !== undefined)
      return { form, clause: groups['clause'] ?? '', word: groups['word'] ?? '', lead, asked: said }
  }
  return readOther(said)
}

/** Returns the last sentence with a known form. Returns null if none has one. */
export function readQuestionForm(message: string): AskedForm | null {
  for (const sentence of splitUserSentences(message).toReversed()) {
    const read = readSentence(sentence)
    if (read !== null) return read
  }
  return null
}
