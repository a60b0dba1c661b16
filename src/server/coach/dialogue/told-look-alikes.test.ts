import { describe, expect, test } from 'vitest'
import { conversationsWith, refusal } from '../guide/conversation.testing.ts'
import { loadGuide } from '../guide/guide.ts'

const { lastReply } = conversationsWith(await loadGuide())

const notFollowed = /couldn’t follow|I lost you there|didn’t follow|lost me there|can’t find/

describe('what is only told gets no card', () => {
  test.each([
    'took rufus to the vet this morning. came home with an empty carrier',
    'test came back negative again. 9th month',
    'lost the baby on monday. 11 weeks',
    'put my old dog down at 4',
    'quit the diner today. my knees were shaking, im so happy',
    'changed the sheets on both beds',
    'would be our 30th anniversary today',
    'so lonesome tonight',
    'retirement party at the home today. nobody came for mine but there was cake',
    'went to the 7 oclock service and then got gas',
    'the neighbor put in a good word so i have an interview already',
    'swapped the towels and washed the old ones twice, smells like a pool',
    'got a haircut, like 3 inches off',
    'my manager gave me the raise and put me on mornings',
  ])('%s', (message) => {
    const { proposal, response } = lastReply(message)
    expect(proposal).toBeNull()
    expect(response).not.toMatch(notFollowed)
    expect(response).not.toMatch(refusal)
  })

  test.each([
    ['ran 3 miles this morning', 'workout'],
    ['went to the gym this morning', 'workout'],
    ['take rufus to the vet friday at 9', 'task'],
    ['remind me to put the trash out', 'task'],
    ['put the dentist in for thursday at 2', 'task'],
    ['i just put the roast in, remind me to check it at 5', 'task'],
    ['change the sheets saturday', 'task'],
    ['dentist moved to thursday at 2', 'task'],
    ['going to the store later need milk and dog food', 'item'],
    ['got 85 from a gel set today, took me about 2 hours', 'income'],
  ])('what is to be written down still is: %s', (message, kind) => {
    expect(lastReply(message).proposal?.kind).toBe(kind)
  })
})

describe('what is only told is never refused', () => {
  test.each([
    'set two plates out again tonight, silly me',
    'put the baby in the yellow onesie today',
    'set out four chairs out of habit this morning',
    'book club is reading one about a lighthouse, kind of slow',
    'new couch came today and its so comfy',
    'watching jeopardy',
    'moved the couch to the other wall',
    'wifi is slow again',
    'no cavities. first time since 2014',
    'ordered toner and redid the seating chart',
    'the baby fed her sock to the dog',
    'dog is due for shots the 12th',
    'its raining again',
    'more money, less home. he got the good route',
  ])('%s', (message) => {
    const { response, proposal } = lastReply(message)
    expect(proposal).toBeNull()
    expect(response).not.toMatch(notFollowed)
    expect(response).not.toMatch(refusal)
    expect(response).not.toMatch(/don’t have enough yet/)
  })

  test.each([
    'weather tomorrow',
    'who won the game last night',
    'did my parcel get delivered',
    'the capital of peru is what',
    'find out if the museum is open',
  ])('what asks for something that the guide doesn’t know is told so: %s', (message) => {
    expect(lastReply(message).response).toMatch(refusal)
  })

  test.each(['move the thing to the other thing', 'set the volume to 5'])(
    'what is ordered and not understood is said to be: %s',
    (message) => {
      expect(lastReply(message).response).toMatch(notFollowed)
    },
  )
})

describe('a medicine, a weight or a court in a report', () => {
  const leftToOthers = /for a doctor|I don’t do numbers|legal question/
  test.each([
    'picked up my prescription and came home',
    'eye doctor said same prescription as last year',
    'the lost cat came back skinny and filthy',
    'refilled all the prescriptions, they only had half of the one',
    'the judge gave me full custody',
    'they dropped the lawsuit against the shop, i can breathe',
  ])('is only told: %s', (message) => {
    expect(lastReply(message).response).not.toMatch(leftToOthers)
  })

  test.each([
    'what dose of ibuprofen can i take',
    'should i stop my antidepressants',
    'i took two of my sleeping pills and want to take a third',
    'can my landlord evict me',
  ])('is left to who knows where it is asked: %s', (message) => {
    expect(lastReply(message).response).toMatch(/doctor|pharmacist|legal/)
  })
})

describe('what the app keeps no log of', () => {
  const kept = /doesn’t track sleep|can’t log what you spend|can’t see your planner/
  test.each([
    'slept 9 hours straight after my last night shift',
    'slept 8 hrs straight for once',
    'got gas 2.89 at costco',
    'spent 150 on a table and sold one candle',
    'got the all clear on my scan today',
    'the hay guy is coming wednesday',
  ])('is not refused where it is only told: %s', (message) => {
    expect(lastReply(message).response).not.toMatch(kept)
  })

  test.each([
    'slept 6 hours last night',
    'log 7 hours of sleep',
    'spent 60 on gas',
    'log that i slept 8 hours straight',
  ])('is said to be where it is to be logged: %s', (message) => {
    expect(lastReply(message).response).toMatch(/can’t log/)
  })
})

describe('news and an everyday deed open no matter', () => {
  const opened = /If you mean|here’s where I’d start|Call your doctor|\n- \*\*/
  test.each([
    'the lump was nothing, just a cyst',
    'had tuna for lunch',
    'having leftover chili',
    'picked up dog food and a new leash',
    'credit score hit 700',
  ])('%s', (message) => {
    expect(lastReply(message).response).not.toMatch(opened)
  })

  test.each(['got a medical bill i cant pay', 'my 3 year old wont go to bed', 'how do i fix my credit score'])(
    'a trouble still does: %s',
    (message) => {
      expect(lastReply(message).response).toMatch(/\n- |\n1\.|start|call|first|Call/)
    },
  )
})

test.each([
  '14 invitations went out for his party. one kid came',
  'a listing i worked on for months went to somebody else',
  'they call me by the other girls name, i just answer to it now',
  '20 years i taught and never once got a letter like this one',
])('no text is written for: %s', (message) => {
  expect(lastReply(message).response).not.toMatch(/^> |don’t have enough yet|Here’s your/m)
})
