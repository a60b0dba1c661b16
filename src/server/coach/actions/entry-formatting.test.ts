import { expect, test } from 'vitest'
import { read } from './read-actions.testing.ts'

test.each([
  [
    'slept badly, fought with the printer, won. that’s my entry for today',
    'slept badly, fought with the printer, won.',
  ],
  [
    'journal entry: rain all day. the goats hate it. so do I. end of entry',
    'rain all day. the goats hate it. so do I.',
  ],
  [
    'Put this in my journal: I wore the green dress. Nobody died. And that’s my entry for today.',
    'I wore the green dress. Nobody died.',
  ],
  ['my bike got stolen and honestly? relief. journal that word for word', 'my bike got stolen and honestly? relief.'],
  [
    'Put in my journal: Today I told Petra. Then we ate soup. That’s all.',
    'Today I told Petra. Then we ate soup. That’s all.',
  ],
  [
    'Write this in my journal in all caps: i defended my thesis and nobody can take it',
    'I DEFENDED MY THESIS AND NOBODY CAN TAKE IT',
  ],
  [
    'The bakery sold out by nine. Second time this month! Write that in my diary, block capitals please.',
    'THE BAKERY SOLD OUT BY NINE. SECOND TIME THIS MONTH!',
  ],
  [
    'Write in my diary that i walked past and felt nothing. Lower case please, it’s that kind of day.',
    'i walked past and felt nothing.',
  ],
  [
    'Save this to my journal exactly as I write it: no commas no capitals just me and the sea',
    'no commas no capitals just me and the sea',
  ],
  ['can you write in my journal that all caps emails make me cry', 'all caps emails make me cry'],
])('an entry is kept whole, without what is said about it: %s', (message, content) => {
  expect(read(message).map((one) => one.split(' | ').slice(1).join(' | '))).toEqual([content])
})
