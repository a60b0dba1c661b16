// Trains the classifier of what people tell the coach without asking for anything: scripts/situations has a file for each writer, '# id'
// followed by a message a line. What is about nobody's own life (scripts/matters/everyday-outside) is none. `node scripts/train-situations.mjs`
// keeps its figures in scripts/situations/left-out.json and writes content/coach/situation-classifier.json.
import { readFileSync } from 'node:fs'
import { trainClassifier } from './train-classifier.mjs'

const { situations } = JSON.parse(readFileSync(new URL('../content/coach/situations.json', import.meta.url), 'utf8'))

trainClassifier({
  name: 'situation-classifier',
  folder: new URL('situations/', import.meta.url),
  writers: [
    'told-1',
    'told-2',
    'told-3',
    'told-4',
    'plain-1',
    'plain-2',
    'plain-3',
    'plain-4',
    'plain-5',
    'strangers-1',
    'strangers-2',
    'strangers-3',
    'strangers-4',
    'strangers-5',
    'strangers-6',
    'strangers-7',
    'strangers-8',
    'bare-feelings',
    '../matters/everyday-outside',
  ],
  texts: situations.map(({ id, about }) => ({ id, title: about, rest: [] })),
})
