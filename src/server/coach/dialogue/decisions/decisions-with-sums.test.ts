import { expect, test } from 'vitest'
import { conversationsWith } from '../../guide/conversation.testing.ts'
import { loadGuide } from '../../guide/guide.ts'

const { replyTo } = conversationsWith(await loadGuide())

test.each([
  [
    'they want me on second shift for 1.75 more an hr but id miss supper with my boys every night, do i do it',
    /^I’d lean no, unless \$303 a month.*Supper with the kids/,
  ],
  [
    'thinking of switching to days even tho its a 3 dollar pay cut, ive got 2 little ones at home. what would you do',
    /^I’d lean yes, as long as your bills still get paid with \$520 less a month/,
  ],
  [
    'is it worth it to go to nights for 5 dollars more, my husband could be home with the baby',
    /^I’d lean yes if you can sleep in the day: \$867/,
  ],
  ['should i take overnights at the warehouse for 2.50 more, im a single mom', /Bed to breakfast/],
  [
    'should i work every saturday at time and a half, its the only day i get with my girls',
    /^I’d lean no to every one of them.*pay like twelve/s,
  ],
  [
    'they offered me days but id lose my 2.25 night differential. id get to tuck my girls in. do i take it',
    /^I’d lean yes, as long as.*\$390 less a month/,
  ],
  [
    'my job wants me on evenings for a dollar fifty more but my husband works days so wed never see each other, should i do it',
    /^I’d lean no, unless \$260/,
  ],
  [
    'should i take a lower paying job closer to home, 3 dollars less but no commute',
    /^I’d lean yes, if your bills still get paid with \$520/,
  ],
])('hours are weighed by the pay and who is at home: %s', (message, said) => {
  expect(replyTo(message)).toMatch(said)
})

test.each([
  ['do i use the bonus on the visa or get the furnace fixed, it keeps shutting off', /^The heat first/],
  ['i have 600 and i dont know if i should fix my tooth or pay on my discover card', /^The tooth first/],
  ['do we go on our trip in may or fix the leaky pipe under the sink', /^Fix the leak first/],
  ['do i use my savings for new tires or leave it alone, mine are bald', /^The car first/],
  ['car is making a grinding noise and i also owe 900 on a card, which first', /^Have the car looked at first/],
  ['should i fix my brakes now or wait till payday on the 15th', /I’d fix it now/],
  ['extra 250 a month, should it go to my student loan or the visa', /^The card first.*\$250.*\$3,000/s],
  ['should i pay off the house or my car first', /^The other one before the house/],
])('what gets worse or isn’t safe comes first, then the dearer debt: %s', (message, said) => {
  expect(replyTo(message)).toMatch(said)
  expect(replyTo(message)).not.toMatch(/two weeks/)
})

test.each([
  ['im an lvn at 36 with two kids, is it worth it to get my rn', /At 36 you’d have about 29 years.*LPN-to-RN/s],
  ['would i be nuts to go for my teaching degree at 44 with 2 teenagers', /^It’s not crazy, and 44 isn’t too late/],
  ['im 63 and want to finish my degree is that silly', /^No, 63 isn’t too late to learn/],
  ['im 29 and thinking of going to school for radiology tech is that a good idea', /^I’d lean yes.*At 29/],
])('school at an age is answered with a lean: %s', (message, said) => {
  expect(replyTo(message)).toMatch(said)
  expect(replyTo(message)).not.toMatch(/CNA/)
})

test.each([
  [
    'should i move to a place 10 minutes from work, rent would be 200 more and my drive is 45 min now',
    /25 hours a month/,
  ],
  [
    'they offered me a position in phoenix for 85k, i make 72k now but my mom watches the twins for free. what would you do',
    /^I’d lean no at this number.*\$13,000 a year.*Free child care/s,
  ],
  ['i have tomorrow off. laundry or go to my daughters recital', /^I’d go to your daughter’s recital/],
  ['should i wean my 10 month old or keep going, im so tired of pumping at work', /^Both are fine/],
  ['my cousin hasnt called me back in 3 weeks, do i call again or let it go', /^I’d say something.*3 weeks/],
  [
    'do we need to invite my husbands aunt to our daughters graduation, we werent invited to theirs',
    /^No, you don’t have to/,
  ],
  ['my dad wants to come live with us but my husband says no. what do i do', /^I’d lean toward no answer for your dad/],
  ['havent heard from my sister since our fight in may, do i reach out first', /^I’d reach out first/],
  ['is it mean to tell my sister i cant babysit every weekend', /^It isn’t.*I can’t do it that often/s],
  ['should we get a puppy when our dog is 12', /^I’d lean no for now\. At 12/],
  ['is it ok to tell my brother no more money', /^It’s okay to say that to your brother.*I can’t give you more money/s],
  ['is it rude to ask my guests to bring a side dish', /^It isn’t.*Could you bring a side/s],
  ['is it ok to tell my doctor i stopped my meds', /^Yes, tell them.*Stopped medicine/s],
])('other choices take up what was told: %s', (message, said) => {
  expect(replyTo(message)).toMatch(said)
})

test.each([
  ['should i call cps on my sister, she leaves her 3 and 5 year old alone at night', /^Yes, call/],
  ['should i go to the er my chest has been hurting since this morning', /^Yes, get help right now/],
  ['should i go to urgent care, ive had a fever for 4 days', /^I can’t judge that from here.*\*\*4 days/s],
  ['should i go to the hospital im 34 weeks and the baby isnt moving much', /^Yes, call labor and delivery/],
  ['do i take my toddler to the er, fever 104', /^Call the doctor or the nurse line right now/],
  ['my niece told me her stepdad hits her should i call cps or talk to my sister first', /^Yes, call\./],
  ['should i take my dog to the er hes throwing up', /^I’d call now/],
  ['should i even bother trying anymore', /^You sound worn out/],
])('safety is never weighed: %s', (message, said) => {
  expect(replyTo(message)).toMatch(said)
  expect(replyTo(message)).not.toMatch(/So (?:it’s whether|these are)|straight to the person/)
})

test.each([
  'my husband works nights and makes 3 dollars more than me, should we split bills evenly',
  'should i report my coworker to hr',
  'my sister called cps on me what do i do',
  'is it wrong to not want to lend my sister my car again',
  'should i let the nurse give my baby formula at the hospital or say no',
  'the roof is leaking and my landlord wont fix it, should i pay rent or hold it',
])('what only looks like one of them is left alone: %s', (message) => {
  expect(replyTo(message)).not.toMatch(
    /a day spot could open|Finding out is their job|lend money again|Both are fine|Fix the roof first/,
  )
})
