import { expect, it } from 'vitest'
import { blankRequest } from '../../../../guide/blank-request.ts'
import { loadGuide } from '../../../../guide/guide.ts'

const guide = await loadGuide()
const reply = async (message: string): Promise<string> => (await guide.answer({ ...blankRequest, message })).text
/** The answer to the first want only. */
const firstPart = async (message: string): Promise<string> => (await reply(message)).split('\n\n**“')[0] ?? ''

it('puts the complaint and the medicine of the patient into questions for the doctor', async () => {
  const text = await reply(
    'Grandma sees the heart doctor on Monday and my cousin is driving her. She takes a water pill and her ankles swell more than last month. Can you write a list of questions for them, and how do I thank my cousin?',
  )
  expect(text).toContain('1. Her ankles are swelling more')
  expect(text).toContain('Should she weigh herself each morning')
})

it('works out the raise in questions for a landlord', async () => {
  const text = await reply(
    'The landlord wants $1,310 instead of $1,200, so from $1,200 to $1,310, and the oven has been broken since July. What should I ask him before I sign? And should I send it as a text or an email?',
  )
  expect(text).toContain('the oven has been broken since July')
  expect(text).toContain('$110 more a month')
})

it('gives as many questions as were asked for', async () => {
  const text = await firstPart(
    'I have an interview for a job at the library on Friday afternoon, my first in nine years. Give me three questions for the end, and tell me what to do with my hands.',
  )
  expect(text).toContain('\n3. ')
  expect(text).not.toContain('\n4. ')
})

it('asks the daycare of a child who bites about that, not about grades', async () => {
  const text = await reply(
    'My two year old bit another child again and the daycare wrote me up. What should I ask the teacher tomorrow? And do I need to call the other mom?',
  )
  expect(text).toContain('five minutes before')
})

it('plans dinners that nobody at the table has to skip, and buys for just these', async () => {
  const text = await reply(
    'We’re five people, no dairy, nobody eats pork, and Tuesday and Thursday we have practice until 7. I need dinners for this week under $100 at Walmart. And a shopping list please.',
  )
  expect(text).toContain('**Tuesday:** Slow cooker')
  expect(text).not.toMatch(/pork|cheese|quesadilla/i)
  expect(text).toContain('for 5, by my guess at Walmart prices, so inside your $100')
})

it('leaves what is sweet or salty out for somebody with diabetes who has to watch salt, and names the doctor', async () => {
  const text = await firstPart(
    'My father is diabetic and needs low sodium, and there are three of us at home. I need three dinners he can eat, and how do I get him to stop salting everything?',
  )
  expect(text).toContain('check them with the doctor or a dietitian')
  expect(text).not.toMatch(/cheese|quesadilla|cake/i)
})

it('packs lunches of only the foods that a child eats', async () => {
  const text = await firstPart(
    'My kindergartner only eats pasta, ham, grapes and crackers, and the school is nut free. What can I pack for lunch this week? And what time should she go to bed?',
  )
  expect(text).toContain('**Monday:**')
  expect(text).toContain('grapes cut lengthwise')
  expect(text).not.toMatch(/cheese|apple|turkey/i)
})

it('cooks from what is in the house, in an order that ends before bed', async () => {
  const text = await reply(
    'I have rice, black beans, corn, flour, sugar, cocoa and eggs and I’m not going to the store. I promised a side and a dessert for the potluck. What do I make so I can be in bed by 11? And is it ok to bring paper plates',
  )
  expect(text).toContain('Cocoa brownies')
  expect(text).toContain('you’re in bed by 11')
})

it('gives chores for the ages that are told, and pays by them', async () => {
  const text = await reply(
    'I want my kids to do chores this year without a fight. They are 7 and 12. What’s fair for each age, and should I be paying them?',
  )
  expect(text).toContain('**7:**')
  expect(text).toContain('**12:**')
  expect(text).toContain('$19 a week in all')
})

it('spends a first budget in order, without what is there already', async () => {
  const text = await reply(
    'I’m moving into my first apartment by myself on Friday. I have a mattress and a vacuum. What should I buy first with $300? And how do I tell my roommate I’m taking the couch?',
  )
  expect(text).toContain('Shower curtain')
  expect(text).not.toMatch(/Mattress,|Broom/)
  expect(text).toContain('of your $300')
})

it('plans a children’s party on its theme and splits its money', async () => {
  const text = await reply(
    'My niece turns seven on Saturday and wants a mermaid party with nine girls. We have $200 and one kid is allergic to eggs. What can we do? And what do I write on the invitation',
  )
  expect(text).toContain('Treasure dive')
  expect(text).toContain('in place of the eggs')
  expect(text).toContain('$70 food and cake')
})

it.each([
  'How do I ask my boss for Mondays off without sounding lazy? I’ve worked there since 2019 and never asked before. And what number do I ask for if he offers money instead',
  'My sister keeps asking questions about my weight at dinner. What do I say to her, and is it rude to leave the table when she starts?',
  'My aunt is sober four years and I brought wine to her house without thinking. How do I say sorry, and what do I do about her party?',
])('leaves what only sounds like one of these to others: %s', async (message) => {
  expect(await reply(message)).not.toMatch(/Most important first|by my guess|designated dancer|Line dancing/)
})

it.each([
  [
    'dishes for somebody sick are no gift',
    'My mom comes home from the hospital Friday and I work till 5. What can I get done Thursday, and what should I get her for dinner?',
    /framed photo|letter is the part/,
  ],
  [
    'shoes for school aren’t for running',
    'We’re running late every morning and my daughter hates her sneakers. How do I get us out by 7:30, and what shoes should I buy her for school?',
    /neutral|thumb’s width/,
  ],
  [
    'a forgotten birthday isn’t what is forgotten in a move',
    'We’re moving in June and in the mess I forgot my sister’s birthday. How do I make up for forgetting it, and what do I text her?',
    /Mail forwarding|Utilities on/,
  ],
  [
    'a first Christmas with a baby is no day of mourning',
    'It’s our first Christmas with the baby and money’s tight. Any ideas to make it special, and what do I tell my mother about gifts?',
    /her grave|Her music/,
  ],
  [
    'what to do about a husband’s drinking is no birthday idea',
    'My husband is turning 50 and drinking too much. What should I do about it, and how do I bring it up before his party?',
    /small things|favorite meal/,
  ],
  [
    'what others will ask isn’t what to ask them',
    'I have an interview at a preschool Tuesday. What questions will they ask me, and what do I wear?',
    /Most important first/,
  ],
])('%s', async (_, message, form) => {
  expect(await reply(message)).not.toMatch(form)
})

it('remembers a father with his dish, though a mother is named', async () => {
  const text = await reply(
    'My dad passed in May and his birthday is Sunday. Any ideas for the day, and what do I say to my mom?',
  )
  expect(text).toContain('Cook his favorite')
  expect(text).not.toContain('her recipe')
})

it('asks a daycare about an allergy that is told', async () => {
  const text = await reply(
    'I’m touring a daycare tomorrow at 10, it’s $240 a week, and my son is 2 with a milk allergy. What questions should I ask there, and what’s a red flag?',
  )
  expect(text).toContain('plan for an allergy')
})
