import { expect, test } from 'vitest'
import { conversationsWith } from '../../guide/conversation.testing.ts'
import { loadGuide } from '../../guide/guide.ts'

const { allReplies, lastReply } = conversationsWith(await loadGuide())

test.each([
  ['should i text my cousin back or let it go', 'So it’s **text your cousin back**, or **let it go**.', /I’d lean/],
  [
    'not sure if i should take the travel nurse contract or stay at my hospital',
    '**take the travel nurse contract**, or **stay at your hospital**',
    /What the hours do/,
  ],
  ['do i let my 12 yr old go to a sleepover at a house i dont know', '**Letting it happen:**', /smaller yes/],
  ['is it worth it to get my real estate license at 47', 'You’re not too late.', /I’d lean/],
  ['should i get bangs', 'I’d lean toward', /easy to undo/],
  ['is it selfish to skip christmas at my mother in laws', 'It’s not selfish to ask.', /A third way/],
  [
    'they want us to foster two brothers and we have one crib. help me think it through',
    '**Ask the agency first:**',
    /lean/,
  ],
  [
    'i dont know whether to get a hysterectomy or keep trying the pills',
    'So it’s **get a hysterectomy**',
    /won’t lean on a medical one/,
  ],
])('a decision is weighed by its kind: %s', (message, says, also) => {
  const { response } = lastReply(message)
  expect(response).toContain(says)
  expect(response).toMatch(also)
  expect(response).not.toMatch(/can’t weigh|What you’re asking|Thank you for telling me/)
})

test.each([
  ['should i take the early route, its 2 dollars more an hour', '$4,160 a year more before taxes at 40 hours a week'],
  ['should i keep the cafe job i make 280 a week or take the library job', '$280 a week is about $1,213 a month'],
  [
    'should i quit my job to take care of dad or hire an aide? we have 2,100 a month to work with',
    '60 to 70 hours of help a month',
  ],
  ['thinking about closing sundays, we do maybe 200 in sales, what do you think', 'about $867 a month in sales'],
])('the numbers that were said are worked out: %s', (message, sum) => {
  expect(lastReply(message).response).toContain(sum)
})

test.each([
  [
    'should i stay at 3 days a week or go full time now that my mom can watch the baby',
    '**In between:** ask for one more day a week',
  ],
  [
    'do i keep my part time spot at the library or take full time for the insurance',
    '**Full time:** count what’s left',
  ],
  [
    'we got 420 more a month now. emergency savings or the discover card first, which should we do',
    '**Pay off debt or save first?**',
  ],
  ['should we put our overtime toward the car loan or build up savings', '**Pay off debt or save first?**'],
  ['should i rent or buy', '**Rent or buy?**'],
  [
    'preschool costs 950 and i clear 1500, should we just have me quit and stay home with the kids',
    '**Staying home:**',
  ],
  ['my 12 year old wants to live with his dad in ohio. do i let him', '**A trial:** one summer'],
  ['a shift supervisor spot opened up at the warehouse, should i put my name in', '**What the hours do:**'],
  ['my sons want me to sell my place and move by them. should i', '**Selling or moving:**'],
])('two ways that were told are weighed, or get a matter on both: %s', (message, says) => {
  const { response, proposal } = lastReply(message)
  expect(response).toContain(says)
  expect(proposal).toBeNull()
})

test('the conversation goes on from what counts most', () => {
  const [, next] = allReplies('should i sell the house or stay, the yard is too much', 'my friends on the street')
  expect(next?.response).toContain('Say a coin just landed on **Sell the house**')
})

test.each([
  'what should i make for dinner tonight',
  'should i be worried that my toddler isnt talking',
  'how should i word this email to my boss',
  'do i have to pay taxes on my etsy sales',
  'my sister should do more for mom',
])('what is no choice of doing or leaving is not weighed: %s', (message) => {
  expect(lastReply(message).response).not.toMatch(/I’d lean|So it’s \*\*|So it’s whether/)
})
