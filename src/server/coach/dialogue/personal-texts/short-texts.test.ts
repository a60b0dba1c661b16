import { loadGuide } from '#server/coach/guide/guide.ts'
import { blankRequest } from '#server/coach/guide/blank-request.ts'
import { expect, test } from 'vitest'

const guide = await loadGuide()
const reply = async (message: string): Promise<string> => (await guide.answer({ ...blankRequest, message })).text

test.each([
  [
    'Need a text to my landlord re: the hot water. Third time asking. Polite but firm',
    'Hello,',
    'I’m writing again about the hot water. This is the third time I’m asking. So I need a date from you: please let me know by [day] when it’ll be fixed. Thank you.',
  ],
  ['text to my sister, can’t make Sunday lunch, Otis has croup', 'Hi,', 'I can’t make Sunday lunch. Otis has croup.'],
  ['Message to the school please: Farida is off today, tummy bug', 'Hello,', 'Farida is off today (tummy bug).'],
  [
    'text to Dayo: can’t swap shifts Friday, my mum has her scan',
    'Hi Dayo,',
    'I can’t swap shifts Friday. My mum has her scan.',
  ],
  [
    'Reply to my cousin saying yes to Saturday but not the karaoke',
    'Hi,',
    'It’s a yes to Saturday, but not to the karaoke.',
  ],
  [
    'a note for the cleaner: please don’t move the papers on the desk',
    'Hello,',
    'Please don’t move the papers on the desk. Thank you.',
  ],
  [
    'text to Mrs. Lindqvist, Otto forgot his cello at your house',
    'Hi Mrs. Lindqvist,',
    'Otto forgot his cello at your house.',
  ],
  [
    'note to the milkman: two pints instead of three from Monday',
    'Hello,',
    'Two pints instead of three from Monday, please.',
  ],
  ['tell my roommate to stop using my pan but nicely', 'Hi,', 'Please stop using my pan. Thank you.'],
  ['text to Kofi: happy birthday, sorry it’s late', 'Hi Kofi,', 'Happy birthday! Sorry it’s late.'],
  [
    'I’d like a message to the man who fixed my tractor for nothing',
    'Hello,',
    'You fixed my tractor for nothing. Thank you. I won’t forget it.',
  ],
  [
    'note to my son’s teacher, he was up all night with an earache',
    'Hello,',
    'My son was up all night with an earache.',
  ],
  [
    'one sentence to my landlord asking for my deposit back',
    'Hello,',
    'Could I please have my deposit back? Thank you.',
  ],
  [
    'can you draft a text to my sister telling her I love her but I’m not lending her the car',
    'Hi,',
    'I love you but I’m not lending you the car.',
  ],
  [
    'I need a message for the moving men: second floor, no lift, tip in the blue envelope',
    'Hello,',
    'Second floor, no lift, tip in the blue envelope.',
  ],
  [
    'message to the landlord about mould, again, with photos',
    'Hello,',
    'I’m writing again about mould (with photos). Please let me know by [day] when it’ll be fixed. Thank you.',
  ],
  [
    'text for my hairdresser, can’t do Thursday, can I have Friday same time',
    'Hello,',
    'I can’t do Thursday. Can I have Friday same time? Thank you.',
  ],
])('a text of few words: %s', async (message, hello, body) => {
  expect(await reply(message)).toContain(`> ${hello}\n>\n> ${body}`)
})

test.each([
  ['need a sign for the shop door, back at 2, gone to the dentist', '> Back at 2\n>\n> Gone to the dentist'],
  ['sign for the office fridge, people keep taking my yogurt', '> Please don’t take my yogurt\n>\n> Thank you.'],
  [
    'out of office for the 4th to the 18th, urgent things go to Priscilla',
    'I’m away from the 4th to the 18th. I’ll answer as soon as I’m back. If it’s urgent, please write to Priscilla.',
  ],
  ['subject line for an email to the parish council about the drains', '2. A question about the drains'],
  ['a caption for a photo of my first loaf, flat as a drain', '> My first loaf, flat as a drain.'],
  ['bio line for my pottery Instagram, I do ugly mugs on purpose', '> I do ugly mugs on purpose.'],
])('what is read without its writer: %s', async (message, wanted) => {
  expect(await reply(message)).toContain(wanted)
})

test('a price that somebody asked for is the hours times the user’s own rate', async () => {
  const text = await reply(
    'A museum wants to buy my quilt and asked what I charge. Three hundred hours. What do I say?',
  )
  expect(text).toContain('at 20 an hour: 6,000')
  expect(text).toContain('This takes 300 hours of work')
})

test('a family is written to by its name, and the one who died is named', async () => {
  const text = await reply(
    'Please draft a short note of condolence to the family of a former colleague, Dr. Ines Falk. We shared an office in Bergen for nine years and I never met you all. It should be warm.',
  )
  expect(text).toContain('> Dear Falk family,')
  expect(text).toContain('of Dr. Ines Falk’s death. Ines and I shared an office in Bergen for nine years')
})

test.each([
  'how do i tell the kids we’re divorcing',
  'should i tell my boss im a caregiver. ive missed 5 days',
  'I got a text from my landlord, the rent is going up',
  'remind me to text my sister about Sunday',
  'send a text to my sister when you can',
  'letter to my old piano teacher, she died before I could thank her',
  'what do i say when they ask about my weaknesses',
])('no text is made of what is asked or told otherwise: %s', async (message) => {
  expect(await reply(message)).not.toMatch(/^(?:Here’s a draft|For your pocket)/)
})
