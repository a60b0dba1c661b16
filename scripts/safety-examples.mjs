// What the safety layer's linear model and network are trained on: the written messages, the templates of corpus.json and our own
// ordinary prose. messages.v2.json, messages.v4.json and the judges (unseen-messages.*.json) are never read by it.
import { readdirSync, readFileSync } from 'node:fs'
import { concernKinds } from '../src/server/coach/safety/kinds.ts'
import { expand, makeRandom, misspell, proseIn } from './training-texts.mjs'

export const folder = new URL('../content/coach/safety/', import.meta.url)
export const read = (name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
const settings = { perTemplate: 12, misspelt: 0.8, buried: 0.3, folds: 5 }
/** `spoken` are the writers of training-messages.json, who write as people do. */
const worths = { template: 0.35, prose: 1, 'messages.v1': 0.7, spoken: 1.7, explicit: 2.5 }

const worthOf = ({ set }) => worths[set] ?? (/^[WX]/.test(set) ? worths.spoken : 1)
const withWorth = (message) => ({
  ...message,
  worth: worthOf(message) * (worths[message.group] ?? 1) * (message.isMade ? 0.5 : 1),
})

const isKind = new Set(concernKinds)
const written = ['messages.v1', 'messages.v3', 'training-messages'].flatMap((name) =>
  read(`${name}.json`).messages.map(({ text, kind, group, set }) => ({
    text,
    kind,
    group,
    set: name === 'messages.v1' ? name : set,
  })),
)
const random = makeRandom(11)
const templates = Object.entries(read('corpus.json')).flatMap(([name, list]) =>
  list
    .flatMap((template) => expand(template, settings.perTemplate, random))
    .map((text) => ({ text, set: 'template', kind: isKind.has(name) ? name : undefined, group: name })),
)
const prose = [
  'affirmations/system',
  'affirmations/personal',
  'demo/journal',
  'demo/goals',
  'demo/tasks',
  'demo/self-care',
  ...readdirSync(new URL('../passages/', folder))
    .toSorted()
    .map((name) => `coach/passages/${name.replace('.json', '')}`),
].flatMap((name) => proseIn(read(`../../${name}.json`)).map((text) => ({ text, group: 'ordinary', set: 'prose' })))

/** The written messages again, misspelt, and with harmless text before or after. */
function made(messages) {
  const random = makeRandom(5)
  const harmless = messages.filter(({ kind, text }) => kind === undefined && text.length < 260)
  const pick = () => harmless[Math.floor(random() * harmless.length)].text
  return messages.flatMap((message) => {
    const again = []
    if (random() < settings.misspelt) again.push(misspell(message.text, random))
    if (random() < settings.buried) {
      const way = random()
      const before = way < 0.4 || way >= 0.7 ? `${pick()} ` : ''
      again.push(`${before}${message.text}${way >= 0.4 ? ` ${pick()}` : ''}`)
    }
    const { kind, group, set } = message
    return again.map((text) => ({ text, kind, group, set, isMade: true }))
  })
}

/** These messages and what is made of them, each with its worth. */
export const examplesOf = (list) =>
  [...list, ...made(list.filter(({ set }) => set !== 'template' && set !== 'prose'))].map(withWorth)

/** All of it. */
export const messages = [...written, ...templates, ...prose]

/** The writers in groups, each of which is left out of one training. */
export function groupsOfWriters() {
  const writers = [...new Set(written.map(({ set }) => set))].filter((set) => set !== 'messages.v1')
  return Array.from(
    { length: settings.folds },
    (_, fold) => new Set(writers.filter((_, at) => at % settings.folds === fold)),
  )
}
