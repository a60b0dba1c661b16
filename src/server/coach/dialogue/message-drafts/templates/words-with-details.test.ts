import { expect, test } from 'vitest'
import { conversationsWith } from '../../../guide/conversation.testing.ts'
import { loadGuide } from '../../../guide/guide.ts'

const { lastReply, replyTo } = conversationsWith(await loadGuide())

test.each([
  [
    'my mother in law wants us to do christmas eve at her house again and i want to stay home with my kids this year. how do i tell her',
    ['there for Christmas Eve', 'This year I want to stay home with the kids.'],
  ],
  [
    'my parents want us there christmas day but i want the kids to wake up in their own beds. how do i bring it up',
    ['I want the kids to wake up in their own beds.'],
  ],
  [
    'my boss wants me to work christmas eve and i want to be home with my kids. how do i tell him',
    ['I want to be home with my kids. Could I trade'],
  ],
  [
    'my husband wants to go to his moms for christmas and i want to stay home. how do i tell him',
    ['I know you want Christmas with your family', 'This year I want to stay home.'],
  ],
  [
    'my mom wants us at her house for christmas and i want to keep the peace but i want to stay home. what do i say',
    ['This year I want to stay home.'],
  ],
  ['how do i tell my mother in law were doing christmas morning at our own house', ['“We’re doing Christmas morning']],
  [
    'my mom wants to move in with us and i dont want that. how do i tell her',
    ['Living together isn’t something I can do'],
  ],
])('one’s own plan is said with what was told: %s', (message, words) => {
  for (const one of words) expect(replyTo(message)).toContain(one)
})

test.each([
  [
    'got laid off tuesday right before thanksgiving and havent told my parents yet. how should i bring it up',
    'hear it from me: I got laid off on Tuesday.',
  ],
  [
    'i got let go and im scared to tell my husband. how do i break it to him',
    'I got let go. Could we sit down tonight',
  ],
  ['i failed my final and have to tell my dad, what do i say', 'Dad, I have some hard news'],
  ['were moving to texas in june and i havent told my mom. how do i bring it up', 'moving to Texas in June.'],
])('hard news is in the words to say: %s', (message, said) => {
  expect(replyTo(message)).toContain(said)
})

test.each([
  'my daughter lost her job, what do i say to her',
  'my husband got laid off, how do i tell my parents',
  'how do i tell my kids we are getting divorced',
  'my son failed his math class, how do i tell my husband',
  'should i tell my boss im moving to days',
])('news of somebody else, or to a child, isn’t one’s own: %s', (message) => {
  expect(replyTo(message)).not.toMatch(/hear it from me: (?:I|we)\b/)
})

test.each([
  [
    'i have a client who is always 20 min late and it messes up my whole day. what do i say to her without losing her',
    'When you come in 20 minutes late, it throws off the rest of my day.',
  ],
  ['my 2 oclock client is always late and it backs up everybody else. what do i say', 'everybody after you wait'],
  [
    'my sellers wont come down on price and its been sitting 70 days. how do i bring it up again without making them mad',
    'I know we’ve talked about this before. It’s been on the market for 70 days',
  ],
  ['people keep asking me to do custom cakes for cheap. how do i say no nicely', 'can’t go lower on my custom cakes'],
  ['a lady keeps asking me to lower my price on a quilt. how do i say no nicely', 'can’t go lower on the quilt'],
])('those who pay hear it with what was told: %s', (message, said) => {
  expect(replyTo(message)).toContain(said)
})

test.each([
  ['my client is late on her payment again, what do i say', /When you come in/],
  ['i am always late to my clients, what do i say', /When you come in/],
  ['my landlord wont lower my rent, how do i ask again', /can’t go lower|on the market/],
  ['should i give a discount to my regulars', /can’t go lower/],
])('what only sounds like it is none: %s', (message, said) => {
  expect(replyTo(message)).not.toMatch(said)
})

test('both of two questions are answered: how much, and how to say it', () => {
  const said = replyTo(
    'thinking about raising my prices in january, havent in 3 years. how much is reasonable and how do i tell people',
  )
  expect(said).toMatch(/^How much: .*after 3 years 9 to 15 percent/m)
  expect(said).toContain('starting January 1, my prices go up')
  expect(said).toContain('It’s the first time in 3 years.')
})

test.each([
  [
    'my husband says we spend too much on christmas but he dont want to make a budget. how do i get him to sit down with me',
    'You said we spend too much on Christmas,',
  ],
  ['my husband dont want to do a budget. how do i get him to sit down with me', 'pick one number for the month'],
  ['my roomate never does dishes and i dont want to be the nagging one again. how do i bring it up', 'do dishes'],
  [
    'my brother lives 10 min from mom and never helps. i want to text him without starting a fight, can you write it',
    'You’re only 10 minutes away',
  ],
])('a sentence to say instead of a recipe: %s', (message, said) => {
  expect(replyTo(message)).toContain(said)
})

test.each([
  ['how do i tell a lady at church no when she asks me to run the nursery again', 'I can’t run the nursery again.'],
  ['how do i tell my pastor no when he asks me to teach sunday school again', 'I can’t teach Sunday school again.'],
  ['how do i tell my neighbor no about watching her kids every day after school', 'I can’t keep watching the kids'],
  ['how do i tell people no when they ask me to work on sundays', 'I can’t work on Sundays.'],
])('a refusal names what was asked: %s', (message, said) => {
  const { response } = lastReply(message)
  expect(response).toContain(said)
  expect(response).not.toContain('too much right now')
})

test.each(['how do i tell my 3 year old no', 'how do i tell my son no when he asks me to buy him a phone'])(
  'a no to a child is none to somebody who asked a favor: %s',
  (message) => {
    expect(replyTo(message)).not.toContain('I wanted to tell you now so you can plan around it')
  },
)

test.each([
  [
    'my coworker at the clinic keeps leaving early and i end up cleaning all the kennels, how do i bring it up without starting something',
    'You’ve been leaving early, and I end up cleaning all the kennels.',
  ],
  ['my coworker at the front desk never answers the phone, what do i say to her', 'Could you please answer the phone?'],
  [
    'can you write a text to my daughter in law asking if i can come hold the baby wednesday, dont want to be pushy',
    'Could I come hold the baby Wednesday, if that works for you?',
  ],
  ['write an email to my advisor asking for two more weeks on the draft', 'Could I have two more weeks on the draft?'],
  ['how do i say no to people who want free alterations, half of them are from church', 'not able to do alterations'],
])('what was told is in the words, and nothing meant for the coach: %s', (message, said) => {
  expect(replyTo(message)).toContain(said)
  expect(replyTo(message)).not.toMatch(/pushy\. I|class and time|Can we talk tonight/)
})

test.each([
  ['my class is so loud after lunch how do i get them to settle down'],
  ['my sunday school kids wont sit still any tips'],
])('a group of kids is quieted by what works, not by a talk: %s', (message) => {
  expect(replyTo(message)).toContain('**One signal:**')
})

test.each([
  'i have to give a presentation to my class how do i get them to listen',
  'the neighbor kids are loud how do i tell their mom',
  'how do i get my kids to listen without yelling',
])('what isn’t about a group of kids has its own answer: %s', (message) => {
  expect(replyTo(message)).not.toContain('**One signal:**')
})

test.each([
  [
    'write an email to hr asking how many vacation days i have left',
    'Could you tell me how many vacation days I have left?',
  ],
  ['email my sons teacher asking what time the concert starts', 'what time the concert starts?'],
  ['text my friend asking what she wants for her birthday', 'what you want for your birthday?'],
  ['text to my sister in law asking what to bring for christmas dinner', 'what to bring for Christmas dinner?'],
  ['write a text to my boss asking if the store is open christmas eve', 'if the store is open Christmas Eve?'],
])('a question for somebody is asked as told: %s', (message, said) => {
  expect(replyTo(message)).toContain(said)
})

test.each([
  [
    'help me apologize to my sister for missing her birthday dinner saturday, i had to work late',
    'for missing your birthday dinner Saturday. I had to work late.',
  ],
  ['apologize to my mom for forgetting her birthday yesterday', 'for forgetting your birthday yesterday.'],
  [
    'how do i turn down my cousins baby shower on the 12th, i have to work',
    'to your baby shower on the 12th. I have to work.',
  ],
  ['how do i get out of my coworkers party friday', 'to your party on Friday.'],
  ['message to a client who hasnt paid the 240 dollar invoice from october', 'the October invoice for $240'],
  ['text reminding my friend jess about the 60 dollars she owes me from the concert', 'the $60 for the concert'],
  ['email to professor kim asking for a recommendation letter for nursing school due jan 15', 'due on January 15'],
  ['write a text to my ex asking to swap weekends dec 12 and dec 19', 'trade December 12 for December 19'],
  [
    'text my brother asking if he can pick up dad from the airport friday at 4',
    'pick up Dad from the airport Friday at 4',
  ],
  [
    'text to my neighbor asking if she can keep her dog from barking after 10',
    'please keep your dog from barking after 10?',
  ],
  ['text to my friend maria congratulating her on the new job at the bank', 'the new job at the bank!'],
  [
    'message to my cleaning client that i have to reschedule friday to monday because my car broke down',
    'reschedule Friday. My car broke down. Does Monday work for you?',
  ],
  ['text to my friend who had a baby girl yesterday', 'Congratulations on the new baby!'],
])('days, sums and reasons are in the words: %s', (message, said) => {
  expect(replyTo(message)).toContain(said)
})

test.each([
  ['text my sister happy birthday, she turns 40 today', 'Could you please not do that'],
  ['message to my sons coach that he will be late thursday because of the dentist', 'I’m running late'],
  ['should i skip my cousins wedding', 'I can’t make it'],
  ['what should i bring to my sister in laws christmas dinner', 'Could you tell me'],
  ['text to a friend whose baby is in the nicu', 'Congratulations'],
])('what only sounds like it isn’t said: %s', (message, said) => {
  expect(replyTo(message)).not.toContain(said)
})
