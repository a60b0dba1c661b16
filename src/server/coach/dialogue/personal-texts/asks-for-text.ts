import { oneOf } from '../../phrase-pattern.ts'

/** Kinds of personal texts. */
const texts = oneOf(
  'notes?|messages?|msg|texts?|e-?mails?|letters?|cards?|speech|toast|eulogy|paragraph|caption|blurb|bio|reference|recommendation|testimonial',
  'invitation|invite|announcement|reply|response|draft|statement|tribute|inscription|dedication|notice|apology|condolences?|thank-?you|words|lines?',
  'something|instructions|routine|goodbye|farewell|nomination|complaint|post|sign|write-?up|wording|vows|remarks|handover|sentences?',
)
/** Kinds of texts whose names mean nothing else. */
const clearTexts = oneOf(
  'notes?|messages?|e-?mails?|letters?|speech|toast|eulogy|paragraph|caption|blurb|bio|reference|recommendation|testimonial|text (?:to|for)',
  'invitation|announcement|draft|tribute|inscription|dedication|condolences?|thank-?you|nomination|complaint|vows|words (?:to|for)|lines? (?:to|for)',
  'sentences? (?:to|for)|card (?:to|for)|(?:birthday|leaving|wedding|sympathy) card',
)
const between = String.raw`(?: [\p{L}\d’'-]+,?){0,7}?`
const opensRequest = String.raw`(?:^|[.?!:;,—–] ?|\b(?:please|you|kindly|and|then|just|help me|help me to|now|so) )`
const forms = new RegExp(
  oneOf(
    String.raw`${opensRequest}(?:please |kindly |just )?(?:write|draft|compose|word|phrase|put together|come up with|prepare)\b${between} (?:${texts})\b`,
    String.raw`${opensRequest}(?:please |kindly |just )?(?:write|draft) (?:me |us )?(?:to|back to|(?:him|her|them|his|their|my|our)\b|(?:this|that|it) (?:up|out|for me))`,
    String.raw`\b(?:need|want|I[’']d like|would like|obliged for|grateful for|like some help with|help (?:me )?with|give me|looking for|could use) (?:an?|some|the|your help with|help with|my|two|three|a few|\d)\b${between} (?:${clearTexts})\b(?! from (?!me\b))`,
    String.raw`^(?!(?:I|we|my|our|he|she|they|it|there|got|sent|wrote|read|the)\b)(?:[\p{L}’-]+ ){0,3}?(?:notes?|messages?|text|e-?mail|letter|card|speech|toast|eulogy|caption|lines|sentences)(?: of (?:condolence|sympathy|thanks|apology|complaint|congratulations|farewell))? (?:to|for) (?:my|our|the|an?|his|her|their|read|say|send|put)\b`,
    String.raw`\bwants? (?:an?|some)${between} (?:${clearTexts}) from me\b`,
    String.raw`(?:^|[.!?] )(?:in |about |under |max )?\d{2,3} words\b`,
    String.raw`\b(?:${clearTexts}) (?:needed|wanted)\b`,
    String.raw`\b(?:can|could|will|would) you (?:please |kindly |maybe )?(?:draft|write|word|phrase) (?:it|this|that|one|something)\b(?! (?:down|in|into)\b)`,
    String.raw`${opensRequest}(?:please )?say something (?:I|we) can (?:say|read|send|post)`,
    String.raw`\b(?:can|could|will|would) you (?:please |kindly |maybe )?(?:make|turn|put|shape) (?:that|this|it|these|all that|all this) into\b`,
    String.raw`\bhelp me (?:to )?(?:write|word|say)\b(?! (?:in|down)\b)`,
    String.raw`\bgive me (?:the )?words\b|\bwhat (?:can|do|should|could) I (?:(?:write|put) (?:in|on|to|for)|(?:reply|answer|write back|text back) to)\b`,
    String.raw`\bwhat would you (?:tell|write|write to|say to|send) (?:the|my|our)\b`,
  ),
  'imu',
)
/** Matches records of the app, which are sorted or looked up. */
const otherWants =
  /\b(?:remind me|my (?:journal|planner|list|to-?do|vision board)|(?:shopping|grocery|packing) list|add (?:it|this|that|to)|log (?:it|this|that))\b/iu
/** Other kinds of writing, and plans. */
const otherKinds = new RegExp(
  [
    String.raw`\b(?:write|draft|make|give|need|want|compose|create|help)\b(?: [\p{L}’'-]+){0,5} (?:poems?|haikus?|limericks?`,
    String.raw`|story|song|resume|résumé|cv|essay|novel|chapter|thesis|affirmations?|mantras?|budget|plan|recipes?|chores?`,
    String.raw`|prompts?|verses?|prayers?)\b`,
  ].join(''),
  'iu',
)

/** Matches a task that the user has, for a text with a certain tone. */
const declared = new RegExp(
  String.raw`\bI(?:[’']m| am|[’']ve been asked| have| need| want|[’']d like| would like) to (?:(?:write|give|make|say|word|read|send)\b${between} (?:${clearTexts}|a few words|(?:the|a) (?:toast|speech))|(?:write to|tell|thank|invite|apologi[sz]e to|congratulate) (?:(?:my|our|the) \p{L}+|her|him|them)|announce|say no to)\b`,
  'iu',
)
const styled = new RegExp(
  [
    String.raw`\b(?:short|warm|kind|formal|polite|firm|funny|dry|soppy|sentimental|no fuss|clear|soppy|sentences|lines`,
    String.raw`|don[’']t (?:mention|make it|want it|beg|say)|without|form letter|tone|breezy|cheerful|calm|grateful`,
    String.raw`|professional|sincere|no apologi[sz]ing)\b`,
  ].join(''),
  'iu',
)

/** Matches a question about what to do, which doesn't ask for the text. */
const ownQuestion = new RegExp(
  [
    String.raw`(?:^|[.!?] )(?!(?:can|could|will|would) you\b)[^.!?]{0,40}\b(?:is it|is that|am I|should I|do you think`,
    String.raw`|what do you|would you|why|how do)\b[^.!?]{0,160}\?`,
  ].join(''),
  'iu',
)

/** Whether the user wants a text written that is sent, read out or handed in. */
export const asksForText = (message: string): boolean =>
  (forms.test(message.replace(/\bu\b/gi, 'you')) ||
    (declared.test(message) && styled.test(message) && !ownQuestion.test(message))) &&
  !otherWants.test(message) &&
  !otherKinds.test(message)
/** Whether this part of a message is the request itself. */
export const isRequest = (part: string): boolean => forms.test(part) || declared.test(part)

const spoken = new RegExp(
  [
    String.raw`\b(?:speech|toast|eulogy|a few words|something I can read|say (?:at|in|when|for|to (?:everyone|everybody|the))`,
    String.raw`|(?:to|can|could|will|me) read (?:it|out|aloud|at)\b|stand up and|assembly|remarks|words (?:at|for) (?:the|her`,
    String.raw`|his|my|our) (?:funeral|wedding|memorial|service|ceremony))\b`,
  ].join(''),
  'iu',
)
const ofSomebody = new RegExp(
  [
    String.raw`\b(?:reference|recommendation|testimonial|nomination|nominat\w+|vouch|caption|bio|blurb|about (?:me|myself)`,
    String.raw`|write-?up|inscription|dedication|tribute|plaque|headstone|gravestone|ribbon|back of (?:a|the) photo|(?:grant`,
    String.raw`|application) form|\d{2,3} words)\b`,
  ].join(''),
  'iu',
)
const handedOver = new RegExp(
  [
    String.raw`\b(?:instructions|routine|handover notes?)\b|\b(?:house-?sitter|cat-?sitter|dog-?sitter|dog walker|babysitter`,
    String.raw`|nanny|carer|au pair|substitute)\b[^.?!]{0,30}[:,]`,
  ].join(''),
  'iu',
)

/** A speech to many, a text about somebody, a list, or a letter to its reader. */
export type TextForm = 'speech' | 'about' | 'list' | 'letter'
export const textFormOf = (message: string): TextForm =>
  handedOver.test(message) ? 'list' : ofSomebody.test(message) ? 'about' : spoken.test(message) ? 'speech' : 'letter'
