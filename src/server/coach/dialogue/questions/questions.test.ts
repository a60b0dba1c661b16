import { describe, expect, test } from 'vitest'
import { conversationsWith } from '../../guide/conversation.testing.ts'
import { loadGuide } from '../../guide/guide.ts'
import { readQuestionForm } from './question-forms.ts'
import { sayBackClause } from './clause-said-back.ts'

const { replyTo } = conversationsWith(await loadGuide())

describe('the first sentence answers, with the words of the question where they can be turned', () => {
  test.each([
    ['Am I allowed to not like my book club anymore', 'Yes, you’re allowed to not like your book club anymore.'],
    ['is it ok to skip my nephew’s christening', 'Yes, it’s fine to skip your nephew’s christening.'],
    ['Can I just skip the leaving drinks? I’ve worked there two weeks.', 'Yes, you can just skip the leaving drinks.'],
    [
      'do i have to tell people at work i’m moving in with him',
      'No, you don’t have to tell people at work you’re moving in with him.',
    ],
    ['is it weird that I talk to my plants', 'No, it isn’t weird that you talk to your plants.'],
    [
      'is it normal to be jealous of your own daughter’s career',
      'Yes, it’s normal to be jealous of your own daughter’s career.',
    ],
    ['am I the only one who hates brunch', 'No, you’re far from the only one who hates brunch.'],
    [
      'is it lazy to have groceries delivered when the store’s a five minute walk',
      'I don’t think it’s lazy to have groceries delivered when the store’s a five minute walk.',
    ],
    [
      'Is it mean that I don’t want my sister in law in the wedding photos',
      'I don’t think it’s mean that you don’t want your sister in law in the wedding photos.',
    ],
    [
      'Is it too late to write to my old teacher? She must be nearly ninety.',
      'No, it’s not too late to write to your old teacher.',
    ],
    ['Am I too old to wear glitter to a work do? I’m fifty-nine.', 'No, you’re not.'],
    ['Does walking up and down the stairs with laundry count as exercise', 'I’d count it.'],
    ['am i a bad daughter for letting the care home do her hair', 'I don’t think so.'],
  ])('%s', (message, first) => {
    expect(replyTo(message).startsWith(first)).toBe(true)
  })
})

describe('by the form, and what it is about', () => {
  test.each([
    ['Is it normal to feel nothing when your divorce comes through. I just made a sandwich', /land late/],
    ['what does it mean when someone leaves you on read for three days', /Two readings are common/],
    [
      'Sis. The ex of five years ago liked a photo from 2019. What does it mean, and don’t say nothing',
      /A like costs nothing/,
    ],
    ['What did she mean by “you look rested”', /How did you mean that\?/],
    ['Why do I always clean the oven when I have a deadline?', /an end you can see/],
    ['Everything’s going fine, kids fine, job fine. So why am I so flat', /A long strain ended/],
    ['why do i always pick the slowest queue', /two times out of three/],
    ['what do people do with an evening', /Something for the hands/],
    ['how do people stay friends with someone who got rich', /a walk, a kitchen table/],
    ['why do I talk to the sat nav like it’s a person', /^Because it’s company/],
    ['is it too late to change my daughter’s mind about the tattoo', /^Not as long as it isn’t done/],
    ['would it be ok if i wore my mum’s wedding dress to my registry office thing, it’s yellow now', /^Yes, it’s fine/],
    ['how do i tell whether i’m homesick or just cold', /^Try the plainest cure first/],
    ['how do normal people remember to take the bins out', /write it down on the spot/],
    ['is it better to walk in the morning or at night', /^The one you’ll keep/],
    ['Do you think a person can miss a city more than the people in it?', /People can be called; a street can’t/],
    ['Do you think he’d mind if I sold his golf clubs', /^I can’t see into anyone/],
  ])('%s', (message, said) => {
    expect(replyTo(message)).toMatch(said)
  })
})

describe('small facts and notions', () => {
  test.each([
    ['how long do cooked beans keep', /^Three to four days/],
    ['how long do you boil an egg so the yolk stays soft', /six to seven minutes/],
    ['can my cat have a bit of tuna', /^Yes, plain and cooked/],
    ['can dogs eat grapes', /^No\. .*call your vet/],
    ['quick q how do I get turmeric out of a white blouse', /sunlight fades turmeric/],
    ['who pays when you invite someone to dinner', /^Whoever invited/],
    ['Is there a difference between being content and having given up? Turned 58 on Monday.', /^Yes\. Content is/],
    ['how can you tell if you’re lazy or just exhausted', /^Lazy people don’t mind/],
    ['difference between kimchi and sauerkraut', /^I don’t know those two/],
    ['tell me something useful to think about that isn’t the baby', /Saturday/],
  ])('%s', (message, said) => {
    expect(replyTo(message)).toMatch(said)
  })
})

test.each([
  'is it ok to take two ibuprofen with wine',
  'is it fine to leave my six year old home alone for an hour',
  'I tutor maths, cash. Do I have to tell anybody official?',
  'is it normal to bleed between periods',
  'am i allowed to hit him back if he hits me',
  'is it too late to file my taxes',
])('no mild yes where it may do harm: %s', (message) => {
  expect(replyTo(message)).not.toMatch(/^(?:Yes, |No, you|No, it|I don’t think|It’s more common)/)
})

test.each([
  'do you think I should move in with him',
  'what does "skibidi" mean when my son says it',
  'add eggs to my list',
])('what is for others has no form here, or none that is answered: %s', (message) => {
  expect(replyTo(message)).not.toMatch(/^(?:I think so|One thing on its own|Mostly)/)
})

test('a clause that can’t be turned safely isn’t said back', () => {
  expect(sayBackClause('to quit my choir i hate it now')).toBeNull()
  expect(sayBackClause('that we sold our house')).toBeNull()
  expect(sayBackClause('for hiding the good chocolate, lol')).toBe('for hiding the good chocolate')
  expect(readQuestionForm('My sister moved to Leeds.')).toBeNull()
})

test.each([
  'i have 20 min before everybody is up. should i drink my coffee or clean',
  'how do i get about ten minutes of quiet with my coffee in the morning',
  'when do i get up if i want coffee before the kids',
])('coffee without a stain gets no stain remover: %s', (message) => {
  expect(replyTo(message)).not.toMatch(/Rinse/)
})

test.each(['how do i get coffee out of a white shirt', 'whats best to take old coffee stains off a mug'])(
  'and a stain of it does: %s',
  (message) => {
    expect(replyTo(message)).toMatch(/^Rinse/)
  },
)
