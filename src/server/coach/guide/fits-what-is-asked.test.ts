import { expect, test } from 'vitest'
import { blankRequest } from './blank-request.ts'
import { loadGuide } from './guide.ts'

const guide = await loadGuide()

/** Returns the matters that are opened or offered for a first message. */
async function given(message: string): Promise<readonly string[]> {
  const { state } = await guide.answer({ ...blankRequest, message })
  return [...(state.topic === null ? [] : [state.topic.id]), ...state.offered]
}

test.each([
  'Am I allowed to not like my book club anymore',
  'My running club keeps sending me the kit order. I left in August. How do I get off the list without it being a thing',
  'I run a small laundrette in Durban and one of my regulars, a lovely old man, has started leaving his dog with me while the machines go. It’s sweet but the dog barks at the tumblers and the health inspector comes in January. How do I tell him?',
  'Our choir has a tradition that the oldest member cuts the ribbon at the spring fair and this year that’s Maud, who is ninety-one and thinks the mayor is still her brother. Nobody wants to be the one to say it. What’s a kind way to let someone else hold the scissors?',
  'We’re a family of deaf people and my new son-in-law talks with his hand over his mouth. It’s shyness, not rudeness. Sweetest boy. How would you get a shy man to take his hand away from his face?',
  'The ferry was late again so I sat on the pier with a stranger’s baby on my lap for an hour while she rang round for a lift. I was so happy. What is it about someone else’s baby?',
  'I’m the only woman on a crab boat out of Kodiak and they’ve been decent, mostly, but the new guy calls me Mom and now they all do. I’m thirty-four. It’s not meant badly. What could I call them back?',
  'I’m forty-three weeks into a two-year apprenticeship as a stonemason, I’m 50, and my hands are numb when I wake. The lads say shake it off. Should I be worried?',
  'My neighbor plays the trumpet from six to seven every evening, badly, and he’s learning it because his wife who played it died. What do I do with that?',
  'My boss’s wife has started coming to the salsa class that I teach and she’s terrible and sweet and now he’s being extra nice to me at work. Is this a problem or am I borrowing trouble',
  'We keep bees on the roof of the library where I work and the new caretaker sprays everything that flies. He’s a widower, very correct, and he salutes me. How can I get him to put the can down?',
])('a matter that only the story shares words with is neither opened nor offered: %s', async (message) => {
  expect(await given(message)).toEqual([])
})

test.each([
  [
    'I have three cards, one at 29 percent, one at 24, one at 19, and about two hundred a month over after everything is paid. My cousin says smallest first. Which order makes sense?',
    'debt-order',
  ],
  [
    'Since the twins went to university the house is so quiet I can hear the fridge. I keep cooking for five. I have no idea who I am on a Tuesday. How do other people get through the empty nest?',
    'child-leaves-home',
  ],
  [
    'My mum moved in with us in March after her second fall and I love her but she comments on everything, the way I fold, the way I talk to the kids, what I paid for the fish. Last night she told my eldest that I was a difficult child. How do I set some kind of limit with her without making her feel unwelcome in my home?',
    'mother-daughter',
  ],
  ['I want to start a book club but I left my last one. How do I begin?', 'book-club'],
])('what a story asks for by name is given: %s', async (message, id) => {
  expect(await given(message)).toContain(id)
})

test('the other half of a question is one that is asked', async () => {
  const { text } = await guide.answer({
    ...blankRequest,
    message:
      'The man at the garden centre said my lemon tree is sulking. It’s on a north-facing balcony in Bergen. Is sulking a thing or was he flirting?',
  })
  expect(text).not.toContain('other half')
})

test.each([
  [
    'My ex wants to take the kids to Portugal for the whole of July with his new girlfriend, whom they’ve met twice. I’m not against it, I just want to meet her once first. How do I put that to him without it being a fight?',
    /^Here’s a way to say it without it being a fight:/,
  ],
  [
    'I’m a bell ringer and our captain calls the changes wrong half the time since his cataracts. Everybody covers for him. He taught half of us. How would you bring it up?',
    /to him:[^]*“He taught half of us\.”/,
  ],
  [
    'My landlady’s son comes in to read the meter whenever he likes, with his own key. He’s polite. How do I raise that with her without losing the flat?',
    /^Here’s a way to say it without losing the flat:(?![^]*“He’s polite)/,
  ],
  [
    'My running club keeps sending me the kit order. I left in August. How do I get off the list without it being a thing',
    /^One line to whoever runs it, with a thank-you and no reason:/,
  ],
])('where no matter is asked about, what is asked is taken up: %s', async (message, form) => {
  const { text } = await guide.answer({ ...blankRequest, message })
  expect(text).toMatch(form)
})
