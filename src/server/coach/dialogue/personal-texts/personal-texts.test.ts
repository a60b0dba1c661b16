import { expect, test } from 'vitest'
import { conversationsWith } from '../../guide/conversation.testing.ts'
import { loadGuide } from '../../guide/guide.ts'
import { correctEnglish } from './correct-english.ts'

const { lastReply } = conversationsWith(await loadGuide())
const textOf = (message: string): string =>
  lastReply(message)
    .response.split('\n')
    .filter((line) => line.startsWith('>'))
    .map((line) => line.replace(/^> ?/, ''))
    .join('\n')

const letters: readonly (readonly [message: string, has: readonly string[], hasNot: RegExp])[] = [
  [
    'Could you word a thank-you card to the paramedic who came when I fell off the ladder? His name is Osman. He talked to me about his pigeons the whole way so I wouldn’t look at my leg. Short, not gushing.',
    ['Hi Osman,', 'You came when I fell off the ladder.', 'You talked to me about your pigeons the whole way'],
    /\bhis\b|gushing|name is/i,
  ],
  [
    'I need to tell my book group of nine years that I won’t be hosting in January. I’m having a biopsy and I don’t want to say that. Write something breezy.',
    ['Hi everyone,', 'I won’t be hosting in January.'],
    /biopsy/i,
  ],
  [
    'write my neighbour upstairs a note, her son bounces a ball at 6 am every day. she is lovely and brings me figs. i don’t want a war, just not before 8',
    ['Your son bounces a ball at 6 am every day.', 'You are lovely and bring me figs.', 'Please, just not before 8.'],
    /\bwar\b|\bher\b/i,
  ],
  [
    'Please help me with a message to my brother in Manila. Our father died in March and we haven’t spoken since the funeral because of the land. I don’t want to talk about the land. I just want to ask him how his knees are and tell him the mango tree flowered.',
    ['How are your knees?', 'The mango tree flowered.'],
    /\bland\b|so sorry to hear/i,
  ],
  [
    'I want to write to my daughter’s teacher Ms. Halloran to thank her. Noor didn’t speak in class for four months and Ms. Halloran never pushed her. Last week she read out a whole poem. Don’t make it sound like a form letter.',
    ['Hi Ms. Halloran,', 'you never pushed her', 'Last week she read out a whole poem.'],
    /form letter|you read/i,
  ],
  [
    'My sister Lindiwe got into medical school on her third try. I’m jealous and proud. Write a card that only has the proud part. We shared a bedroom until she was 19 and she studied under the blanket with a torch.',
    ['Hi Lindiwe,', 'You got into medical school on your third try.', 'you studied under the blanket with a torch'],
    /jealous|\bshe\b/i,
  ],
  [
    'Give me words to hand in my notice at the convent school. I’ve taught chemistry there for 14 years, I’m going to a lab in Ghent in March. The head, Sister Agnes, gave me my first chance. Grateful, professional, no reasons.',
    ['Dear Sister Agnes,', 'my notice', 'You gave me my first chance.'],
    /I’ve|there for/,
  ],
  [
    'I’m 17 and I need to write to my grandmother in Oaxaca. She sent me 200 pesos for my birthday and she doesn’t have it. I want to thank her without making her feel I know that. I’m going to buy a soldering iron with it.',
    ['Hi Grandma,', 'You sent me 200 pesos for my birthday.', 'I’m going to buy a soldering iron with it.'],
    /have it/,
  ],
  [
    'Need a text to my ex about the handover: he was forty minutes late again on Sunday, third time this month, kids sat on the step. Calm, no accusations, I need him to be there at five.',
    ['You were forty minutes late again on Sunday', 'I need you to be there at five.'],
    /\bhe\b|accus|calm/i,
  ],
  [
    'I have to say no to being godmother. They’re my husband’s cousins, we see them once a year, and I don’t believe in it. Can you write it so they don’t stop speaking to us? Don’t mention the religion part.',
    ['Thank you for asking me.', 'I have to say no to being godmother.'],
    /believe|religion/i,
  ],
  [
    'Please would you compose a letter to the head of the nursery. My daughter will not attend on Fridays from January as my mother-in-law, who has come from Busan, wishes to have that day with her. I should like to keep the other four days. Formal.',
    ['wishes to have that day with her', 'I should like to keep the other four days.'],
    /\byou will not attend|with you/i,
  ],
]

test.each(letters)(
  'a letter says what was told, to its reader, and not what was to stay out: %s',
  (message, has, hasNot) => {
    const text = textOf(message)
    for (const words of has) expect(text).toContain(words)
    expect(text).not.toMatch(hasNot)
  },
)

const spoken: readonly (readonly [message: string, has: readonly string[], hasNot: RegExp])[] = [
  [
    'Eulogy for my uncle Bertie. He ran the chip shop in Whitby for forty years, he couldn’t swim, he taught all of us to swim anyway by shouting from the pier. Three minutes, and people should laugh at least once. Don’t mention the second wife.',
    ['being here for Bertie', 'he couldn’t swim, and he taught all of us to swim anyway by shouting from the pier'],
    /wife|minutes|laugh/i,
  ],
  [
    'Say something I can read at the opening of our community fridge. Ten people, it’ll be raining. We started with one shelf in Joan’s garage. Thank the scouts for the paint. One minute.',
    ['We started with one shelf in Joan’s garage.', 'Thank you to the scouts for the paint.'],
    /raining|minute/i,
  ],
  [
    'Write a few words for the blessing ceremony of my nephew’s baby. I’m the oldest cousin, Samoan side. Warm, a joke about how loud we sing, and end with a prayer that isn’t too churchy because my brother left the church.',
    ['I’m the oldest cousin, Samoan side.', 'how loud we sing', 'May there always be a light on for you'],
    /left the church|God|Amen/i,
  ],
]

test.each(spoken)('words to say aloud keep to what was told: %s', (message, has, hasNot) => {
  const text = textOf(message)
  for (const words of has) expect(text).toContain(words)
  expect(text).not.toMatch(hasNot)
})

test('a reference tells of the one it is for', () => {
  const text = textOf(
    'Reference needed for my cleaner Graciela who wants to rent a flat. She has worked for me for seven years, she has my keys, she’s never missed a Friday. Two or three sentences, formal.',
  )
  expect(text).toContain('I am glad to recommend Graciela.')
  expect(text).toContain('She has worked for me for seven years, she has my keys, and she’s never missed a Friday.')
})

test('what somebody who takes over has to know is a list', () => {
  const text = textOf(
    'Can you write the house-sitter a note: cat gets half a tin at 7 and half at 6, the back door sticks, she must never open the study window, bins go out Tuesday night, and help herself to anything in the freezer.',
  )
  expect(text).toContain('- Cat gets half a tin at 7 and half at 6')
  expect(text).toContain('- Please never open the study window')
  expect(text).toContain('- Help yourself to anything in the freezer')
})

test.each([
  ['I have work with tourist since eleven years.', 'I have worked with tourists for eleven years.'],
  ['She work in a hotel and he don’t speak english', 'She works in a hotel and he doesn’t speak English.'],
  [
    'I am agree with the date, and I look forward to hear from you',
    'I agree with the date, and I look forward to hearing from you.',
  ],
  ['Since I am a little girl I want to be pilot.', 'Since I was a little girl I have wanted to be a pilot.'],
  ['I didn’t went because I never have nothing to wear', 'I didn’t go because I never have anything to wear.'],
  ['I have 34 years and I am married with a teacher', 'I am 34 years old and I am married to a teacher.'],
  ['I have been a baker for ten years, and I love it.', 'I have been a baker for ten years, and I love it.'],
  [
    'We have dinner together every Sunday and she helps me cook.',
    'We have dinner together every Sunday and she helps me cook.',
  ],
])('a sentence is corrected where it is surely wrong, and only there: %s', (given, right) => {
  expect(correctEnglish(given).text).toBe(right)
})

test('what changed is shown, and a sentence without a sure slip stays', () => {
  expect(lastReply('Is this correct: "I am very interesting in this work"').response).toContain(
    '“interesting in” becomes “interested in”',
  )
  expect(
    lastReply('Could you check this sentence: "We look forward to your feedback on the report."').response,
  ).toContain('I don’t see any mistakes I’m sure of')
})

test('questions that are asked for are questions, as many as wanted, with a moment that was told', () => {
  const { response } = lastReply(
    'I’d like to write down how my grandmother made butter, but don’t write it for me. Ask me five questions so I remember. She churned on the porch, I was six, she sang in Polish and hit my hand when I stuck a finger in.',
  )
  expect(response.match(/^\d\. /gm)).toHaveLength(5)
  expect(response).toContain('“She sang in Polish and hit my hand when I stuck a finger in”')
})

test('lines to have ready fit what people ask, and their number', () => {
  const { response } = lastReply(
    'What do I say when colleagues ask why I don’t drink? I’m two years sober, I don’t want to explain. Give me three replies.',
  )
  expect(response.match(/^> /gm)).toHaveLength(3)
  expect(response).toContain('It suits me.')
})

test('names are made of what was told', () => {
  const { response } = lastReply(
    'Help me name my flower stall. I’m called Ottoline, it’s in Margate, everything is painted mint green.',
  )
  expect(response).toContain('Ottoline’s Flower Stall')
  expect(response).toContain('Margate Flower Stall')
})

test.each([
  'I’m a school nurse and next week I’m to read a poem at my old boss’s memorial. Is it odd, do you think, or only polite?',
  'I have to write to the court by Friday and I can’t sleep',
  'She wrote me a card and I cried',
  'My therapist said "you are not your mother" and I can’t stop thinking about it. Is that right?',
  'I have to make dinner for my in-laws in twenty minutes, two of them don’t eat pork, and the oven is broken. What do I do?',
  'I need a sign that I’m not crazy for leaving this job without another one lined up',
  'What do I say when my boss asks why I missed the deadline? I was at the hospital with my son all night.',
  'When you ask me what I want I freeze. My husband asks where to eat and I say anything.',
])('what asks for no text gets none: %s', (message) => {
  expect(lastReply(message).response).not.toMatch(/Here’s a draft|to say out loud|corrected|For your pocket|Gladly/)
})
