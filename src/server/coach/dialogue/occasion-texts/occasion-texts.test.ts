import { expect, test } from 'vitest'
import { conversationsWith } from '../../guide/conversation.testing.ts'
import { loadGuide } from '../../guide/guide.ts'
import { normalize } from '../../guide/text-analysis.ts'
import { findOccasionText, occasionTextKinds } from './occasion-text-kinds.ts'
import { quoteVerse } from './verses.ts'

const { lastReply, allReplies } = conversationsWith(await loadGuide())
const kindOf = (message: string): string => {
  const found = findOccasionText(normalize(message))
  return found === null ? '' : `${found.kind.id} ${found.theme.id}`
}

test.each([
  ['can u write a prayer for my husband hes got a job interview tomorrow', 'prayers interview'],
  ['prayer before my c section friday', 'prayers surgery'],
  ['prayer for my daughter shes hanging with the wrong crowd', 'prayers child-trouble'],
  ['a prayer to say before thanksgiving dinner', 'prayers grace'],
  ['got any verses about worry', 'verses worry'],
  ['bible verse for a card, my friend lost her mom', 'verses grief'],
  ['need 5 affirmations for confidence before my interview', 'affirmations interview'],
  ['affirmations for new moms who feel guilty', 'affirmations mom'],
  ['thank you message for my sons teacher', 'thanks teacher'],
  ['what do you put in a retirement card', 'cards retirement'],
  ['my coworker is retiring what should i write in her card', 'cards retirement'],
  ['friend had her baby yesterday, what do i put in the card', 'cards baby'],
  ['whats something sweet to write in a card for my kids teacher', 'cards teacher'],
  ['for our christmas card to the neighbors, what should i say', 'cards christmas'],
  ['good wording for a wedding card to my niece', 'cards wedding'],
  ['help me write a sympathy card to my neighbor whose dog died', 'cards sympathy-pet'],
  ['can you write a toast for my dads 70th birthday', 'toasts birthday'],
  ['something to say at my moms 80th birthday, shes a retired lunch lady', 'toasts birthday'],
  ['write me something to say at my retirement lunch, 31 years in the cafeteria', 'toasts own-retirement'],
  ['write a bio for my dating profile', 'bios dating'],
  ['i need an ad for my cleaning business in Toledo', 'posts service'],
  ['write an etsy description for a crochet baby blanket', 'descriptions quilt'],
  ['message to my daycare families that we will be closed friday', 'notices closed'],
  ['list of questions for touring assisted living for my mom', 'questions nursing'],
  ['help me pack for a work trip to chicago', 'packing work'],
  ['quick dinners i can make without an oven', 'meals nooven'],
  ['breakfast ideas for picky toddlers', 'meals breakfast'],
  ['stocking stuffer ideas for teens', 'gifts teen'],
  ['what should i get a 14 yr old boy for christmas who wants nothing, around 60 dollars', 'gifts teenboy'],
  ['gift ideas for my 15 year old daughter', 'gifts teengirl'],
  ['gifts under $15 for my nephew', 'gifts kid'],
  ['gift ideas for a 40 year old woman', 'gifts general'],
  ['cheap christmas gifts for 8 coworkers', 'gifts manycoworkers'],
  ['gift ideas for 14 coworkers', 'gifts coworker'],
  ['any cheap date ideas for me and my boyfriend', 'fun date'],
  ['what can i do with the grandkids this weekend that doesnt cost much', 'fun kids'],
  ['worn out after a double and my toddler wants to play, easy ideas', 'fun kids-tired'],
  ['cheap suppers for 9 people', 'meals crowd'],
  ['what can i bring to eat on the phones all day, no break', 'meals lunch'],
  ['whats a good way to thank the neighbors for all the food', 'thanks meals'],
  ['date night ideas at home after the kids are asleep', 'fun date-home'],
  ['rainy day activities for a 4 year old', 'fun kids-indoor'],
  ['small talk ideas for my husbands work party', 'fun smalltalk'],
])('a piece that is asked for is known by its kind and theme: %s', (message, wanted) => {
  expect(kindOf(message)).toBe(wanted)
})

test.each([
  'add a prayer for my mom to my list',
  'how many prayers did i log this week',
  'what affirmation did i save last week',
  'i need to buy a birthday card for my mom tomorrow, add it to my list',
  'my husband gave a toast at the wedding and it was embarrassing',
  'pay off my credit card by june',
  'i dont know what to do with my son he keeps getting in trouble at school',
  'my son has questions about his dad how do i answer',
  'log 15 minutes of stretching',
  'how do i stretch my paycheck till friday',
  'my back is numb and i cant feel my leg, any stretches',
  'should i post my prices on facebook',
  'text my parents that we are late',
  'what did i eat for dinner',
  'low carb dinner ideas to lose weight',
  'i need a break from my kids any ideas',
  'any stretches for my back after standing all day',
  'chair exercises for bad knees',
  'gary wont do his speech exercises, any ideas',
  'my feet hurt by the end of lunch shift what can i do for them at home',
  'i feel like my prayers arent being answered',
])('what asks for no piece gets none: %s', (message) => {
  expect(kindOf(message)).toBe('')
})

test.each([
  ['need a prayer for my grandson he starts kindergarten tuesday', /go with my grandson on Tuesday.*Give him/],
  [
    'thank you note to the women at First Baptist for the meals',
    /Dear women at First Baptist,[^]*Thank you for the meals/,
  ],
  ['write a thank you note to mrs keller for the blanket she made', /Dear Mrs\. Keller,[^]*the blanket you made/],
  [
    'write an etsy description for a pink and white crochet baby blanket 30x40',
    /Crochet baby blanket in pink and white\. 30 x 40/,
  ],
  ['write a marketplace ad for my oak table, asking 150, in tulsa', /Oak table, \$150[^]*in Tulsa/],
  [
    'facebook post for my open house sunday 2 to 5, 4 bed 2 bath with a fenced yard in Dayton',
    /Sunday, 2 to 5[^]*Four-bedroom, two-bath home with a fenced yard in Dayton/,
  ],
  [
    'need a note to parents about the trip to the farm on oct 9, wear boots and bring a snack',
    /hi, parents[^]*the trip to the farm is on October 9\. Please wear boots and bring a snack/i,
  ],
  ['write my clients a text that my rates go up to $65 on march 1', /March 1, my rates are going up to \$65/],
  ['help me write my vows, we met in college and shes my rock', /From the day we met in college[^]*You’re my rock/],
  ['something for a card, my friend lost her dad, sympathy', /your dad\. His love/],
  ['cheap dinners for 6 people no pasta', /^(?![^]*[Ss]paghetti)/],
  ['chore chart for my kids ages 3, 8 and 12', /Age 3[^]*Age 8[^]*Age 12/],
  [
    'make me a chore list for saturdays that 3 kids can do, ages 6 9 and 12',
    /Age 6[^]*Age 9[^]*Age 12[^]*new every Saturday/,
  ],
  ['chore list for my kids 7 and 10', /Age 7[^]*Age 10/],
])('what was told is in it: %s', (message, wanted) => {
  expect(lastReply(message).response).toMatch(wanted)
})

test('another prayer is another one, shorter is the same in fewer words, and the card holds it', () => {
  const [first, other, short] = allReplies('i need a prayer for my marriage', 'Another one', 'Shorter')
  const quoted = (response = ''): string => /^> (.+)$/m.exec(response)?.[1] ?? ''
  expect(quoted(other?.response)).not.toBe(quoted(first?.response))
  expect(quoted(other?.response).startsWith(quoted(short?.response).replace(/ Amen\.$/, ''))).toBe(true)
  expect(first?.reply.cards).toEqual([{ kind: 'prayer', title: quoted(first?.response) }])
})

test('a second ask for ideas gives others', () => {
  const [first, second] = allReplies('gift ideas for my mom', 'A few more')
  const items = (response = '') => response.match(/^\d\. .+$/gm)?.map((line) => line.slice(3)) ?? []
  expect(items(second?.response).length).toBeGreaterThan(0)
  expect(items(first?.response).filter((item) => items(second?.response).includes(item))).toEqual([])
})

test('every verse is one that the app carries', () => {
  const references = occasionTextKinds.find(({ id }) => id === 'verses')?.themes.flatMap(({ texts }) => texts) ?? []
  expect(references.filter((reference) => quoteVerse(reference) === null)).toEqual([])
})

test('no text is left with a slot', () => {
  const messages = [
    'write a prayer for sam',
    'thank you card for a nurse',
    'etsy description for a mug',
    'caption for a post',
  ]
  for (const message of messages) expect(lastReply(message).response).not.toMatch(/[{}|]/)
})

test('a grown child who plays games all day is no child to be kept busy', () => {
  expect(kindOf('my boy is 22 and just games all day. how do i get him to look for work')).toBe('')
})

test.each([
  ['what should i get a 14 yr old boy for christmas, around 60 dollars', /^For a 14-year-old boy, around \$60:/],
  ['any gift ideas for my 9 yr old grandson under $25', /^For your 9-year-old grandson, under \$25:/],
  ['gift ideas for an 8 year old who loves horses', /^For an 8-year-old:\n\n1\. Something for horses/],
  ['what are some cheap christmas gifts for like 8 coworkers', /^For 8 coworkers:/],
  ['gift ideas for my mom', /^A few that people are glad to get:/],
  ['gift ideas for my mom who is 70', /^A few that people are glad to get:/],
])('whom a gift is for, and the sum, are taken up: %s', (message, first) => {
  expect(lastReply(message).response).toMatch(first)
})
