import { oneOf, wholeWords } from '../phrase-pattern.ts'
import { englishMonths, englishShortMonth } from '../when/months.ts'
import { isStory, normalize, splitAtPunctuation } from './text-analysis.ts'
import { reportsInPassing } from './is-telling.ts'

/** Requests to the guide itself or about the user's records, which are on no subject of the library. */
export type GuideRequest =
  | 'identity'
  | 'privacy'
  | 'medical'
  | 'diagnosis'
  | 'legal'
  | 'weight'
  | 'planDay'
  | 'planWeek'
  | 'household'
  | 'standing'
  | 'pace'
  | 'abilities'
  | 'vent'

/** The words before a wish for a plan: 'can you help me …'. */
const wish =
  /^((ok|okay|hey|so|and|please|lets|can you|could you|would you|will you|help me|help me to|i want to|i need to|i need you to|i need help to) )+/
const planVerb = /^(plan|planning|organi[sz]e|sort out|structure|prioriti[sz]e|map out)( out)? /
const plannedWeek = /^(my|the|this|next|my next) (whole )?week\b(?!.*\bbetter\b)/
const dayPattern = oneOf(
  'day|today|tomorrow|morning|afternoon|evening|tasks|(mon|tues|wednes|thurs|fri|satur|sun)day',
  // A date counts only if nothing but the list of the day's tasks follows.
  String.raw`(?:${oneOf(...englishMonths)}|${englishShortMonth}) (the )?[0-9]{1,2}(st|nd|rd|th)?( [0-9]{4})?$`,
  String.raw`[0-9]{1,2}(st|nd|rd|th)$|[0-9]{1,2}[/ ][0-9]{1,2}([/ ][0-9]{4})?$|[0-9]{4}[- ][0-9]{2}[- ][0-9]{2}$`,
)
const plannedDay = new RegExp(
  String.raw`^((my|the|for my|this|next|this coming|this next) )?(${dayPattern})\b(?! (of|off|trip|party|wedding|birthday|dinner|lunch|meeting|routine|out with)\b)`,
)

/** Matches 'help me plan tomorrow', but not 'help me plan the day of the wedding'. */
function readPlanRequest(line: string): 'planDay' | 'planWeek' | null {
  const asked = line.replace(wish, '')
  const planned = asked.replace(planVerb, '')
  if (planned === asked) return null
  if (plannedWeek.test(planned)) return 'planWeek'
  return plannedDay.test(planned) ? 'planDay' : null
}

const beings = oneOf(
  'real|human|person|woman|man|bot|robot|ai|chat ?gpt|gpt|machine|computer|therapist|psychologist|doctor|lawyer',
  'coach|llm|language model|alive|conscious|claude|gemini|someone',
)
const anyPerson = oneOf('human|person|woman|man|someone|somebody|anyone')
const answering = oneOf('reading|answering|writing|typing|behind|there')
const seres = oneOf(
  'persona|humana?|robot|real|ia|maquina|inteligencia artificial|terapeuta|psicologa|medica|mujer|de verdad',
)
/** Words that exclude a medicine: 'ideas that aren't melatonin'. */
const ruledOut = oneOf('arent|isnt|not|without|no|besides|except|instead of|other than|rather not|dont want to')
/** Matches a question about someone else: 'how do I get Dad to take his pills'. */
const letsTake = String.raw`(?:${oneOf(
  'get|gets|got|make|makes|help|remind|convince|forgets?|forgot|refus\\w*|wont|wouldnt|doesnt|never|hates?',
  'hid(?:es|ing)|skip\\w*|stopp\\w*|spits?|pretends?',
)})\b(?: \w+){0,4} (?:take|takes|taking|took|pills|meds|medicine|medication)`
const medicalWords = oneOf(
  'dose|dosage|milligrams?|[0-9]+ ?mg|antibiotics?|prescri(be|ption)\\w*|ibuprofen|paracetamol|antidepressants?',
  'sertraline|prozac|xanax|ozempic|medication|medicine|sleeping (pills|tablets)|pills|melatonin|side effects?',
  'supplements?|magnesium|hrt',
)
const diagnoses = oneOf(
  'adhd|add|autis\\w+|depress\\w+|clinical\\w*|bipolar|ptsd|borderline|ocd|narcissis\\w+|cancer|thyroid|an? disorder',
  'mentally ill',
)
const requestForms: readonly [GuideRequest, RegExp][] = [
  [
    'pace',
    wholeWords([
      'why (am i|are we|is (it|that|this|that one|my \\w+( \\w+)?)) (so |this |that )?(far )?behind',
      '(most|furthest|farthest) behind|(next|do) (for|about|with) the (one|goal) (that is |thats )?behind',
      '(which|what) (goal |one |of my goals )?is behind',
    ]),
  ],
  [
    'identity',
    new RegExp(
      oneOf(
        String.raw`\bare you (really )?(a |an |the )?((real|actual|licensed|qualified|trained) )*(${beings})\b`,
        '\\b(who|what) are you(?! (?:thankful|grateful|doing|having|making|wearing|bringing|waiting|going|supposed))\\b|\\bwho (made|wrote|built|programmed) you\\b',
        String.raw`\bis (there )?(a |an )?(real |actual |live )?(${anyPerson}) (really )?(${answering})\b`,
        '\\bis this (a )?(bot|ai|chatgpt|automated|real person|human)\\b',
        '\\bam i (talking|speaking|chatting|writing) (to|with)\\b',
        '(?<!what )\\bdo you (have feelings|(sleep|think|feel)( (anything|things|too|like (us|me|people|a person|a human)))?$)',
        '\\bare you (licensed|qualified|trained)\\b|\\b(system prompt|your instructions|your rules|your prompt)\\b',
        '\\bignore (all |your |the |any )?(previous|prior|earlier)?.{0,12}instructions\\b',
        '(?:\\b(which|what) (?:ai |language )model\\b|\\b(?:which|what) model (?:are you|do you|is this)\\b)|(?<!\\b(?:i|and|to|he|she|they|we|just|who) )\\bpretend (to be|you are)\\b',
        String.raw`\beres (tu )?(una? )?(${seres})\b`,
        '\\b(quien|que) eres( tu)?$|\\b(estoy hablando|hablo) con (una? )?(persona|robot|maquina|humana?)\\b',
      ),
    ),
  ],
  [
    'privacy',
    wholeWords([
      '(who|anyone|anybody|somebody|someone) (else )?(can |will )?(reads?|sees?) (this|my|what i)',
      'is (this|it) (private|confidential|secret|safe to (?:say|tell|talk|write|type|share|use this|vent|be honest))|do you (store|save|keep|share|remember) (this|my|what|me)',
      'where does (this|my .{0,60}) go|my (data|privacy)|quien (puede |mas )?(leer?|ve|lee|ver) (esto|lo que)',
      'es (esto )?(privado|confidencial)|mis datos',
    ]),
  ],
  [
    'medical',
    new RegExp(String.raw`^(?!.*\b${letsTake}\b).*(?<!\b(?:${ruledOut}) (?:any |take |taking )?)\b(${medicalWords})\b`),
  ],
  [
    'diagnosis',
    new RegExp(
      String.raw`\b(do i have|have i got|diagnose|could i have|am i|is this|is it) (me |with )?(a |an )?(${diagnoses})\b`,
    ),
  ],
  [
    'legal',
    /\b(sue|lawsuit|legal advice|custody|court order|is it legal|alimony|restraining order|evict\w*|asylum|inheritance law|prenup|unfair dismissal)\b/,
  ],
  [
    'weight',
    wholeWords([
      'los(e|ing) (some |my |the |a few |[0-9]+ |this |that |baby )?(baby )?(weight|kilos|pounds|lbs|belly)',
      'weight loss|diet|dieting|calorie|calories|fasting|slimmer|get thin|skinny',
    ]),
  ],
  [
    'planWeek',
    /\bwhat does my week look\b|\bmy week ahead\b|^what should i (do|focus on|get done|prioriti[sz]e|work on) this week\b/,
  ],
  [
    'planDay',
    wholeWords([
      'what should i (do|focus on|start with) (first )?(today|now|tomorrow)',
      'whats? (is )?on (my list|my plate|my planner|for) ?(today)?|what do i have today|plan for (today|tomorrow)',
    ]),
  ],
  [
    'household',
    new RegExp(
      oneOf(
        '\\bwhat (needs|wants|has) (doing|to be done|to get done) (at home|around the house|in the house)\\b',
        '\\bwhats (due|next|waiting|up) (at home|around the house|in the house|in my household|on my household list)\\b',
        '\\b(which|what) (chores|household tasks|housework)( (are|is))? (due|next|left|waiting)\\b',
        '\\bmy (chores|household list|household tasks)$',
      ),
    ),
  ],
  [
    'standing',
    wholeWords([
      'how am i (doing|getting on)|how (are|is) (all )?my (goals?|week|progress)',
      '(show|tell|give) me my (progress|goals|summary)|summ?ar(y|ise|ize) (of )?my|how (was|did) my week',
      'where do i stand|how far am i|am i (doing ok|doing well|on track)',
    ]),
  ],
  [
    'abilities',
    new RegExp(
      oneOf(
        '\\bwhat can (you (?:actually |really |even )?(do|help)|i (ask(?: you)?(?: about)?$|use you))\\b|^what can i do( here| with (you|this|this app))?$',
        '\\bhow can you help( me)?$|\\bwhat do you (do|know|offer)$|\\bwhat do you (?:do|know|offer) (?:here|for me|exactly|all day|as a coach|luxee)\\b|^help$|\\bwhat topics\\b|\\bwhat can i ask(?: you)?$',
        '\\bwhat are you for\\b|\\bwhat is it (?:that )?you do\\b|\\bque (puedes|sabes) hacer\\b|\\ben que (me )?puedes ayudar(me)?\\b',
        '\\bcomo (me )?puedes ayudar(me)?\\b|^ayuda$',
      ),
    ),
  ],
]

const askingWords = oneOf(
  'how|what|whats|why|when|where|who|which|should|can|could|is|are|do|does|will|would|help|tell me|give me',
  'show me|teach|explain|i need|i want|i would like|id like|any (tips|ideas|advice)|tips|advice|need|want',
  'recommend|suggest',
)
const asks = new RegExp(String.raw`^(${askingWords})\b`)

const tells =
  /^(i am|im|i feel|i cant|i can not|i keep|i have (no|a|too)|i need|i want|i hate|i never|i always|i lost|i got|nobody|no one)\b/

/** Whether a message states something new ('I am …', 'I can’t …') instead of answering. */
export const statesSomethingNew = (message: string): boolean => tells.test(normalize(message))

const troubleWords = oneOf(
  'i (always|keep|never|freeze|panic|struggle|cant stop|get so|go blank|end up)|every ?time|when(ever)? (i|my)',
  'my \\w+ (always|never|keeps)',
)
const troubles = new RegExp(String.raw`^(and |but |also |then )?(${troubleWords})\b`)

/** Whether a message describes a problem: 'I always freeze …'. */
export const isTrouble = (message: string): boolean => {
  const line = normalize(message)
  return troubles.test(line) && line.split(' ').length >= 5
}

/** Whether a message asks for something, and isn't only a statement. */
export const asksForSomething = (message: string): boolean => message.includes('?') || asks.test(normalize(message))

const questionWords = oneOf(
  'how (do|can|would|should|does) (i|we|you|one)|what (do|should|can) (i|we)|where (do|should|would) (i|we)',
  'any (ideas|tips|advice|suggestions)',
)
const questions = new RegExp(
  oneOf(
    '^(how|what|whats|why|when|where|who|which|should|is it|any (tips|ideas|advice))\\b',
    String.raw`\b(${questionWords})\b`,
  ),
)

/** Whether a message is a question, by its question mark or its words. */
export const isQuestion = (message: string): boolean => message.includes('?') || questions.test(normalize(message))

const cues = wholeWords([
  'need to (vent|rant|get (this|it) off)|just (want|need) to (talk|cry|vent|be heard|get it out)',
  '(bad|rough|hard|awful|horrible|terrible|long|shitty|worst) (day|week|month|night)|so done',
  'cant take (it|this) any ?more|just listen',
])

const isVent = (line: string, message: string): boolean => !isQuestion(message) && cues.test(line)

/** The part of a message that may ask about medicine. A story may name one in passing; it asks in its questions or its last sentence. */
function askedPart(message: string): string {
  const sentences = splitAtPunctuation(message)
  const asked = sentences.filter((sentence) => sentence.endsWith('?'))
  return (asked.length > 0 ? asked : sentences.slice(-1)).join(' ')
}
const oftenInPassing: ReadonlySet<GuideRequest | undefined> = new Set<GuideRequest | undefined>([
  'medical',
  'diagnosis',
  'legal',
  'weight',
  'standing',
])

/** The part before a colon: 'plan my Saturday: lunch with Ana, laundry' is a wish for a plan of that day. */
const beforeColon = (message: string): string => message.split(/:\s/)[0] ?? message

/** Reads a request to the guide itself, or returns null if the message is about a subject. */
export function readGuideRequest(message: string): GuideRequest | null {
  const line = normalize(message)
  const asked = isStory(message) ? normalize(askedPart(message)) : line
  const isReport = reportsInPassing(message)
  const found = requestForms.find(([guideRequest, pattern]) =>
    oftenInPassing.has(guideRequest) ? !isReport && pattern.test(asked) : pattern.test(line),
  )?.[0]
  return readPlanRequest(normalize(beforeColon(message))) ?? found ?? (isVent(line, message) ? 'vent' : null)
}
