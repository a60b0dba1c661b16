import type { CoachRequestData } from '#server/ports/coach-model.ts'
import { normalize } from '../../guide/text-analysis.ts'
import { anyOf, wholeWords, oneOf } from '../../phrase-pattern.ts'
import { readMentionedPeople } from '../people/read-mentioned-people.ts'
import { emergencyNumber } from './numbers-to-call.ts'

const medicine = new RegExp(
  `\\b(?:new |started |starting |changed |switched )?(?:\\w+ ){0,3}(?:${oneOf('pills?|meds?|medication|medicine|blood thinner|antibiotics?|insulin|statin|inhaler|dose|dosage', 'prescription')})\\b`,
)
const isNew = /\b(?:new|started|starting|changed|switched|upped|raised|lowered|since|last week|this week|stopped)\b/
const part = '(?:head|chest|stomach|belly|back|leg|arm|knee|hip|ear|throat|foot|feet|neck|joint|shoulder|side|jaw)s?'
/** Excludes feelings and figures of speech: 'that hurts', 'fell asleep', 'confused about the schedule'. */
const symptom = anyOf(
  'dizz\\w*|lightheaded|faint\\w*|short of breath|out of breath|breathless|cough\\w*|swollen|swelling|a rash|rashes|itch\\w*|throwing up|vomit\\w*|nausea|nauseous',
  '(?:gets?|getting|more|suddenly|often|is) confused(?! (?:about|by|why|on|what|how|with))|confusion|memory (?:is|has|problems?|loss|getting)|forget(?:s|ting) (?:names|words|where)',
  '(?:keeps|kept) falling(?! (?:asleep|behind|apart|for))|fell (?:twice|again|down|three)|(?:bad|several|two|three|more) (?:headaches|falls)|headaches|fever',
  `${part} (?:hurts?|aches?|pain|is numb|are numb|tingl\\w*)|pain in (?:\\S+ )?${part}|numb (?:${part}|hands?|fingers?|face)`,
  'tired all the time|not eating|losing weight|racing heart|palpitations|a lump|shaky|tremors?',
)
/** Matches a symptom after meals, which may be a sign of an eating disorder. Other answers meet it with more care. */
const isOfEating = /\bafter (?:meals?|dinner|lunch|eating|(?:he|she) eats)\b/
const asks = wholeWords([
  'should i (?:be )?(?:worr\\w*|call|take|say|tell)|worried',
  'is (?:it|this|that) (?:normal|bad|serious|ok|okay|something)|normal|do i (?:call|need|wait)',
  'what should|what do i do|wait (?:and see|it out)|mention it|big deal',
])
const urgent = wholeWords([
  'chest (?:pain|hurts|tight\\w*)|can.?t breathe|trouble (?:breathing|speaking)|slurr\\w*|one side',
  'face droop\\w*|passed out|fainted|won.?t wake|unconscious|worst headache|hit (?:his|her|my) head',
  'blue lips|seizure',
])
/** Matches 'I'm a bit dizzy' in 'My aunt left me some money, I'm a bit dizzy', which is about the user's body. */
const ofOneself =
  /\b(?:im|i am|i feel|ive been|i get|i keep|i have)(?: (?!he|she|his|her|my|their|they|it|the|that)[a-z]+){0,3} $/
const own = /\b(?:i|im|my) (?:am |feel |get |keep |have |had |head|chest|arm|leg|foot|stomach|back|heart)/

const pronounsOf = { he: ['his', 'him'], she: ['her', 'her'], they: ['their', 'them'] } as const

/** Doesn't judge a new symptom: names the people to call, the words to say, and the signs that can't wait. */
export function answerSymptom(message: string, request: CoachRequestData): string | null {
  const line = normalize(message)
  const found = symptom.exec(line)
  if (found === null || !asks.test(line) || urgent.test(line) || isOfEating.test(line)) return null
  const [person] = readMentionedPeople(message)
  const isOther = person !== undefined && person.kind !== 'work' && !ofOneself.test(line.slice(0, found.index))
  const hasMedicine = medicine.test(line)
  // One's own sore knee is the library's, unless a medicine is new.
  if (!isOther && !(hasMedicine && isNew.test(line) && own.test(line))) return null
  const [their, them] = isOther ? pronounsOf[person.pronoun] : ['your', 'you']
  const whom = hasMedicine
    ? `${their} doctor or a pharmacist today`
    : `${their} doctor this week, and today if it’s getting worse`
  const child = isOther && person.kind === 'child'
  const keep = isOther ? 'Nobody should' : 'You shouldn’t'
  const question = hasMedicine
    ? 'Could this be from the medicine, or is it something you’d want to see?'
    : 'Can this wait, or is it something you’d want to see?'
  return [
    `Yes, enough to call ${child ? 'the pediatrician or the nurse line today' : whom}. I can’t tell from here what it is, and they can usually say in two minutes whether it can wait.${hasMedicine ? ` ${keep} stop or change the medicine without asking them.` : ''}`,
    `Have this ready: when it started, when it happens and how long it lasts, and every medicine, with the dose. Ask one question: “${question}”`,
    `${isOther ? `Until then, don’t leave ${them} to tough it out alone: have ${them} sit first and get up slowly, offer water, and keep somebody near.` : 'Until then, get up slowly, sit down when it hits, and don’t drive while it lasts.'} Call ${emergencyNumber(request)} for fainting, chest pain, trouble breathing or speaking, weakness on one side, or sudden confusion.`,
  ].join('\n\n')
}
