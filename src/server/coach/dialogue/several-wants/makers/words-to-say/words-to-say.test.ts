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
/** The lines of a reply that are to be said. */
const said = async (message: string): Promise<string> =>
  (await replyTo(message))
    .split('\n')
    .filter((line) => line.startsWith('> “'))
    .join('\n')

const words: readonly (readonly [what: string, message: string, has: readonly string[], hasNot: RegExp])[] = [
  [
    'a raise is asked for with the told pay, years and a number',
    'My review is Tuesday. I make $18.00 and I’ve been there four years, and they start new people at $17.50. What should I wear, and how do I open my mouth and ask for the raise?',
    ['I’ve been here four years.', 'New people start at $17.50', '50 cents an hour more', 'from $18 to $20 an hour'],
    /\[|undefined/,
  ],
  [
    'a favor is asked of the named person, with its reason and its fear',
    'We’re eleven for supper on Sunday. What should I cook, and how do I ask my cousin Bea to say grace, since Grandpa always did it, without being pushy?',
    ['Bea, could you say grace?', 'Grandpa always did it'],
    /\bshe\b|\bher\b/,
  ],
  [
    'a no to a thing has the told money and number of guests',
    'I’m hosting the reunion for 40 people with $500. Can you give me a to do list, and a nice way to tell Marlene no to the bounce house?',
    ['Marlene,', 'With $500 for 40 people', 'no to the bounce house'],
    /volunteer|cheering/,
  ],
  [
    'a request to stop names what is to stop, to the one who does it',
    'My uncle posts pictures of my baby on Facebook. How do I tell him to stop posting pictures of her without a big scene, and can I get the old ones taken down?',
    ['Please stop posting pictures of her.'],
    /pictures of you/,
  ],
  [
    'an apology names the deed and gives no reason',
    'I was awful at pickup. How do I say sorry to my son for yelling at him in the parking lot, and what can I do so it doesn’t happen again?',
    ['I’m sorry for yelling at you in the parking lot.'],
    /\bbut\b|\bhim\b/,
  ],
  [
    'two wishes are both said fairly',
    'My husband wants a boat, and I want to redo the kitchen. We have $14,000. How do I bring it up without a fight, and what would each cost?',
    ['You want a boat, and I want to redo the kitchen.', '$14,000'],
    /his boat/,
  ],
  [
    'what is to stay private stays out',
    'I work at a bank. How do I tell my boss I need Wednesdays off for dialysis rides for my dad without going into it, and who do I talk to about leave?',
    ['I need Wednesdays off'],
    /dialysis|my dad/,
  ],
  [
    'news that is told before the question is the news',
    'I need to tell my wife I don’t want to go on the cruise with her parents. How do I say it so she doesn’t get hurt, and what could I offer instead?',
    ['I don’t want to go on the cruise with your parents.'],
    /get hurt/,
  ],
  [
    'a child hears of a pet by its name and in plain words',
    'We’re putting our dog Pepper down Friday. My girls are 4 and 7 and I don’t know what to tell the little one. Should she be there?',
    ['Pepper', 'Friday, the vet', 'dead'],
    /put to sleep/,
  ],
  [
    'a grown-up who stays away is told with the price that was told',
    'I’m not going home for Thanksgiving this year, flights are $512 each. How do I tell my mom, and what can I cook for one?',
    ['Mom,', 'not coming home for Thanksgiving', '$512'],
    /\bChristmas\b/,
  ],
  [
    'a neighbor hears the hours that were told',
    'My neighbor Earl’s dog starts at 4:50am every day. I work nights and sleep at 9. What do I say to him, and what earplugs are good?',
    ['Hi Earl', 'till 9', '4:50am'],
    /HOA\?/,
  ],
  [
    'a loan is asked back with its sum and month',
    'I lent my coworker Trish $120 in October. How do I ask for it back, and is it petty to bring it up before Christmas?',
    ['Trish,', '$120 in October'],
    /\bher\b/,
  ],
]
test.each(words)('%s', async (_, message, has, hasNot) => {
  const text = await said(message)
  for (const one of has) expect(text).toContain(one)
  expect(text).not.toMatch(hasNot)
})

const others: readonly (readonly [what: string, message: string])[] = [
  [
    'a toast',
    'My brother’s getting married on Saturday. How should I word a toast for him and Ana, and what do I wear to a barn?',
  ],
  [
    'how to know something',
    'I’ve had this sourdough starter for nine days. How do I tell if it’s ready, and what flour should I buy for it?',
  ],
  [
    'a text to send',
    'I can’t make it to the cookout on Sunday. How do I say that in a text to my cousin, and what could I send with the kids?',
  ],
  [
    'the friend whose divorce it is',
    'My friend’s going through a divorce and has two kids. What do I say to her on Friday, and what can I bring for dinner?',
  ],
]
test.each(others)('words of another matter aren’t given for %s', async (_, message) => {
  expect(await said(message)).not.toMatch(
    /Mom and Dad are going to live|I have to tell you something|before we finish/i,
  )
})

test('no set words are given beside violence', async () => {
  const text = await said(
    'My boyfriend hit me last week over dishes, same fight every time. How do I bring it up without setting him off, and what do I make for dinner?',
  )
  expect(text).not.toContain('same team')
})

const looseTakes: readonly (readonly [what: string, message: string, wrong: RegExp])[] = [
  [
    'the debt that the partner hid',
    'My husband hid a loan of $4,000 from me and I found out today. How do I bring it up with him? And which bills do I check first?',
    /I owe/,
  ],
  [
    'money that the user borrowed',
    'I borrowed $250 from my sister in May and still owe her. How do I tell her it’ll be July? And what can I sell?',
    /I lent you/,
  ],
  [
    'a mother’s diagnosis',
    'My mom was diagnosed with lupus last week. How do I tell my brother? And what do I ask her doctor?',
    /I have lupus/,
  ],
  [
    'a sister’s pregnancy, to a boss',
    'My sister is 12 weeks pregnant. How do I tell my boss I can’t close on Sundays? And what do I get my sister?',
    /I’m pregnant/,
  ],
  [
    'the user’s own dog that barks',
    'My neighbor says my dog barks from 6 am every day. What do I say to her? And how do I get the dog to settle?',
    /your dog/,
  ],
  [
    'a daughter who is dating',
    'My daughter is dating a boy with a motorcycle. How do I tell her no rides after dark? And how do I stop worrying?',
    /spending time with somebody/,
  ],
  [
    'a loss long ago, beside news of its own',
    'My grandma died last year and I still cry. How do I tell my son there’s no soccer this season? And what do we do on her birthday?',
    /very sad/,
  ],
  [
    'a brother who drinks, beside news for a mother',
    'My brother drinks too much lately. How do I tell my mom I can’t host Easter? And what do I bring?',
    /you drink/,
  ],
  [
    'a raise, beside news for a mother',
    'I make $17 an hour and want a raise. How do I tell my mom I can’t host Easter? And what do I bring?',
    /about my pay/,
  ],
  [
    'a therapist for the user alone',
    'I want to see a therapist for my nerves. How do I tell my husband? And when do I fit it in?',
    /three sessions/,
  ],
  [
    'a brother who moves out',
    'My brother is moving out of my parents’ house. How do I tell my mom I can’t help on Saturday? And what do I send her?',
    /I’m moving out/,
  ],
  [
    'a diagnosis that isn’t the friend’s',
    'My son was diagnosed with ADHD. What do I say to my friend who blames sugar? And how do I set up mornings?',
    /right words/,
  ],
]
test.each(looseTakes)('set words aren’t taken from %s', async (_, message, wrong) => {
  expect(await said(message)).not.toMatch(wrong)
})

test('an age isn’t taken for pay', async () => {
  const text = await replyTo(
    'I’m 34 and I make $19 an hour at the clinic. My review is Thursday. How do I ask my boss for a raise? And what do I wear?',
  )
  expect(text).toContain('from $19 to')
  expect(text).toContain('put in your own number')
})
