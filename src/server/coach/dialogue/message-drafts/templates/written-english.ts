import { oneOf } from '../../../phrase-pattern.ts'
import { type Replacement, replaceForms, typedContractions, typedShorthand } from '../../typed-english.ts'

const owners = oneOf(
  'son|daughter|kid|baby|grandson|granddaughter|niece|nephew|husband|wife|boyfriend|girlfriend|mom|mother|dad|father|sister|brother|friend',
  'grandma|grandpa|nana|aunt|uncle|cousin|coworker|boss|neighbor|teacher|doctor|client|customer|landlord|family',
)
const owned = oneOf(
  'recital|game|birthday|teachers?|coach|school|class|wedding|party|graduation|surgery|appointments?|doctors?|funeral|reading|interview|shower',
  'house|place|room|car|dog|cat|job|show|play|concert|practice|meeting|mom|dad|mother|father|son|daughter|kids|family|email|grades?|behavior',
  'iep|504|field ?trip|ball ?game|field day|award\\w*|concert|program|meet|match|race|bus|desk|homework|test|report card|shots?|allerg\\w+|hair|cake|baby|house|apartment|phone|tournament|performance|conference|checkup|therapy|speech(?= therapy\\b)|medicine|school|ceremony|baptism|anniversary|death',
)
const afterIts = oneOf(
  'been|an?|not|my|our|so|too|really|just|only|gonna|going|broken?|getting|still|always|due|late|cold|hot|leaking|out|for|like|hard|his|her|the|all',
)
const finite = oneOf(
  'is|has|had|was|been|going|coming|in|on|at|so|too|really|not|always|never|turning|a|an|my|the|having|getting|shy|sick|out',
)

/** Spells out hurried typing; the words stay the user’s own. */
const forms: readonly Replacement[] = [
  [/['`´‘]/g, '’'],
  ...typedContractions,
  ...typedShorthand,
  [/\b(he|she|that|there|what|who)s\b/gi, '$1’s'],
  [/\b(they|you)re\b/gi, '$1’re'],
  [/\b(we|they|you)ve\b/gi, '$1’ve'],
  [/\b(it|that|they|you)ll\b/gi, '$1’ll'],
  [/\bill (?=be|have|need|get|bring|make|do|pay|see|come|let|miss)/gi, 'I’ll '],
  [
    /\bid (?=(?:host|watch|help|do|be|bring|make|come|go|take|like|love|rather|have|bake|drive|never|call|pay|teach|run)\b)/gi,
    'I’d ',
  ],
  [/\b(while|when) were (?=gone|away|out|on|there)/gi, '$1 we’re '],
  [/\bwere (?=gone next|going|having|getting|moving|not|both|out|so|staying|expecting|closed)/gi, 'we’re '],
  [new RegExp(String.raw`\bits (?=(?:${afterIts})\b)`, 'gi'), 'it’s '],
  [/\b(pick up|work|cover|take|do) ((?:mon|tues|wednes|thurs|fri|satur|sun)day) shift\b/gi, '$1 the $2 shift'],
  [/\bcant\b/gi, 'can’t'],
  [/\b(?:cause|cus|becuase|becasue|bcuz|b\/c)\b(?! of trouble)/gi, 'because'],
  [/\b(?:tmrw|tmw|tmr|tomorow|tommorow|tommorrow|2morrow)\b/gi, 'tomorrow'],
  [/\b(?:tonite|2nite)\b/gi, 'tonight'],
  [/\bnite\b/gi, 'night'],
  [/\bappts\b/gi, 'appointments'],
  [/\bappt\b/gi, 'appointment'],
  [/(\d) ?mins?\b/gi, '$1 minutes'],
  [/(\d) ?hrs?\b/gi, '$1 hours'],
  [/(\d) ?yrs?\b/gi, '$1 years'],
  [/(\d) ?(am|pm)\b/gi, '$1 $2'],
  [/\b(?:thx|thanx)\b/gi, 'thanks'],
  [/\bbday\b/gi, 'birthday'],
  [/\btil\b/gi, 'until'],
  [/\b(?:wanna)\b/gi, 'want to'],
  [/\b(been|’s|is|are) broke\b/gi, '$1 broken'],
  [/\bthe er\b/gi, 'the ER'],
  [/\b(?:ged|hoa|pta|pto|iep|vbs|hr|nclex|covid|cna|lpn|rn)\b/gi, (word) => (word ?? '').toUpperCase()],
  [/\b(?:doctors|drs?) (?=appointment)/gi, 'doctor’s '],
  [/\bdentists (?=appointment)/gi, 'dentist '],
  [
    /\b(the|my|our|her|his) kids (?=(?:bedtime|school|teachers?|rooms?|clothes|dad|homework|birthday|party|doctor|coach)\b)/gi,
    '$1 kids’ ',
  ],
  [
    new RegExp(String.raw`\b(my|our|her|his|their|the) ((?:best )?(?:${owners}))s (?=(?:${owned})\b)`, 'gi'),
    '$1 $2’s ',
  ],
  [
    new RegExp(
      String.raw`\b(my|our|her|his) (${owners})s (?=(?:got an?|been|sick|in (?:the|a) (?:hospital|icu|er|rehab)|in surgery|in town|going|having|starting|getting|coming)\b)`,
      'gi',
    ),
    '$1 $2’s ',
  ],
  [new RegExp(String.raw`\b(he|she|it|they)s (?=(?:${finite})\b)`, 'gi'), '$1’s '],
]

/** Spells out typed shorthand: 'u', 'dont', 'w/'. */
export const spellOut = (text: string): string => replaceForms(text, forms).replace(/\s+/g, ' ').trim()

const opensClause = oneOf(
  'that|because|since|and|but|or|so|if|when|while|where|who|whom|which|what|how|why|until|till|before|after|as|than|like|though|although|whether',
  'know|think|said|says|say|saying|hope|wish|sure|glad|sorry|guess|feel|tell|told|mean|bet|seems|want|way|time|thing|things|day|everything|all|reason|the|a|an|my|your|our',
)
const begins = oneOf(
  'it’s|it was|it has|I’m|there’s|they’re|he’s|she’s|I’m|we’re|I’ve been|we’ve been|I’ll be',
  '(?:I|we) (?:have|had|need|want|got|work|am|are|was|were|don’t have|don’t get|can’t|could not|couldn’t|just|only|both|moved|live|leave|start) (?:a|an|the|my|our|to|no|not|so|too|really|early|late|out|in|away|off|on|at|days|nights|work|get|make|have|do|afford|go|come|had|got|the)',
  'my (?:\\p{L}+ ){1,2}(?:is|has|was|had|died|passed|can’t|got|won’t|isn’t|didn’t|broke|needs|went)|(?:he|she) (?:never|always|keeps?|has|had|is|was|doesn’t|didn’t|won’t|can’t)',
)
/** Matches the point where a second statement follows without any mark. */
const runOn = new RegExp(String.raw`(?<!\b(?:${opensClause})),? (?=(?:${begins})\b)`, 'giu')
const joined =
  /(?:[,;]|(?<!\bor),? (?:and|but|so|because|since)) (?=(?:I|we|he|she|they|it|there|my|our|the (?:kids|baby|boys|girls|twins|car))(?:’\p{L}+)? )/giu

/** Splits statements that were run together without any mark. */
export const splitRunOns = (text: string): string[] =>
  text.split(runOn).map((part) => part.replace(/^[,\s]+/, '').replace(/(?<![,\s])[,\s]+$/, ''))

/** Splits a text into statements, each of them whole. */
export const statementsOf = (text: string): string[] =>
  text
    .split(/[.;!?\n]+ ?/)
    .flatMap((part) => part.split(joined))
    .flatMap((part) => part.split(runOn))
    .map((part) => part.replace(/^[,\s]*(?:and |but |so )?/i, '').replace(/(?<![,\s])[,\s]+$/, ''))
    .filter((part) => part !== '')

/** Matches words for the coach, which don't belong in the message. */
export const toCoach = new RegExp(
  oneOf(
    String.raw`\b(?:how|what) (?:do|does|can|should|could|would|to|else)\b|\b(?:can|could|would) you\b|\bhelp me\b|\b(?:write|draft|word it|text|email|message|note) `,
    String.raw`\b(?:I )?(?:want|need) (?:it|to (?:be|say|tell|ask|text|write|send|check|thank|sound|let|email|message|find|know))\b|\bdon’t want (?:it|to (?:be|sound|come|seem|hurt|make)|her|him|them)\b`,
    String.raw`\b(?:keep it|make it|nicely|polite(?:ly)?|without (?:sounding|being|making|hurting|it)|do I|should I|not sure how|no idea how|don’t know how|idk|the best way)\b`,
  ),
  'i',
)
