import { capitalize } from '#contract/capitalize.ts'
import { normalize } from '../../../../guide/text-analysis.ts'
import { blockquote } from '../../../../markdown.ts'
import { makeAnswer, paragraphs } from '../../../compose-answer.ts'
import { fillBrackets } from '../../../message-drafts/templates/fill-brackets.ts'
import { greet } from './greet-reader.ts'
import { splitUserSentences } from '../../../split-sentences.ts'
import type { Part, PartMaker } from '../../part.ts'
import { afterLoss, missedDay, takenBack } from './apology-texts.ts'
import { aboveQuote, birthdayOffer, holidayAtHome, lateBillPaid, missedVisit, paidInParts } from './bill-texts.ts'
import { brokenProduct, damagePaid, fineDisputed, membershipEnded, moveOutNotice } from './complaint-texts.ts'
import { readTextContent, saidInWant, wishTold } from './content-texts.ts'
import { extraWork, introduction, invoiceDue, orderPriced, priceRise } from './customer-texts.ts'
import { afterSilence, brokenThing, familyIll, noMoreDates, overdueDeed, sameDay, sickDay } from './everyday-texts.ts'
import { deedThanks, interviewThanks } from './thank-you-texts.ts'
import { costShared, rentLate, smallerIncrease } from './family-money-texts.ts'
import { childApology, flirtyText, forgottenDay, newsAfterLoss, noiseAnswered, ownDebt } from './hurt-texts.ts'
import { invitation } from './invitation-texts.ts'
import { dishesShared, doubleBooked, unreadBook, visitRules } from './group-texts.ts'
import { repairDue, shareOfCare, shorterVisit, withoutWarning } from './home-texts.ts'
import { accusedTeacher, angryRelative, thanks } from './kindness-texts.ts'
import { doubleCharge, fairSplit, newFee, owedMoney, payLater, rentOwed } from './money-texts.ts'
import {
  daysTraded,
  newsInWant,
  offerAccepted,
  parkedCar,
  permissionWithdrawn,
  promiseBroken,
  recordCorrected,
} from './news-texts.ts'
import { dinnerCanceled, lentThing, onTime, rescheduled } from './plan-texts.ts'
import { readReader } from './read-reader.ts'
import { isTextWant, readTextForm, readTextTone } from './read-text-want.ts'
import { refusal } from './refusal-texts.ts'
import { allergyNote, fearAtSchool, questionForCoach } from './school-texts.ts'
import { type TextBody, type TextBrief, type TextKind, writeOut } from './text-brief.ts'
import { creditTaken, fewerDays, jobNotice, refundAsked, scheduleAgreed, timeAtWork } from './work-texts.ts'

/** Kinds that read the want itself. They come first, and alone where the want says what the text should say. */
const byWant: readonly TextKind[] = [
  dishesShared,
  unreadBook,
  interviewThanks,
  thanks,
  deedThanks,
  fearAtSchool,
  allergyNote,
  questionForCoach,
  timeAtWork,
  lentThing,
  doubleCharge,
  smallerIncrease,
  introduction,
  invitation,
  flirtyText,
  childApology,
  ownDebt,
]
/** Kinds that read what is told. */
const byTold: readonly TextKind[] = [
  doubleBooked,
  visitRules,
  shorterVisit,
  withoutWarning,
  shareOfCare,
  repairDue,
  scheduleAgreed,
  jobNotice,
  moveOutNotice,
  creditTaken,
  refundAsked,
  fewerDays,
  accusedTeacher,
  angryRelative,
  brokenProduct,
  damagePaid,
  membershipEnded,
  fineDisputed,
  rescheduled,
  dinnerCanceled,
  onTime,
  rentOwed,
  newFee,
  fairSplit,
  payLater,
  costShared,
  orderPriced,
  extraWork,
  priceRise,
  invoiceDue,
  rentLate,
  newsAfterLoss,
  forgottenDay,
  noiseAnswered,
  owedMoney,
  takenBack,
  missedDay,
  afterLoss,
  paidInParts,
  lateBillPaid,
  aboveQuote,
  missedVisit,
  holidayAtHome,
  birthdayOffer,
  daysTraded,
  promiseBroken,
  permissionWithdrawn,
  offerAccepted,
  recordCorrected,
  parkedCar,
  newsInWant,
  sickDay,
  afterSilence,
  noMoreDates,
  familyIll,
  sameDay,
  brokenThing,
  refusal,
  wishTold,
  overdueDeed,
]

function bodyFor(brief: TextBrief): TextBody | null {
  const kinds = readTextContent(brief.want) === null ? [...byWant, ...byTold] : [...byWant, saidInWant]
  for (const writeKind of kinds) {
    const body = writeKind(brief)
    if (body !== null) return body
  }
  return null
}

const sentencesOf = ({ sentences }: TextBody): string =>
  sentences
    .filter((sentence) => sentence !== null && sentence !== '')
    .join(' ')
    .replace(/ {0,3}\n\n {0,3}/gu, '\n\n')
    .replace(/ {2,}/gu, ' ')
    .trim()

const plainStart = new RegExp(
  [
    '^(?:A|About|Happy|We|We’re|The|Thank|Could|Can|Please|This|You|You’ve|You’re|When|Do|Two|Before|Quick|Your',
    '|Last|What|How|There|It|It’s|At|Since|Nothing|Congratulations|Counting|Starting|No|After|My|Our)(?=[ !])',
  ].join(''),
  'u',
)

/** Puts the text together: a text in one paragraph, an email or a note with its greeting and a signature. */
function layOut(brief: TextBrief, body: TextBody): string {
  const text = sentencesOf(body)
  if (/^(?:Hi |If it’s |You’re invited!)/u.test(text)) return text
  const isMail = brief.form !== 'text'
  const hello = body.hello ?? greet(brief.reader, isMail)
  if (!isMail) return `${hello} ${hello.endsWith('!') ? text : text.replace(plainStart, (word) => word.toLowerCase())}`
  const isThanked = /\bThank(?:s| you)[^.!?]{0,60}[.!]$/u.test(text)
  const end =
    text.startsWith('Thank you') && body.subject === undefined && /\bthank/u.test(brief.want)
      ? 'With love,\n[Your name]'
      : 'Thank you,\n[Your name]'
  return [
    brief.form === 'email' && body.subject !== undefined ? `Subject: ${body.subject}` : null,
    hello,
    text,
    isThanked ? '[Your name]' : end,
  ]
    .filter((line) => line !== null)
    .join('\n\n')
}

/** In letters, as many as are split into sentences. */
const longestMessage = 2_000

const toText = (sentences: readonly string[]): string =>
  sentences.map((sentence) => writeOut(/[.?!]$/u.test(sentence) ? sentence : `${sentence}.`)).join(' ')

/** Matches news after the wish: 'a text to my son, he hasn’t paid rent for 2 months'. */
const tail = /, (?<tail>(?:I|[Hh]e|[Ss]he|[Tt]hey|[Ww]e|[Mm]y|[Oo]ur)(?:’\p{L}+)? [^?]{8,180})$/u

function briefOf(
  {
    want,
    line,
    context: {
      turn: {
        request: { message },
      },
    },
  }: Part,
  sentences: readonly string[],
): TextBrief {
  const asked = writeOut(want)
  const after = readTextContent(asked) === null ? (tail.exec(asked)?.groups?.['tail'] ?? null) : null
  const told = toText(after === null ? sentences : [...sentences, capitalize(after)])
  return {
    want: asked,
    told,
    all: `${told} ${asked}`,
    message: writeOut(message.slice(0, longestMessage)),
    form: readTextForm(line),
    tone: readTextTone(line),
    reader: readReader(asked, told),
  }
}

/** The text and the line below it: from what is told, or else from the other wants as well, which may tell more. */
function write(part: Part): { brief: TextBrief; body: TextBody } | null {
  const whole = splitUserSentences(part.context.turn.request.message).map((sentence) => sentence.replace(part.want, ''))
  for (const sentences of [part.told, whole.filter((sentence) => sentence.trim() !== '')]) {
    const brief = briefOf(part, sentences)
    const body = bodyFor(brief)
    if (body !== null) return { brief, body }
  }
  return null
}

/** True if the message is the wish alone, which the composer of short texts reads. */
const isWholeMessage = ({ want, told, context }: Part): boolean =>
  told.length === 0 && normalize(context.turn.request.message).length <= normalize(want).length + longestRest
/** In letters: a greeting or a 'please'. */
const longestRest = 12

/** Writes a text, an email or a note to somebody, from what the message says it should say or tells. */
export const writeText: PartMaker = (part) => {
  const written = isTextWant(part.line) && !isWholeMessage(part) ? write(part) : null
  if (written === null) return null
  const text = layOut(written.brief, written.body)
  const hasGap = text.replaceAll('[Your name]', '').includes('[')
  return makeAnswer(
    paragraphs('Here’s a draft:', blockquote(text), written.body.tip ?? null, hasGap ? fillBrackets : null),
    { closesTopic: true },
  )
}
