import { LocalFormat } from '../../../../record-questions/local-format.ts'
import { bulletList } from '../../../../markdown.ts'
import { type Answer, makeAnswer, paragraphs } from '../../../compose-answer.ts'
import { clockSpan } from '../../../plans-around-hours/time-range-text.ts'
import { hourAfter, hourIn, timeText, wholeText } from './facts/time-text.ts'
import type { Part } from '../../part.ts'

const asks = /\bbedtime (?:routine|schedule|plan)\b/
const small = /\b(?:twins?|kids?|toddlers?|son|daughter|boys?|girls?|year olds?)\b/
const age = /\b(?:who are|is|are|age|aged|my) ([1-9])\b|\b([1-9]) ?-?(?:year ?-?olds?|yo)\b/
const teens = /\bteen(?:s|agers?)?\b|\b(?:is|are|age|aged|ages|and) (?:9|1\d)\b|\b(?:9|1\d) ?-?(?:year ?-?olds?|yo)\b/
const windDown = hourAfter('(?:at|by|around|in bed|asleep|down|bedtime)(?: is)?')
const [youngest, oldest] = [1, 8]
/** In minutes of the day. */
const [usual, earliest, latest] = [19 * 60 + 30, 18 * 60 + 30, 20 * 60 + 30]

/** A bedtime routine by the clock for small children. Returns null if no children or an age beyond it are told. */
export function routineForBedtime(part: Part): Answer | null {
  if (!asks.test(part.line)) return null
  const text = timeText(part)
  const [, one, other] = age.exec(text) ?? []
  const years = Number(one ?? other ?? 3)
  if (!small.test(text) || teens.test(text) || years < youngest || years > oldest) return null
  const told = hourIn(wholeText(part), windDown, true)
  const lights = told !== null && told >= earliest && told <= latest ? told : usual
  const local = new LocalFormat('en', part.alone.today)
  const isTwo = /\btwins\b|\bkids\b|\bboys\b|\bgirls\b/.test(text)
  const at = (from: number, to: number) => clockSpan(lights + from, lights + to, local)
  return makeAnswer(
    paragraphs(
      bulletList([
        `**${at(-45, -30)}:** screens off, toys in one bin, bath or a washcloth. Lights half down in the whole house.`,
        `**${at(-30, -20)}:** pajamas, teeth, potty, one drink of water. ${isTwo ? 'They race each other or you, not you chasing two.' : 'Make it a race against a song.'}`,
        `**${at(-20, -5)}:** in bed, ${isTwo ? 'each picks one book' : 'two books, picked by the kid'}. Same spot, same lamp.`,
        `**${at(-5, 0)}:** one song, one hug${isTwo ? ' each' : ''}, the same last sentence every night. Then you leave.`,
      ]),
      `Out of bed? Walk back, the same few words, no talk, as often as it takes. ${isTwo ? 'If one winds the other up, start the one who falls asleep slower 15 minutes later. ' : ''}Give it ten nights without a change before you judge it, and no visitors once it’s begun.`,
    ),
    { closesTopic: true },
  )
}
