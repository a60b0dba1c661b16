import { expect, test } from 'vitest'
import { blankRequest } from '../guide/blank-request.ts'
import { loadGuide } from '../guide/guide.ts'

const guide = await loadGuide()
const answer = async (message: string): Promise<string> => (await guide.answer({ ...blankRequest, message })).text

const gladness =
  /Congratulations|Hooray|wonderful|happy (?:news|for you|dance)|Oh, (?:good|nice|fun|the butterflies)|good for you|love that|like (?:that|hearing)|well, look at you|as relaxing as|what a relief|thank goodness|a real step|nice thing to hear|precious/i

test.each([
  'i owe the dentist 1800 and have 200 in checking',
  'owe 900 on the card again and payday is next friday',
  'nothing excites me lately, not even the beach',
  'nobody in my house is happy when i get home',
  'i cant feel proud of anything i make',
  'my brother said "nice try" and everybody laughed',
  'he already said yes to the transfer before asking me',
  'i said yes to all of the bake sale orders',
  'somebody else got the lead job i trained for',
  'our second ivf round came back negative',
  'learn to play the banjo at sixty',
  'best thing for a stuffy nose',
  'start a dog walking business',
  'translate good morning to italian',
  'asking my landlord for a lower rent',
  'my hospital bill is more than i make in a month',
  'i have no savings at 41',
  'two student loans and i cant read the letters',
  'he got suspension for a fight at lunch',
  'i just had my yearly review and it was terrible',
  'after the car is paid off he says we will talk about a wedding',
  'i should be grateful and i feel nothing',
  'walk me through buying a condo',
])('no good news is read in: %s', async (message) => {
  expect(await answer(message)).not.toMatch(gladness)
})

const ofRecords =
  /I can’t see your|I don’t read|has no log for|tracks what comes in|doesn’t (?:keep|track)|I don’t know when/

test.each([
  'my sister says something about my weight every christmas',
  'which bills can wait when money runs out',
  'when can my toddler go back to day care after a fever',
  'do i need antibiotics for a sinus cold',
  'do we have to take the vitamins forever',
  'my neighbors spend way more than we can',
  'how am i supposed to sleep with this cough',
  'how much do i tip the movers',
  'how much do i set aside for taxes when i do nails at home',
  'is there a way to know if cheese past its date is safe to eat',
  'meltdown in the toy aisle',
  'whats on the citizenship test',
  'i have too many goals',
  'what am i supposed to do while i wait for the call',
  'when i’m with the kids i feel bad, when i’m at the shop i think about them',
  'i want to write something sweet for my aunt’s seventieth birthday',
])('nothing is looked up for: %s', async (message) => {
  expect(await answer(message)).not.toMatch(ofRecords)
})

const decided = /^(?:You’re not too late\. )?I’d (?:start with trash|lean|fix|go now)|^So it’s |^Yes, I’d send one text/

test.each([
  'water is coming through the bathroom ceiling, what do i do first',
  'he wants out and the house is in both names, what should i do first',
  'mold in the bedroom closet, where do i start',
  'how do i keep my puppy from chewing the couch',
  'is it normal to cry before every shift in nursing school',
  'should i quit my job without another one lined up after',
  'who do we call first, the power went out and dad is on oxygen',
  'got a bill for a phone i never ordered, how do i fix this',
  'at what age should i ask the doctor about bedwetting',
  'is it normal that my ring doesnt fit at 7 months pregnant',
])('nothing is weighed in: %s', async (message) => {
  expect(await answer(message)).not.toMatch(decided)
})

test.each([
  'the kids only listen when their dad yells',
  'my son never says thanks',
  'is it safe to leave the crockpot on all day',
  'i pretend to be busy at work all day',
])('the coach isn’t spoken to in: %s', async (message) => {
  expect(await answer(message)).not.toMatch(/I’m just listening|Anytime|encrypted|I’m Luxee|You’re welcome/)
})

test.each([
  'passed my driving test today',
  'we closed on the house!!',
  'my scan came back clear, i didnt know how scared i was',
  'long shift but we got through it',
  'last student loan payment went thru',
  'ive never been so proud of her',
])('good news is still met: %s', async (message) => {
  expect(await answer(message)).toMatch(/\?$/)
  expect(await answer(message)).not.toMatch(/If you mean|I don’t have anything|sorry/)
})
