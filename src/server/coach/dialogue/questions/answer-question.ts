import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'
import type { Library } from '../../guide/library.ts'
import { certaintyFor } from '../../guide/certainty-by-length.ts'
import { countWords, isStory, normalize } from '../../guide/text-analysis.ts'
import { oneOf, wholeWords } from '../../phrase-pattern.ts'
import { type Answer, makeQuestion, makeAnswer, type Turn } from '../compose-answer.ts'
import type { StageContext } from '../stage.ts'
import { findMove } from '../honest-reply/general-moves.ts'
import { isKnownDecision } from '../decisions/answer-decision.ts'
import { type AskedForm, type FormName, formNames, readQuestionForm } from './question-forms.ts'
import { declinePair, findFact, tellApart } from './known-answers.ts'
import { sayBackClause } from './clause-said-back.ts'
import { tellSomething } from './tell-something.ts'

const text = z.string().min(1).max(500)
const written = await readContent(
  'coach/questions/forms',
  z.record(
    z.enum(formNames),
    z.strictObject({
      /** The first sentence if the question can't be said back. */
      bare: text,
      /** Answers by subject; the first match is used. */
      fields: z.array(z.strictObject({ about: text, lead: text.optional(), say: text, ask: text.optional() })).min(1),
      /** The answer for other subjects. Without it, only the subjects of `fields` are answered. */
      other: text.optional(),
      ask: text.optional(),
    }),
  ),
)
const forms = new Map(
  formNames.map((name) => {
    const { fields, ...rest } = written[name]
    return [name, { ...rest, fields: fields.map((field) => ({ field, form: wholeForm(field.about) })) }]
  }),
)
function wholeForm(about: string): RegExp {
  return new RegExp(about.startsWith('^') ? String.raw`(?:${about})\b` : String.raw`\b(?:${about})\b`)
}

/** Matches danger, medicine, law and children left alone, which never get a mild yes. */
const never = wholeWords([
  'suicid\\w*|kill\\w*|self harm|(?:cut|hurt|hate) (?:my|him|her|your)self|hit (?:him|her|them|my)|hits (?:me|him|her)|hitting|hurt (?:him|her|them|me)|beat\\w*|abus\\w*|rap(?:e|ed)|assault\\w*|stalk\\w*|guns?|overdos\\w*|violen\\w*|threat\\w*|unsafe',
  'pills?|medic\\w*|meds?|dos(?:e|es|age)|antibiotics?|ibuprofen|tylenol|advil|aspirin|melatonin|supplements?|vitamins?|pregnan\\w*|miscarr\\w*|abortion|ivf|fertil\\w*|freez\\w* (?:my|her|our) eggs|bleed\\w*|blood|chest|breathless|dizzy|faint\\w*|lumps?|moles?|rash|fever|swollen|swelling|pains?|aches?|infect\\w*|cancer|tumou?r|diabet\\w*|insulin|seizure|stroke|heart (?:attack|rate|disease|failure|condition|problems?)|palpitations|periods?|menopause|perimenopause|discharge|sick(?! of)|vomit\\w*|symptoms?|surgery|therap\\w*|diagnos\\w*|allerg\\w*|vaccin\\w*',
  'weed|drunk|drinking|alcohol|wine|beer|vodka|cocaine|drugs?|smok\\w*|vap(?:e|ing)|sober|relaps\\w*',
  'official\\w*|declare|report (?:it|this|my)|paypal|insurance|mortgage|loan|steal\\w*|stole|illegal|legal\\w*|law|lawyer|sue|court|custody|tax\\w*|irs|visa|immigra\\w*|police|arrest\\w*|probation|evict\\w*|lease|contract|landlord|deed|fired|sex\\w*|naked|nudes?|affair|cheat(?:ed|ing)? on|porn',
  'worthless|burden|starv\\w*|fasting|calories|binge|purg\\w*|laxative|diet|lose weight|overweight|skinny|scale',
  'home alone|alone in the car|car seat|newborn|infant|(?:bab(?:y|ies)|toddlers?) .{0,30}(?:sleep\\w*|fe?eds?|feeding|cry\\w*|formula|breast|alone|cough|bath|honey)|(?:sleep\\w*|feed\\w*|give|giving|leav\\w*|let|letting) .{0,30}(?:bab(?:y|ies)|toddlers?)|divorc\\w* (?:him|her)|leave (?:him|her|my (?:husband|wife|kids?))|miscarriage|stillb\\w*',
])
/** Forms that ask how people feel. They are only refused for the words of `neverEver`. */
const ofFeeling: ReadonlySet<FormName> = new Set(['normal'])
const neverEver = wholeWords([
  'suicid\\w*|kill\\w*|self harm|hurts?|hurting|hate (?:my|him|her)\\w*|abus\\w*|rape\\w*|assault\\w*|pain\\w*|blood\\w*|bleed\\w*|chest',
  'dizzy|pregnan\\w*|miscarr\\w*|lumps?|rash|fever|periods?|sex\\w*|drunk|drinking|drugs?|bab(?:y|ies)|newborn|infant',
])
/** Forms that are answered here even if the message is about a death or an illness. */
const mayBeGrave: ReadonlySet<FormName> = new Set(['normal', 'doYouThink', 'why'])
const grave = wholeWords([
  'died|dead(?! (?:gap|hours?|time|chunk|end|battery|phone|tired|serious|space))|dying|death|funeral|grie\\w+|widow\\w*|passed away|lost my|cancer|hospice|suicide',
])
/** Matches questions about the app or the coach, which other parts answer. */
const aboutApp = wholeWords([
  'luxee|glowell|this app|the app|in here|the planner|my planner|my journal|you (?:a|an) (?:ai|person|human|robot|bot)',
])
const decides = /^(?:(?:that )?(?:i|we|im|id|ill|youre|you(?! can| could)) |its (?:a good|better|worth)|it would be)/

/** Matches a person, so that the question isn't about the meaning of a word or a sign. */
const ofSomeone = wholeWords([
  'he|she|they|hes|shes|theyre|someone|somebody|people|(?:my|your) \\w+|a (?:guy|man|woman|girl|friend)|her|him|them',
])
const ofStars = wholeWords(['scorpio|leo|aries|taurus|gemini|virgo|libra|sagittarius|capricorn|aquarius|pisces'])
/** In words. A longer message tells more than one thing. */
const [maxWords, maxStoryWords, maxOtherWords] = [60, 100, 32]
/** Forms that may come at the end of a story: 'Am I being a brat?'. */
const endsStory: ReadonlySet<FormName> = new Set(['judged', 'whatWouldYouDo'])
/** From this confidence on, the library has a matter for the question. */
const knownFrom = 0.75
/** From this confidence on, the library's matter may be about the question. */
const nearFrom = 0.3
/** Below this confidence, the matter isn't written for a short 'why do I'. */
const writtenForFrom = 0.9
const isOfPace = /\b(?:am i|im|i am|are we) (?:so )?(?:behind|ahead|on track)\b|\bgoals?\b/i
/** In words. */
const [maxShortWords, maxFew] = [14, 6]

function isFor(asked: AskedForm, message: string): boolean {
  const line = normalize(message).replace(/ in laws?\b/g, '')
  if (aboutApp.test(line)) return false
  // The question is about a word of slang or of another language.
  if (asked.form === 'meaning' && /["“][^"“” ]+["”]/.test(asked.clause)) return false
  if (asked.form === 'judged' && /\b(?:what|how) (?:do|should|can) i\b/.test(line)) return false
  if (asked.form === 'doYouThink' && decides.test(normalize(asked.clause))) return false
  if (grave.test(line) && !mayBeGrave.has(asked.form)) return false
  return ofFeeling.has(asked.form) ? !neverEver.test(line) : !never.test(line)
}

function leadOf({ lead, clause, word }: AskedForm, bare: string): string {
  if (lead === null) return bare
  if (!lead.includes('{clause}')) return lead
  const said = sayBackClause(clause)
  return said === null ? bare : lead.replace('{word}', word.toLowerCase()).replace('{clause}', said)
}

type Said = { lead: string; say: string; ask: string | null; from: 'question' | 'story' | 'any' }

const byWord: ReadonlySet<FormName> = new Set(['judged', 'counts'])
/** Forms that may ask about the sentences before: 'What does it mean?', 'Why did that undo me?'. */
const ofStory: ReadonlySet<FormName> = new Set(['meaning', 'why'])

/** True for 'I'd like a day free of work. How do people do it?'. */
const pointsBack = ({ clause, asked }: AskedForm, message: string): boolean =>
  /\b(?:it|this|that|these|them)\b/i.test(clause) && countWords(message) > countWords(asked) + toldWords
/** In words. */
const toldWords = 4

/** Excludes 'for a sourdough starter to smell', which is a fact, and not something that people feel or do. */
const somebody = oneOf(
  String.raw`person|woman|man|girl|boy|kids?|child|children|teen\w*|toddler|mother|mom|mum|father|dad|wife|husband|partner`,
  String.raw`boyfriend|girlfriend|friends?|family|sister|brother|daughter|son|couple|boss|coworker|\d+|(?:\w+ )?year old|grown|adult`,
)
const ofThing = new RegExp(`^(?:for|that|if|when) (?:an?|the|my|our|this|that|these) (?!(?:${somebody})\\b)`)
/** Answers by the form of the question and its subject. */
function sayForForm(asked: AskedForm, message: string): Said | null {
  const form = forms.get(asked.form)
  if (form === undefined || (asked.form === 'normal' && ofThing.test(normalize(asked.clause)))) return null
  const about = normalize(byWord.has(asked.form) ? `${asked.word} ${asked.clause}` : asked.clause)
  const whole = ofStory.has(asked.form) ? normalize(message) : null
  const ofQuestion = form.fields.find((one) => one.form.test(about))
  const field = (ofQuestion ?? (whole === null ? undefined : form.fields.find((one) => one.form.test(whole))))?.field
  if (field !== undefined) {
    const lead = field.lead ?? leadOf(asked, form.bare)
    const isOfStory = ofQuestion === undefined || pointsBack(asked, message)
    return { lead, say: field.say, ask: field.ask ?? null, from: isOfStory ? 'story' : 'question' }
  }
  if (form.other === undefined || countWords(message) > maxOtherWords || grave.test(normalize(message))) return null
  if (asked.form === 'better' && /^is it/i.test(asked.asked)) return null
  if (asked.form === 'meaning' && (!ofSomeone.test(normalize(message)) || ofStars.test(normalize(message)))) return null
  return { lead: leadOf(asked, form.bare), say: form.other, ask: form.ask ?? null, from: 'any' }
}

/** Forms that want a yes or no, which a matter that is only likely doesn't give. */
const wantsYesOrNo: ReadonlySet<FormName> = new Set(['allowed', 'haveTo', 'normal', 'judged', 'counts', 'doYouThink'])

/** Forms whose general answers are worth less than a matter about that part of life. */
const ofLife: ReadonlySet<FormName> = new Set(['tooLate', 'howPeople', 'normal'])

/** Forms that may be a decision: 'Is it selfish to skip Christmas'. A known kind of decision is weighed instead. */
const mayBeDecided: ReadonlySet<FormName> = new Set(['allowed', 'haveTo', 'judged'])

/** True if the library's matter is the better answer: it is certain, or likely and the form alone says little. */
function isKnown({ form }: AskedForm, { from }: Said, turn: Turn, { find }: Library): boolean {
  if (mayBeDecided.has(form) && isKnownDecision(turn.request.message)) return true
  const [best] = find(turn.request.message)
  if (best === undefined) return false
  const certainty = certaintyFor(turn, best)
  if (certainty !== 'unsure' && ofLife.has(form)) return true
  if (from !== 'any' && endsStory.has(form) && isStory(turn.request.message)) return false
  if (from === 'question' && wantsYesOrNo.has(form) && !isStory(turn.request.message)) return false
  const isShortWhy = form === 'why' && from === 'question' && countWords(turn.request.message) <= maxShortWords
  if (certainty === 'sure' && best.confidence >= (isShortWhy ? writtenForFrom : knownFrom)) return true
  return certainty !== 'unsure' && from !== 'question' && !wantsYesOrNo.has(form)
}

function answerByForm({ turn, given, library }: Pick<StageContext, 'turn' | 'given' | 'library'>): Answer | null {
  const { message } = turn.request
  const asked = readQuestionForm(message)
  if (asked === null || !isFor(asked, given.request.message)) return null
  // 'Why am I behind?' is about goals, and a short 'why' is about the answer above.
  if (
    asked.form === 'why' &&
    (isOfPace.test(message) || (turn.state.current !== null && countWords(message) <= maxFew))
  )
    return null
  if (countWords(message) > maxWords && !endsStory.has(asked.form)) return null
  const said = sayForForm(asked, message)
  if (said === null || isKnown(asked, said, turn, library)) return null
  return makeAnswer(`${said.lead} ${said.say}`, {
    question: said.ask === null ? null : makeQuestion('heard', said.ask),
    closesTopic: true,
  })
}

/** Answers a short question in a sentence or two: a small fact, the difference of two things, or by its form. */
export function answerQuestion(context: StageContext): Answer | null {
  const { turn } = context
  const { message, language } = turn.request
  if (language !== 'en' || countWords(message) > maxStoryWords) return null
  const known = findFact(message) ?? tellApart(message) ?? tellSomething(turn)
  if (known !== null) return makeAnswer(known, { closesTopic: true })
  const byForm = findMove(turn, 'early') ?? answerByForm(context)
  if (byForm !== null) return byForm
  const [best] = context.library.find(message)
  const unknown = best !== undefined && best.confidence >= nearFrom ? null : declinePair(message)
  return unknown === null ? null : makeAnswer(unknown, { closesTopic: true, isFree: true })
}
