import { expect, test } from 'vitest'
import { conversationsWith } from '../../guide/conversation.testing.ts'
import { loadGuide } from '../../guide/guide.ts'

const guide = await loadGuide()
const { lastReply } = conversationsWith(guide)

test.each([
  ['do you think green for the hallway', /^Yes, if you like it by lamplight, too\./],
  ['Thoughts on a mustard front door? We’re in Glasgow and the house is gray stone.', /grayest day you get/],
  ['what do you think about me cutting all my hair off before the wedding', /fine with the upkeep/],
  ['how about the navy jumpsuit for my interview at the port authority, it has pockets', /sit, eat and lift your arms/],
  ['do you think Olive is a good name for a goat', /call it across a yard/],
  ['do you think a sourdough starter works as a gift for my nephew who just moved out', /any work to own/],
])('a matter of taste gets a mild view and the one thing to check: %s', (message, said) => {
  expect(lastReply(message).response).toMatch(said)
})

test.each([
  [
    'I keep going back to the same flat listing in Lisbon, I don’t even speak Portuguese. What is it I’m looking for?',
    /^Only a guess, from how you tell it/,
  ],
  [
    'I keep buying yarn like my grandmother did and never knit a row. So what is it I’m after, you think?',
    /there are people in it/,
  ],
  [
    'My daughter’s citizenship ceremony is Tuesday and I’m afraid I’ll sob. What can I think about when they play the anthem?',
    /^One picture, one sentence, one breath\./,
  ],
  [
    'I don’t believe any more and I still lead the women’s rosary on Thursdays because they are my friends.',
    /^Both can be true for now/,
  ],
  ['Why do I dream about my primary school every time my mother visits?', /stands for a time/],
  ['I answer the small emails all evening, and the big one sits there. Why do I do this?', /one big one for twenty/],
  ['why do I keep every birthday card since 1994', /Each piece holds a day/],
])('what is asked of oneself gets a careful reading: %s', (message, said) => {
  expect(lastReply(message).response).toMatch(said)
})

test.each([
  [
    'my neighbor brought soup in her grandmother’s pot, how do I return the pot, it’s a thing here in Naples',
    /^Clean, with a line in it/,
  ],
  [
    'I borrowed a cement mixer from the family down the road in the spring and it is still here. How do I give it back after this long?',
    /^As good as it came/,
  ],
  [
    'The old man who shovels my steps before I’m up won’t accept a cent. How do I thank him?',
    /“It’s not pay\. It’s thanks\.”/,
  ],
  [
    'My neighbor sold me a stamp album for ten dollars. How would I find out what they’re worth?',
    /not by what people ask for them/,
  ],
  ['Luxee can u do me a breathing one thats under 2 mins im in the staff toilets', /^Box breathing/],
  ['who do I ask about turning a garage into a hair salon in Alberta', /^Start with whoever keeps the papers/],
  ['What am I meant to do with forty kilos of quinces', /^Ask around today/],
  ['What’s a decent thing to do with a wedding dress after twenty years? Mine’s in the loft.', /^It can go four ways/],
  ['i’ve got 20 minutes before the ferry, what can i do that isnt my phone', /^Three that fit into a wait/],
  [
    'Invent a tradition for me and my stepson, he’s 9, we have the boat on Sundays and nothing in common',
    /one rule that you have to keep/,
  ],
  ['In what order do I do this: passport’s expired, the cat needs jabs and I fly on the 12th', /^By date first/],
  ['Excel: how do I freeze the top row', /a short video will/],
  ['is it going to rain tomorrow', /can’t see the weather/],
  ['argh', /^That says it\./],
])('what nothing is known of gets the one thing that helps with its kind: %s', (message, said) => {
  expect(lastReply(message).response).toMatch(said)
})

test.each([
  'do you think blue light glasses help in the office',
  'do you think he likes me',
  'what color goes with navy pants',
  'what’s it worth to keep going to the gym',
  'how do I start over after divorce',
  'what do I give my dog for an upset stomach',
  'I never say what I want because somebody might be upset. how do I change that',
])('words of a kind within another ask are none of it: %s', (message) => {
  expect(lastReply(message).response).not.toMatch(
    /lamplight|not by what people ask for|short video|hardly ever fail|Go by one of three/,
  )
})

test('the same move is not made twice', () => {
  const again = lastReply('is it going to rain tomorrow', 'is it going to rain on Friday').response
  expect(again).not.toMatch(/can’t see the weather/)
})
