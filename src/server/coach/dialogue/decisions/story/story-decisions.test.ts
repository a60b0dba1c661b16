import { expect, test } from 'vitest'
import { conversationsWith } from '../../../guide/conversation.testing.ts'
import { loadGuide } from '../../../guide/guide.ts'

const { replyTo } = conversationsWith(await loadGuide())

test.each([
  [
    'help me think it through: keep the allotment or give it up. I’ve had it 22 years. My shoulder’s gone and I only get there on Sundays now. There’s a waiting list of young families. But the asparagus is finally good and it’s where I go when I can’t stand anybody.',
    [
      'So it’s **keep the allotment**, or **give it up**.',
      'Your shoulder’s gone and you only get there on Sundays now.',
      'it’s toward **keep the allotment**',
    ],
    /Your body gets a vote/,
  ],
  [
    'I’ve got two job offers. One is at the council, 31k and a pension and I’d be home by four. The other is a start-up, 44k, but the last two managers left inside a year. My husband says take the money. I have to tell them by Thursday.',
    [
      '**One** is at the council, 31k and a pension and you’d be home by four.',
      '**The other** is a start-up, 44k, but the last two managers left inside a year.',
      '**Before Thursday:**',
      '$13,000 a year more',
    ],
    /Take off first what the other would give you for free/,
  ],
  [
    'We could put mum in the home near me, which is lovely but 5,200 a month, or the one by my brother which is 3,700 and he’d see her twice a week. I’d get there once a month if that.',
    ['**The home near you:** it’s lovely but 5,200 a month.', '**The one by your brother:** it’s 3,700'],
    /who’d be there on an ordinary Wednesday/,
  ],
  [
    'They’ve offered me the solo in the Christmas concert and I’ve not sung alone since I was nineteen when I cracked on the high A. I’m 52. My stomach drops just typing this. I want it, though. Do I say yes?',
    ['So it’s whether to **say yes**.', 'toward yes, because of something you said: you want it.'],
    /which no it would be/,
  ],
  [
    'The vet says the operation is 3,800 and gives her maybe a year. She’s a thirteen year old spaniel and she still wags when I come in. My son says spend it, my husband says let her go. Help me think.',
    ['Your son says spend it, your husband says let her go.', 'she still wags when you come in'],
    /the days more than the bill/,
  ],
  [
    'My husband wants a third. I don’t think I do. We’ve two girls, my body only just feels mine again, and I’ve started my own bakery which is finally paying. He’s never pushed. That makes it harder.',
    ['Your body only just feels yours again.'],
    /I won’t lean on this one/,
  ],
  [
    'I’m on the jury of a poetry prize and one of the entries is, I’m almost certain, by my ex. It’s anonymous. It’s also the best one. Do I declare it or keep my mouth shut? The meeting’s on Monday.',
    ['**declare it**, or **keep your mouth shut**'],
    /how it would look if it came out later/,
  ],
  [
    'My landlady wants to raise me from 1200 to 1380, I’ve been here four years and never late, and the heating broke twice last winter. My cousin has a room in Leith for 700 but it’s an hour from the nursery. Negotiate or go?',
    ['From 1,200 to 1,380 is 180 more, about 15 percent.', 'So it’s **negotiate**, or **go**.'],
    /negotiate before I’d pack/,
  ],
  [
    'should we keep the caravan? We use it two weekends a year, it costs 640 to keep on the site, and the damp has got into the seats. My husband proposed to me in it.',
    ['It costs 640 to keep on the site.', 'Your husband proposed to you in it.'],
    /miss the thing, or the times it stands for/,
  ],
  [
    'The bank in Accra wants me back in January with a promotion. Here in Toronto I clean offices with a master’s degree, but my daughter has just started speaking English with that accent and she sings on the bus. My husband is waiting for his licence. I don’t know what to answer them.',
    ['she sings on the bus'],
    /what couldn’t come with you/,
  ],
])('what was told is laid out, and what it comes down to: %s', (message, says, decides) => {
  const text = replyTo(message)
  for (const part of says) expect(text).toContain(part)
  expect(text).toMatch(decides)
})

test.each([
  [
    'am I being ungrateful? My parents paid for my whole degree and now they want me to come home for every single holiday, it’s 14 hours on a bus. I love them. I just want to see the sea once with my friends.',
    /^No\. You can be glad of something and still mind one part of it.*you love them/,
  ],
  [
    'Is it petty that I don’t want to lend my sister-in-law my car again? Last time it came back with no petrol and crisps all down the seats, and she never said thank you. She’s got an interview on Tuesday though.',
    /^No, I wouldn’t call it petty.*last time it came back with no petrol/,
  ],
  [
    'Would it be rude to ask my neighbour to stop bringing me food? She’s lovely and she’s lonely but I’m coeliac and I’ve told her and it’s all flour.',
    /^No, I don’t think it’s rude.*you’re coeliac/,
  ],
  [
    'Is it selfish to put my dad in respite for a week so I can go to my friend’s wedding in Crete? He’s 82 and he knows me on most days. My brother says he’d never do that to dad.',
    /^No, I don’t think it’s selfish.*he’s 82 and he knows you on most days/,
  ],
  [
    'I read my daughter’s diary on Sunday because she’s stopped eating with us and I was worried sick. Now I know about the boy and I can’t unknow it. Was that wrong?',
    /^Not all of it, no\. There’s one part I’d make right.*you read your daughter’s diary/,
  ],
])('what the user fears to be gets a mild view, with their own reason: %s', (message, view) => {
  expect(replyTo(message)).toMatch(view)
})

test('questions that are asked for are made of what was told', () => {
  const text = replyTo(
    'My daughter wants me to sell the farmhouse and move to Graz. The roof needs 30,000 of work, my knees hate the stairs, and my husband’s grave is up the hill. I don’t want you to decide, but would you ask me the questions I’m avoiding?',
  )
  expect(text).toMatch(/^Okay, only questions/)
  expect(text).toContain('Your knees hate the stairs. What will that be like in five years')
})

test.each([
  'My daughter asked me to come for the birth and I’m already packing. Three flights and a ferry, and my neighbor has the hens. I’m so happy I could sing.',
  'Write a message to my brother saying I’ve decided not to sell the house and I’m sorry, I know he needs the money and I know he asked me twice',
  'Remind me on Friday to decide whether to keep the gym or cancel it, and put oat milk, two lemons and the good bread on my shopping list',
  'My uncle says the match was in ’96 and my husband says it was the semi and they played it in Cairo. There’s a bottle on this, so think before you answer.',
  'He said he might leave the band and go to Lisbon with her, and I laughed, and then we washed up together like every other night of the week',
])('what isn’t to be decided is not weighed: %s', (message) => {
  expect(replyTo(message)).not.toMatch(/It comes down to|If you want my lean|What I’m going by/)
})

test.each([
  [
    'We have a gray couch from my first marriage and my husband wants a new one before his family comes for christmas, 900 dollars, and I would rather fix the bathroom floor first. Should I let him have the couch or hold out for the floor?',
    /has to wear it/,
  ],
  [
    'My daughter keeps leaving her dog with us for weeks at a time and now she wants us to pay for the groomer too. I love him but I am tired and we never get to go anywhere. Should I tell her no or keep going till summer?',
    /more than the bill|Ask your vet/,
  ],
  [
    'My neighbor let her kids run through my garden again and stepped on my back step and broke it. She offered to pay 40 dollars but it will cost 200. Do I take the 40 or ask for the rest of it?',
    /Your body gets a vote|what couldn’t come with you/,
  ],
  [
    'My husband keeps inviting his brother to stay, and he goes out at night and leaves the back door open. I have the kids at home and school in the morning. Should I tell my husband he has to leave or give it another week?',
    /toward inviting when|what couldn’t come with you/,
  ],
])('a stake isn’t read from a common word of the story: %s', (message, stake) => {
  expect(replyTo(message)).not.toMatch(stake)
})
