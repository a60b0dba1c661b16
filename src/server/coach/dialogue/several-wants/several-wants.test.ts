import { describe, expect, test } from 'vitest'
import { blankRequest } from '../../guide/blank-request.ts'
import { loadGuide } from '../../guide/guide.ts'

const guide = await loadGuide()
const now = new Date('2026-11-21T15:00:00Z')
const answer = (message: string) => guide.answer({ ...blankRequest, now, message })

describe('several things in one message', () => {
  test('each is answered under the user’s own words for it', async () => {
    const { text } = await answer(
      'I work nights and never sleep before noon. How do I sleep during the day, and can you write a text to my sister saying I can’t come Saturday?',
    )
    const [first, second] = ['**“How do I sleep during the day”**', '**“Can you write a text to my sister saying'].map(
      (heading) => text.indexOf(heading),
    )
    expect(first).toBe(0)
    expect(second).toBeGreaterThan(100)
    expect(text.slice(second)).toMatch(/> .*can’t come Saturday/)
  })

  test('what two of them have in common is said once, under both', async () => {
    const { text } = await answer(
      'My daughter got in trouble at school for a fight. What do I do with her this week? And what do I say to the school about the fight?',
    )
    const paragraphs = text.split('\n\n')
    expect(new Set(paragraphs).size).toBe(paragraphs.length)
  })

  test('what there is nothing on is named, and the rest is answered', async () => {
    const { text } = await answer(
      'My phone fell in the lake and I sleep badly since. How do I fall asleep when my mind races, and what does zorbing cost in Ohio?',
    )
    expect(text).toContain('“what does zorbing cost in Ohio” I don’t have anything good enough')
    expect(text).toContain('**“How do I fall asleep when my mind races”**')
  })

  test('an order to the app among them gets its card', async () => {
    const { text, cards } = await answer(
      'My mom has surgery soon and I can’t sleep from worry. How do I fall asleep when my mind races? Also remind me to call the hospital Monday at 9.',
    )
    expect(text).toContain('**“How do I fall asleep when my mind races”**')
    expect(cards).toMatchObject([{ kind: 'task', time: '09:00', dueDate: '2026-11-23' }])
  })

  test('who answers and who reads it are told as when asked alone', async () => {
    const { text } = await answer(
      'Before I type anything private: are you a real person or a computer? And who can see what I write in here?',
    )
    expect(text).toMatch(/neither a person nor a language model.*stays on this server, encrypted/s)
  })

  test('a no to what somebody asks, told in a longer story, gets its words', async () => {
    const { text } = await answer(
      'Our choir director asked me to run the spring concert because Lena moved away. I already do the snacks and the robes. He needs an answer Friday. I want to say no and still sing there. Can you help me find the words?',
    )
    expect(text).toContain('I can’t run the spring concert')
  })

  test('an order isn’t lost beside what no part is written for', async () => {
    const { text, cards } = await answer(
      'We sell the house and I cry whenever somebody walks through it. What do I say to the kids about it, and can you remind me to call the agent Friday at 10?',
    )
    expect(cards).toMatchObject([{ kind: 'task', time: '10:00' }])
    expect(text).toMatch(/say to the kids about it”\*\*.{80}/s)
  })

  test('several orders to the app are left to what makes cards', async () => {
    const { text, cards } = await answer(
      'Can you add milk and eggs to my shopping list, and can you remind me to call the vet on Monday at 9 please?',
    )
    expect(text).not.toContain('**“')
    expect(cards).toHaveLength(3)
  })
})
