import { expect, test } from 'vitest'
import { conversationsWith } from './conversation.testing.ts'
import { loadGuide } from './guide.ts'
import { readPassages, readThemes } from './passage.ts'

const themes = await readThemes()
const { lastReply } = conversationsWith(await loadGuide())

test('each matter has one theme, and a theme names no matter that isn’t there', async () => {
  const ids = (await readPassages()).map(({ id }) => id)
  expect(themes.flatMap(({ matters }) => matters).toSorted()).toEqual(ids.toSorted())
})

test('the texts are set in good type, and each ends in one open question', () => {
  const texts = themes.flatMap(({ about, answer, steps, help, question }) => [
    about,
    answer,
    ...steps,
    help ?? '',
    question,
  ])
  expect(texts.flatMap((text) => /['"*_<>#—–]|\s{2}/.exec(text)?.[0] ?? [])).toEqual([])
  for (const { question } of themes) expect(question).toMatch(/^[^?]+\?$/)
})

const asked = 'my manager takes the thanks for what i made, in front of everybody, and it gets old. how do i handle it'

test('a question that no matter of its own is written for gets what helps with its kind, said to be that', () => {
  const { response, reply } = lastReply(asked)
  expect(response).toMatch(
    /^I don’t have anything on exactly that\. Here’s what usually helps with trouble with people at work\./,
  )
  expect(response).toContain('3. ')
  expect(reply.isFree).toBe(true)
  expect(reply.state.topic).toBeNull()
})

test('what is only told gets none, and neither do words that are to be written', () => {
  const told = 'my manager takes the thanks for what i made, in front of everybody, and it gets old'
  expect(lastReply(told).response).not.toContain('what usually helps')
  expect(lastReply(`${told}. write her a note about it`).response).not.toContain('what usually helps')
})
