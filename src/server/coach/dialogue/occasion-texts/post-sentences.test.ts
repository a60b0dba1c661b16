import { expect, test } from 'vitest'
import { conversationsWith } from '../../guide/conversation.testing.ts'
import { loadGuide } from '../../guide/guide.ts'

const { replyTo } = conversationsWith(await loadGuide())

test.each([
  [
    'write a post for my shop saying christmas cookie boxes are open to order til dec 14, 32 dollars each',
    'Christmas cookie boxes are open to order until December 14. They’re $32 each. Message me to order',
  ],
  [
    'write a linkedin post saying im looking for work, i did payroll for 9 years, dont make it sound desperate',
    '> I’m looking for work. I did payroll for 9 years. If you know',
  ],
  [
    'write a facebook post looking for work, i clean houses and have 6 years experience',
    'I clean houses and have 6 years experience.',
  ],
  [
    'write a facebook post saying i have 2 openings for biweekly house cleaning in january',
    'I have 2 openings for biweekly house cleaning in January.',
  ],
  ['write a facebook post about our church chili supper saturday at 5, bring a side', 'supper is Saturday at 5.'],
])('a post says what it is to say: %s', (message, said) => {
  expect(replyTo(message)).toContain(said)
})

test.each([
  [
    'help me write an email to parents about the christmas program dec 10, doors open 5:45, kids wear red or white',
    'The Christmas program is December 10. Doors open at 5:45. Kids wear red or white.',
  ],
  [
    'write an email to families about the winter party dec 18, starts at 1, please no nuts',
    'The winter party is December 18. It starts at 1. No nuts, please.',
  ],
  ['write an email to parents about conferences next week', 'The conferences are next week.'],
])('a notice has everything that was told: %s', (message, said) => {
  expect(replyTo(message)).toContain(said)
})

test.each([
  ['write a short text to my buyers telling them closing got pushed to friday dec 4', 'pushed to Friday, December 4.'],
  ['text my team that the meeting got pushed to thursday at 10', 'The meeting got pushed to Thursday at 10.'],
  [
    'write me a short text to my team at the warehouse thanking them for working black friday',
    'for working Black Friday',
  ],
  [
    'write an email to my professor asking for 2 more days on the group project, one girl quit on us',
    'One girl quit on us. Could we have 2 more days on the group project?',
  ],
  [
    'write an email to my teacher asking for an extra day on the lab report, my laptop died',
    'My laptop died. Could I have an extra day on the lab report?',
  ],
  [
    'can you write my thank you note for my future mother in law, she gave us 500 dollars toward the honeymoon',
    'giving us $500 toward the honeymoon.',
  ],
])('a message keeps its reason, its days and its sums: %s', (message, said) => {
  expect(replyTo(message)).toContain(said)
})

test.each([
  ['write a facebook post for my bakery saying were closed monday', 'closed Monday'],
  ['write an email to parents about the bake sale friday and how they can help', 'bake sale'],
  ['write a post about my new candles, 18 dollars each', '$18'],
  ['write a post saying were having a yard sale saturday 8 to 2', 'Yard sale Saturday from 8 to 2'],
])('what has a text of its own keeps it: %s', (message, said) => {
  expect(replyTo(message)).toContain(said)
  expect(replyTo(message)).not.toMatch(/I do 18|how they can help\./)
})
