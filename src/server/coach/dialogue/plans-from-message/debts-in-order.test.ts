import { expect, it } from 'vitest'
import { blankRequest } from '../../guide/blank-request.ts'
import { answerNow } from '../../guide/conversation.testing.ts'
import { loadGuide } from '../../guide/guide.ts'

const guide = await loadGuide()
const answer = (message: string): string => answerNow(guide, { ...blankRequest, message }).text
const inOrder = /^The \$?[\d,]+ (?:at [\d.]+% )?first[.,]/m

it.each([
  ['i owe 3000 on my visa at 22% and 800 on the store card at 29. which do i pay first', /^The 800 at 29% first/m],
  ['two cards, $4,200 at 24% and $900 at 19%, which one first', /^The \$4,200 at 24% first.*\$84 of interest/ms],
  [
    '640 on one card and 2100 on another, which do i pay first. the small one is 19% and the big one 27%',
    /^The 2,100 at 27% first/m,
  ],
  ['one card is 4200 and the other is 900. which one first', /^The 900 first, unless.*about 9 months/ms],
  ['cards of 1200 and 600, i have 200 a month, which card do i pay first', /at 200 a month.*about 3 months/s],
  ['500 at 30%, 2,000 at 18% and 7,500 at 12% on cards. what do i pay off first', /^The 500 at 30% first/m],
])('which debt is paid first, from the sums that were told: %s', (message, text) => {
  expect(answer(message)).toMatch(text)
})

it.each([
  'should i pay rent 900 or the credit card 300 first',
  'i have 600 left and owe 200 to the vet and 300 on my card, which do i pay first',
  'my 2 kids broke the card machine at 5pm, who goes first',
  'she owes me 200 and he owes me 300, who do i ask first',
  'i paid 4200 on one card and 900 on the other last year',
  'which of my 3 cards do i pay first',
])('another sum, or another question: %s', (message) => {
  expect(answer(message)).not.toMatch(inOrder)
})
