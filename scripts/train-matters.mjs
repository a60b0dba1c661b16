// Trains the classifier that finds a matter of the coach's library, on messages as people write them: scripts/matters has a file for
// each writer, '# id' followed by a message a line; '# none' is what no matter is about. `node scripts/train-matters.mjs` keeps its
// figures in scripts/matters/left-out.json and writes content/coach/matter-classifier.json. The same input gives the same bytes.
import { readdirSync, readFileSync } from 'node:fs'
import { trainClassifier } from './train-classifier.mjs'

const passages = new URL('../content/coach/passages/', import.meta.url)
const readJson = (name) => JSON.parse(readFileSync(new URL(name, passages), 'utf8'))
const all = readdirSync(passages).toSorted().flatMap(readJson)

/** Their order counts: the calibration looks at every fifth message. */
const writers = [
  'assistant-requests',
  'records-questions',
  'short-asks',
  'oblique-family-work-1',
  'oblique-scenes',
  'long-stories',
  'oblique-mind-love-1',
  'oblique-mind-days-1',
  'oblique-family-work-2',
  'oblique-mind-love-2',
  'oblique-mind-days-2',
  'plain-1',
  'plain-2',
  'half-oblique',
  'practical-plain',
  'practical-details',
  'practical-typed',
  'practical-oblique',
  'practical-others',
  'everyday-1',
  'everyday-2',
  'everyday-3',
  'everyday-4',
  'everyday-5',
  'everyday-out-of-scope',
  'everyday-6',
  'added-1',
  'added-2',
  'added-3',
  'added-near',
  'added-4',
  'added-5',
  'added-6',
  'added-near-2',
  'added-7',
  'added-8',
  'added-9',
  'added-near-3',
  'added-10',
  'added-11',
  'added-12',
  'added-13',
  'added-14',
  'added-15',
  'asked-1',
]

trainClassifier({
  name: 'matter-classifier',
  folder: new URL('matters/', import.meta.url),
  writers,
  texts: all.map(({ id, title, answer, steps, example, question, ifItGoesWrong }) => ({
    id,
    title,
    rest: [answer, steps.join(' '), [example, question, ifItGoesWrong].join(' ')],
  })),
})
