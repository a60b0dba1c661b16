import { expect, test } from 'vitest'
import { blankRequest } from '../../../../guide/blank-request.ts'
import { loadGuide } from '../../../../guide/guide.ts'

const guide = await loadGuide()
const replyTo = async (message: string): Promise<string> =>
  (
    await guide.answer({
      ...blankRequest,
      message,
      now: new Date('2026-11-30T15:00:00Z'),
      timeZone: 'America/New_York',
    })
  ).text

const changes = 'What would change it'

test.each([
  [
    'the share of pay that a raised rent would take',
    'My landlord is going from $1,200 to $1,400 in March and I bring home $3,900 a month. Am I kidding myself that I can stay? And give me two lines to ask him for less.',
    ['36 percent of your $3,900', '$200 more a month, $2,400 a year', '$2,500 a month instead of $2,700'],
  ],
  [
    'what a card costs while the money sits in savings',
    'We owe $3,000 on a card at 24% and there’s $5,500 in savings. My husband says leave the savings alone, I say pay the card. Who’s right? And help me bring it up after dinner.',
    ['pay off the card', '$60 a month', '$2,500 still saved'],
  ],
  [
    'what is left of the savings after a trip',
    'Should I go on the girls trip to Charleston for $900 when I have $1,100 saved and the roof repair is $650? And what do I text Amy if it’s no?',
    ['I’d skip the trip', '$200 left, $450 short of the $650'],
  ],
  [
    'what a raise for other hours comes to in a year',
    'They offered me team lead at the call center, $2 more an hour but both weekends a month change to every other weekend. I work 30 hours and have a daughter. Do I take it? How do I ask for time to think?',
    ['$60 a week', '$3,120 a year', changes],
  ],
  [
    'how long a drive takes with stops',
    'We leave for my sister’s on Friday, it’s 520 miles and I’m the only driver with two boys. Do we drive through or stop halfway? And what snacks should I bring in the van for them?',
    ['I’d stop halfway', 'for 520 miles'],
  ],
  [
    'how long a dog would be alone',
    'Do I get the dog? She’s a lab mix named Juno at the shelter, I’m gone 7 to 5 for work and live in a condo with no yard. And what do I ask when I meet her on Sunday?',
    ['Not Juno', '10 hours alone', changes],
  ],
  [
    'which of three promises to drop, and what to offer instead',
    'I told Kim I’d help her move Saturday, my coworker’s shower is at 3 and my son has a game at 10. I can’t do it all. Which do I skip? And a kind text to whoever it is.',
    ['I’d drop your coworker’s shower', 'Your son’s game at 10 stays'],
  ],
  [
    'which bills can wait, against what there is',
    'I get paid $900 Thursday. Rent 650 due the 1st, electric 120 past due, internet 60, a dentist I owe 90 and gas about 50. What can wait? And who do I call first, I feel sick about it.',
    ['$970', '$900', '**Internet $60**', 'Can wait'],
  ],
  [
    'no for an invitation that is not owed',
    'Do I have to invite my aunt to my wedding? She said awful things about my fiancé at Easter. And how do I tell my mom, she’ll cry.',
    ['you don’t have to invite your aunt', 'She said awful things about your fiancé'],
  ],
  [
    'a mild view on leaving early',
    'Is it rude to leave my boss’s party before the speeches? I have to be up for the bakery at 4am. And what do I say at the door so nobody makes a thing of it?',
    ['it isn’t rude', 'at 4am'],
  ],
  [
    'the person first, and the office only after',
    'My neighbor Ruth’s dog gets into our trash every week and I’ve been patient. Should I go to the HOA first or talk to her? And give me an opening line that isn’t mean.',
    ['first, once, and the HOA only if'],
  ],
  [
    'what to check, and with whom, before rent is held back',
    'The heat’s been out for 9 days and I called 3 times. I’m in Ohio. Can I hold back part of the rent? And I need a firm text to him for today.',
    ['Don’t hold any rent back yet', 'In Ohio', 'legal aid'],
  ],
  [
    'the option that what is told speaks for',
    'My cousins want a big dinner out for my birthday and I’m exhausted from inventory week at the store. Do I go to the dinner or stay home? And a sweet line for my cousin Bea.',
    ['My pick is to stay home', 'you’re already worn out'],
  ],
])('a decision within a longer message gets a lean and told reasons: %s', async (_, message, said) => {
  const reply = await replyTo(message)
  for (const words of said) expect(reply).toContain(words)
})

test.each([
  [
    'how to say something',
    'My sister borrowed my car and brought it back empty, third time now. How do I tell her I need gas money without a fight? And what do I cook Sunday for six of us on $40?',
  ],
  [
    'what to cook',
    'We have four people coming Friday, one doesn’t eat pork and I have $50 and no oven. What should I make, and what can I get done the night before so I’m not rushing?',
  ],
  [
    'a danger at home',
    'He hit me again last night and I don’t know where to go. Should I stay until the lease is up or leave now? And what do I tell my mother about it all?',
  ],
  [
    'a pregnancy',
    'I’m pregnant and my boyfriend left. Should I keep it or not, and how do I tell my mother, she’s very religious and we live in her house right now.',
  ],
  [
    'a treatment',
    'My doctor wants me to start a new medication for my heart. Should I take it or wait until after the holidays? And what do I ask him when I see him on Tuesday?',
  ],
])('a message that asks for no such decision gets none: %s', async (_, message) => {
  const reply = await replyTo(message)
  expect(reply).not.toContain(changes)
  expect(reply).not.toContain('My pick is')
})

test('a part that no kind surely fits gets no words that would fit any decision', async () => {
  const reply = await replyTo(
    'My aunt left me her accordion and her stamp albums in the will. Which of them do I hang on to? And write a short thank you to my uncle for driving them over.',
  )
  expect(reply).not.toContain('It comes down to what you could change later')
})

test.each([
  [
    'a birthday card that is signed by two',
    'My aunt would like me to cosign the birthday card with my cousin, and I haven’t spoken to my cousin since Easter. Should I? And what do I write in it for my grandma?',
    'No, I wouldn’t cosign',
  ],
  [
    'a dog that only sees the vet',
    'Our dog Pepper has been limping since Monday and the vet can see us Friday. Should I take her to the dog park or keep her home, and what do I tell my kids about it?',
    'let the older one choose',
  ],
  [
    'a dog of somebody else',
    'I’m watching my sister’s beagle, I work 8 to 5 and we have a yard. Should I take him along on Saturday or leave him here? And write her a note that he slept well.',
    'alone on workdays',
  ],
  [
    'a phone that a parent looks at by agreement',
    'My daughter is 13 and I look at her phone on Sundays because we agreed on it. Am I being controlling by checking her phone? And what do I say when she rolls her eyes?',
    'A little, yes',
  ],
  [
    'food after a funeral',
    'My coworker Rita lost her son on Monday and the funeral is Thursday. Should I bring a meal now or in three weeks? And what do I write in the card for her?',
    'Children imagine worse',
  ],
  [
    'an order that came broken',
    'A customer wants a refund because her candles arrived broken, she ordered four days ago. Should I give her the money back? And write me a short reply to her.',
    'not all',
  ],
  [
    'the class of a child',
    'My daughter got a 61 on her first chemistry test and she wants to drop the class, she is 16. Should she drop it? And what do I say to her teacher?',
    'financial aid',
  ],
  [
    'a cake that is no gadget',
    'Do I buy a cake or bake one for 25 people, I get home at 6 on Friday? And which flavors are safe for a boy with a nut allergy who’s coming?',
    'in 30 days',
  ],
  [
    'a group that nobody runs every year',
    'I’m a Christian and want to skip small group this week because I work nights. Is it a sin, or am I being lazy? And a text to my leader about it.',
    'the same woman',
  ],
  [
    'pain that gets worse while it waits',
    'My side has hurt since last night and I’m exhausted. Should I go to the ER now or wait until morning? And what do I tell my boss about tomorrow’s shift?',
    'Wait, if nothing',
  ],
])('a decision of another kind isn’t taken for a known one: %s', async (_, message, wrong) => {
  expect(await replyTo(message)).not.toContain(wrong)
})

test('a loan that came back isn’t counted as open', async () => {
  const reply = await replyTo(
    'My friend borrowed $300 last year and paid me back, now she wants to borrow $500 and I have $4,000 saved. Should I lend it? And how do I say it kindly?',
  )
  expect(reply).toContain('If $500 is more than that')
  expect(reply).not.toContain('still open')
})

test('visits told by the week are counted for the month', async () => {
  const reply = await replyTo(
    'My gym is $45 a month and I go 3 times a week before work. Should I cancel it? And what could I do at home instead if I do?',
  )
  expect(reply).toContain('at 13 times a month it’s $3.46 a visit')
})

test('bills aren’t summed up without one that has no known kind', async () => {
  const reply = await replyTo(
    'I get paid $950 Friday. Rent 700, water 45, phone 60, therapy 80, hair 55. What can wait? And what do I tell my stylist about next week?',
  )
  expect(reply).not.toContain('$805')
})

test('a yes is the answer to whether something is okay', async () => {
  const reply = await replyTo(
    'My sister’s baby shower is Saturday and I’m worn out from nights at the hospital. Is it okay to skip it? And write her a short text that is warm.',
  )
  expect(reply).toContain('Yes, it’s okay')
})
