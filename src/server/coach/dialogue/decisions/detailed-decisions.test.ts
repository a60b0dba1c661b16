import { expect, test } from 'vitest'
import { conversationsWith } from '../../guide/conversation.testing.ts'
import { loadGuide } from '../../guide/guide.ts'

const { replyTo } = conversationsWith(await loadGuide())

test.each([
  [
    'cant decide between 2 jobs, one pays 46k and its 15 minutes away, the other pays 52k but its a 45 minute drive',
    ['$6,000 a year more before taxes', '60 a day, or about 240 hours a year', '$25 for each of those hours'],
    /lean toward the better-paid one/,
  ],
  [
    'i got offered 61,000 remote or 66,000 with a 50 min commute, what would you do',
    ['$5,000 a year more', 'about 400 hours a year', '$13 for each of those hours'],
    /lean toward the closer one/,
  ],
  [
    'help me choose, the bakery is 18 an hour and nights at the plant is 21',
    ['$6,240 a year more before taxes'],
    /I’d lean toward days/,
  ],
  [
    'do i pick up the friday shift, its 17.50 an hour for 8 hours, but id miss my daughters recital',
    ['$17.50 times 8 hours is $140 before taxes'],
    /^I’d lean toward your daughter’s recital, unless you need the \$140/,
  ],
  [
    'should i be shift lead? its 1.50 more an hour but id close 5 nights and my boys are 4 and 9',
    ['$3,120 a year more before taxes at 40 hours', 'about 22 evenings a month', '**Your boys, 4 and 9:**'],
    /two closes/,
  ],
  [
    'yoga is 60 a month and i went 4 times. keep it or quit',
    ['$60 for 4 times a month is $15 a time, and $720 a year'],
    /cancel or freeze/,
  ],
  ['is hulu worth it at $18 a month, we watch it like 3 times a week', ['about $1.38 a time'], /^I’d keep it/],
  [
    'should i sell my soap for 6 or 9, materials are about 3 and each takes me 15 minutes',
    ['At $6 you keep $3', '$12 an hour', 'At $9 you keep $6', '$24 an hour'],
    /^I’d go with \$9/,
  ],
  [
    'do we have the baptism party at my moms house for free or the church hall for 180, 45 people',
    ['$180, or $4 a guest for 45', '**45 people:**'],
    /lean toward the house only if/,
  ],
  [
    'were paying 1400 rent and have 20000 saved, should we buy a house now or wait till our lease is up in july',
    ['three months’ rent in the bank ($4,200)', '$15,800', '**July:** work back from it. Talk to a lender by March'],
    /preapproved/,
  ],
  [
    'im 62, i can retire next year on 1800 a month or work till 66 and get 2300. which would you do',
    [
      'Going at 63 pays $1,800 for 3 years before 66: $64,800',
      '$500 a month more',
      'around 77',
      '2 years of buying your own',
    ],
    /lean toward waiting/,
  ],
  [
    'should i lease a car or buy used, i drive 40 minutes to work',
    ['40 minutes each way', '11,000 miles a year'],
    /lean toward used/,
  ],
  [
    'mechanic says 1500 to fix my truck and its worth maybe 5000. fix it or trade it',
    ['30 percent of the $5,000'],
    /lean toward fixing it/,
  ],
  [
    'should i get a second job, 15 hours a week at 16 an hour',
    ['15 hours a week at $16 is about $1,040 a month before taxes'],
    /lean yes if it’s for one thing/,
  ],
  [
    'pay down my visa thats 3100 first or build savings, i have 250 in savings',
    ['Your $250 is the start of the cushion', '$750 to go', '$3,100'],
    /both, in this order/,
  ],
])('what was told is worked out and named: %s', (message, says, lean) => {
  const text = replyTo(message)
  for (const part of says) expect(text).toContain(part)
  expect(text).toMatch(lean)
})

test.each([
  ['my stepdaughter is 29 and wants to come back home after her divorce, do i let her', /end date/, /At 29/],
  [
    'my nephew needs to move in with us but hes using again. not sure if i should say yes',
    /^I’d lean no to moving in/,
    /deposit/,
  ],
  [
    'got an hour once the baby is down, what do i clean first, this place is a mess',
    /^I’d start with/,
    /\*\*The hour:\*\*/,
  ],
  [
    'do i skip my cousins baby shower, i worked doubles and im exhausted',
    /^Yes, it’s okay to skip/,
    /Rest is a reason/,
  ],
  [
    'the girl i work with keeps calling out and im stuck covering for her, do i tell the boss or say something to her',
    /person once/,
    /To her, once/,
  ],
  ['we went out saturday and he hasnt written. do i text him first after a date', /send one text/, /let it be/],
  [
    'my mother in law picks at my cooking every visit, do i ignore it or speak up',
    /ignore the small ones/,
    /The one that stings/,
  ],
  [
    'im 59 and bedside nights are killing me, should i look for a clinic job or hang on',
    /keep this one until/,
    /Medicare/,
  ],
  [
    'my ex wants to trade weekends again and i already bought tickets. should i say yes',
    /^Since you’ve got something set/,
    /trade/,
  ],
  [
    'my cousin wants to borrow 800 and never paid me back the last time. do i do it',
    /^I’d say no to another loan for your cousin/,
    /The last one/,
  ],
  ['20 year reunion is 60 bucks and i only talked to a few people. go or not', /ask the ones you liked/, /dinner/],
  [
    'should i take the unpaid internship at the museum or keep serving, rent is on me',
    /keep the job/,
    /Two or three days|two or three days/,
  ],
  ['should i stay renting my booth or go on payroll full time at the shop', /keeping the booth/, /On the payroll/],
  [
    'do i retire in june or december, i have 28 years in with the county',
    /both estimates|end of the school year/,
    /pension office/,
  ],
  [
    'widowed 3 yrs and a friend wants to set me up for coffee, is it too soon to date',
    /one coffee/,
    /Loving him still/,
  ],
  ['they want me to be pta treasurer, should i say yes', /lean no/, /hours a month/],
  ['mom fell again and wants to move in with us, the kids are 7 and 10, what would you do', /trial/, /kids, 7 and 10/],
  [
    'is 22 too old to be on moms couch or should we try for baby number 3, ours are 2 and 4, one more baby or stop at two',
    /won’t lean/,
    /talk again/,
  ],
])('a decision has its own kind: %s', (message, lean, also) => {
  const text = replyTo(message)
  expect(text).toMatch(lean)
  expect(text).toMatch(also)
})

test.each([
  'how do i tell my son he cant move back home',
  'write me a text to my boss that i cant take the saturday shift because of my sons game',
  'add cancel the gym to my list',
  'my son moved back home last month and its been nice having him here',
  'i worked saturday and missed my sons game, i feel bad',
  'how long before a trip should i start packing',
  'what should i wear to my interview',
  'set a goal to save 14000 for a house',
])('what isn’t to be decided is not weighed: %s', (message) => {
  expect(replyTo(message)).not.toMatch(/I’d lean|My vote|my vote|Neither one looks|small try/)
})

test('what has no kind names both ways, and leans by the money or by what can be undone', () => {
  const [money, undo] = [
    'should we get the red kayak for 450 or the green one for 610',
    'somebody wants my old loom, sell it or keep it till spring',
  ].map(replyTo)
  expect(money).toContain('my vote is **get the red kayak**: it keeps $160 with you')
  expect(undo).toContain('So my vote for now is **keep it till spring**')
})
