import { expect, test } from 'vitest'
import { conversationsWith } from '../guide/conversation.testing.ts'
import { loadGuide } from '../guide/guide.ts'
import { withoutRepeats, unansweredQuestions } from './already-answered.ts'
import { matchStatement } from './match-statement.ts'

const { lastReply } = conversationsWith(await loadGuide())

test.each([
  ['my wife finally passed her welding certification exam', /Congratulations|cheered|good news/],
  ['my uncle passed his road test at 70', /Congratulations|cheered|good news/],
  ['lost 9 lbs since august, been swimming before work', /^Nine pounds, and swimming before work/],
  [
    'my nana turned 88 on sunday and whooped us all at spades',
    /^88, and still winning at spades! Happy birthday to your nana/,
  ],
  ['my sister moved in with us last week and i already have no privacy', /corner of the house/],
  ['packed night at the diner, two servers short, but we got through it', /^Two people short/],
  [
    'cleaned out the attic and found my grandmas letters, cried a little',
    /The attic’s cleaned out, and then your grandma’s letters/,
  ],
  ['they cut my hours again, just me and the dog tonight', /^Cut again.*the dog/],
  ['did yoga for the first time since my surgery, only 15 minutes', /^First time since your surgery!.*15 minutes/],
  ['our preacher talked about forgiveness, i needed that', /^Forgiveness, just when you needed it/],
  ['today was okay. vacuuming done and had coffee with my sister', /^The vacuuming done and coffee with your sister\./],
  ['i yelled at the kids about backpacks again and i feel awful', /backpacks/],
  ['i havent vaped in two months', /^Two months/],
  ['i forgot my dads birthday and i feel terrible', /I missed your birthday/],
  ['scored 92 on my first chemistry exam in 15 years', /^92 on your chemistry exam, the first one in 15 years/],
  ['our cat came back!! she was missing 3 days', /relief|thank goodness/],
])('the detail that was told is taken up: %s', (message, says) => {
  expect(lastReply(message).response).toMatch(says)
})

test.each([
  'my dad passed on sunday',
  'my mom passed last night, she was 80',
  'had lunch with my mom and she told me it is back',
  'the laundry is done but my son got hurt at school',
])('what is sad is no good day: %s', (message) => {
  expect(matchStatement(message)?.tone ?? 'hard').toBe('hard')
})

test('losing weight without trying is for a doctor', () => {
  expect(lastReply('i lost 11 pounds without trying and it scares me').response).toMatch(/doctor/)
})

test('no question asks what was told', () => {
  expect(unansweredQuestions(['Did you get to sit down at all?', 'Who helped?'], 'home with my feet up')).toEqual([
    'Who helped?',
  ])
  expect(unansweredQuestions(['Did you get to sit down at all?'], 'home with my feet up')).toHaveLength(1)
})

test('a line doesn’t say again what was taken up', () => {
  expect(withoutRepeats(['Oh, thank goodness.', 'What a relief.'], 'Thank God for that.')).toEqual(['What a relief.'])
})

test('a question at the end of what is told is answered', () => {
  const { response } = lastReply('my son got his phone taken away at school again, what should the punishment be')
  expect(response).toMatch(/stays home/)
})
