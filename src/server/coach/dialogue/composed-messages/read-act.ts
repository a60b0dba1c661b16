import type { Channel, MessageAct } from './message-draft.ts'
import { anyOf, oneOf } from '../../phrase-pattern.ts'

const i = '(?:i|we)'
/** What the order names beats what the story tells of. */
const ordered: readonly [RegExp, MessageAct][] = [
  [
    /\bapologi[sz]e|\b(?:say|tell (?:him|her|them)) (?:i[’']?m |im )?sorry\b|\bown up\b|\bmake it up to\b|\bi was wrong\b/i,
    'apologize',
  ],
  [/\bback out|get out of|\bcancel(?!l?ed|s\b)|\bbail\b|can(?:[’']?t|not) make it\b|\bun-?rsvp\b/i, 'cancel'],
  [
    new RegExp(
      oneOf(
        String.raw`\b(?:tell|telling) \S+(?: \S+)? no\b`,
        String.raw`(?<!(?:he|she|they)(?:[’']ll| will| might| may| could| would|) )\bsay(?:ing)? no\b`,
        String.raw`\bturn(?:ing)? (?:\S+ )?down\b|\bdecline\b|(?:^|[.!?] )No\.|\bwithout saying yes\b`,
      ),
      'i',
    ),
    'refuse',
  ],
  [/\binvit(?:e|ing)\b|\bhave (?:him|her|them) (?:over|come)\b/i, 'invite'],
  [/\b(?:to )?thank\b(?! you\b)|\bthank[- ]you (?:note|card|text|letter)\b/i, 'thank'],
]
const told: readonly [RegExp, MessageAct][] = [
  [/\b(?:say|give|saying|do) (?:the |a )?(?:blessing|grace|prayer)\b|\bblessing (?:before|for|at)\b/i, 'grace'],
  [
    anyOf(
      '(?<!oven |car |battery |phone |truck |fridge |washer |dryer |stove |laptop |computer |engine |plant )died|passed(?: away| on)?(?! (?:the|his|her|it|out|by|up|me))',
      'lost (?:her|his|their|the) (?:husband|wife|mom|mother|mama|dad|father|daddy|son|daughter|brother|sister|baby|dog|cat|grandma|grandmother|grandpa|grandfather|aunt|uncle)',
      'funeral|shiva|repast|sympathy|condolences?|put (?:her|his|their) (?:dog|cat) down',
    ),
    'condole',
  ],
  [
    new RegExp(
      oneOf(
        '\\bowes? (?:me|us)\\b|\\bpa(?:y|id) (?:me|us) back\\b',
        '\\b(?:lent|loaned|spotted) (?:him|her|them|my|\\p{Lu}\\p{L}+)\\b|\\bmy money back\\b',
        "\\bstill hasn[’']?t paid\\b",
      ),
      'iu',
    ),
    'debt',
  ],
  [
    new RegExp(
      oneOf(
        '\\bhappy birthday\\b|\\bbirthday (?:card|text|message|wish\\w*|note|toast|greeting)\\b',
        "(?:\\b(?:his|her|their)|[’']s) (?:\\S+ )?birthday(?! (?:party|dinner|breakfast|lunch|trip|weekend|gift|present|cake))\\b",
        '\\bturn(?:s|ing) \\d{1,3}\\b',
        '\\bis \\d{2} (?:on |this |next )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow)\\b',
      ),
      'i',
    ),
    'birthday',
  ],
  [
    new RegExp(
      oneOf(
        '\\bgot the job|got (?:promoted|engaged|accepted|in(?:to)? )|\\bpromotion\\b',
        '\\bgraduat(?:es|ed|ing|ion)\\b(?! (?:party|dinner) (?:is|and) i)',
        '\\bpassed (?:the|his|her) (?:test|exam|bar|boards?|driving|ged|nclex)',
        '\\bhad (?:a|the|their|her) baby\\b|\\bfirst communion\\b|\\bbapti[sz](?:ed|m)\\b|\\bconfirmation\\b',
        '\\bretir(?:es|ed|ing|ement)\\b|\\banniversary\\b|\\bgot married\\b|\\bcongratulat|\\bproud of\\b',
        '\\bbought (?:a|their|his|her) (?:first )?house\\b',
      ),
      'i',
    ),
    'congratulate',
  ],
  [
    new RegExp(
      oneOf(
        "\\b(?:wouldn[’']?t|would not|won[’']?t|didn[’']?t) (?:take|accept|let me pay)\\b",
        '\\bnobody asked (?:him|her|them)\\b|\\bso (?:good|kind|sweet) to (?:me|us)\\b|\\bhelped (?:me|us)\\b',
      ),
      'i',
    ),
    'thank',
  ],
  [
    new RegExp(
      `\\b(?:${oneOf('put me down for|wants (?:me )?to|asked (?:me|us) (?:to|if)|expects me to|invited (?:me|us)', 'signed me up')})\\b.{0,80}\\b(?:no\\b|can[’']?t|don[’']?t want)`,
      'is',
    ),
    'refuse',
  ],
  [
    new RegExp(
      `\\b${i} (?:snapped|yelled|screamed|blew up|went off|lost it|forgot|hung up|missed (?:his|her|their)|said something (?:stupid|dumb|mean|awful|rude|terrible|hurtful))\\b`,
      'i',
    ),
    'apologize',
  ],
  [
    new RegExp(
      oneOf(
        '\\bask\\b|\\bcan (?:we|i|he|she|they)\\b|\\bcould (?:we|i|he|she|they)\\b',
        "\\bi(?:[’']d| would| just)* (?:like|love|want|need) (?:him|her|them|to know|to ask|\\p{Lu}\\p{L}+ to)\\b",
      ),
      'iu',
    ),
    'ask',
  ],
  [
    new RegExp(
      oneOf(
        '\\bbeen (?:out|broken|late|dead|leaking)\\b|(?<!\\bI(?:’ll| will|’m| am)\\b.{0,30})\\blate\\b|\\bkeeps?\\b',
        '\\bevery (?:day|night|time|single)\\b|\\bstill (?:hasn|not|no)\\b',
        '\\bnever (?:came|showed|fixed|called|paid)\\b|\\bnot laid eyes\\b',
      ),
      'i',
    ),
    'complain',
  ],
]

/** Asks how to say something else to who lost somebody. */
const toldSomething = /\btell (?:him|her|them) (?!i[’']?m sorry|how sorry)\S+/i

/** What the words are to do, by the order and by what was told. */
export function readAct(message: string, request: string): MessageAct {
  const byOrder = ordered.find(([form]) => form.test(request))?.[1]
  if (byOrder !== undefined) return byOrder
  const byStory = told.find(
    ([form, act]) =>
      form.test(message) &&
      !((act === 'condole' || act === 'congratulate' || act === 'birthday') && toldSomething.test(request)),
  )?.[1]
  const orderedAnywhere = ordered.find(([form]) => form.test(message))?.[1]
  return (
    (byStory === 'condole' || byStory === 'debt' || byStory === 'grace' ? byStory : orderedAnywhere) ??
    byStory ??
    'tell'
  )
}

const channels: readonly [RegExp, Channel][] = [
  [/\b(?:want|need|have) to text\b|^text\b/i, 'text'],
  [
    new RegExp(
      oneOf(
        '\\btoast\\b',
        '\\bsay something at (?:the |his |her |their |my |our )?(?:\\w+ )?(?:dinner|party|reception|wedding|table|lunch|brunch|retirement|rehearsal)',
        '\\bspeech\\b|\\bbefore (?:the meal|we eat)\\b|\\b(?:say|give|do) (?:the |a )?(?:blessing|grace)\\b',
      ),
      'i',
    ),
    'toast',
  ],
  [/\be-?mail\b/i, 'mail'],
  [
    new RegExp(
      oneOf(
        '\\b(?:in|on|for|inside) (?:the|a|his|her|their|my|this) (?:little |sympathy |birthday |thank[- ]you |wedding |get well )?card\\b',
        '\\b(?:a|the|sympathy|birthday|greeting|thank[- ]you|leaving a) (?:little )?(?:card|note)\\b',
        '\\bput in (?:a|the|her|his) card\\b',
      ),
      'i',
    ),
    'card',
  ],
  [
    anyOf(
      'to (?:his|her|their) face|in person|out loud|at (?:her|his|their) door',
      'at the (?:door|meeting|table)|in the meeting|face to face|say it to|sit (?:him|her|them) down',
    ),
    'aloud',
  ],
  [
    /\b(?:(?:i[’']?d |i would |id )?rather call|going to call|leave a (?:message|voicemail)|voicemail|on the phone what)\b/i,
    'call',
  ],
  [/\btext\b|\bmessage\b|\bdm\b|\bdraft\b|\bwrite\b|\bput\b/i, 'text'],
  [
    /\bwhat (?:do|should|would|can) i (?:actually |even )?say\b|\bhow (?:do|should|would|can) i (?:\w+ )?(?:tell|say|bring)\b/i,
    'aloud',
  ],
]
export const readChannel = (request: string, message: string): Channel =>
  channels.find(([form]) => form.test(request))?.[1] ??
  channels.slice(0, 6).find(([form]) => form.test(message))?.[1] ??
  'text'
export const changedChannel = (message: string): Channel | null => {
  if (/\b(?:not|instead of|no more) (?:a |by )?(?:call|calling|in person)\b/i.test(message)) return 'text'
  return (
    channels.slice(0, 6).find(([form]) => form.test(message))?.[1] ??
    (/\b(?:as|make it|in) an? (?:text|message)\b/i.test(message) ? 'text' : null)
  )
}
