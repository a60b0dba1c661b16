import { expect, test } from 'vitest'
import { conversationsWith } from '../../guide/conversation.testing.ts'
import { loadGuide } from '../../guide/guide.ts'

const guide = await loadGuide()
const { allReplies, lastReply } = conversationsWith(guide)

const porch =
  'my dad fell off the porch step in september and my sister flew in and took over everything. she sold his truck without asking. i stood in his garage yesterday looking at the empty spot'

test('what is told at length is met by its own words, with one open question and no ideas', () => {
  const { response, reply } = lastReply(porch)
  expect(reply.state.question?.purpose).toBe('heard')
  expect(response.match(/\?/g)).toHaveLength(1)
  expect(response).not.toMatch(/\d\. |you could|you should|try /i)
  expect(response).toContain('You stood in his garage yesterday looking at the empty spot.')
  expect(reply.state.choices).toEqual(['Just listen', 'Put that in my journal'])
  expect(reply.isFree).toBe(true)
})

test('what was told can be kept in the journal with a tap', () => {
  const { proposal } = lastReply(porch, 'Put that in my journal')
  expect(proposal).toMatchObject({ kind: 'entry', content: porch })
})

test('just listening asks nothing that was told already', () => {
  expect(lastReply(porch, 'Just listen').response).not.toMatch(/What happened\?/)
})

test('a decision told at length is weighed by what was told', () => {
  const { response, reply } = lastReply(
    'the bakery wants me back mornings for two dollars more, but my mother in law only watches the baby until noon and she is tired of it and has said so at dinner. do i tell them yes before the holidays',
  )
  expect(response).toContain('The bakery wants you back mornings for two dollars more.')
  expect(response).toContain('Your mother in law only watches the baby until noon.')
  expect(response).not.toMatch(/can’t weigh/)
  expect(reply.state.coaching?.kind).toBe('decide')
})

test('two short ways are set out, and the first question of the decision is asked right away', () => {
  const { response, reply } = lastReply('should I keep the piano or sell it')
  expect(response).toContain('So it’s **keep the piano**, or **sell it**.')
  expect(reply.state.choices).toContain('Peace of mind')
})

test('a reply that does not answer the offered conversation is not taken for its answer', () => {
  const { response } = lastReply(
    'the bakery wants me back mornings for two dollars more, but my mother in law only watches the baby until noon and she is tired of it. do i tell them yes before the holidays',
    'what if they give the mornings to Renata',
  )
  expect(response).toMatch(/what would you want to say or do\?/)
})

test('who is right is not judged, but minding it is met', () => {
  const { response } = lastReply(
    'my husband bought a second boat trailer off his cousin for 900 and says i would have said yes. i would not have. am i being unreasonable',
  )
  expect(response).toMatch(/^I can’t speak for the other side, but no, it’s not too much to mind it/)
})

const toSend =
  'I need to text my ex, Ramon. I’d like to keep the girls until it’s over. He hears everything as an accusation.'

test('words that would need the whole story are not made up: the frame, the wish as it was told, and one thing to send', () => {
  const { response, proposal } = lastReply(toSend)
  expect(response).toMatch(/> Hi Ramon,/)
  expect(response).toContain('Is this the heart of it: “I’d like to keep the girls until it’s over”?')
  expect(response).not.toMatch(/> .*accusation/)
  expect(proposal).toBeNull()
})

test('the sentence that comes back is set in the message as it was typed, also a second one', () => {
  const [, first, second] = allReplies(
    toSend,
    'Could you pick the girls up after the recital, around 5?',
    'Can you get the girls at 5 on Saturday instead?',
  )
  expect(first?.response).toMatch(
    /> Hi Ramon,\n>\n> Could you pick the girls up after the recital, around 5\?\n>\n> Thank you\./,
  )
  expect(second?.response).toContain('> Can you get the girls at 5 on Saturday instead?')
})

test.each([
  'too nice, he’ll think it’s a question. shorter',
  'she’s going to tell her mother about it first, I know her',
  'I sent it and he only put a thumbs up',
])('what is said about a message never lands in it: %s', (message) => {
  const { response } = lastReply(toSend, message)
  expect(response).not.toMatch(/^> .*(?:thumbs|too nice|her mother)/m)
})

test('words that are too little told for a written draft are asked for, not guessed', () => {
  const { response } = lastReply('what do I tell the coach who benched my daughter in front of her grandparents')
  expect(response).not.toMatch(/^>/m)
  expect(response).toContain('What’s the one thing it has to say? Write it the way you’d say it to the coach')
})

test('a letter that is asked for by what it has to hold gets the greeting, and its heart is asked for', () => {
  const { response } = lastReply(
    'can you write his piano teacher for me, Mrs. Ostrom. yes to the recital but he can only come on tuesdays until his cast is off. not snippy, she’s nice',
  )
  expect(response).toMatch(/What’s the one thing it has to say\?|Is this the heart of it/)
})

test.each([
  [
    'what somebody might say next is for the user to answer',
    'and if she says the ring was always meant for her?',
    /what would you want to say or do\?/,
  ],
  [
    'a line that was missed is not supplied',
    'he asked me if grandma is mad at us. i said no and left the room. what should i of said',
    /What do you wish you’d said or done\?/,
  ],
  ['a bare question of right or wrong is not judged', 'am i overreacting', /can’t be the judge/],
  [
    'how something makes one look is not judged',
    'can i ask her to wait til march or does that make me look cheap',
    /can’t be the judge/,
  ],
])('%s', (_, message, reply) => {
  expect(lastReply(message).response).toMatch(reply)
})

test('what is told without a name for oneself is taken up, too', () => {
  const { response } = lastReply(
    'yelled at milo over a lost boot this morning and he goes its ok mama youre tired. been sick about it all day',
  )
  expect(response).toContain('guilt afterward')
  expect(response).not.toMatch(/didn’t follow|lost me/)
})

test('‘what do you think’ does not ask who the guide is', () => {
  const { response } = lastReply(
    'my brother wants to sell the cabin in may without asking our dad. i moved away so maybe i have no say?? what do you think',
  )
  expect(response).not.toMatch(/built-in guide/)
})

test('a question of one’s own plan is no errand', () => {
  const { proposal } = lastReply(
    'i have to leave at 11 thursday, the beans take 2 hours plus the ironing and i have to shower. what time am i getting up',
  )
  expect(proposal).toBeNull()
})

test.each([
  [
    'a plain no',
    'text my friend Dana that I can’t make dinner on Friday',
    /> Hi Dana, .*I can’t make dinner on Friday/,
  ],
  [
    'being sick',
    'write a text to my boss that I’m sick and can’t come tomorrow',
    /> Hi! I’m sick and can’t come in tomorrow\./,
  ],
  ['a birthday', 'write my sister a birthday message', /> Happy birthday!/],
  ['something broken', 'write a text to my landlord that the heater is broken', /> The heater is broken\. Could you/],
  ['a day off', 'tell my boss I need friday off', /> “Could I please have Friday off\?/],
  ['a deed', 'help me apologize to my friend for snapping at her', /> “I’m sorry about snapping at you\./],
  ['a repair', 'can you draft an email to my landlord about the leak in the bathroom', /> .*the leak in the bathroom/],
])('a plain request for words is still written at once: %s', (_, message, written) => {
  expect(lastReply(message).response).toMatch(written)
})

test('a fact of one’s own life that is not known is said so, and gets no card that nobody asked for', () => {
  const { response, proposal } = lastReply(
    'the transmission shop called about our van and i could not hear half of it. how long do we have to pick up our van before they charge storage',
  )
  expect(response).toMatch(/don’t have anything on that/)
  expect(response).not.toMatch(/card below/)
  expect(proposal).toBeNull()
})

test('general knowledge is refused without a card and without a matter to choose', () => {
  const { response, proposal, reply } = lastReply('how tall is the Eiffel tower')
  expect(response).toMatch(/don’t have anything on that/)
  expect(reply.state.offered).toEqual([])
  expect(proposal).toBeNull()
})

test('a request that is not understood is said to have done nothing, with what was understood last', () => {
  const { response } = lastReply(
    'put oat milk and rye bread on my grocery list',
    'make that the other kind, whichever he eats',
  )
  expect(response).toMatch(/nothing’s been added or changed|haven’t added or changed anything/)
  expect(response).toMatch(/The last thing I made a card for was “/)
})

test('a long order to the app never opens a matter of the library', () => {
  const { reply } = lastReply(
    'log the booth at the spring craft market for me, sold nine scarves at 24 each but one lady still owes and the booth was 35',
  )
  expect(reply.state.topic).toBeNull()
})

test('a matter that a long message surely asks about is given, one that it only may be about comes with an if', () => {
  const { response } = lastReply(
    'my dad is 78 and had a second fall, and my brother thinks he should move in with us by spring. we have three bedrooms and one bathroom and I work days. what would it take for my dad to move in with us?',
  )
  expect(response).toContain('**')
  expect(response).not.toMatch(/^If you mean/)
  const maybe = lastReply(
    'my grown daughter and I have been short with each other since her wedding, and she rolls her eyes at all I say about her kitchen. how do I get along with her without biting my tongue off all day long?',
  )
  expect(maybe.response).toMatch(/^(?:If you mean|I’m not sure|I don’t have anything on exactly that)/)
})

test('in Spanish nothing is guessed either', () => {
  expect(lastReply('¿cuánto mide la torre Eiffel en invierno y en verano?').response).toMatch(
    /prefiero decirlo antes que inventar|Cuéntame|¿/,
  )
})

test.each([
  ['i got laid off today', 'Losing your job'],
  ['my husband left me last week', 'The first days apart'],
])('whoever tells what happened is met first, then offered the short of what there is on it: %s', (message, name) => {
  const { response, reply } = lastReply(message)
  expect(response).toMatch(/\n\nIf you’d like ideas, here’s the short of what I have:\n\n- \*\*.+:\*\* .+\n/)
  expect(response.startsWith('If')).toBe(false)
  expect(reply.cards).toEqual([])
  expect(reply.state.choices[0]).toBe(name)
})

test('‘any ideas’ at the end asks, without a question mark', () => {
  const { response } = lastReply('i keep waking up at like 3am and cant fall back asleep til 5 any ideas')
  expect(response).not.toMatch(/You said|This stood out|understand about that/)
  expect(response).toMatch(/Turn the clock to the wall/)
})

test('doing too much is no wish for other words', () => {
  expect(lastReply('I think I am doing too much but I can’t tell what I would stop.').response).not.toMatch(/the words/)
})

test.each([
  [
    'One of my drivers keeps going over my head about her route. Do I talk to her first or to him?',
    '**talk to her first**, or **talk to him first**',
  ],
  ['Should I call my mom first or my sister?', '**call your mom first**, or **call your sister first**'],
  ['do i email the landlord again or the city?', '**email the landlord again**, or **email the city**'],
  [
    'should i talk to my daughter about the money or my ex',
    '**talk to your daughter about the money**, or **talk to your ex**',
  ],
  ['should I stay home or go to my sister’s', '**stay home**, or **go to your sister’s**'],
])('who comes second in a choice gets the verb of the first: %s', (asked, options) => {
  expect(lastReply(asked).response).toContain(options)
})
