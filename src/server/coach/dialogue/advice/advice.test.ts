import { expect, test } from 'vitest'
import { converse } from '../../guide/conversation.testing.ts'
import { openGuide } from '../../guide/guide.ts'

const guide = await openGuide()
const lastOf = (...messages: string[]): string => converse(guide, messages).at(-1)?.response ?? ''
const evades =
  /outside what I know|don’t have anything on that|have to pass|I’ve read all of it|\*\*[A-Z][^*:]{8,}\*\*\n\n1\./

const prices =
  'Im 56 and I clean houses, my own business, 11 houses. I charge $120 a house and havent raised it in 4 years. I want to go to $145. The Pruitts have been with me since the start and theyre in their 80s and I feel terrible about it. Is it wrong to charge them the same as everybody else?'
const family =
  'My mother in law Denise watches my two Tues and Thurs for free which I know is huge. But she lets them watch tv the entire day and yesterday I found out she has been telling Ava that mommy works because mommy likes her job better. My husband says just let it go. Am I being unreasonable?'
const wedding =
  'My granddaughter is marrying a girl in the spring. My pastor preached against it Sunday and my friend Eunice says I can’t go to the wedding. I have never missed one thing in that child’s life. What would you do'
const vape =
  'I found a vape in my daughter’s coat pocket when I was washing it. She’s 17. I haven’t said anything for 3 days. Her dad would ground her until graduation. How do I start'

test.each([
  'Is it ok to leave my toddler in the car for five minutes while I run in?',
  'is it okay to drive after two glasses of wine',
  'is it fine to stop taking my pills',
  'is it wrong to hit my son if he bites',
  'Is it normal to bleed for three weeks',
  'is it bad to leave him home alone for ten minutes',
  'is it wrong to read my daughter’s diary',
  'I threw a plate at my husband. He says it was abuse. Is it wrong that I did that?',
  'She says I’m abusive. Am I?',
  'is it ok to let a six year old cross the highway',
])('what could hurt somebody gets no verdict: %s', (message) => {
  expect(lastOf(message)).not.toMatch(/^(?:Yes|No)\b|wouldn’t be asking|people go when/im)
})

test.each([
  ['a price for everybody', [prices], /^No, it’s not wrong to charge them.*\$145/s],
  ['minding a favor', [family], /^No, you’re not being unreasonable.*telling Ava that mommy works/s],
  ['a friend’s opinion of a wedding', [wedding], /^I’d go to the wedding\. .*never missed one thing/s],
  [
    'leaving before a year is over',
    [prices, 'is it dumb to leave before I have a year in'],
    /^No, it’s not dumb to leave/,
  ],
  [
    'three days of waiting',
    [vape, 'is it ok that I waited 3 days or did I already blow it'],
    /^Yes, that’s ok\..*I’ve known for a few days/s,
  ],
  ['who says it', [family, 'Should I do it or should Matt do it, its his mom'], /^Matt, with you in the room\./],
  [
    'liking the work better',
    [family, 'also I feel like crap because half of me does like my job better. the quiet. what kind of mother'],
    /^A good one.*Both can be true/s,
  ],
  [
    'a boss who took a chance',
    [
      'whichever way the math goes I was hoping you’d say take it. and then I felt sick about it bc my boss Gary hired me when I was fresh out of the divorce with no resume',
    ],
    /sounds like loyalty.*If Gary weren’t in the picture/s,
  ],
  [
    'more days than one can do',
    [
      'My supervisor Trish asked if I could do four days a week all of December since Marcy is out. last year I said yes to the same thing and was sick by Christmas. Is there a way of doing it halfway without looking like I’m not a team player',
    ],
    /“Trish, I can do three days a week/,
  ],
  [
    'a dinner that was handed over',
    [
      'ok so Thanksgiving. my brother Pete was hosting, called last night and says their kitchen isnt done so now its at mine. 13 people, Thursday. Mom already told everybody. I dont mind the people I mind that nobody asked. Do I just do it or is there some version where I dont do all of it',
    ],
    /the other 12 bring the rest.*“Pete, next time ask me first/s,
  ],
])('what is asked is answered for its kind, with what was told: %s', (_, messages, expected) => {
  const answer = lastOf(...messages)
  expect(answer).toMatch(expected)
  expect(answer).not.toMatch(evades)
})

test('what has a day comes first, and what can wait is named', () => {
  const answer = lastOf(
    'Can any of this wait? grades due Friday, sub plans for Monday, the vape talk, FAFSA with my daughter, dentist, oil change',
  )
  expect(answer).toMatch(/so it’s first:\*\*\n\n- Grades due Friday\n- Sub plans for Monday/)
  expect(answer).toMatch(/Can wait, and nothing breaks:\*\*\n\n- Dentist\n- Oil change/)
})

test('a long story of no known kind is taken up without being quoted, and gets something to do', () => {
  const answer = lastOf(
    'My knees are shot and the doctor said quit kneeling on floors, I laughed at him. I can’t stop working, my husband’s disability is $1,380 and thats it. I lay there at night adding it up. I dont know what I’m asking',
  )
  expect(answer).toMatch(/your husband’s disability is \$1,380/)
  expect(answer).toContain('do one thing about that tomorrow')
  expect(answer).not.toMatch(/“/)
})

test.each([
  [
    'somebody one likes and has to write up',
    [
      'My assistant manager Dre no showed Saturday, third time since August, and I covered 11 hours. I like him, he’s 22, he’s got a baby. My district manager wants me to write him up. what would you do',
    ],
    /^I’d do both.*You no showed Saturday, third time since August/s,
  ],
  [
    'a daughter who says not to come',
    [
      'My daughter Renee called crying, her fiance called off the wedding 9 weeks out. She said don’t come. Do I go or do I listen to her',
    ],
    /“Renee, I’m staying put because you asked me to/,
  ],
  [
    'a job that nobody else does',
    [
      'The church wants me to head up the funeral lunches again, I’ve done it 14 years. Pastor Jim said nobody else can do it like you. Is there some way to do it halfway',
    ],
    /“Pastor Jim, I’ve done this for 14 years\. I can’t head up the funeral lunches on my own/,
  ],
  [
    'a share of a deposit',
    [
      'My maid of honor Steph is probably not coming to the bachelorette. I already paid the deposit on the Airbnb, $1,150, split 8 ways.',
      'am I a bad friend if I ask her for her share of the deposit',
    ],
    /^No, you’re not a bad friend\..*\$144/s,
  ],
  [
    'a machine that may break',
    [
      'The furnace is 26 years old and Dan says it won’t go two more winters.',
      'ok but what if it quits in January and they can’t get to me for a week',
    ],
    /who you’d call first/,
  ],
  [
    'something only told',
    [
      'I set the table and counted out six like always and there’s five. Ed’s been gone two years in March.',
      'No I don’t need a group or anything, I went to one. I just wanted to tell it to somebody',
    ],
    /told|glad/,
  ],
])('a new kind of story is met for what it asks: %s', (_, messages, expected) => {
  const answer = lastOf(...messages)
  expect(answer).toMatch(expected)
  expect(answer).not.toMatch(evades)
})
