import { expect, test } from 'vitest'
import { answerNow, converse } from '../../guide/conversation.testing.ts'
import { blankRequest } from '../../guide/blank-request.ts'
import { openGuide } from '../../guide/guide.ts'
import { readPassages } from '../../guide/passage.ts'
import { readPurposes } from '../drafts/draft-texts.ts'
import { readSituations } from './situation.ts'

const guide = await openGuide()
const lastOf = (...messages: string[]): string => converse(guide, messages).at(-1)?.response ?? ''
const questions = (text: string): number => text.replaceAll(/“[^”]{0,300}”/g, '').split('?').length - 1

test('a long message that asks where to begin gets that first, steps, and one question, about the person it told of', () => {
  const answer = lastOf(
    'My mother is 81 and lives by herself in Duluth. Twice now she has left the stove on, and last week I found three unpaid bills in the bread box. She taught school all her life, so it scares me. Where do I begin?',
  )
  expect(answer).toMatch(/^Begin with the doctor, not with a big talk: get your mother a checkup/)
  expect(answer).toMatch(/\n1\. /)
  expect(questions(answer)).toBe(1)
})

test('a husband gets no answer about a teenager, and what is only told gets no steps', () => {
  const answer = lastOf(
    'Pete and I have been married for nineteen years and we hardly talk anymore. He comes home, eats, sits there with the game on and goes to bed. Nothing is wrong. I just miss him.',
  )
  expect(answer).toMatch(/Missing Pete/)
  expect(answer).not.toMatch(/teen|\n1\. /i)
})

test('an offer with a date is compared with the sums that were told', () => {
  const answer = lastOf(
    'A clinic has offered me a full time job at $61,000 with benefits. I clear about $55,000 on my own and pay $640 a month for insurance. I like being my own boss. They want an answer by December 9th.',
  )
  expect(answer).toMatch(/\$61,000 and \$55,000 are \$6,000 apart, \$640 a month is \$7,680 a year/)
  expect(answer).toMatch(/until December 9th/)
})

test('what is left after what is due is worked out, and whoever asks which to take gets one', () => {
  const told =
    'My sister asked to borrow 500 again for her car. It is the third time since May and she has paid back 50 in all. I have $1,900 in savings and my tuition is $1,600 due in January. I do not know what to do.'
  expect(lastOf(told)).toMatch(/\$1,900 less \$1,600 leaves \$300/)
  expect(lastOf(told, 'just pick one for me, please. what would you do?')).toMatch(/^I’d pay the bill directly/)
})

test('whoever wants no tips gets none, and no question', () => {
  const answer = lastOf(
    'a man threw his receipt at me today because the machine was slow, and my supervisor gave him a coupon. I finished the shift. im not looking for advice, i just need somebody to know',
  )
  expect(answer).not.toMatch(/\?|\n1\. /)
})

test('what holds the hurt is said back where somebody only tells', () => {
  expect(
    lastOf(
      'They tore down the little kiosk by the bus stop where I bought my paper for twenty-two years. The man waved at me in any weather. I stood there with the coins in my hand like a fool.',
    ),
  ).toMatch(/you stood there with the coins in your hand like a fool/)
})

test('pills in passing are not what a question about food is about', () => {
  const answer = lastOf(
    'The doctor says my blood pressure is up and she wants three months of food and walking before we talk about pills. I cook for four men who put salt on everything. What would you change first?',
  )
  expect(answer).toMatch(/^I’d change breakfast first/)
  expect(answer).not.toMatch(/pharmacist/)
})

test('the words that are asked for after a story are for that story, in another tone too', () => {
  const told =
    'My daughter Nora is 16 and told me she was at the library. Her friend’s mother said they were at the lake with boys and a car. Nora looked me in the eye and lied. What do I do?'
  expect(lastOf(told, 'give me the words to say it')).toMatch(/Nora, I know you weren’t where you told me/)
  expect(lastOf(told, 'give me the words to say it', 'softer')).toMatch(/I’m not looking for a fight/)
  expect(lastOf(told, 'what if she just says nothing and slams the door?')).toMatch(/don’t fill the silence/)
})

test('no situation of faith where no mention of it is wanted', () => {
  const message =
    'I stopped going to church when they split over the pastor. I miss the hymns and I do not pray anymore, and on Sundays I feel guilty and do not know what to do with the morning. What would you do?'
  expect(answerNow(guide, { ...blankRequest, message }).text).toMatch(/hymns back/)
  expect(answerNow(guide, { ...blankRequest, message, hidesSpiritual: true }).text).not.toMatch(/hymns back/)
})

test('each situation names matters and messages that there are, and slots that can be filled', async () => {
  const [situations, passages, purposes] = await Promise.all([readSituations(), readPassages(), readPurposes()])
  const matters = new Set(passages.map(({ id }) => id))
  const messages = new Set(purposes.map(({ id }) => id))
  expect(new Set(situations.map(({ id }) => id)).size).toBe(situations.length)
  for (const { purpose, cues, ...situation } of situations) {
    expect(situation.matters.filter((matter) => !matters.has(matter))).toEqual([])
    expect(purpose === null || messages.has(purpose)).toBe(true)
    expect(cues.filter((cue) => cue !== cue.toLowerCase() || /[^a-z0-9 *]/.test(cue))).toEqual([])
    const { met, first, steps, decides, resists } = situation
    const always = [met, first, decides, resists].map((lines) => lines.findLast((line) => typeof line === 'string'))
    expect(always.filter((line) => line === undefined || line.includes('{'))).toEqual([])
    expect(JSON.stringify([met, first, steps, decides, resists])).not.toMatch(/\{(?!who\}|Who\}|Count\}|"if":)/)
  }
})
