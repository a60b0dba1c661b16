import { oneOf } from '../../phrase-pattern.ts'
import { formatDollars, parseAmount } from '../dollar-amounts.ts'
import { cleanReply, toYou } from '../coaching/own-words.ts'
import { type Answer, asking, paragraphs, say, type Turn } from '../compose-answer.ts'
import { sentencesOf } from '../split-sentences.ts'
import { judgements, lateJudgement } from './judgement-texts.ts'
import { isNotToBeJudged } from './not-to-be-judged.ts'
import { weightiestClause } from './weightiest-clause.ts'

const bad =
  'wrong|scummy|shitty|selfish|mean|rude|bad|terrible|awful|cruel|tacky|unfair|dishonest|sneaky|petty|greedy|ungrateful|disloyal|cheap|cold|shabby'
const foolish =
  'dumb|stupid|silly|foolish|crazy|nuts|pathetic|ridiculous|weird|lame|childish|irresponsible|reckless|hopeless'
const late = 'too late|too old|too soon|too early|too much'
const good = 'normal|ok|okay|fine|alright|fair|reasonable|allowed'
const isIt = new RegExp(
  `\\b(?:is|was|would|wouldn[’']?t) (?:it|that|this)(?: be)? (?:really |so |just |kind of |kinda |super )?(${bad}|${foolish}|${late}|${good})(?: of me| for me)?(?: (?:to|that|if|for|when) ([^.?!,]{3,120}))?`,
  'i',
)
const orIsIt = new RegExp(`\\bor is (?:that|it) (?:just |really |kind of )?(${bad}|${foolish})\\b`, 'i')
const amI = new RegExp(
  `\\bam i (?:just )?(?:being )?(?:an? )?(unreasonable|overreacting|dramatic|too sensitive|the jerk|jerk|the problem|asking too much|(?:${bad}|${foolish})(?: (?:friend|mother|mom|daughter|wife|person|sister|grandma|boss))?)\\b(?: (?:if|for|to|because) (?:i )?([^.?!]{3,120}))?`,
  'i',
)
const sum = /\$ ?(\d[\d,]{0,7}(?:\.\d\d)?)/g

const isTime = /^too /i

type Asked = { word: string; act: string | null; isGood: boolean; ofMe: boolean }

/** What is asked to be judged; null where nothing is. */
function readAsked(message: string): Asked | null {
  const [, word, act] = isIt.exec(message) ?? []
  if (word !== undefined)
    return {
      word: word.toLowerCase(),
      act: act ?? null,
      isGood: new RegExp(`^(?:${good})$`, 'i').test(word),
      ofMe: false,
    }
  const other = orIsIt.exec(message)?.[1]
  if (other !== undefined) return { word: other.toLowerCase(), act: null, isGood: false, ofMe: false }
  const [, own, deed] = amI.exec(message) ?? []
  return own === undefined ? null : { word: own.toLowerCase(), act: deed ?? null, isGood: false, ofMe: true }
}

/** The sum that is wanted: the last one of the message, else of what was told before. */
function sumIn(texts: readonly string[]): string {
  for (const text of texts.toReversed()) {
    const found = [...text.matchAll(sum)].map(([, amount]) => parseAmount(amount)).at(-1)
    if (found !== undefined) return Number.isInteger(found) ? formatDollars(found) : `$${found.toFixed(2)}`
  }
  return 'this number'
}

/** 'Split 8 ways', as what each one pays. */
function shareIn(texts: readonly string[]): string {
  const told = texts.join(' ')
  const ways = Number(/\b(?:split|divided|shared) (?:it )?(\d{1,2})(?: ways)?\b/i.exec(told)?.[1] ?? 0)
  const whole = parseAmount(/\$ ?(\d[\d,]{1,7})/.exec(told)?.[1])
  return ways > 1 && whole > 0 ? formatDollars(whole / ways) : 'the amount'
}

const verdict = ({ word, act, isGood, ofMe }: Asked): string => {
  if (ofMe) return `No, you’re not ${/ \w+$/.test(word) && !/^(?:the|too|asking)/.test(word) ? `a ${word}` : word}.`
  const said = act === null ? null : toYou(cleanReply(act)).replace(/^(?:i[’']?d|you[’']d) probably /i, '')
  const isPlain = said !== null && said.length <= 70 && !/\byou (?:was|am)\b/.test(said)
  if (isGood) return `Yes, that’s ${word}.`
  return isPlain && !/^(?:you|your|my|the|it)\b/i.test(said)
    ? `No, it’s not ${word} to ${said}.`
    : `No, that’s not ${word}.`
}

const namesCalled = oneOf(
  'antisocial|boring|picky|quiet|shy|unfriendly|standoffish|dull|fussy|serious|weird|cheap|homebody',
)
const calledMe = new RegExp(
  String.raw`\b(?:says?|said|thinks?|calls? me) (?:that )?(?:i[’']?m|i am)? ?(?:being )?(?:an? )?(${namesCalled})[.,;!?]+ (?:am i|is that true)\b`,
  'iu',
)

/** 'He says I'm being antisocial. Am I': somebody else's word for it. */
function answerCalledMe(turn: Turn): Answer | null {
  const word = calledMe.exec(turn.request.message)?.[1]?.toLowerCase()
  return word === undefined
    ? null
    : say(
        paragraphs(
          `No. You want something different than they do, that’s all. That isn’t ${word}, it’s knowing what you like.`,
          'Two things make it easy on both of you. Pick the one part you’d half enjoy, once a month, and show up for that. And say no to the rest with a smile: “You go. I want to hear all about it at dinner.”',
          'If it comes up again, ask what’s under it: “Do you want me there, or do you want me to be different?” The first one you can talk about.',
        ),
        { closesTopic: true },
      )
}

/** Of what the user minds, the one thing that is worth the talk. */
function answerAmI(turn: Turn, { word }: Asked): Answer {
  const heavy = weightiestClause(turn.request.message)
  const shown = word.startsWith('the ') ? word : word.replace(/^jerk$/, 'a jerk')
  return say(
    paragraphs(
      `No, you’re not ${/^(?:overreacting|asking too much)$/.test(shown) ? shown : `being ${shown}`}. You’re allowed to mind, even when somebody’s doing you a favor.`,
      heavy === null
        ? 'If it’s a list, pick the one thing you’d still mind in a year. That’s the one to bring up. Let the rest go, out loud: “I’m not worried about that part.”'
        : `I wouldn’t bring the whole list, though. I’d pick the one you’d still mind in a year, and from what you told me that’s this: ${heavy}. The rest I’d let go, and say so.`,
    ),
    {
      question: asking('heard', 'Want the words for that one?'),
      closesTopic: true,
    },
  )
}

/** 'Is it scummy to …', 'am I being unreasonable', 'is it too late': an answer, why, where the line is, and one thing to use. */
export function answerJudgement(turn: Turn): Answer | null {
  const { message, language } = turn.request
  if (language !== 'en' || isNotToBeJudged(message)) return null
  const last = sentencesOf(message).slice(-3).join(' ')
  const asked = readAsked(last)
  if (asked === null) return answerCalledMe(turn)
  if (asked.ofMe && asked.act === null) return answerAmI(turn, asked)
  const line = asked.act ?? last
  const texts = [...turn.state.messages.slice(-3), message]
  const found = (isTime.test(asked.word) ? [lateJudgement] : judgements).find(({ form }) => form.test(line))
  if (found === undefined) return null
  return say(
    paragraphs(
      `${verdict(asked)} ${found.why}`,
      found.line,
      found.use.replace('{sum}', sumIn(texts)).replace('{share}', shareIn(texts)),
    ),
    { closesTopic: true },
  )
}
