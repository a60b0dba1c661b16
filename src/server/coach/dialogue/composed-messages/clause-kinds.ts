import { uncapitalize } from '#server/lib/capitalize.ts'
import type { MessageAct } from './message-draft.ts'
import { oneOf, anyOf } from '../../phrase-pattern.ts'

export const drops: readonly RegExp[] = [
  new RegExp(
    `^(?:and |but |also |so )*I(?:’m| am| feel| felt| get| got| was| don’t feel)(?: \\p{L}+)? (?:not )?(?:${oneOf('mad|angry|tired|sick of|nervous|scared|afraid|embarrassed|ashamed|stressed|worried|about two', 'like (?:the|a|an|I)|bad|awful|terrible|guilty|upset|torn|dreading|so over|just tired|hurt', 'heartbroken|anxious|sad')})\\b`,
    'iu',
  ),
  new RegExp(
    `^(?:and |but |also |so )*I (?:just )?(?:${oneOf('hate|cried|could cry|will cry|never know|get nervous|am not good|always mess|don’t say a word', 'guess|know(?: I| you (?:will|would|do|are))?$|don’t know|can’t (?:even|stand|believe|stop)|dread|panic|freeze|ramble')})`,
    'iu',
  ),
  new RegExp(
    `\\bI (?:don’t|do not|didn’t) want (?:${oneOf('to (?:be|sound|seem|come|hurt|start|fight|upset|lose|make|look|ruin|offend|embarrass|cause)', 'you to (?:think|feel|be|get|hate)|trouble|any|a (?:fight|scene|big)|it to (?:be|sound)|drama')})`,
    'iu',
  ),
  /\b(?:not |no |without |nothing )(?:sounding|making|being|hurting|mean|mushy|angry|mad|sappy|fancy|too)\b/iu,
  /^(?:nothing|not|less|more|keep it|make it|short|no) \p{L}{0,15}(?: \p{L}{1,15}){0,3}$/iu,
  /^(?:\p{L}+ ){1,3}(?:says?|thinks?|tells me|said) (?:let|leave|drop|just|I should|I’m|not to|don’t|to|forget|I need|it’s)\b/iu,
  /\bwould have (?:had|said|been|hated|loved)\b|\bif I’m honest\b|\bmy heart is\b|\bmake me nervous\b|\bI don’t like fight/iu,
  /^you (?:don’t|do not|won’t|aren’t) (?:feel|think|hate|get mad|mad)\b/iu,
  /^(?:a |an )?(?:please|thanks|thank you|ok|okay|hi|hello|hey|salam|good (?:morning|evening|afternoon)|well(?: \p{L}+){0,2}|lord|help)(?: luxee)?$/iu,
  /\b(?:same|one) (?:card|text) or\b|\bmax\b|\b\d+ (?:seconds|sentences|lines|words)\b|\bdoesn’t read\b|\bhow long\b/iu,
  /\b(?:pretty please|you get it|does that make sense|I think|idk|I guess)$/iu,
]
/** Describes the reader, so it is left out of what the reader gets. */
export const describes = new RegExp(
  `^(?:and |but )?you(?:’re| are| were|’ve been| (?:seem|can be|mean))(?: \\p{L}+)?(?: (?:a|an|the|my|very|so|really|pretty|kind of|not|usually|always|most|ok))* (?:${oneOf('alright|all right|fine|ok|okay|nice|kind|sweet|great|good|touchy|sensitive|stubborn|proud|shy', 'young|old|friend|person|lady|guy|man|woman|times|divorced|\\d{2,3}|\\p{L}+teen|alone|broke|rich', 'neighbor|muslim|catholic|like that|difficult|strict|mushy')})\\b[^.]{0,25}$`,
  'iu',
)
export const gossip = anyOf(
  'new (?:shoes|car|truck|phone|tv|boat|purse|bag)|posted|posting|vacation|cruise|cookout|kayak',
  'concert|nails done|instagram|facebook|casino|brand new',
)
export const gifts = /\b(?:card|note|envelope)\b[^.]{0,30} with ((?:an?|the|some) [\p{L}\d$ ]{2,30}?) in it/iu
export const agesOnly =
  /^(?:and |who |she’s |he’s |you’re |you are )?(?:\d{1,2}|\p{L}+teen)(?: years old| (?:on )?\p{Lu}\p{Ll}+day| today| tomorrow)?$/iu

export const wishes = new RegExp(
  `^(?:and |but |or else |so )?I(?: just| really| also| do)?(?:(?:’d| would) (?:just )?(?:like|love)| (?:just )?(?:want|need)) (?!${oneOf('a (?:text|note|card|message|line|toast)|an e|some words|words|help|the words|it to|something', 'out\\b|you\\b|to (?:ask|say|know|tell|send|write|invite|remind|thank|put|text)')})(.+)$`,
  'iu',
)
export const refusal = new RegExp(
  `^(?:and |but |so )?(?:I|we)(?: just| really)? ?(?:${oneOf('can’t|cannot|won’t|am not going to|’m not going to|’m not|am not|don’t want to|do not want to', 'don’t have|would rather not|’d rather not')})\\b`,
  'iu',
)
export const required =
  /^(?:and |but |so )?you(?: really| just| still)? (?:need to|have to|has to|should|must|’ve got to|better|had better) (.+)$/iu
export const offers = new RegExp(
  `^(?:and |but |so |also )?(?:I|we)(?:${oneOf('’ll| will|’m (?:bringing|making|putting|leaving|giving|sending|happy|going to)', ' am (?:bringing|making|putting|leaving)| can\\b| could\\b')})|^(?:and |but )?you (?:can|could|may|don’t (?:need|have)|all can)\\b`,
  'iu',
)
export const fond =
  /\bI(?:’m| am)? (?:so |really |do |still )*(?:love|miss|proud of|grateful|appreciate|adore)\b.*\byou\b|^proud$/iu
export const asked = new RegExp(
  `^(?:and |but |so )?(?:${oneOf('(?:can|could|will|would) (?:you|we|I|they|he|she|it|the|my)', '(?:is|are|did|does|do|has|was|were) (?:the|he|she|they|it|there|my|you|we)', '(?:who|what|when|where|how|which) (?:do|does|did|is|are|can|could|should|will|would)')}) .+$`,
  'iu',
)
export const coming = /^(?:and |so )?(?:you )(?:come|arrive|get here)(?: here)?(?= at | around | by |,)(.*)$/iu
export const telling = new RegExp(
  `\\b[Mm]y [\\p{L}’]+(?: \\p{L}+)? (?:is|are|has|have|got|broke|died|was|were|had|needs?|won’t|can’t|doesn’t|quit)\\b|\\b(?:you|your|yours|yourself)\\b|you’|\\d|\\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\\b|\\b(?:${oneOf('today|tomorrow|tonight|yesterday|last|week|month|morning|noon|due|can’t|have to|no money|afford|year|already|since', 'until|sick|surgery|work|did not|didn’t|haven’t|have not|never|I missed')})\\b`,
  'u',
)
export const deadline = new RegExp(
  `\\b((?:by|before|no later than) (?:the )?(?:${oneOf('\\d{1,2}(?:st|nd|rd|th)?', '(?:end of (?:the )?)?(?:next |this )?(?:week|month|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)', 'noon|tomorrow|tonight|\\p{Lu}\\p{Ll}+ \\d{1,2}(?:st|nd|rd|th)?')})(?: at \\S+)?)`,
  'u',
)

/** Background that does not go into the message. */
export const ofStory = new RegExp(
  oneOf(
    '\\bhas you\\b|^it’s in \\d|^your name is\\b|^(?:divorced|married|separated|together)\\b',
    '^it’s (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$|^you (?:run|keep) the calendar',
    '^you go to church|^(?:my|the|a) \\p{L}+(?:’s \\p{L}+)?$',
    '\\bin (?:a|the|this|their|her|his|your) (?:card|box)\\b',
  ),
  'iu',
)
export const deaths = /\b(?:died|passed|lost (?:your|the))\b|^\d+$/iu

/** Acts in which what somebody did and is like is what is to be said. */
export const personal: ReadonlySet<MessageAct> = new Set<MessageAct>(['thank', 'birthday', 'congratulate', 'condole'])
const pastVerb = new RegExp(
  `^(?:and |has |always |never |also |even )*(?:${oneOf('came|taught|gave|drove|made|took|raised|held|stayed|kept|sat|brought|was|been|got|helped|never', 'always|worked|\\p{L}{3,}ed')})\\b`,
  'iu',
)

/** With the subject that was left out in quick typing. */
export function withSubject(text: string, act: MessageAct): string {
  if (/^(?:can’t|cannot|won’t|don’t|have to|need to|want to|got to|haven’t|couldn’t)\b/i.test(text))
    return `I ${uncapitalize(text)}`
  if (personal.has(act) && act !== 'condole' && pastVerb.test(text)) return `You ${uncapitalize(text)}`
  if (/^(?:got|passed|graduated|retired)\b/i.test(text)) return `You ${uncapitalize(text)}`
  return /^(?:table|heat|water|power|toilet|sink|roof|washer|car|house|baby|bus|flight|doctor|school|basement|rent|lease|room)\b/i.test(
    text,
  )
    ? `The ${uncapitalize(text)}`
    : text
}
