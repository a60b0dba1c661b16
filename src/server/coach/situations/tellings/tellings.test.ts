import { describe, expect, test } from 'vitest'
import { conversationsWith } from '../../guide/conversation.testing.ts'
import { loadGuide } from '../../guide/guide.ts'
import { matchTelling } from './match-telling.ts'

const { allReplies, lastReply } = conversationsWith(await loadGuide())

describe('what is only told is taken up by its detail, in the tone it was told in', () => {
  test.each([
    ['had 23 people for christmas eve and no one helped clean up but my niece, still glad everybody came', /niece/],
    ['lunch for 11 after church at our place and im finally sitting down. worn out', /Stay in that chair|that chair/],
    ['got a 94 on my anatomy final!!', /94 on your anatomy final!/],
    ['scored a 88 on the med surg exam, thank you jesus', /88 on your med surg exam!/],
    ['we booked the church today!! oct 9, so happy', /October 9|You’ve got your church/],
    ['got the condo!! move in day is jan 4. tiny but its mine', /Congratulations|You got the condo/],
    ['cleaned out the pantry today, 3 boxes to goodwill. feels great', /Three boxes|3 boxes/],
    ['drove home from my sisters 6 hrs and the twins screamed the whole way. im beat', /back seat|two jobs|beat/],
    ['my sister got engaged and i am happy for her but a little jealous and i feel guilty', /sister|Both|both/],
    ['dead night at the restaurant, only had 4 tables and it poured', /4 tables|Four tables/],
    ['first christmas without my boys. watched movies and ate takeout, it was fine i guess', /without the|your boys/],
    ['the surgeon i work with yelled at me in front of the whole unit and i keep thinking about it', /whole unit/],
    ['grandma didnt know who i was today, just for a second. it scared me', /your grandma|Even a short moment/],
    ['daddy asked me who i was tonight', /your dad/],
    ['havent had a second to myself since halloween, all 3 kids had the flu and i still worked', /flu|Halloween/],
    ['my stepson called me mom at practice and i teared up', /stepson|word/],
    ['we got the last of the hay in friday finally', /last of the hay/],
    ['my boss wants me to apply for the shift lead job but it means nights and im almost graduating idk', /compliment/],
    [
      'grading all weekend while he watched football. not even mad just tired',
      /A whole weekend of grading|Grading all weekend/,
    ],
    ['failed my pharm exam, 61. i really studied', /studied/],
    ['my friend dropped off soup when she heard i had covid', /soup/i],
    ['finished the afghan for my grandson, took 9 months', /Nine months/],
    ['my son called from boot camp, only had 4 minutes but he sounded good', /4 minutes|your son/],
    ['husband and i got into a fight over the credit card again', /credit card/],
    ['turned in my thesis at midnight, so tired but its over', /^Your thesis is done!|till midnight/],
    ['finished my brief at 1 am and im exhausted', /till 1 a\.m\. would|till 1 a\.m\./],
    [
      'supervised visit was ok, the little one cried after but we got fries and he fell asleep',
      /Tears, fries and then sleep/,
    ],
    ['not much today. folded laundry and watched the parade with my grandma', /Folded laundry and the parade/],
    ['took my mom to the eye doctor and we had pie after, it was so nice', /pie/i],
    ['my cat had surgery this morning and shes home asleep on my lap', /Home and asleep/],
    ['slept 8 hours for the first time in months', /^(?:Eight|8) hours, for the first time in months!/],
    ['slept 3 hours so my daughter could rest, the baby was here. worth it', /Three hours, so your daughter/],
    ['only slept 4 hours cause the dog barked all night', /Four hours|4 hours|four hours/],
    ['roommate leaves dishes everywhere and my finals are next week, no energy to fight', /finals next week/],
    ['my mother in law said my pie was delicious, first time ever', /^Good pie, from your mother-in-law|first time/i],
    ['church was good, my grandson sang with the kids', /Your grandson singing/],
    ['worked all thanksgiving week, only had friday off and my feet are dead', /only Friday off/],
  ])('%s', (message, said) => {
    const { response, reply } = lastReply(message)
    expect(response).toMatch(said)
    expect(response).not.toMatch(/How is it today|Thanks for telling me|If you’d like ideas|[{}]/)
    expect(reply.isFree).toBe(true)
  })
})

test('what was done gets its log card beside the praise', () => {
  const { response, proposal } = lastReply('finished my couch to 5k week 3 today!! didnt think i would')
  expect(response).toMatch(/^Week 3/)
  expect(response).toMatch(/didn’t think you would|said you wouldn’t|doubt it/)
  expect(proposal?.kind).toBe('workout')
})

test.each([
  ['put the tree up tonight with the kids, its so pretty', /tree/],
  ['sold the last of my pies at the market today, 30 of them', /30 pies/],
])('what was done gets no card for the planner: %s', (message, said) => {
  const { response, proposal } = lastReply(message)
  expect(proposal).toBeNull()
  expect(response).toMatch(said)
})

test('a date to come is said with how far off it is', () => {
  const told = matchTelling('i got the apartment!! move in is dec 12, its small but its mine', '2026-11-29')
  expect(told?.lines[0]).toEqual(['Congratulations on the apartment! Small and all yours, and it’s only 13 days off.'])
})

test('two tellings in a row do not get the same words', () => {
  const [first, second] = allReplies(
    'slow day at the salon, only 3 clients and it rained',
    'slow night again, only 2 tables and it rained',
  )
  expect(first?.response.split('. ').at(-1)).not.toBe(second?.response.split('. ').at(-1))
})

describe('what asks for something, or is about something else, is not taken as told', () => {
  test.each([
    'we had 19 people for thanksgiving and nobody helped, how do i get them to next year',
    'my boss yelled at me in front of a patient, should i report it',
    'mom asked me who i was today. what do i do',
    'got a 91 on my paper, add study group to my planner for friday',
    'put the tree up on saturday at 2',
    'i need to clean out the hall closet today',
    'how do i clean out the garage in one weekend',
    'my daughter got cut from the team and i made the coach cry',
    'my boyfriend threw a plate when we got into it over money',
    'lost my husband in march, first thanksgiving without him',
    'my dog had surgery and shes home but not eating, what do i do',
    'i have 20 dollars for dinner for 5, ideas',
    'my dog had surgery last year and died at home',
    'watched the game with my dad, his last one before hospice',
    'finished my report at 2 but the boss rejected it',
    'log that i slept 8 hours for the first time in weeks',
    'supervised visit was fine but her bio mom was high',
    'my mother in law said my turkey was good but dry',
    'my roommate quizzed me all night, finals are next week',
    'havent had a minute to myself, any ideas',
    'remind me to work black friday at 4am',
    'we should pick the venue this week',
    'my dad passed, he ate two plates every thanksgiving',
    'i had 3 drinks and drove, nobody fought',
    'move in the couch on dec 12',
    'day 3 no drinking and im shaking bad',
    'the dog ate chocolate off the floor',
    'my brother showed up drunk and grabbed my kid in front of everyone',
    'did i get a 91 on my business law paper',
    'post that my daughter won the lead in the play',
    'facebook post: my son made the honor roll',
  ])('%s', (message) => {
    const told = matchTelling(message, '2026-11-29')
    const { response } = lastReply(message)
    for (const line of told?.lines.flat() ?? []) expect(response).not.toContain(line)
  })
})

test('what was done to the user is met with the words of it', () => {
  expect(lastReply('my sister hung up on me over the house').response).toMatch(
    /I’m (?:so )?sorry your sister hung up on you over the house\./,
  )
})

test.each([
  ['forgot my lunch and my coworker split hers with me', 'your coworker split hers with you.'],
  ['my hours went up to full time starting monday!!', 'your hours went up to full time starting Monday.'],
  ['everyone loved my rolls tonight and i even sat down', 'everyone loved your rolls tonight.'],
  [
    'made it through my whole toast without looking at my notes',
    'you made it through your whole toast without looking at your notes.',
  ],
])('a good thing by its form is taken up by its own clause, and opens no article: %s', (message, said) => {
  const { response } = lastReply(message)
  expect(response).toContain(said)
  expect(response).not.toMatch(/\*\*|\n1\. /)
})

test.each([
  'everyone loved my rolls but nobody helped with the dishes',
  'my coworker never shared her notes with me',
  'how did she make it through her whole speech without crying',
  'my hours went up to 60 and i cant keep going like this, what should i do',
])('the same form beside something else is not: %s', (message) => {
  expect(lastReply(message).response).not.toMatch(
    /^(?:I love that|I’m so glad|It’s so good that|I like hearing|It makes me)/,
  )
})
