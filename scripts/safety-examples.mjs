// Training examples of the safety layer's linear model and network: the written messages, what the coach is asked of ordinary life
// (scripts/matters) and told of it (scripts/situations), the templates of corpus.json and our own ordinary prose. messages.v2.json,
// messages.v4.json and the judges (unseen-messages.*.json, strangers-5 to strangers-8 of the situations) are never read by it.
import { tellers } from './situation-writers.mjs'
import { readdirSync, readFileSync } from 'node:fs'
import { concernKinds } from '../src/server/coach/safety/kinds.ts'
import { expand, makeRandom, misspell, proseIn } from './training-texts.mjs'

export const folder = new URL('../content/coach/safety/', import.meta.url)
export const read = (name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
const settings = { perTemplate: 12, misspelt: 0.8, buried: 0.3, folds: 5 }
/** `spoken` are the writers of training-messages.json, who write as people do. */
const worths = { template: 0.35, prose: 1, 'messages.v1': 0.7, spoken: 1.7, explicit: 2.5 }

const worthOf = ({ set }) => worths[set] ?? (/^[WX]/.test(set) ? worths.spoken : 1)

/** Matters so close to a concern that some who ask about them show one. */
const nearConcern = new Set(
  (
    'after-birth-mood baby-crying baby-weeks touched-out breastfeeding-hard carer-anger panic-moment five-senses ' +
    'anxiety-body health-anxiety friend-secret friend-in-crisis money-of-own silent-treatment red-flags partner-drinks ' +
    'harassment-at-work-record partner-depressed emotional-eating teen-body sad-no-reason meaning-lost ' +
    'adult-child-trouble financial-independence-in-marriage leave-or-stay numb miscarriage weight-talk-others'
  ).split(' '),
)
const withWorth = (message) => ({
  ...message,
  worth: worthOf(message) * (worths[message.group] ?? 1) * (message.isMade ? 0.5 : 1),
})

const isKind = new Set(concernKinds)
const written = ['messages.v1', 'messages.v3', 'training-messages', 'plain-messages'].flatMap((name) =>
  read(`${name}.json`).messages.map(({ text, kind, group, set }) => ({
    text,
    kind,
    group,
    set: name === 'messages.v1' ? name : set,
  })),
)

/** Who wrote what the coach is asked of ordinary life, short and long. The safety layer never saw those that came later. */
const askers = [
  'assistant-requests',
  'half-oblique',
  'long-stories',
  'oblique-family-work-1',
  'oblique-family-work-2',
  'oblique-mind-days-1',
  'oblique-mind-days-2',
  'oblique-mind-love-1',
  'oblique-mind-love-2',
  'oblique-scenes',
  'plain-1',
  'plain-2',
  'records-questions',
]
function messagesIn(path, set) {
  let matter = ''
  return readFileSync(new URL(path, import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('# ')) matter = line.slice(2)
      const isMessage = line !== '' && !line.startsWith('# ') && !nearConcern.has(matter)
      return isMessage ? [{ text: line, group: 'ordinary', set }] : []
    })
}
export const asked = askers.flatMap((writer) => messagesIn(`matters/${writer}.txt`, `ordinary ${writer}.txt`))
export const told = tellers.flatMap((writer) => messagesIn(`situations/${writer}.txt`, `ordinary told ${writer}.txt`))
export const ordinary = [...asked, ...told]

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
export const examplesOf = (list) => [...list, ...made(list.filter(isVaried))].map(withWorth)
const isVaried = ({ set }) => set !== 'template' && set !== 'prose' && !set.startsWith('ordinary ')

/** All of it. */
export const messages = [...written, ...ordinary, ...templates, ...prose]

/** The writers in groups, each of which is left out of one training. */
export function groupsOfWriters() {
  const writers = [...new Set([...written, ...ordinary].map(({ set }) => set))].filter((set) => set !== 'messages.v1')
  return Array.from(
    { length: settings.folds },
    (_, fold) => new Set(writers.filter((_, at) => at % settings.folds === fold)),
  )
}
