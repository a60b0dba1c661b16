import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Exchange } from '#contract/coach.ts'
import { askCoach, signUpForCoach } from '../../../../test/coach-calls.ts'
import { type StartedApp, startApp } from '../../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
  app.setTime(new Date('2026-11-24T15:00:00.000Z'))
})
afterAll(() => app.stop())

const ask = async (message: string): Promise<Exchange> => askCoach(await signUpForCoach(app), message)
const titlesOf = ({ proposals }: Exchange): string[] =>
  proposals.map(({ proposal }) =>
    proposal.kind === 'task' || proposal.kind === 'item' ? proposal.title : `another card: ${proposal.kind}`,
  )
const inLines = (head: string, things: readonly string[], mark = '- '): string =>
  [head, ...things.map((thing) => `${mark}${thing}`)].join('\n')

const chores = ['ring Lena', 'sweep porch', 'book sitter', 'fix gate', 'cancel cable', 'mail forms', 'drop off coats']
const more = ['log miles', 'move the couch', 'record the recital', 'clear out the shed', 'set up the crib']
const capital = (text: string): string => `${text[0]?.toUpperCase()}${text.slice(1)}`

describe('a line of a list is one thing, whatever verb it begins with', () => {
  test.each([
    ['dashes', inLines('add these tasks:', chores)],
    ['dots', inLines('my to-do list for thursday:', chores, '• ')],
    ['numbers', inLines('put these in my planner:', chores, '1. ')],
    ['no marks', inLines('things to do:', chores, '')],
    ['no heading', inLines('', chores)],
    ['no heading and no marks', ['call Lena', ...chores.slice(1)].join('\n')],
    ['a heading without a colon', inLines('to do', chores, '* ')],
  ])('%s', async (_, message) => {
    expect(titlesOf(await ask(message)).map((title) => title.replace('Call', 'Ring'))).toEqual(chores.map(capital))
  })

  test('what has no room is named', async () => {
    const answer = await ask(inLines('add these tasks:', [...chores, ...more]))
    expect(titlesOf(answer)).toEqual([...chores, ...more].slice(0, 10).map(capital))
    for (const thing of [...chores, ...more].slice(10)) expect(answer.response).toContain(`“${capital(thing)}”`)
  })

  test('its first word stays in the title', async () => {
    const things = [
      'schedule haircut',
      'add salt to the softener',
      'take off the storm windows',
      'put out the recycling',
    ]
    expect(titlesOf(await ask(inLines('tasks:', things)))).toEqual(things.map(capital))
  })

  test('so it is in a list for the store', async () => {
    const things = ['oat milk', 'record sleeves', 'drop cloths', 'book tape', 'cancelled stamps']
    expect(titlesOf(await ask(inLines('shopping list:', [...things, 'thanks!'], '')))).toEqual(things)
  })

  test('in one sentence, too, but a reminder or another list beside it is asked for by itself', async () => {
    expect(titlesOf(await ask('to do: call Lena, book sitter, cancel cable, pay rent'))).toEqual([
      'Call Lena',
      'Book sitter',
      'Cancel cable',
      'Pay rent',
    ])
    const mixed = await ask('to do: book sitter, drop off coats and add rye bread to my shopping list')
    expect(titlesOf(mixed)).toEqual(['Book sitter', 'Drop off coats', 'rye bread'])
    const after = await ask(
      inLines('tasks:', ['book sitter', 'mark the trail']).concat('\n\nalso remind me to eat at 1'),
    )
    expect(titlesOf(after)).toEqual(['Book sitter', 'Mark the trail', 'Eat'])
  })

  test('lines that each ask for a change are changes', async () => {
    const user = await signUpForCoach(app)
    for (const title of ['Kiln class', 'Oboe']) await user.post('/api/tasks', { title, dueDate: '2026-11-25' })
    const { proposals } = await askCoach(user, 'delete kiln class\nmove oboe to friday')
    expect(proposals.map(({ proposal }) => proposal.kind)).toEqual(['change', 'change'])
  })
})

describe('a command tells the language, not the names in it', () => {
  const names = ['call la fonda', 'call el toro', 'visit casa maria', 'email persona0', 'order from el pollo loco']
  test.each([
    inLines('add these tasks:', names),
    inLines('my to-do list:', ['la fonda', 'casa maria', 'el toro', 'la loma']),
    'call la tienda de la esquina tomorrow',
    'remind me to email la maestra de la escuela on friday',
  ])('%s', async (message) => {
    const user = await signUpForCoach(app)
    const first = await askCoach(user, message)
    expect(first.response).not.toMatch(/biblioteca|Antes de|Para tu|tarjeta/)
    expect(first.proposals.length).toBeGreaterThan(0)
    expect((await askCoach(user, 'thanks')).response).not.toMatch(/[¿¡]|Gracias|gusto/)
  })

  test('and a Spanish one stays Spanish', async () => {
    const answer = await ask(inLines('mis tareas:', ['llamar a the Home Depot', 'cancelar el cable', 'pagar la renta']))
    expect(titlesOf(answer)).toEqual(['Llamar a the Home Depot', 'Cancelar el cable', 'Pagar la renta'])
    expect(answer.response).toContain('tarjeta')
  })
})
