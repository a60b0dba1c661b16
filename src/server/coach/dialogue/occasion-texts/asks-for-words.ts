import { oneOf } from '../../phrase-pattern.ts'
import { all, any, has, hasNo, verbsToWrite, wants } from './ask-forms.ts'

const audience = oneOf(
  'parents|families|clients|customers|team|staff|everyone|everybody|neighbors|class|tenants|members|volunteers|regulars|students',
  'guests|patients|coworkers|crew|congregation|residents|employees|buyers|followers|drivers|people|ladies|moms|group',
)
const ofGroup = all(
  has(new RegExp(String.raw`\b(?:${audience})\b`)),
  hasNo(/\b(?:to|for|tell|text|with|and) my parents\b|\bone of (?:my|the)\b|\ba (?:parent|client|customer)\b/),
)

const occasions = oneOf(
  'birthday|bday|sympathy|condolence|anniversary|wedding|get well|mothers day|fathers day|graduation|retirement|christmas|holiday',
  'baby shower|bridal shower|shower|valentines?|farewell|goodbye|thanksgiving|housewarming|engagement|encouragement|congratulations?',
)
const otherCards = new RegExp(
  oneOf(
    String.raw`\b(?:gift|credit|debit|report|library|sim|business|index|punch|id|bank|insurance|time|recipe|score|flash|phone|green) ?cards?\b`,
    String.raw`\bcard games?\b|\bcards? (?:debt|balance|payment)\b`,
  ),
)
const gatherings = 'rehears[ae]l|rehersal|rehersel|reception|wedding|retirement|anniversary|birthday party'
const posts = '(?:posts?|captions?|listings?|ads?|flyers?|announcement)(?! (?:office|partum|op|card|it)\\b)'

export const asksForThanks = all(
  has(
    wants(
      'thank (?:you|u)s?(?: (?:note|card|letter|message|text|email))?|thanks? (?:note|card)|note to thank',
      verbsToWrite,
    ),
    /\b(?:help me|want to|need to|how to|a way to) thank (?:my|the|our)\b|\bthanking (?:my|the|our)\b/,
    new RegExp(
      [
        String.raw`\b(?:nice|sweet|kind)(?: things?)? (?:to|i can|i could) (?:write|say|send) to (?:my|our|the) (?:[a-z]+`,
        String.raw` ){0,2}(?:teacher|coach|nurse|doctor|sitter|babysitter|daycare|principal|tutor)`,
      ].join(''),
      '',
    ),
    new RegExp(
      [
        String.raw`\b(?:teacher|coach|nurse|sitter|tutor|daycare)s? (?:was|were|has been|have been|is) (?:so |just |really |such`,
        String.raw` )?(?:a )?(?:amazing|great|wonderful|kind|patient|sweet|awesome|good|helpful|blessing)\b.{0,60}\b(?:write|note`,
        String.raw`|card|message)\b`,
      ].join(''),
      '',
    ),
    /\bway to (?:say (?:thanks|thank you)|thank)\b/,
    new RegExp(
      String.raw`\bthank (?:my|the|our|an?|this|her|him|them|mrs?|ms|everyone) .{3,160}\bwhat (?:do|should|can|could|would|to)` +
        String.raw`(?: i| we)? (?:write|put|say)(?: (?:in|on) (?:the|an?|her|his|their|my) (?:card|note))?$`,
    ),
    /\bhow (?:do|can|should) i (?:say thank you|thank) (?:to )?(?:the|my|our|everyone|everybody)\b/,
  ),
  hasNo(
    /\b(?:turn|no thank|speech)\b|\bhow (?:do|should|to|can)(?: i| you)? write (?:a )?thank you (?:notes?|cards?)$/,
  ),
)

const speechDays = 'birthday|bday|retirement|anniversary|wedding|rehearsal|graduation'
const otherSpeech = 'with|and|bread|exercises?|therap\\w+|delays?|class|homework|impediment'

export const asksForToast = all(
  hasNo(/\b(?:blessing|prayer|grace|funeral|memorial|celebration of life)\b/),
  has(
    new RegExp(
      String.raw`\b(?:write|need|give|make|help|draft|say|giving|making|writing)\b(?: [a-z0-9]+){0,6} (?:toast|speech|vows?)\b(?! (?:${otherSpeech})\b)`,
    ),
    new RegExp(
      String.raw`\b(?:say|words|something)\b(?: [a-z0-9]+){0,3} (?:at|for) (?:the|my|our|her|his|their|a)(?: [a-z]+){0,2} (?:${gatherings})\b(?! card)`,
    ),
    /^(?:(?:a|short|retirement|wedding|birthday|anniversary|funny|graduation|maid of honor|matron of honor) ){0,3}(?:toast|speech|vows?) (?:for|to|at)\b/,
    new RegExp(
      String.raw`\b(?:something|few (?:words|sentences)|what) (?:to|i can|should i|can i) say (?:at|for) (?:[a-z0-9]+ ){0,4}(?:${speechDays})\b`,
    ),
    /^(?:maid of honor|matron of honor|bridesmaid|wedding|retirement) (?:toast|speech)\b(?! (?:was|is|went|made|had|tonight)\b)/,
  ),
)

export const asksForCard = all(
  has(
    wants(
      `(?:(?:${occasions}) )?cards?|(?:${occasions}) (?:message|note|wish|wishes|text|greeting|caption|post|blessing)`,
      verbsToWrite,
    ),
    /\b(?:write|put|say|sign|writing)\b(?: [a-z0-9]+){0,6} cards?\b/,
    /\b(?:note|something to write) (?:to go|that goes|going|to send|to put) (?:along )?(?:with|in|on) (?:a|the|my|some|her|his|this)\b/,
    /\b(?:need|write|give|send|draft)\b(?: [a-z0-9]+){0,4} (?:encouraging|love|lunch ?box) (?:notes?|messages?|texts?)\b/,
    /\bcards?\b(?: [a-z0-9]+){0,10} what (?:do|should|can|could|would|to)(?: i| we)? (?:write|put|say|sign)\b/,
    /\b(?:words|wording|message|ideas?)(?: [a-z0-9]+){0,6} cards?\b/,
    /\blunch ?box (?:notes?|messages?|jokes?)\b|\bnotes?(?: [a-z]+){0,4} lunch ?(?:box)?(?:es)?\b/,
    /^(?:[a-z0-9]+ ){0,4}cards? (?:for|to) (?:my|a|the|our|some|someone|somebody)\b/,
    /\b(?:birthday|turning \d{1,3}|turns \d{1,3})\b.{0,40}\bwhat (?:do|should|can|could) i write\b/,
    /\b(?:lost (?:her|his|their)|passed(?: away)?|died)\b.{0,40}\bwhat (?:do|should|can|could) i write\b/,
    /\b(?:happy birthday|congratulations|happy anniversary) (?:message|text|note|wish)\b/,
  ),
  hasNo(otherCards, /\b(?:buy|order|mail|send out|pick up)\b/),
)

export const asksForPrayer = all(
  has(
    wants(
      String.raw`(?:prayers?|blessings?)(?! (?:in disguise|group|journal|reminder|meeting|time|circle|warriors?|chain|rug|app)\b)`,
    ),
    /\b(?:can|could|will|would) (?:you|u) (?:please )?pray (?:for|with|over)\b/,
    /\bpray with me\b/,
  ),
  hasNo(/\bhow (?:do|can|should) i pray\b/, /\b(?:are|arent|not|being|getting) (?:answered|heard)\b/),
)

export const asksForVerse = all(
  has(wants('(?:bible )?verses?|scriptures?|bible passage|psalms?')),
  hasNo(/\bmemoriz\w+/),
)

export const asksForAffirmations = all(
  has(
    wants('affirmations?|mantras?|(?:motivational |inspirational |uplifting |encouraging |inspiring )?quotes?'),
    /\b(?:affirmations?|mantras?)\b.{0,120}\b(?:write|give|make) me (?:some|a few|one|two|three|four|five|six|\d)\b/,
  ),
  hasNo(
    /\b(?:fake|dont work|silly|how do i|why do|quoted|(?:price|free) quotes?|for (?:a|free) quotes?|insurance|roof|contractor|estimate|repair|posts?|ad)\b/,
  ),
)

export const asksForBio = all(
  has(
    /^(?:[a-z]+ ){0,2}bio\b/,
    wants('bio|about me|dating profile|linkedin (?:summary|profile|headline|about)', verbsToWrite),
  ),
  hasNo(
    /\bbio (?:dad|mom|class|test|exam|lab|quiz|worksheet|homework|notes)\b|\bfor bio\b|\be ?mail to\b|\bprofessor\b/,
  ),
)

export const asksForDescription = all(
  has(wants('descriptions?|blurb|write up|etsy listing', verbsToWrite)),
  hasNo(/\bjob descriptions?\b|\bgo ?fund ?me\b/),
)

const events =
  'thanksgiving|friendsgiving|christmas|easter|reunion|party|shower|cookout|bbq|barbecue|potluck|book club|bible study|small group|game night|movie night|dinner|brunch|birthday|practice|meeting|sleepover|gender reveal|new years|halloween|baptism|quinceanera|housewarming|(?:4th|fourth) of july|cookie (?:exchange|swap)|girls night|lunch|open house|memorial service|celebration of life|bachelorette|wedding'
const hasEvent = has(new RegExp(String.raw`\b(?:${events})\b`))
/** Matches cancelled, moved or declined events, which need a message of another kind. */
const isOff = new RegExp(
  [
    String.raw`\b(?:cant|cannot|not|wont|cancel\w*|postpon\w*|sorry|declin\w*|skip\w*|thank\w*|instead|moved|upset|without`,
    String.raw`|pushed|bumped|rescheduled|delayed|change|changed|shift|cover|asking (?:if|her|him)|uninvit\w*|invited me|invited us|say no|get out of|back out|late)\b`,
  ].join(''),
  '',
)
export const asksForInvite = all(
  has(
    wants('(?:e ?vites?|invites?|invitations?)(?! (?:my|her|his|him|them|me|us|the)\\b)', verbsToWrite),
    /\binvit(?:e|ation) (?:wording|text|message|for)\b/,
  ),
  hasNo(isOff, /\binvit(?:es?|ations?) (?:went|were|are|came|go) /),
)

const toGroup = new RegExp(
  [
    String.raw`\b(?:group (?:chat|text|message|announcement)|family (?:chat|text)|(?:the|my|our|whole) (?:whole )?(?:family`,
    String.raw`|group|book club|team|small group|bible study|church group|neighbors|girls|ladies|class|cousins|choir|staff`,
    String.raw`|moms)|everyone|everybody)\b`,
  ].join(''),
  '',
)
/** Matches messages for one person only. */
const toOne = new RegExp(
  String.raw`\b(?:text|message|msg|e ?mail|note|letter) (?:to|for) (?:my|our|the) (?:coworker|brother|sister|mom|dad|` +
    String.raw`mother|father|husband|wife|friend|boss|manager|landlord|teacher|ex|aunt|uncle|cousin|neighbor)\b(?! and\b)`,
)
const asksForGathering = all(
  has(
    wants('text|texts|message|msg|note|e ?mail|announcement|reminder|post|something', verbsToWrite),
    new RegExp(
      [
        String.raw`^(?:(?:please|can|could|you|u|help|me|i|want|need|to) ){0,5}(?:tell|text|let|remind) (?:everyone|everybody`,
        String.raw`|(?:my|our|the) (?:whole |entire )?(?:family|group|book club|team|small group|cousins|girls|ladies|moms`,
        String.raw`|neighbors|choir|class))\b`,
      ].join(''),
      '',
    ),
  ),
  has(toGroup),
  hasEvent,
  has(
    new RegExp(
      [
        String.raw`\b(?:bring|at \d|at (?:my|our|the)|\d ?(?:am|pm)|noon|(?:mon|tues|wednes|thurs|fri|satur|sun)day|rsvp|(?:jan`,
        String.raw`|feb|mar|apr|june|july|aug|sep|oct|nov|dec)[a-z]* \d)\b`,
      ].join(''),
      '',
    ),
  ),
  hasNo(isOff, toOne),
)

const toAll = /\b(?:them|clients|customers|parents|regulars)\b/
const asksForGroupNotice = all(
  ofGroup,
  any(
    has(wants('text|message|msg|note|e ?mail|letter|notice|sign|announcement|reminder', verbsToWrite)),
    all(has(/\bwhat (?:should|do|can|could) i (?:say|tell|write|send)\b/), has(toAll)),
  ),
  has(
    /\b(?:prices?|pricing|rates?|fees?|tuition|closed|closing|vacation|about|remind\w*|bring|wear|trip|party|hours)\b/,
  ),
  hasNo(/\b(?:late|owe|owes|behind|stop|quit|sorry|apolog\w+)\b/, toOne),
)

export const asksForNotice = any(asksForGathering, asksForGroupNotice)

export const asksForPost = all(
  has(
    wants(`(?:facebook |fb |instagram |ig |marketplace |insta )?${posts}`, verbsToWrite),
    /^(?:facebook|fb|instagram|ig|marketplace) (?:post|caption|ad|listing)\b/,
    wants('go ?fund ?me', verbsToWrite),
    /^(?:(?:please|can|could|you|u|help|me|i|want|need|to|a|way) ){0,6}announce (?:that|my|our|we|im|i)\b/,
  ),
  hasNo(
    /\b(?:what|should i|how often|when) (?:should i |to |do i |can i )?post\b/,
    /\bjob (?:posts?|listings?|ads?)\b/,
    /\b(?:posts?|listings?|ads?) (?:i|we|that) (?:worked|had|made|put|saw)\b/,
    /\b(?:add|lead|blast) post\b/,
  ),
)
