import { capitalize } from '#server/lib/capitalize.ts'
import { anyOf, oneOf } from '../../phrase-pattern.ts'
import { cleanReply, toYou } from '../coaching/own-words.ts'
import { sentencesOf } from '../split-sentences.ts'

/** What is said back to something that was told: one sentence of ours, and one small thing that could be done. */
export type Reflection = { met: string; small: string | null; question: string | null }

const excuse =
  /\b(?:silly|stupid|dumb|i know (?:it|that|this)|not like (?:some|any)body died|nobody died|first world|sorry|i shouldn[’']?t)\b/i
const belittles =
  /\b(?:feel|feels|feeling|sounds?|im being|am being)(?: kind of| kinda| so| a little| pretty| really)* (silly|stupid|dumb|ridiculous|pathetic)\b/i
const nobodyDied = /\b(?:nobody|no one|not like (?:some|any)(?:body|one)) died\b/i

const usedTo = /\bi used to ([^.?!]{4,70}?)(?:,? (?:and|but) now\b|[.?!]|$)/i
const weekdays =
  /\b((?:mon|tues?|wed(?:nes)?|thurs?|fri|satur|sun)(?:day)?s?(?:,? (?:and|&) (?:mon|tues?|wed(?:nes)?|thurs?|fri|satur|sun)(?:day)?s?)?)\b/i
const tornVerbs = oneOf('chewed|yelled|screamed|snapped|tore|laid|went off|cussed|blamed|got blamed|told me off')
const tornInto = new RegExp(
  String.raw`\b(?:${tornVerbs})\b[^.?!]{0,40}?\b(?:over|about|for|because of) ((?:an?|the|my|some|his|her) [^.,;!?]{2,30}?)(?= that| which| and|[.,!?]|$)`,
  'i',
)
const notMine = /\b(?:wasn[’']?t|was not|isn[’']?t) (?:even )?(?:my|mine|me)\b/i
const allDay = /\b(\d{1,2} (?:patients|customers|kids|calls|hours|meetings|people|tables|rooms|loads))\b/i
const tiring = /\b(?:today|all day|tired|exhausted|beat|shift|long day)\b/i
const sits =
  /\b(?:i (?:just )?(?:go home and |come home and )?(?:sit|stand|lie|lay)) (in|at|on) (the [a-z ]{3,20}?)(?= and|[.,!?]|$)/i

const lossy = new RegExp(
  anyOf(
    'used to|now|moved|left|gone|nobody|never|alone|miss|lost',
    'without|anymore|forgot|quiet|empty|stand|stood|fool|laughed',
    'ignored|cry|cried|crying|yelled|blamed|said|told me|hurts?',
    'tired',
  ),
  'gi',
)

/** The sentence that holds the most of it, said to the user. */
function heart(message: string): string | null {
  const best = sentencesOf(message)
    .filter((sentence) => !excuse.test(sentence) && !sentence.endsWith('?'))
    .map((sentence) => ({ sentence, score: sentence.match(lossy)?.length ?? 0, words: sentence.split(' ').length }))
    .filter(({ score, words }) => score > 0 && words >= 4 && words <= 28)
    .toSorted((one, other) => other.score - one.score)[0]
  return best === undefined ? null : toYou(cleanReply(best.sentence))
}

/** Not silly, and a loss also where nobody died. */
function leadOf(message: string): string {
  const belittled = belittles.exec(message)?.[1]
  const parts = [
    belittled === undefined ? null : `Not ${belittled}.`,
    nobodyDied.test(message) ? 'Nobody has to die for it to be a loss.' : null,
  ]
  return parts.filter((part) => part !== null).join(' ')
}

const absent =
  /\b(\p{Lu}\p{Ll}{1,15})(?:[’']s| has)? (?:been gone|passed|died)(?: (?:now )?(?:for )?((?:one|two|three|four|five|\d{1,2}) (?:years?|months|weeks)))?/u

function ofAbsence(message: string): Reflection | null {
  const [, who, span] = absent.exec(message) ?? []
  if (who === undefined || /^(?:He|She|They|It|My|Who)$/.test(who)) return null
  return {
    met: `${span === undefined ? 'That kind of missing' : `${capitalize(span)} isn’t long, and missing somebody`} doesn’t show up on the big days only. It’s in your hands, in the small things you’ve always done. There’s nothing wrong with you. I’m sorry ${who} isn’t there.`,
    small: null,
    question: `Would you like to tell me something about ${who}?`,
  }
}

function ofHabit(message: string): Reflection | null {
  const habit = usedTo.exec(message)?.[1]
  if (habit === undefined) return null
  const days = weekdays.exec(habit)?.[1]
  return {
    met: `You used to ${toYou(habit)}, and now that’s gone, and nobody brings you a casserole for it.`,
    small:
      days === undefined
        ? 'One small thing: keep the hour, and put something in it that’s only yours.'
        : `One small thing: make ${days} yours again. A call, a postcard, a picture of something you saw, so those days still belong to the two of you.`,
    question: 'What did you like most about it?',
  }
}

function ofBlame(message: string): Reflection | null {
  const over = tornInto.exec(message)?.[1]
  if (over === undefined) return null
  const whose = notMine.test(message) ? ' that wasn’t even yours to fix' : ''
  return {
    met: `Somebody tore into you over ${toYou(over)}${whose}, and you had to stand there and take it.`,
    small:
      'You don’t have to do a thing about it tonight. If you want to do something: say out loud, in the car, what you’d have liked to say.',
    question: null,
  }
}

function ofEmptiness(message: string): Reflection | null {
  const [, at = '', place] = sits.exec(message) ?? []
  if (place === undefined) return null
  return {
    met: `So there you are, ${at} ${place}, and that part of the day is just empty now.`,
    small: 'One small thing: don’t go straight there tomorrow. Ten minutes anywhere else first.',
    question: null,
  }
}

function ofTooMuch(message: string): Reflection | null {
  const many = tiring.test(message) ? allDay.exec(message)?.[1] : undefined
  if (many === undefined) return null
  return {
    met: `${many}, and then the rest of the day still wanted something from you. That isn’t a bad mood. You’re running on empty.`,
    small: 'One small thing for tonight: tell one person “I’m done for today,” and don’t start anything else.',
    question: null,
  }
}

function ofHeart(message: string): Reflection | null {
  const core = heart(message)
  if (core === null) return null
  return {
    met: `What I hear most is this: ${core}. That would get to me, too.`,
    small: null,
    question: 'What would have made it a little easier?',
  }
}

/** Not the excuse for telling it, but what was lost or done; null where the words don't show it. */
export function reflectLoss(message: string): Reflection | null {
  const found =
    ofAbsence(message) ??
    ofHabit(message) ??
    ofBlame(message) ??
    ofEmptiness(message) ??
    ofTooMuch(message) ??
    ofHeart(message)
  return found && { ...found, met: `${leadOf(message)} ${found.met}`.trim() }
}

const judgements = oneOf('ok|okay|fine|bad|wrong|too|dumb|normal|weird|rude|mean')
const otherCause = oneOf('is it (?:that |because )?|am i |do i |that ')
const eitherCause = new RegExp(
  String.raw`\bis (?:this|it) (?!(?:${judgements})\b)(?:just |because |really |me |only )?([^.?!]{2,50}?),? or (?:${otherCause})?(?:just )?([^.?!]{3,90})`,
  'i',
)

/** 'Is this just being 53, or am I done with it?': a leaning that can be tested; null where nothing of the kind is asked. */
export function weighCauses(message: string): string | null {
  const [, one, other] = eitherCause.exec(message) ?? []
  if (
    one === undefined ||
    other === undefined ||
    !/\b(?:i|i[’']?m|my|being|me|hormones|age|menopause|tired|depressed|lazy|crazy)\b/i.test(`${one} ${other}`)
  )
    return null
  const [first, second] = [toYou(cleanReply(one)), toYou(cleanReply(other))]
  return [
    `I can’t know that from here, but you can test it. If it’s everywhere, at home and on good days too, I’d lean toward the first, ${first}. If it’s mostly in that one place, I’d lean toward the second: ${second}.`,
    'Picture that nothing about it changes for ten years. Relief, or did your stomach drop? Then picture a good day there. Do you still like it?',
    'If you’re snapping, tearing up or not sleeping wherever you are, tell your doctor, because they can help with that part.',
  ].join('\n\n')
}
