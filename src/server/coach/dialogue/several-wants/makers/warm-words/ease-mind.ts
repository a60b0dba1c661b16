import { numberedList } from '../../../../markdown.ts'
import { oneOf } from '../../../../phrase-pattern.ts'
import { type Answer, makeAnswer, paragraphs } from '../../../compose-answer.ts'
import type { Part } from '../../part.ts'
import { toPlainText } from './told-slots.ts'
import { findWarmTextFor } from './warm-themes.ts'

const replays = oneOf(
  'replaying|rehashing|obsessing|dwelling|ruminating|going over|thinking about (?:it|this|that|what)|overthinking (?:it|this|that)|spinning',
)
const guilts = oneOf(
  'feeling (?:so |like )?(?:guilty|bad|awful|terrible|the worst|a failure|an?)|beating myself up|blaming myself|the guilt',
)
const stop =
  '(?:how (?:do|can|should|would) i|how to|tell me how to|help me|to)(?: (?:ever|just|finally))? (?:stop|quit)'
const other =
  'how (?:do|can|should) i (?:let (?:it|this|that) go|forgive myself|get (?:it|this|that) out of my head|live with (?:it|this|that|myself)|turn my (?:brain|head|mind) off)'
const loops = 'comparing myself|worrying'
const through =
  '(?:get through|make it through|do (?:it|this)|keep it together|hold it together|speak|read (?:it|this))'
const composed = new RegExp(
  `\\bhow (?:do i|can i|to) ${through}\\b.{0,30}\\bwithout (?:falling apart|crying|breaking down|losing it|sobbing)\\b`,
)
const ofMind = new RegExp(`\\b(?:${stop} (?:${replays}|${guilts}|${loops})|${other})\\b`)
const ofGuilt = new RegExp(`\\b(?:${guilts}|${loops}|forgive myself|live with)\\b`)
const atNight = /\b(?:sleep|asleep|bed|night|2 am|3 am|4 am)\b/

/** True for a want to stop replaying something, or feeling guilty about it. */
export const easesMind = (line: string): boolean => ofMind.test(line) || composed.test(line)

const ownDefense = /^i (?:didn'?t|did not|never|wasn'?t)\b/i
const deadline =
  /\b(?:before|by) (\d{1,2}(?::\d\d)?(?: ?[ap]m)?(?: tomorrow| tonight)?|tomorrow(?: morning)?|noon|monday|tuesday|wednesday|thursday|friday)\b/i
/** Something is to go out by then. */
const sends = /\b(?:e-?mail|reply|respond|send|text|write back|answer)\w*\b/i
const longestQuote = 90

/** The user's own sentence of how it was, to write down as it is. */
function ownLine(told: readonly string[]): string | null {
  const said = told.find((sentence) => ownDefense.test(sentence) && sentence.length <= longestQuote)
  return said === undefined ? null : said.replaceAll("'", '’').replace(/(?<![.!?])[.!?]*$/, '.')
}

/** Three steps to close what goes round in the head, with what is left to do and until when. */
function closeOnPaper({ line, told, context }: Part): string {
  const whole = toPlainText(context.turn.request.message)
  const own = ownLine(told)
  const until = sends.test(whole) ? deadline.exec(whole) : null
  const [, time = ''] = until ?? []
  return paragraphs(
    'Your head keeps replaying it because it thinks something’s still open. So close it on paper:',
    numberedList([
      `Write what happened in three plain lines, the way a camera would’ve seen it.${own === null ? '' : ` End with your own words: “${own}”`}`,
      until === null
        ? 'Under that, write the one thing that’s left to do and when you’ll do it. If there’s nothing, write “finished.”'
        : `Under that, write what’s left and when: “Goes out before ${time}.” Once it’s written, it isn’t on tonight’s list.`,
      atNight.test(line)
        ? 'Charge the phone in another room. When it starts up in bed, think “it’s on the paper,” and breathe out longer than you breathe in. Still awake after 20 minutes? Get up, sit somewhere dim with something dull, then go back.'
        : 'When it starts again, say “rerun” and give your hands a job: dishes, a puzzle, a fast walk. It gets quieter each time you don’t argue with it.',
    ]),
  )
}

const speaking = /\b(?:funeral|eulogy|memorial|speak|speech|toast|up there|read (?:it|this))\b/i

/** How to get through words that are hard to say aloud. */
const stayComposed = (isSpeech: boolean): string =>
  numberedList([
    isSpeech
      ? 'Print it big, one idea to a line, and put a slash everywhere you want to breathe. Read it out loud to a wall three times; the worst of the crying usually happens there.'
      : 'Write your two sentences on paper and bring it. Reading is allowed, and it keeps your voice steady.',
    isSpeech
      ? 'Up there, find one face in the back that isn’t family, and talk to that one. Keep water in your hand; a sip stops a sob and buys you five seconds.'
      : 'When it rises, look at the page, press both feet into the floor, and take one slow breath out. “Give me a second” is a whole sentence.',
    isSpeech
      ? 'Give a copy to somebody in the first row who can finish it. You probably won’t need them, and knowing that is what helps.'
      : 'If tears come anyway, keep going through them. Crying doesn’t take back a word you said.',
  ])

/** Says how to stop replaying something or feeling guilty about it, by what was told. */
export function easeReplay(part: Part): Answer {
  const { line, want, context } = part
  const whole = toPlainText(context.turn.request.message)
  if (composed.test(line)) return makeAnswer(stayComposed(speaking.test(whole)), { closesTopic: true })
  const ease = ofGuilt.test(line) ? findWarmTextFor(toPlainText(want), whole, 'ease') : null
  return makeAnswer(ease ?? closeOnPaper(part), { closesTopic: true })
}
