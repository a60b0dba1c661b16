import { expect, test } from 'vitest'
import { withRenamedFields } from './renamed-fields.ts'

test('a change that waited since an earlier release is sent by today’s names', () => {
  const task = { id: '1', text: 'planning', noticing: 'me', planning: null, doing: '2', repeat: { every: 1 } }
  const waiting = { mutations: [{ mutationKey: ['queued', 'household/add'], state: { variables: task } }], refused: [] }
  const today = { id: '1', text: 'planning', noticedBy: 'me', plannedBy: null, doneBy: '2', repeat: { every: 1 } }
  expect(withRenamedFields(waiting)).toEqual({
    mutations: [{ mutationKey: ['queued', 'household/add'], state: { variables: today } }],
    refused: [],
  })
})
