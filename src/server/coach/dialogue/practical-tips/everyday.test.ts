import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { conversationsWith } from '../../guide/conversation.testing.ts'
import { loadGuide } from '../../guide/guide.ts'
import { readPassages } from '../../guide/passage.ts'
import { everydayEntries, findEveryday } from './everyday-entries.ts'

const { lastReply, allReplies } = conversationsWith(await loadGuide())

const phrasing = z.strictObject({ text: z.string(), id: z.string().nullable() })
const lines = (await readFile(new URL('everyday-phrasings.jsonl', import.meta.url), 'utf8')).trim().split('\n')
const phrasings = lines.map((line) => phrasing.parse(JSON.parse(line)))

test('each kind is found in several phrasings, and look-alikes are left to others', () => {
  const missed = phrasings.filter(({ text, id }) => (findEveryday(text)?.id ?? null) !== id)
  expect(missed).toEqual([])
  const few = everydayEntries.filter(({ id }) => phrasings.filter((one) => one.id === id).length < 3)
  expect(few.map(({ id }) => id)).toEqual([])
  expect(phrasings.filter(({ id }) => id === null).length).toBeGreaterThan(90)
})

test('the matters that are named are in the library', async () => {
  const known = new Set((await readPassages()).map(({ id }) => id))
  const named = everydayEntries.flatMap((entry) =>
    'opens' in entry ? [entry.opens] : [entry.matter, entry.about].concat(entry.near ?? []),
  )
  expect(named.filter((id) => id !== undefined && !known.has(id))).toEqual([])
})

test.each([
  ['help me with a morning routine, two kids and we have to be out the door by 6:45', /at 6:45/, /\*\*5:30:\*\*/],
  ['need a morning schedule with my 3 kids, we leave at 7', /at 7:00/, /\*\*6:10:\*\*/],
  ['i want a calm morning routine, i leave for work at 730', /at 7:30/, /\*\*6:30:\*\*/],
  ['can you make me a bedtime routine, i want to be asleep by 10', /by 10:00/, /\*\*8:30:\*\*/],
  ['how do i feed a family of 6 on $180 a week', /\$180 for 6 is \$30 a person/, /\$63 for meat/],
  ['feeding five people on 250 a week, any tips for groceries', /\$250 for 5 is \$50 a person/, /lean but doable/],
])('the answer uses the user’s own figure: %s', (message, first, then) => {
  const { response } = lastReply(message)
  expect(response).toMatch(first)
  expect(response).toMatch(then)
  expect(response).not.toMatch(/[{}]/)
})

test.each([
  [
    'i have $120 until the 9th for gas and food, how do i make it last',
    /^\$120 till .+ is 18 days: about \$6\.67 a day/,
    /\$72/,
  ],
  ['90 bucks to live on for two weeks, any tips', /is 14 days: about \$6\.43 a day, or \$45 a week/, /\$27/],
  ['how do i save when theres only about 80 left after rent', /that, \$40, on payday/, /\$480 in a year/],
])('a sum until payday is divided, and what is left over halved, without a card: %s', (message, first, then) => {
  const { response, proposal } = lastReply(message)
  expect(response).toMatch(first)
  expect(response).toMatch(then)
  expect(proposal).toBeNull()
})

test.each([
  ['up at 4 every night, 51, is it perimenopause', /^It can be/],
  ['waking at 2 every night and melatonin didnt do a thing, ideas', /^Melatonin’s mostly/],
  ['im 66 and wake up at 3 every night what can i do', /^Sleep gets lighter/],
  ['how do i keep the house clean with five kids and a job', /^With five kids in it/],
  ['im 58 and havent worked out in forever, how do i start exercise', /^58 is a fine age/],
  ['mom gets so mad about not driving at night, what can i do', /^The anger’s mostly fear/],
  ['my 6 year old cries every morning before school, its been 3 weeks. what do i do', /^After 3 weeks/],
  ['i said yes to the bake sale and now i want out of the bake sale, how do i back out', /I said yes to the bake sale/],
  ['i have a guy on my crew who is late 4 days a week but hes my best driver. what do i do', /^Late 4 days a week/],
  ['how do i start dating again, havent been on a date since 1998', /^What’s changed since 1998/],
  ['should i let my son move back home with his girlfriend', /^With a girlfriend in it/],
  ['he pushed a kid at preschool. what do i say to the other mom', /^Text it or say it today/],
  ['cant make myself start my paper, i just scroll tiktok. what do i do', /^Phone in another room, the paper open/],
  ['2 sisters placed with us friday and they want the lights on to sleep, any bedtime ideas', /^Leave the light on/],
  ['how much should i charge to take in a prom dress at the sides and add a bustle', /^Price the sides and the bustle/],
  ['the kids on my bus are loud and out of their seats, how do i get them to listen', /^Loud you can live with/],
  ['how do i sleep after knee surgery, i cant get comfy on my back', /^If you can’t settle on your back/],
  ['im 58 and want to retire at 61, what should i be thinking about', /^At 61, start with health insurance/],
  ['i feel guilty i work so late and my kids are little. is this how its always gonna be', /^It doesn’t have to stay/],
  ['hubby does everything since my surgery and is snippy, how can i help from the couch', /^Snippy is mostly tired/],
  ['my 16 year old got his license and im so nervous, how do i handle it', /^A 16-year-old with the keys/],
  ['i have a whole 3 hours to myself tomorrow, any ideas', /^3 hours is enough/],
  ['the grandbabies are staying 4 days, how do i keep them busy', /^For 4 days, one planned thing/],
  ['my 15 yr old hates church and fights me, should i make him go', /^I’d keep one piece/],
  ['what helps with heartburn when i lie down', /^Three hours between supper/],
  ['had knee surgery, my calf is swollen and i cant sleep. what do i do', /^Call your surgeon’s office right now/],
  ['i have heartburn and my jaw hurts what should i do', /^Call your local emergency number now/],
])('what was told is said first: %s', (message, says) => {
  const { response, proposal } = lastReply(message)
  expect(response).toMatch(says)
  expect(proposal).toBeNull()
})

test('what to take against it is left to a pharmacist', () => {
  expect(lastReply('how much melatonin should i take, i wake up at 3 every night').response).toMatch(/pharmacist/)
})

test.each([
  ['can you help me with a morning routine for me and my 2 kids', /75 minutes before you leave/],
  ['how do i feed a family of 6 for less', /\$55 to \$65 a person/],
  ['help me make a bedtime routine so im in bed by 10 of my podcasts', /90 minutes before/],
])('without a figure that is surely read it is told in general: %s', (message, says) => {
  expect(lastReply(message).response).toMatch(says)
})

test.each([
  ['how do i get my mom to take her pills, she skips half of them', /weekly box/],
  ['my dad is getting forgetful, how do i bring it up', /memory check/],
  ['how do i bring up money with my husband without it being a fight', /against the bills/],
  ['where does all my money go, how do i make a budget', /three numbers/],
  ['my roommates boyfriend is here every night and doesnt pay, how do i say something', /a couple of nights a week/],
  ['my mom cut my daughters hair without asking me. what do i say to her', /Big things go through us first/],
])('what other readers would take for a dose, a draft or privacy is answered: %s', (message, says) => {
  expect(lastReply(message).response).toMatch(says)
})

test('a follow-up goes on with the matter that the list is about', () => {
  const [, more] = allReplies('how do i keep up with the laundry, theres six of us', 'What if it goes wrong?')
  expect(more?.response).not.toMatch(/don’t have|not sure/)
})

test('two matters in one question are no single list', () => {
  expect(findEveryday('how do i ask for a raise and also how do i fall asleep')).toBeNull()
})

test.each([
  ['what do i do if i smell gas', /^Go outside now/],
  ['i smell gas in the kitchen', /^Go outside now/],
  ['i smell gas and my kids are asleep upstairs, did i leave the stove on', /^Go outside now/],
  ['my dog has a swollen belly and keeps retching but nothing comes up', /^Get to a vet or an animal emergency room/],
  ["my mom's speech is slurred and her face is drooping, she had a stroke last year", /911|emergency/],
])('what can’t wait is answered at once, however it is asked or told: %s', (message, first) => {
  expect(lastReply(message).response).toMatch(first)
})
