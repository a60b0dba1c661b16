import { expect, test } from 'vitest'
import { conversationsWith } from '../../guide/conversation.testing.ts'
import { loadGuide } from '../../guide/guide.ts'
import { normalize } from '../../guide/text-analysis.ts'
import { findOccasionText } from './occasion-text-kinds.ts'

const { lastReply, allReplies } = conversationsWith(await loadGuide())
const items = (response: string): string[] => response.match(/^\d+\. .+$/gm) ?? []

test.each([
  ['what can i make with ground turkey rice and a bag of spinach, nobody likes spicy', [/turkey/i, /rice/i, /spinach/]],
  ['got eggs and potatoes, what can i fix for supper', [/egg|omelet|frittata/i, /potatoes/]],
  ['i have a pound of hamburger and noodles in the fridge, whats for dinner', [/beef/, /noodles/i]],
  ['what can i make with sausage cabbage and potatoes', [/sausage/, /cabbage/, /potatoes/i]],
  ['cheap dinner ideas with black beans and tortillas', [/beans/, /tortillas/]],
  ['whats a cheap dinner i can make w chicken thighs and rice that isnt boring', [/chicken/i, /rice/]],
  ['what can i fix with zucchini and tomatoes from the garden for dinner', [/zucchini/, /tomatoes/]],
  ['recipe ideas with salmon and asparagus', [/salmon/, /asparagus/]],
  ['need something to cook with leftover ham and eggs', [/ham/i, /egg|omelet/i]],
  ['breakfast ideas with eggs', [/eggs?/i]],
])('each suggestion has a food that the user named: %s', (message, foods) => {
  const given = items(lastReply(message).response)
  expect(given.length).toBeGreaterThan(2)
  for (const one of given) for (const food of foods) expect(one).toMatch(food)
})

test('for a picky eater, a dish that everybody fills comes first, with the number told', () => {
  const { response } = lastReply('easy supper for 7 with leftover turkey, one of them is so picky')
  expect(response).toMatch(/^For 7, with a picky one at the table/)
  expect(items(response)[0]).toMatch(/tacos/i)
  expect(lastReply('easy supper with leftover turkey for 7').response).not.toMatch(/picky/)
})

test('what is refused is in none, and the number is the one that was asked for', () => {
  const { response } = lastReply('give me 3 suppers with pork chops and potatoes, my husband hates cheese')
  expect(items(response)).toHaveLength(3)
  expect(items(response).join(' ')).not.toMatch(/cheese/)
  expect(items(lastReply('need 10 easy dinners my kids are picky').response)).toHaveLength(10)
  expect(lastReply('i am tired of chicken and rice, easy dinner ideas please').response).not.toMatch(/chicken|rice/i)
  expect(
    lastReply('dinner ideas with chicken and rice, nothing too spicy because he cant do spicy').response,
  ).toContain('None of these is spicy.')
})

test('the recipe of two foods is one tap away', () => {
  const [, recipe] = allReplies('what can i make with chicken and broccoli', 'Dinner from chicken and broccoli')
  expect(recipe?.response).toMatch(/florets/)
})

test.each([
  'what should i serve with ham for easter',
  'i made chicken and rice for dinner but my son wont eat, what do i do',
  'add eggs and rice to my list',
  'is the chicken still safe if i left it out, what do i do with it',
])('what asks for no dish gets none: %s', (message) => {
  expect(findOccasionText(normalize(message))?.kind.id ?? '').not.toBe('meals')
})

test.each([
  ['dinner ideas with chicken and rice, nobody at my house likes peas', /\bpea/i],
  ['what can i make with ground beef and potatoes, my son hates mushrooms and onions', /mushroom|onion/i],
  ['whats for supper with rice and sausage, we are all sick of soup', /soup|stew/i],
  ['crockpot recipes without beans', /bean|chili/i],
  ['easy dinners, my daughter cant have milk', /chees|pizza|quesadilla|cream/i],
  ['my grandson is allergic to peanuts, what can i pack for lunch', /nut/i],
  ['egg free breakfast ideas', /egg|french|pancake/i],
])('what somebody can’t have or doesn’t like is in no dish: %s', (message, refused) => {
  const given = items(lastReply(message).response)
  expect(given.length).toBeGreaterThan(2)
  expect(given.join(' ')).not.toMatch(refused)
})

test.each([
  ['my mom is diabetic, what can i make for supper', /half the plate with vegetables[^]*comes first/],
  ['low sodium dinner ideas please', /no salt added/],
  ['my dad had a heart attack, what can i fix for dinner', /olive oil/],
])('dinners fit the one who eats them: %s', (message, wanted) => {
  const { response } = lastReply(message)
  expect(items(response).length).toBeGreaterThan(4)
  expect(response).toMatch(wanted)
})

test.each([
  'my sugar is 280 what should i eat for dinner',
  'dinner ideas for someone on dialysis',
  'gestational diabetes dinner ideas',
  'my daughter has celiac, what can i make for dinner',
  'what can i eat to lower my blood pressure',
])('what a list of dishes would be wrong for gets none: %s', (message) => {
  expect(findOccasionText(normalize(message))?.kind.id ?? '').not.toBe('meals')
})

test.each([
  'i need to tell my boss i cant work saturday, my daughter has a game',
  'should i take the boys to the lake or finish the yard',
  'free sunday, go to my grandsons game or catch up on sleep',
])('a message or a decision with children in it is no ask for activities: %s', (message) => {
  expect(findOccasionText(normalize(message))).toBeNull()
})
