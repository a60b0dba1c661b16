import { expect, test } from 'vitest'
import { type LookUp, makeAnswer, paragraphs } from '../compose-answer.ts'
import { combineAnswers } from './combine-answers.ts'

const overdue = { ask: 'overdue' } as const
const counting: LookUp['toAnswer'] = (found) => makeAnswer(`${found.length} read`)
const merge = (answers: readonly { text: string }[]) => makeAnswer(paragraphs(...answers.map(({ text }) => text)))

test('each part gets the share of the records that it asked for', () => {
  const combined = combineAnswers(
    [
      { questions: [overdue], toAnswer: counting },
      makeAnswer('nothing to read'),
      { questions: [overdue, overdue], toAnswer: counting },
    ],
    merge,
  )
  if (!('questions' in combined)) throw new Error('Nothing is looked up')
  expect(combined.questions).toHaveLength(3)
  const none = { area: 'goals', found: null, sources: [] } as const
  expect(combined.toAnswer([none, none, none]).text).toBe('1 read\n\nnothing to read\n\n2 read')
})

test('what is found by name comes before what is read', () => {
  const combined = combineAnswers(
    [
      { names: [], toAnswer: () => ({ questions: [overdue], toAnswer: () => makeAnswer('read') }) },
      makeAnswer('plain'),
    ],
    merge,
  )
  if (!('questions' in combined)) throw new Error('Nothing is looked up')
  expect(combined.toAnswer([]).text).toBe('read\n\nplain')
})
