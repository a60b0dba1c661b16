import { describe, expect, test } from 'vitest'
import { converse, createPassageRemover, refusal } from '../guide/conversation.testing.ts'
import { blankFacts } from '../guide/blank-request.ts'
import { loadGuide } from '../guide/guide.ts'
import { readPassages } from '../guide/passage.ts'

const guide = await loadGuide()
const withoutMatters = createPassageRemover(await readPassages())

/** The expected answer: its words, choices, kind of card, and whether it is free. */
type Expected = {
  has?: RegExp
  lacks?: RegExp
  choices?: readonly string[]
  card?: string | null
  title?: RegExp
  isFree?: boolean
}
type Script = { name: string; turns: readonly (readonly [string, Expected?])[] }

const scripts: readonly Script[] = [
  {
    name: 'a new subject, told at length, is not taken for an answer about the one before',
    turns: [
      ['how do I say no to an extra shift', { has: /extra shift/ }],
      [
        'my flatmate keeps having her boyfriend over and he eats what I cook and leaves the pans, I am fed up',
        { lacks: /extra shift|This is the step for it/ },
      ],
      ['help me think something through', { has: /one question at a time/ }],
      ['whether to move back in with my parents', { has: /a month from now/ }],
      [
        'how do I ask my landlord to repair the heating before the cold comes',
        { lacks: /in the way of that/, has: /landlord|heating/i },
      ],
    ],
  },
  {
    name: 'a greeting that goes on with small talk is greeted',
    turns: [['hi there luxee, I just moved my things in here, only waving', { lacks: refusal, isFree: true }]],
  },
  {
    name: 'a nurse with an offer in another city decides between two',
    turns: [
      [
        'should I take the job in Denver or stay where I am?',
        {
          has: /\*\*take the job in Denver\*\*, or \*\*stay where you are\*\*[\s\S]*If they paid the same/,
          isFree: false,
        },
      ],
      ['peace of mind', { has: /coin just landed on \*\*Take the job in Denver\*\*/, isFree: true }],
      ['a dip', { has: /could change your mind/ }],
      ['I don’t know', { has: /It can be rough.*\n\n.*could change your mind/s }],
      [
        'if my husband would find work there',
        {
          has: /\*\*Stay where you are\*\*.*\(peace of mind\)/s,
          card: 'task',
          title: /if my husband would find work there/,
        },
      ],
      ['thanks!', { card: null, isFree: true }],
    ],
  },
  {
    name: 'a daughter gets a sentence to say to her mother, and what to do if it goes wrong',
    turns: [
      [
        'How do I tell my mom I’m not coming for Christmas?',
        { has: /> “Mom, .*I’m not coming for Christmas/, choices: ['Softer', 'Firmer', 'Shorter'], isFree: false },
      ],
      ['shorter', { has: /^> “Mom, .{10,80}Christmas\.”$/m, isFree: true }],
      ['and what if she gets mad?', { has: /don’t need a new reason/ }],
      ['ok bye', { card: null }],
    ],
  },
  {
    name: 'somebody who dreads a hard talk gets ready for it',
    turns: [
      ['I need to talk to my brother about the rent', { has: /ready to talk to your brother/ }],
      ['he pays half from January', { has: /most afraid of/ }],
      ['that he stops talking to me', { has: /> “.*The rent.*What I’d like: he pays half/, card: 'task' }],
      ['shorter', { has: /^> “|^“/ }],
    ],
  },
  {
    name: 'a tenant gets an email at once, and changes it',
    turns: [
      [
        'help me write an email to my landlord about the broken heater',
        {
          has: /> Hi,\n>\n> The heater is broken\. Could you please send somebody today or tomorrow/,
          choices: ['Softer', 'Firmer', 'Shorter'],
        },
      ],
      [
        'make it firmer and mention that I called twice',
        {
          has: /Please have it fixed today or tomorrow.*I called twice|I called twice.*Please have it fixed/,
          choices: [],
        },
      ],
      ['it’s for Mr. Hall', { has: /> Hi Mr\. Hall,/ }],
      ['shorter', { has: /> Hi Mr\. Hall,\n>\n> The heater is broken\. Could somebody/ }],
    ],
  },
  {
    name: 'a mother with too much on her plate gets an order',
    turns: [
      [
        'I have too many things on my plate: taxes, call the school, laundry, finish the report and buy a present',
        { choices: ['taxes', 'call the school', 'laundry', 'finish the report', 'buy a present'] },
      ],
      ['the report', { choices: ['taxes', 'call the school', 'laundry', 'buy a present'] }],
      ['taxes', {}],
      [
        'laundry',
        {
          has: /1\. Finish the report\n2\. Taxes\n3\. Call the school\n4\. Buy a present/,
          title: /"Finish the report"/,
        },
      ],
    ],
  },
  {
    name: 'the sum for a used car is worked out',
    turns: [
      ['can I afford a used car?', {}],
      ['no idea', { has: /Somebody else might say/ }],
      ['2800 a month', {}],
      ['rent 1200, bills 300, food 450', {}],
      ['4000', { has: /2,800 − 1,950 = \*\*850\*\*.*425 a month\), 4,000 takes 10 months/s }],
    ],
  },
  {
    name: 'a limit is said to the person it is for',
    turns: [
      ['I need to set a boundary with my mother-in-law', {}],
      ['she comes over without calling', {}],
      ['she texts first', {}],
      [
        'I don’t open the door',
        {
          has: /“It’s not okay with me when you come over without calling\. What works for me: you text first\.”.*You don’t open the door/s,
          card: 'task',
        },
      ],
    ],
  },
  {
    name: 'somebody wants no advice, and gets none',
    turns: [
      ['I don’t want advice, just listen', { has: /no advice/ }],
      ['my sister said I’m a bad mother in front of everyone', { lacks: /\d\. |should/ }],
      ['that nobody said anything', { lacks: /\d\. / }],
      ['that I’m doing okay', { card: 'entry', title: /My sister said I’m a bad mother in front of everyone/ }],
      ['bye', { card: null }],
    ],
  },
  {
    name: 'a correction is taken as one, and the subject can change and come back',
    turns: [
      ['I want to ask for a raise', { has: /Before you ask/ }],
      ['an example', { has: /Like this:/ }],
      ['and if he says no?', { has: /What would make it a yes/ }],
      ['let’s talk about something else', { has: /new subject/, isFree: true }],
      ['I can’t sleep', { lacks: refusal }],
      ['go back to the first topic', { has: /Back to “Prepare your case for a raise”/ }],
      ['that’s not what I meant', { has: /I got that wrong/, isFree: true }],
      ['I meant how do I build a habit', { has: /I got that wrong.*\*\*/s }],
    ],
  },
  {
    name: 'an interrupted conversation waits',
    turns: [
      ['I need to break my move down into steps', { has: /\*\*Your move\*\*/ }],
      [
        'boxes, change address, internet, find a school',
        { choices: ['boxes', 'change address', 'internet', 'find a school'] },
      ],
      ['remind me to call the bank tomorrow', { card: 'task', title: /Call the bank/ }],
      [
        'where were we?',
        { has: /back to where we were/, choices: ['boxes', 'change address', 'internet', 'find a school'] },
      ],
      ['find a school', {}],
      ['call the district office', { has: /1\. Find a school\n2\. Boxes/, title: /Call the district office/ }],
    ],
  },
  {
    name: 'what was told is met, with one open question',
    turns: [
      [
        'my cousin got the solo in the choir instead of me',
        { lacks: refusal, choices: ['Just listen', 'Put that in my journal'], isFree: true },
      ],
      ['never mind', { has: /leave it there/, card: null }],
    ],
  },
  {
    name: 'words are written for what was just talked about, and again when it is answered',
    turns: [
      ['a client of mine wants more and more for the same money', { has: /wants more for the same money/ }],
      [
        'could you write that message for me? her name is Odile, and keep it friendly',
        { has: /> Hi Odile, .*what was included/, lacks: /\[name\]/ },
      ],
      ['less soft', { has: /> Hi Odile, we’ve gone past what we agreed on/, choices: [] }],
      ['she wrote back that she can’t pay more. what do I reply?', { has: /> I understand, .*Which do you prefer\?/ }],
    ],
  },
  {
    name: 'what came of it goes on from there, and is not answered with the same again',
    turns: [
      ['how do I get my husband to share the housework', { has: /mental load/ }],
      [
        'said it, he was all in, and two days later he went right back to the couch',
        { lacks: /^\d\. |\*\*/m, card: null },
      ],
      ['and what do I say now', { has: /> “/ }],
    ],
  },
  {
    name: 'a sad thing that is only told is met, without steps',
    turns: [
      [
        'one of our residents died this afternoon, I had been with her for two years',
        {
          has: /sorry/,
          lacks: /\d\. |\*\*/,
          choices: ['Just listen', 'Put that in my journal'],
          card: null,
          isFree: true,
        },
      ],
      ['she always saved me the crossword', { lacks: /\d\. |\*\*/, card: null, isFree: true }],
    ],
  },
  {
    name: 'a question about something else is heard, whatever was asked before',
    turns: [
      ['help me decide between going back to school and staying at my job', {}],
      ['Money', {}],
      ['How do I get my kids to do chores?', { lacks: /school|coin/ }],
      ['what do I do when I feel overwhelmed at work', {}],
      ['Is it too late to switch careers at 45', { lacks: /in the way|small part/ }],
    ],
  },
  {
    name: 'a request is never taken for an answer, and the conversation goes on after it',
    turns: [
      ['help me think something through', {}],
      ['log a 20 minute walk', { card: 'workout' }],
      ['whether to go back to school', { has: /a month from now/ }],
      ['log eight hours of sleep', { has: /can’t log that/, card: null }],
      ['I’d have a real job by then', { has: /in the way of that/ }],
    ],
  },
  {
    name: 'the guide answers in Spanish where Spanish is written',
    turns: [
      ['Hola', { has: /^Hola/ }],
      ['¿eres una persona?', { has: /ni una persona ni un modelo de lenguaje/ }],
      ['no puedo decidirme', { has: /¿Entre qué dos cosas/ }],
      [
        'quedarme en mi trabajo o aceptar la oferta',
        { choices: ['El dinero', 'El tiempo y la energía', 'La tranquilidad', 'Las personas'] },
      ],
      ['el dinero', { has: /\*\*Quedarme en mi trabajo\*\*/ }],
      ['alivio', {}],
      ['no sé', { has: /Otra persona diría/ }],
      ['no sé', { has: /Sentiste alivio/ }],
      ['gracias', { isFree: true, lacks: /welcome|you/i }],
    ],
  },
  {
    name: 'what is no work of a coach is still refused',
    turns: [
      ['how do I tune a piano', { has: refusal, isFree: true }],
      ['what is the capital of Peru', { has: refusal, isFree: true }],
    ],
  },
]

describe.each(scripts)('$name', ({ turns }) => {
  const said = converse(
    guide,
    turns.map(([message]) => message),
    blankFacts,
  )

  test('each answer is what it should be', () => {
    for (const [at, [message, expected = {}]] of turns.entries()) {
      const { response = '', reply, proposal } = said[at] ?? {}
      const { has, lacks, choices, card, title, isFree } = expected
      expect([message, response === '']).toEqual([message, false])
      if (has) expect(response, `${message} → ${response}`).toMatch(has)
      if (lacks) expect(response, `${message} → ${response}`).not.toMatch(lacks)
      if (choices) expect(reply?.state.choices, `${message} → ${response}`).toEqual(choices)
      if (card !== undefined) expect(proposal?.kind ?? null, `${message} → ${response}`).toBe(card)
      if (title) expect(JSON.stringify(proposal), `${message} → ${response}`).toMatch(title)
      if (isFree !== undefined) expect([message, reply?.isFree]).toEqual([message, isFree])
    }
  })

  test('asks at most one question, and shouts nothing', () => {
    for (const { response, reply } of said) {
      const own = withoutMatters(response)
        .replaceAll(/“[^”]*”/g, '')
        .replaceAll(/^>.*$/gm, '')
      expect([response, own.match(/\?/g)?.length ?? 0]).toEqual([
        response,
        reply.state.question && reply.state.question.purpose !== 'telling' ? 1 : 0,
      ])
      expect(own).not.toMatch(/!/)
    }
  })
})
