import { expect, test } from 'vitest'
import { conversationsWith } from '../../guide/conversation.testing.ts'
import { loadGuide } from '../../guide/guide.ts'

const { lastReply } = conversationsWith(await loadGuide())

/** Expressions that match only the answer of one kind of decision. */
const saidBy = {
  activity: /free to stop, unless/,
  baby: /talk with whoever’s in it with you|the two of you who’d be up at night/,
  bigBuy: /waiting two weeks, unless you need it to get to work/,
  doctor: /calling today, because it costs you ten minutes/,
  dropping: /dropping the one you dread/,
  event: /the person it’s for would want to remember/,
  foster: /asking those before you answer, and giving yourselves one night/,
  hiring: /the small try, because you can undo it in a month/,
  homeFirst: /the in-between if anybody offers it/,
  hours: /a step down that keeps your insurance/,
  jobs: /the one you could still stand in a bad month/,
  kid: /a smaller yes with the terms said out loud/,
  leaving: /believe what was done over what was promised/,
  loan: /no to a loan/,
  major: /lean on the number of semesters/,
  moving: /if there’s something there you want, and toward staying/,
  ownPlace: /two thirds of that number/,
  pet: /toward fostering first/,
  prices: /never a jump/,
  refund: /a small cushion, then the highest rate/,
  saying: /short and kind, once, straight to the person/,
  school: /one class, or the part-time track/,
  shape: /looking first and naming your own number/,
  surgery: /won’t lean on a medical one/,
  timeOff: /splitting it if you’ve got the days/,
  writeUp: /I’d write it up|write up the next one/,
  secondCar: /making it work with one for now/,
  lessPay: /bills still get paid on it and you can name/,
  grandchild: /makes? (?:them|you) ask you more later|That makes them ask you more/,
} as const

test.each<[string, keyof typeof saidBy]>([
  ['two cashiers called out again on a sunday. do i write them up or let it go its the holidays', 'writeUp'],
  ['my barista was late again should i write her up or let it slide', 'writeUp'],
  ['should we get a second car or just keep making it work with one, we have about 4500 saved', 'secondCar'],
  ['do we get another car or share the one', 'secondCar'],
  ['i think i want to leave my firm and go in house but the pay is lower. help me think it thru', 'lessPay'],
  ['should i leave my agency for a nonprofit, its less money but i believe in it', 'lessPay'],
  ['is it ok to give my grandbaby advice stuff to my son or should i keep quiet about the pacifier', 'grandchild'],
  ['my grandsons bedtime is like 11pm. do i say something or bite my tongue', 'grandchild'],
  ['should i lend my sister 400 for her rent or say no', 'loan'],
  ['should i go to my cousins wedding or stay home and rest', 'event'],
  ['should i call my dad or wait for him to call me', 'saying'],
  ['should i become a vet or a vet tech', 'school'],
  ['should i go back to school for teaching or stay a para', 'school'],
  ['should i book my mammogram now or wait until january', 'doctor'],
  ['should i hire a helper for saturdays or just take fewer orders', 'hiring'],
  ['should we adopt a baby or keep trying, im 38', 'foster'],
  ['i got offered a job at an assisted living place, days, should i take it or stay where im at', 'jobs'],
  ['should i move closer to my daughter or stay by my church friends', 'moving'],
  ['should i go out on my own doing hair or stay at the salon', 'ownPlace'],
  ['should i change my major or tough it out', 'major'],
  ['should i use my pto for christmas or save it for spring break', 'timeOff'],
  ['should i get a puppy now or wait until the baby is 1', 'pet'],
  ['should we have a third baby or stop at two', 'baby'],
  ['do i let my 12 yr old walk to the mall with her friends or is that too young', 'kid'],
])('a decision of this kind gets its answer: %s', (message, kind) => {
  expect(lastReply(message).response).toMatch(saidBy[kind])
})

test.each<[string, keyof typeof saidBy]>([
  ['should i give my sister the recipe or keep it secret', 'loan'],
  ['do i give him his sweatshirt back or toss it', 'loan'],
  ['my neighbor wants to borrow 25 folding chairs, should i lend them', 'loan'],
  ['my mother in law wants me to cook thanksgiving for 22, do i do it', 'loan'],
  ['should i give my son advice about his wife or stay out of it', 'loan'],
  ['should i let the hair go gray for the wedding or color it', 'event'],
  ['do i let it go or tell them it ruined my birthday cake', 'event'],
  ['should i take the kids to my sisters for christmas or stay home this year', 'homeFirst'],
  ['should i take the kids to my sisters for christmas or stay home this year', 'foster'],
  ['should i adopt a rescue greyhound or wait till summer', 'foster'],
  ['should i become a vet or a vet tech', 'doctor'],
  ['my dr said i should join a water aerobics class, do i do that or the pool on my own', 'doctor'],
  ['should i see my therapist in person or on zoom', 'doctor'],
  ['should i switch vets', 'doctor'],
  ['is it too early to put up the tree', 'hours'],
  ['do i keep my old job part time while i start the new one', 'hours'],
  ['should i keep breastfeeding or switch, i go back to work in 2 weeks', 'homeFirst'],
  ['my daughter wants to drop out of college should i let her', 'school'],
  ['should i get gas at costco its 20 cents less or the one by my house', 'jobs'],
  ['the name brand is 4 dollars more should i just get the store brand', 'jobs'],
  ['he says he wants me back, should i answer', 'jobs'],
  ['should i leave my husband a note or wait up', 'leaving'],
  ['should i let my employee go or give her another chance', 'leaving'],
  ['should i stay late to help her or go home', 'leaving'],
  ['should i forgive my sister for what she said or keep my distance', 'leaving'],
  ['should i let my employee go or give her another chance', 'kid'],
  ['should i let her cry it out or go in', 'kid'],
  ['one of my servers is slow, do i let her go or train her more', 'kid'],
  ['should i move back my appointment or keep it', 'moving'],
  ['should i move up my wedding date', 'moving'],
  ['should i move my desk closer to the window or out of the bedroom', 'moving'],
  ['do i ask for a refund or just let it go, the cake was dry', 'refund'],
  ['do i paint the bonus room now or after christmas', 'refund'],
  ['do i paint the kitchen cabinets or replace them', 'bigBuy'],
  ['should i fix my relationship with my dad or leave it', 'bigBuy'],
  ['should i repair things with my sister or move on', 'bigBuy'],
  ['should i fix dinner now or wait for him', 'bigBuy'],
  ['should i get to bed or finish the show', 'bigBuy'],
  ['should i have a kid free wedding or not', 'baby'],
  ['should i have a baby shower for my third baby', 'baby'],
  ['my license plate expired should i drive it or get a ride', 'school'],
  ['should i renew my license or let it lapse, im not working as a nurse anymore', 'school'],
  ['should i paint the master bedroom green or gray', 'school'],
  ['should i plan a bachelorette party or a brunch', 'school'],
  ['should i use my gift certificate now or save it for christmas', 'school'],
  ['should i take calcium or just drink milk', 'major'],
  ['should i take biotin for my hair', 'major'],
  ['is it a major mistake to skip the gym or fine', 'major'],
  ['should i take the pottery class or save the money', 'major'],
  ['should i take off my shoes at her house', 'timeOff'],
  ['should i take my makeup off before the gym', 'timeOff'],
  ['should i wear long sleeve or short sleeve for the family pictures', 'surgery'],
  ['should i pick up more shifts before christmas or rest', 'prices'],
  ['should i charge my son rent or let him save', 'prices'],
  ['should i charge the battery overnight', 'prices'],
  ['should i pay him back now or wait till payday', 'hiring'],
  ['should i take fewer classes or push through', 'hiring'],
  ['should i get my own place or stay with my mom another year', 'ownPlace'],
  ['should i book the hotel suite or a regular room', 'ownPlace'],
  ['should i get my puppy fixed at 6 months or a year', 'pet'],
  ['should i get my dog groomed or do it myself, its 85', 'pet'],
  ['should i bring a salad or a dessert to the potluck', 'saying'],
  ['should i call off the party or keep it small', 'saying'],
  ['should i call the plumber or try to snake it myself', 'saying'],
  ['should i volunteer for the late shift or let somebody else', 'dropping'],
  ['should i join my church or keep visiting', 'dropping'],
  ['should i drop her off at choir or make her take the bus', 'dropping'],
  ['should i drop him off at soccer or let his dad', 'activity'],
  ['my mother in law wants me to cook thanksgiving for 22, do i do it', 'shape'],
  ['should i give 20 dollars to the teacher gift or make something', 'shape'],
  ['my boss wrote me up for being late, should i say something or let it go', 'writeUp'],
  ['another car hit mine in the parking lot, should i call my insurance or let it go', 'secondCar'],
  ['my husband wants to leave his job for one that pays less, should i say something', 'lessPay'],
  ['my daughter in law smokes around my grandbaby, do i say something', 'grandchild'],
  ['my grandson sleeps on his stomach, should i say something or stay out of it', 'grandchild'],
])('a common word alone doesn’t make it that kind: %s', (message, kind) => {
  expect(lastReply(message).response).not.toMatch(saidBy[kind])
})

test('few dollars more for a job are read by the hour, and weighed against the drive and its gas', () => {
  const { response } = lastReply(
    'should i take the assistant manager job at the other store, its 2 dollars more but 40 min drive each way',
  )
  expect(response).toMatch(/^I’d lean no at \$2 more an hour.* about \$6 for each hour on the road/)
  expect(response).toContain('$4,160 a year')
  expect(response).toContain('Gas could take about $8 of the $16 more a day')
})

test('what a training and the own age tell comes first, and told cash is split for a car', () => {
  const { response } = lastReply(
    'cant decide if i should go to vet tech school at 34 or if its too late. it would be 2 years nights',
  )
  expect(response).toMatch(/^No, 34 isn’t too late/)
  expect(response).toContain('**Vet tech:**')
  expect(lastReply('do we buy a second car or wait, we have 6000 saved').response).toContain(
    'cars up to about $4,500, and keep $1,500',
  )
})
