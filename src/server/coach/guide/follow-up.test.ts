import { describe, expect, test } from 'vitest'
import { converse, createPassageRemover, sampleFacts, type TestReply, refusal } from './conversation.testing.ts'
import { loadGuide } from './guide.ts'
import { readPassages } from './passage.ts'

const guide = await loadGuide()
const passages = await readPassages()
const withoutMatters = createPassageRemover(passages)
const titles = new Map(passages.map(({ title, id }) => [title, id]))

const opened = ({ response }: TestReply): string[] =>
  [...response.matchAll(/\*\*([^*\n]+)\*\*/g)].flatMap(([, title = '']) => titles.get(title) ?? [])

/** Checks of an answer: which passages it may open, its text, its kind of card. */
type Expected = { opens?: readonly string[]; has?: RegExp; lacks?: RegExp; card?: string | null; title?: RegExp }
type Script = { name: string; turns: readonly [string, Expected?][] }

const scripts: readonly Script[] = [
  {
    name: 'what is spoken of becomes a goal',
    turns: [
      ['I want to walk every day', { opens: ['walk-habit', 'move-for-mood'] }],
      ['Make it a goal please', { card: 'goal', title: /"title":"Walk every day"/ }],
    ],
  },
  {
    name: 'what is spoken of becomes a task on its day',
    turns: [
      ['how do I explain a gap in my CV', { opens: ['gap-story'] }],
      [
        'Remind me to do that on Friday',
        { card: 'task', title: /"title":"Write my two sentences about the gap".*2026-11-27/ },
      ],
    ],
  },
  {
    name: 'a plan becomes a task, and nothing spoken of is asked after',
    turns: [
      ['make that a task', { card: null, has: /don’t know yet what the task/ }],
      ['plan my day', { card: 'task' }],
      ['turn this into a goal', { card: 'goal', title: /"title":"Twenty minutes for me"/ }],
      ['remind me to do the laundry tomorrow', { card: 'task', title: /Do the laundry/ }],
    ],
  },
  {
    name: 'a trouble told in answer to our question is a new matter',
    turns: [
      ['I want to ask for a raise', { opens: ['raise-case'] }],
      ['I always freeze in meetings when my boss asks', { opens: ['first-ten-minutes'], lacks: /beginning of it/ }],
    ],
  },
  {
    name: 'a further question in a thread is searched for again',
    turns: [
      ['help me prepare for a job interview', { opens: ['interview-stories'] }],
      ['They will ask about the gap. What do I say?', { opens: ['gap-story'], lacks: refusal }],
      ['how do I build a habit', { opens: ['tiny-habit'] }],
      ['I missed a few days. How do I get back into it?', { opens: ['pick-up-again'] }],
    ],
  },
  {
    name: 'what did not work stays on its subject',
    turns: [
      ['I can’t sleep', { opens: ['get-up-again'] }],
      [
        'That did not work, what else?',
        {
          opens: [
            'bedtime-list',
            'three-am',
            'shift-sleep',
            'sleep-routine',
            'sleep-early-wake',
            'evening-landing',
            'warm-nights',
            'naps',
          ],
        },
      ],
    ],
  },
  {
    name: "what is behind is answered from the pace of the user's goals",
    turns: [
      ['how am I doing?'],
      [
        'why am I behind?',
        { has: /“Run 5 km” is at 20%.*10 weeks left for the other 80%, so about 8% a week/, card: 'task' },
      ],
      ['yes', { opens: ['stalled-goal', 'fitting-goal', 'long-project', 'fewer-goals'] }],
    ],
  },
  {
    name: 'next for the one most behind',
    turns: [
      ['how am I doing?'],
      ['next for the one most behind?', { has: /“Run 5 km”/, title: /Next small step: Run 5 km/ }],
    ],
  },
  {
    name: 'a death outranks the task, and is joined to no aim',
    turns: [
      [
        'I cannot concentrate at work since my dad died',
        { opens: ['grief-at-work', 'loss-of-someone'], lacks: /you picked|Emergency fund|is at \d/i },
      ],
    ],
  },
  {
    name: 'debts with rates are put in order, with the sum',
    turns: [
      [
        'I have two cards, one at 24 % and one at 17 %, and 150 a month to pay. Which one first?',
        {
          opens: ['debt-order'],
          has: /The one at 24% first.*150 a month.*about 36 in interest a year; at 17%, it saves about 26/,
        },
      ],
    ],
  },
  {
    name: 'a debt is weighed against savings by what each rate is worth on the sum',
    turns: [
      [
        'Should I put my bonus (3,200) on the car loan at 6.9% or in savings at 4%?',
        {
          has: /On the debt at 6\.9%.*3,200.*about 221 in interest a year.*at 4%, it earns about 128/,
          lacks: /minimum/,
        },
      ],
    ],
  },
  {
    name: 'savings that pay more than a debt costs come first, whichever is named first',
    turns: [
      [
        'Do I leave 500 dollars at 4.5% in my savings or pay it on the 3.1% mortgage?',
        { has: /^In savings.*4\.5%.*\$500 there earns about \$23/s },
      ],
    ],
  },
  {
    name: 'nonsense is met with an open question, never the same twice running',
    turns: [
      ['banana', { lacks: refusal, opens: [] }],
      ['???', { lacks: refusal, opens: [] }],
      ['who won the match', { has: refusal }],
    ],
  },
  {
    name: 'a further question in a thread is not refused where something fits',
    turns: [
      ['I want to start meditating', { opens: ['restless-meditation'] }],
      ['I missed a few days. How do I get back into it?', { opens: ['pick-up-again'] }],
    ],
  },
  {
    name: 'a telephone that died is no bereavement',
    turns: [['my phone died', { lacks: /Grief/ }]],
  },
  {
    name: 'what fails twice still stays on its subject',
    turns: [
      ['I want to walk every day', { opens: ['walk-habit', 'move-for-mood'] }],
      ['did not help, what else?', { lacks: /career|debt|budget|into a room/i }],
      ['that didn’t help either, what else?', { lacks: /career|debt|budget|into a room/i }],
    ],
  },
]

describe.each(scripts)('$name', ({ turns }) => {
  const said = converse(
    guide,
    turns.map(([message]) => message),
    sampleFacts,
  )

  test.each(turns.map(([message, expected = {}], at) => ({ message, expected, turn: said[at] })))(
    '$message',
    ({ expected, turn }) => {
      const { opens, has, lacks, card, title } = expected
      const response = turn?.response ?? ''
      const found = turn ? opened(turn) : []
      if (opens)
        expect(opens.length === 0 ? found : [opens.includes(found[0] ?? '')]).toEqual(opens.length === 0 ? [] : [true])
      if (has) expect(response).toMatch(has)
      if (lacks) expect(response).not.toMatch(lacks)
      if (card !== undefined) expect(turn?.proposal?.kind ?? null).toBe(card)
      if (title) expect(JSON.stringify(turn?.proposal)).toMatch(title)
      expect(withoutMatters(response).match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(1)
    },
  )

  test('says no first paragraph twice', () => {
    const firsts = said.map(({ response }) => response.split('\n\n')[0] ?? '')
    expect(firsts).toHaveLength(new Set(firsts).size)
  })
})
