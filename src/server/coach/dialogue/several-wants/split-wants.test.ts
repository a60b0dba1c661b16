import { describe, expect, test } from 'vitest'
import { splitWants } from './split-wants.ts'

const wantsOf = (message: string): string[] => splitWants(message).map(({ want }) => want)

describe('what a message wants is told apart from what it tells', () => {
  test('two questions after a story, and one joined to another', () => {
    expect(
      wantsOf(
        'We close on the house in May. I have two kids and a cat. What should I pack first, and how do I tell my son he changes schools? Also write a note to his teacher.',
      ),
    ).toEqual([
      'What should I pack first',
      'how do I tell my son he changes schools?',
      'Also write a note to his teacher.',
    ])
  })

  test('numbered wants, without their numbers', () => {
    expect(wantsOf('Three things: 1) dinner ideas for picky kids 2) a text to my sister 3) how do I sleep')).toEqual([
      'dinner ideas for picky kids',
      'a text to my sister',
      'how do I sleep',
    ])
  })

  test('lettered wants, in the middle of a sentence', () => {
    expect(
      wantsOf('My aunt comes for a week. Can you help me with a) easy suppers b) what she could do with the kids'),
    ).toEqual(['easy suppers', 'what she could do with the kids'])
  })

  test('what belongs to a want is no second one', () => {
    expect(wantsOf('Need a cleaning plan for a small flat, just me and a very hairy cat.')).toHaveLength(1)
  })

  test('a time at the end of a sentence is no number of a want', () => {
    const [only] = splitWants('I get off at 3. My shift starts at 9. When do I sleep?')
    expect(only).toEqual({ want: 'When do I sleep?', told: ['I get off at 3.', 'My shift starts at 9.'] })
  })

  test('a condition stays with what it is for', () => {
    expect(wantsOf('Should I go to the reunion? If not, write me a reply to the organizer.')).toEqual([
      'Should I go to the reunion?',
      'If not, write me a reply to the organizer.',
    ])
  })

  test('orders without a question, and a piece of writing that is only named', () => {
    expect(
      wantsOf('My test is in nine days and I work evenings. Build me a study plan, and something to say to my dad.'),
    ).toEqual(['Build me a study plan', 'something to say to my dad.'])
  })

  test('what stands right before a want comes last among what is told', () => {
    const [, shoes] = splitWants(
      'Our team lost. What do I say to Ben in the car? His shoes were $90. Should I return them?',
    )
    expect(shoes?.told).toEqual(['Our team lost.', 'His shoes were $90.'])
  })

  test('words that only announce a want are none', () => {
    expect(wantsOf('Can you help me with two things? I start a job Monday. What do I wear to an office?')).toEqual([
      'What do I wear to an office?',
    ])
  })

  test.each([
    'We had a good day at the lake and the kids slept all the way home.',
    'I need to call my mom. I want to sleep.',
  ])('what only tells has none: %s', (message) => expect(wantsOf(message)).toEqual([]))
})
