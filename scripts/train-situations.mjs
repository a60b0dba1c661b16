// Trains the classifier of what people tell the coach without asking for anything: scripts/situations has a file for each writer, '# id'
// followed by a message a line. What is about nobody's own life (scripts/matters/everyday-out-of-scope) is none. `node scripts/train-situations.mjs`
// keeps its figures in scripts/situations/left-out.json and writes content/coach/situation-classifier.json.
import { readFileSync } from 'node:fs'
import { tellers, unseenBySafety } from './situation-writers.mjs'
import { trainClassifier } from './train-classifier.mjs'

const { situations } = JSON.parse(readFileSync(new URL('../content/coach/situations.json', import.meta.url), 'utf8'))

trainClassifier({
  name: 'situation-classifier',
  folder: new URL('situations/', import.meta.url),
  writers: [...tellers, ...unseenBySafety, 'bare-feelings', '../matters/everyday-out-of-scope'],
  texts: situations.map(({ id, about }) => ({ id, title: about, rest: [] })),
})
