import { expect, test } from 'vitest'
import { conversationsWith } from '../../guide/conversation.testing.ts'
import { loadGuide } from '../../guide/guide.ts'

const { replyTo } = conversationsWith(await loadGuide())

test.each([
  [
    'i have a lady i clean for who always pays late. should i quit her',
    /^I’d keep her one more round .* every time isn’t a slip/,
    '**The new terms:**',
  ],
  [
    'family i nanny for pays late every month, do i stay or give notice',
    /^I’d keep them one more round/,
    'let them go',
  ],
  [
    'secretary at church acts funny around me out of nowhere should i say something',
    /^I’d say something, once and lightly/,
    'If they say it’s nothing',
  ],
  [
    'my neighbor wont even look at me since summer, she has no reason and i dont know what i did. do i ask her or leave it',
    /^I’d say something, once and lightly/,
    'If she says it’s nothing',
  ],
  [
    'i get 30 minutes alone before the kids wake up, should i pray or have coffee',
    /^I’d pray with the coffee/,
    '30 min',
  ],
  [
    'do i sign up for the january class or just work extra shifts over break, i cant get behind',
    /^I’d take the class if skipping it would push back/,
    '**Ask your advisor this week:**',
  ],
  [
    'my tires are bald and its 480 for all of them, rent is due the 1st. what do i do',
    /^I’d do the tires now/,
    '$480 split in three is $160 a month',
  ],
  [
    'brakes are grinding and i dont get paid til friday can it wait',
    /^No, grinding doesn’t wait/,
    '**Don’t drive it:**',
  ],
  [
    'they passed me over for charge nurse and picked a girl whos been here 8 months. do i ask why or start looking',
    /^I’d do both.*Giving it to somebody who’s been there eight months/,
    'I wanted the charge nurse job',
  ],
  [
    'is it weird to go to my ex in laws for thanksgiving, my daughter wants me to come',
    /^I’d go for an hour or two/,
    '**Ask first, in a text:**',
  ],
  [
    'going back to school for nursing, its 3 years and id have to cut my hours. worth it?',
    /^I’d lean yes, because three years end .* 36 months/,
    '**Nursing:**',
  ],
  [
    'offered a job for 4 less an hour than my last one. take it or keep looking? i have 5 months of savings',
    /^I’d keep looking for now: five months/,
    'Could you come up $2 an hour?',
  ],
  ['no clients booked for january, do i find a seasonal job or hang on', /^I’d take a small one/, 'slow January'],
  [
    'his mom keeps adding people to our wedding guest list, should i let her',
    /^I’d set the number .* each of you tells your own side/,
    '**If they’re paying:**',
  ],
  ['do i have to invite people from work to my wedding', /^It isn’t rude/, '**All or none:**'],
  ['were having a baby in may, buy a house now or wait', /^I’d get preapproved now/, '**What would change it:**'],
  ['is it worth it to add 2 days of preschool, 260 more a month, he goes 3 days now', /^I’d go full time only/, '$30'],
  ['my step daughter ignores me. do i back off or keep trying', /^I’d keep trying, but smaller: .* come to you/, 'her'],
  ['do i offer free shipping on my candles or charge it separate', /^I’d put it in the price/, '**Small orders:**'],
  [
    'whens a good time to talk to my husband about the bills',
    /^I’d do it within the next two or three evenings/,
    '**One page:**',
  ],
  ['what time of day should i read my bible, im so tired at night', /^I’d do it first thing/, '**Miss one?**'],
  [
    'my sister in law never brings anything to christmas and sits around. say something or let it slide',
    /^I’d say something, once, and before the next one/,
    'Can you bring two sides',
  ],
  ['should we do counseling, me and my husband have the same fight over and over', /^I’d do it, yes/, 'employee'],
  [
    'should i sell, the house is too big since my husband died and my friends are all here in salem',
    /^I’d stay in Salem either way.*since your husband passed/,
    'within fifteen minutes',
  ],
  [
    'do we fix the truck for 2400 or get a used one, it has 180k miles',
    /^I’d lean toward fixing it, .* at 180,000 miles: \$200 a month/,
    '$2,400 over a year',
  ],
  ['boss wants me to work christmas eve for double pay, do i do it', /^I’d do it if there’s a bill/, '**Double pay:**'],
  ['thanksgiving at his moms or mine, do we switch', /^I’d take turns/, '**Split it by day'],
  ['do i board the dog or ask my sister, its 45 a night for 5 nights', /^I’d ask your sister first, .* \$225/, '$225'],
  ['should i cook or order pizza tonight im beat', /^I’d order the pizza, because you’re beat/, 'frozen pizzas'],
  ['real tree or fake one, real is 85, which should we get', /^I’d go real .* \$255/, 'December 26'],
  ['do i text him back, he cancelled twice', /^I’d answer once, with a day and a time/, 'did the cancel come'],
  ['do i write back to my dad, its been 6 years and he sent a card', /^I’d answer, .* after six years/, 'six years'],
  ['rent is going up 150, do i move or stay', /^I’d stay, unless you find one .* \$150 a month/, '$1,800'],
  ['do i do turkey or ham, 12 people', /^I’d do the ham. For 12 people, that’s about 9 pounds/, '**Turkey:**'],
  ['do i get my 10 year old a phone or wait', /^I’d wait on the real phone/, 'your 10-year-old'],
])('the first line decides, by what was told: %s', (message, first, also) => {
  const text = replyTo(message)
  expect(text.split('\n')[0]).toMatch(first)
  expect(text).toContain(also)
})

test.each([
  'my client paid late again, write a text asking for the money',
  'i let my client go today, she never paid on time. feels good',
  'coffee stain on my white shirt, wash or soak it first',
  'i had 20 minutes to myself this morning, coffee and prayer, it was so nice',
  'i got my brakes done for 600 today, ouch',
  'kids are at my exs family for christmas eve and im alone',
  'how far ahead do i send wedding invites to coworkers',
  'my stepson talked to me today for the first time in weeks',
  'how much should i charge for shipping',
  'when is a good time to plant tulips',
  'when should i tell my boss im quitting',
  'when should i take my iron pill, mornings i feel sick',
  'my sister didnt help at all thursday but im letting it go',
  'have 400 extra, should i put it on the credit card or fix the brakes',
  'how do i tell my client i have to let her go',
  'we took the kids to disney at 4 and 2 it was a blast',
  'we spent christmas with his family or mine, cant remember which year',
  'got a speeding ticket today, 140 dollars, im so mad',
  'my dad sent a card after 6 years and i cried',
  'my brother borrowed my car and dented it',
  'how do i tell the kids about the divorce',
])('what only looks like one of these gets no such answer: %s', (message) => {
  expect(replyTo(message)).not.toMatch(
    /one more round|once and lightly|coffee in your hand|I’d take the class|I’d fix it now|I’d go for an hour|all of them or none|keep trying, but smaller|put it in the price|two or three evenings|I’d wait |I’d take turns|I’d call the court|I’d answer, |I’d lend it|after supper|I’d let this one go/,
  )
})

test('coffee that is drunk is no stain, and a client let go is no child', () => {
  expect(replyTo('i get up early for coffee, is that bad')).not.toContain('vinegar')
  expect(replyTo('one of my customers is mean to me, should i let her go')).not.toMatch(/kids|kid\b/)
})

test('of two ways that nothing tells apart, one is chosen and the reason said', () => {
  expect(replyTo('should i learn to crochet or quilt, i need something quiet at night').split('\n')[0]).toContain(
    'So I’d go with **learn to crochet**',
  )
})
