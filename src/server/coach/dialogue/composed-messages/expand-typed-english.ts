import { capitalize } from '#server/lib/capitalize.ts'
import { capitalizeNames } from './first-names.ts'
import { oneOf } from '../../phrase-pattern.ts'
import { type Replacement, replaceForms, typedContractions, typedShorthand } from '../typed-english.ts'

const dayNames: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  tues: 'Tuesday',
  wed: 'Wednesday',
  weds: 'Wednesday',
  thu: 'Thursday',
  thur: 'Thursday',
  thurs: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

/** Quick typing as it is written in a message. */
const forms: readonly Replacement[] = [
  [/\s+/g, ' '],
  [/['`´]/g, '’'],
  [/[“”]/g, '"'],
  [/\bi m\b/g, 'I’m'],
  ...typedContractions,
  [/\b(he|she|that|there|what|who|where)s\b(?= (?:\p{L}|\d))/giu, '$1’s'],
  [
    new RegExp(
      `\\bits (?=(?:${oneOf('been|not|a|an|the|in|on|at|for|just|only|really|so|too|like|my|our|all|about|\\d|due|over|fine', 'okay|ok|cold|hard|going|still|broken|mine|never|now|your|\\w+ing')})\\b)`,
      'gi',
    ),
    'it’s ',
  ],
  [/\blets (?=(?:wait|do|go|meet|talk|keep|just|not|make|leave|say|see|try|hold|get|have)\b)/gi, 'let’s '],
  [/\b(they|we|you)re\b(?= )/g, '$1’re'],
  [/\bid (?=(?:like|love|rather|want|be|have)\b)/gi, 'I’d '],
  [
    /\bill (?=(?:be|do|have|bring|pay|take|come|keep|call|send|make|get|pick|drop|give|try|forget|cry|just|go|see|need|watch|cover|help)\b)/gi,
    'I’ll ',
  ],
  [/\bshell (?=\p{L})/giu, 'she’ll '],
  [/\bhell (?=(?:be|just|say|never|get|not|want|think|come|do|need)\b)/giu, 'he’ll '],
  ...typedShorthand,
  [/\b(?:cause|’cause) (?=(?:I|my|we|he|she|they|it|the|our)\b)/gi, 'because '],
  [/\bwks\b/gi, 'weeks'],
  [/\bmins\b/gi, 'minutes'],
  [/\byrs\b/gi, 'years'],
  [/\bgotta\b/gi, 'have to'],
  [/\b(?:tmrw|tmw|tomorow)\b/gi, 'tomorrow'],
  [/\b(?:lol|haha|omg|ugh|tbh|ngl|smh)\b[,.]?\s?/gi, ''],
  [/\b(mr|mrs|ms|dr)\b\.? (?=\p{L})/giu, (_, title) => `${capitalize((title ?? '').toLowerCase())}. `],
  [/\b(tues?|weds?|thurs?|mon|fri)\b(?=[. ]|$|[,?!)])/gi, (all) => dayNames[all.toLowerCase()] ?? all],
  [
    /\b(on|by|next|this|last|every|until|till|til|for) (sat|sun)\b/gi,
    (_, before, day) => `${before ?? ''} ${dayNames[(day ?? '').toLowerCase()] ?? ''}`,
  ],
  [/(?<=[\p{L}\d])[?!]{2,}/gu, '?'],
  [/\b(want|need) (?=(?:invite|ask|remind|tell|say|thank|go|come|know|bring|take|pick|buy|make)\b)/gi, '$1 to '],
  [/\b((?:[2-9]|\d{2,}) (?:minute|hour|day|week|month|dollar))(?=[,. ]|$)/gi, '$1s'],
  [/\b(close[sd]?|opens?|comes?|lands?|starts?|arrives?|down|leaves?|meet) (?=\d{1,2}:\d\d)/gi, '$1 at '],
  [
    /(?<=^|[.,;!?] )((?:my |the )?[\p{L}]+(?: of \p{Lu}\p{L}+)?) (?:he|she) (?=(?:come|say|write|ask|want|need|is|has|can|use|make)s?\b)/giu,
    '$1 ',
  ],
  [
    /(?<!\b(?:has|have|had|not|never|ever|’s|’ve)\s)(?<!’s )(?<!’ve )\bbeen (?=(?:out|broken|late|down|off|dead|leaking|running)\b)/gi,
    'has been ',
  ],
  [/(?<=\p{L}) (?=that’s (?:three|four|two|\d|my|his|her|the|a|too|not|why|like)\b)/gu, ', '],
  [/\blike (?=\d|an? (?:week|month|year|day|hour)\b)/gi, 'about '],
  [/\b(in|since|last|until|till) (may|march)\b/g, (_, before, month) => `${before ?? ''} ${capitalize(month ?? '')}`],
  [/(?<=\p{Lu}\p{Ll}{1,14}) from (?:church|work|school|next door)(?= I\b)/gu, ''],
  [/\bsun go down\b/gi, 'the sun goes down'],
  [/\bor like\b/gi, 'or'],
  [/(?<=\d) (?=can’t|cannot)/gu, ' and '],
  [/\b(\d+ (?:dollar))s?\b/gi, '$1s'],
  [
    new RegExp(
      `(?<=\\b(?:${oneOf('he|she|it', 'my (?:father|mother|dad|mom|brother|sister|son|daughter|husband|wife|cousin|friend|boss)')}) )(use|need|come|work|forget|like|live|take|want|say|write|land|make|keep)(?= )`,
      'gi',
    ),
    '$1s',
  ],
]

/** A message as it would be written by somebody who takes the time. */
export const expandTypedEnglish = (message: string): string => capitalizeNames(replaceForms(message, forms)).trim()
