import { expect, test } from 'vitest'
import { conversationsWith } from '../guide/conversation.testing.ts'
import { loadGuide } from '../guide/guide.ts'
import { readPassages } from '../guide/passage.ts'
import { echoGoodDay, echoHardDay, echoReading } from './echo-of-day.ts'
import { moodOfStatement } from './mood-of-statement.ts'
import { fillSlots, slotsOf } from './statement-slots.ts'
import { matchStatement, matterIdsOfStatements } from './match-statement.ts'
import { clauseToSecondPerson } from './clause-to-second-person.ts'

const { lastReply } = conversationsWith(await loadGuide())

test.each([
  ['it rained the whole trip but the kids had fun', 'good'],
  ['rough morning but my boss was so kind about it', 'good'],
  ['the food was great but my brother didnt come', 'mixed'],
  ['my grandma died but the service was beautiful', 'hard'],
  ['finished a 70 hour week and im about to drop', 'mixed'],
  ['locked my keys in the car at the bank lol', 'light'],
  ['long week, im glad its over', 'plain'],
  ['45 kids on the bus and nobody got hurt', 'good'],
])('words that turn set the mood: %s', (message, mood) => {
  expect(moodOfStatement(message)).toBe(mood)
})

test('what a day was made of is said back in its own few words', () => {
  expect(echoHardDay('19 toddlers, the heat was out and no nap for anybody')).toBe(
    '19 toddlers, the heat down, and no nap.',
  )
  expect(echoHardDay('it was a day')).toBeNull()
  expect(echoGoodDay('took 30 kids to the fair and nobody got sick')).toBe('30 kids, and nobody got sick!')
  expect(echoReading('my cholesterol is down to 180, they were thrilled')).toBe('Down to 180!')
})

test.each([
  ['my grandson won the science fair', 'Your grandson won the science fair!'],
  ['got my paper back, i passed chemistry with an 81', 'You passed chemistry with an 81!'],
  ['waiting to hear if we got the apartment', null],
  ['i hope i passed the bar', null],
  ['my son got suspended', null],
  ['hit a curb on the way to work', null],
])('what somebody close did is said back like one’s own, and nothing that is only hoped: %s', (message, said) => {
  expect(clauseToSecondPerson(message)).toBe(said)
})

test('a line with a slot needs what was told', () => {
  const slots = slotsOf('i took my mama to the clinic', [])
  expect(fillSlots('{Who} and {them}', slots)).toBe('Your mom and her')
  expect(fillSlots('{news}!', slots)).toBeNull()
  expect(slotsOf('his mom called my sister', []).get('who')).toBe('your sister')
  expect(slotsOf('my mom and my dad', []).get('who')).toBeUndefined()
})

test('every matter of a telling is in the library', async () => {
  const ids = new Set((await readPassages()).map(({ id }) => id))
  expect(matterIdsOfStatements.filter((id) => !ids.has(id))).toEqual([])
})

test.each([
  ['were having twins!! just saw them on the screen', /ongratulations/],
  ['my daughter in law had the baby this morning, a girl', /ongratulations/],
  ['lost my husband in 2021 and a nice man from bingo wants to get coffee', /husband|one evening|right number/],
  ['starting back at the bank tomorrow after my leave, first day back and im nervous', /nervous|first hour|big day/],
  ['two aides called off and i had the whole hall by myself', /on your own.*|short-/],
  ['we lost our old beagle today, had to put him to sleep', /sorry/],
  ['stayed home with my toddler, she has an ear infection', /sick|Poor|Sick/],
  ['finally got the passports renewed, one less thing', /One less thing|nagging|behind you/],
  ['my dad knew who i was today at memory care', /keep|worth the visit|count/],
  ['waitressed a double, back is sore but i made great tips', /tips|paid you back/],
  ['it was my first day at the bank, the girls were so sweet but im lost', /sweet is the part/],
  ['my pap came back abnormal and now i wait', /scary|sorry|frightening/],
  ['my cousin passed away on sunday', /sorry/],
])('a common telling has a line of its own: %s', (message, says) => {
  const { response } = lastReply(message)
  expect(response).toMatch(says)
  expect(response).not.toMatch(/\n1\. |glad you stopped|Good to hear from you/)
})

test.each([
  'long day at the shop but every single client came and they were so nice',
  'took 40 kindergartners to the farm and nobody cried, calling it a win',
  'we found out its another boy!!',
  'my daughter made varsity, im so proud',
])('good news gets no pity and no matter: %s', (message) => {
  const { response, reply } = lastReply(message)
  expect(response).not.toMatch(/sorry|Ugh|wear anybody|If you’d like ideas/)
  expect(reply.state.offered).toEqual([])
})

test('who goes to bed is asked nothing more', () => {
  const { response } = lastReply('worked 11 hours and my knees are shot, heading to bed')
  expect(response).toMatch(/Sleep well\.$/)
})

test.each([
  ['i cried when my baby started kindergarten, is that normal', /not the only one|only one\./],
  ['i yelled over spilled milk this morning, am i a bad mom', /^No\./],
])('what is asked after a telling is answered first: %s', (message, says) => {
  expect(lastReply(message).response).toMatch(says)
})

test('what another does, or a body shows, is never called usual', () => {
  expect(lastReply('my husband throws things when hes mad, is that normal').response).not.toMatch(/only one/)
  expect(lastReply('i have been bleeding for two weeks, is that normal').response).not.toMatch(/only one/)
})

test('a test that was passed is no death, and a death no test', () => {
  expect(matchStatement('my son passed algebra today')?.tone).not.toBe('hard')
  expect(matchStatement('my mom passed two years ago today')?.tone).toBe('hard')
})
