import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { conversationsWith } from '../guide/conversation.testing.ts'
import { loadGuide } from '../guide/guide.ts'
import { stageNames } from './answer-turn.ts'

const guide = await loadGuide()

const { allReplies, lastReply } = conversationsWith(guide, 'gentle')
const topicOf = (...messages: string[]): string | undefined => lastReply(...messages).reply.state.topic?.id

const tantrum =
  'my kid is 3 and he throws himself on the floor at the store every time we leave the toy aisle, three people stared, how do I stop it'
const kitchen =
  'my mother in law reorganized my whole kitchen while we were at work and told everyone at dinner what was in the drawers'
const asksBack = /bothers you most|been like for you|on your mind the most/

test('the stages of a turn are those of docs/coach.md, in the same order', async () => {
  const page = await readFile(new URL('../../../../docs/coach.md', import.meta.url), 'utf8')
  const section = page.slice(page.indexOf('4. **The guide'), page.indexOf('\n5. '))
  expect([...section.matchAll(/^ +\d+\. \*\*(.+?)\*\*/gm)].map(([, name]) => name)).toEqual(stageNames)
})

describe('what asks for something is not met as if it were only told', () => {
  test.each([
    ['pop lenas swim meet in for thurs 4pm and i have to bring snacks', /Lenas swim meet”, Thursday/],
    ['put the recital in for tues 6pm, we gotta be there early', /Recital”, Tuesday/],
  ])('put in with a day, and more told after it: %s', (message, card) => {
    const { response, proposal } = lastReply(kitchen, message)
    expect(proposal?.kind).toBe('task')
    expect(response).toMatch(card)
  })

  test('what the user means to do gets no card', () => {
    expect(lastReply(kitchen, 'I’ll write it all down tonight').proposal).toBeNull()
  })

  test('things for a list of any name go on a list with its name as a note, and that is said', () => {
    const { reply } = lastReply('Add these to my party list: paper plates, cups and ice.')
    expect(reply.cards.map((card) => ('title' in card ? card.title : ''))).toEqual([
      'paper plates, Party',
      'cups, Party',
      'ice, Party',
    ])
    expect(reply.text).toMatch(/“Party” isn’t one/)
  })

  test.each(['whats on for tomorrow my head is spinning', 'what do i have today i cant keep up'])(
    'a question of records with a feeling after it is one of records: %s',
    (message) => {
      // Nothing may be read here, and that is what is said.
      expect(lastReply(tantrum, message).response).toMatch(/can’t see your planner/)
    },
  )

  test.each(['what did i spend on coffee in october, be honest', 'how is my gas spending this month?'])(
    'what was spent is said to be nothing the app keeps: %s',
    (message) => {
      const { response, reply } = lastReply(message)
      expect(response).toMatch(/not what you spend/)
      expect(reply.isFree).toBe(true)
    },
  )

  test('how to spend less is still a matter', () => {
    expect(lastReply('how do I stop spending so much on clothes').response).not.toMatch(/not what you spend/)
  })

  test('a question of where to begin gets a beginning', () => {
    const { response } = lastReply(
      'the lady who raised me leaves her checks lying uncashed and the lights were shut off at her house twice. Where do I start?',
    )
    expect(response).not.toMatch(asksBack)
  })
})

describe('a conversation under way', () => {
  test('another subject, told at length, opens it and fills nothing', () => {
    const hair =
      'My hair has been falling out since the summer, there is a bare spot behind my ear and I cover it with a scarf, and the girls at the salon noticed. What can I do about it?'
    expect(topicOf('help me think something through', 'whether to sell the boat', hair)).toBe('hair-loss')
  })

  test('a question after what somebody said is asked, not reported', () => {
    const doctor =
      'The nurse says my blood pressure is up and wants me to walk more, and I wake at four every morning and lie there. Is there anything I can do to sleep until six?'
    expect(lastReply(kitchen, doctor).response).not.toMatch(
      /How did you leave it|What did you say back|where they are with it/,
    )
  })

  test('a last word on the subject before does not hide the next one', () => {
    expect(topicOf(kitchen, 'ok, I will talk to him first. Different thing, how do I write a cover letter')).toBe(
      'cover-letter',
    )
  })

  test('thanks in the middle of a line are thanks', () => {
    expect(lastReply(kitchen, 'ha true. thanks, that makes me feel a bit lighter').response).not.toMatch(
      /telling me|\?$/,
    )
  })
})

describe('a method that is refused', () => {
  test.each([
    ['nah we bought the timer thing already, she laughed at it. anything other than a timer please', /timer/i],
    [
      'we did the writing it down for weeks already and it told us nothing. something that isnt a list',
      /write down|list/i,
    ],
  ])('stays in the matter, without it: %s', (message, refused) => {
    const [opened, answered] = allReplies(tantrum, message)
    expect(answered?.reply.state.topic?.id).toBe(opened?.reply.state.topic?.id)
    const ways = answered?.response.split('\n').filter((line) => line.startsWith('> ')) ?? []
    expect(ways.length).toBeGreaterThan(0)
    expect(ways.join('\n')).not.toMatch(refused)
  })
})

describe('words for a certain case', () => {
  const priya = 'my assistant Priya has come in late again three mornings this week and customers stood outside'

  test('first talk with somebody the user leads, and what they may answer', () => {
    const [, written, feared] = allReplies(
      priya,
      'what do I tell her tomorrow?',
      'and what if she just shrugs and goes whatever',
    )
    expect(written?.response).toMatch(/“Priya, .*on time/s)
    expect(feared?.response).toMatch(/^> Yeah, it’s strange for me, too/m)
  })

  test('papers that a client owes, by name and day, then shorter in a sentence among others', () => {
    const [written, shorter] = allReplies(
      'I need an email for a tenant, Mr. Okafor. He still hasn’t given me his signed forms and I need them by Friday',
      'Good, but he never reads long things. Can you make it shorter?',
    )
    expect(written?.response).toMatch(/Hi Mr\. Okafor,.*your signed forms.*by Friday/s)
    expect(shorter?.response).toMatch(/Phone photos are fine/)
  })

  test('a co-parent who swaps days, and no words of theirs', () => {
    const { response } = lastReply(
      'my ex wants to swap weekends again, says its for a fishing thing of his buddys and I already bought concert tickets',
      'write me something to send him, calm but firm',
    )
    expect(response).toMatch(/^> .*(?:schedule|switch)/m)
    expect(response).not.toMatch(/fishing|buddys/)
  })

  test('a plan that is changed on the user', () => {
    expect(
      lastReply('my cousin wants me to move the reunion again and we booked the hall. write her a text').response,
    ).toMatch(/> .*planned/)
  })
})

test('no calm line stands before an answer to somebody who is not upset', () => {
  const { response } = lastReply('how do I ask my landlord to repair the heating before the cold comes')
  expect(response).not.toMatch(/no hurry|take this slowly|calmly|one piece at a time|solve it today/i)
})
