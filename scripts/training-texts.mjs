// For the training scripts: seeded chance, expanded templates, misspelt variants of a message, prose of content files.

/** Seeded random numbers from 0 to 1. */
export function makeRandom(seed) {
  let state = seed
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32
}

/** Shuffles the array itself (Fisher and Yates). */
export function shuffle(list, random) {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const kept = list[at]
    list[at] = list[other]
    list[other] = kept
  }
}

/** Expands '(a/b) c' to some of its variants. */
export function expand(template, most, random) {
  const texts = new Set()
  for (let time = 0; time < most; time += 1) {
    const text = template.replaceAll(/\(([^()]*)\)/gu, (_, list) => {
      const ways = list.split('/')
      return ways[Math.floor(random() * ways.length)]
    })
    texts.add(text.replaceAll(/\s+/gu, ' ').replaceAll(' ,', ',').trim())
  }
  return [...texts]
}

const neighbours = {
  a: 'sq',
  b: 'vn',
  c: 'xv',
  d: 'sf',
  e: 'wr',
  f: 'dg',
  g: 'fh',
  h: 'gj',
  i: 'uo',
  l: 'k',
  m: 'n',
  n: 'bm',
  o: 'ip',
  p: 'o',
  r: 'et',
  s: 'ad',
  t: 'ry',
  u: 'yi',
}
const soundAlikes = [
  ['ight', 'ite'],
  ['tion', 'shun'],
  ['ck', 'k'],
  ['ee', 'ea'],
  ['ie', 'ei'],
  ['ll', 'l'],
  ['ss', 's'],
  ['qu', 'k'],
  ['v', 'b'],
  ['ll', 'y'],
  ['h', ''],
  ['z', 's'],
  ['c', 's'],
]

/** A message with the typing mistakes of haste. */
export function misspell(message, random) {
  let text = message
  if (random() < 0.5) text = text.toLowerCase()
  if (random() < 0.4) text = text.replaceAll(/[’']/gu, '')
  if (random() < 0.4) text = text.replaceAll(/[.,!?;:]/gu, '')
  if (random() < 0.5) text = text.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return text
    .split(' ')
    .map((word) => (word.length < 4 || random() > 0.3 ? word : slip(word, random)))
    .join(' ')
}

function slip(word, random) {
  const at = 1 + Math.floor(random() * (word.length - 2))
  const way = random()
  const without = word.slice(0, at) + word.slice(at + 1)
  if (way < 0.25) return without
  if (way < 0.5) return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
  if (way < 0.6) return word.slice(0, at) + word[at] + word.slice(at)
  if (way < 0.7) {
    const near = neighbours[word[at]] ?? word[at]
    return word.slice(0, at) + near[Math.floor(random() * near.length)] + word.slice(at + 1)
  }
  if (way < 0.8) return word[0] + word.slice(1).replace(/[aeiou]/u, '')
  const [letters, alternative] = soundAlikes[Math.floor(random() * soundAlikes.length)]
  return word.includes(letters) ? word.replace(letters, alternative) : without
}

/** The texts in a content file: whole, and sentence by sentence if they are long. */
export function proseIn(value) {
  const texts =
    typeof value === 'string' ? [value] : value !== null && typeof value === 'object' ? Object.values(value) : []
  if (typeof value !== 'string') return texts.flatMap(proseIn)
  return texts
    .flatMap((text) => (text.length > 160 ? [text].concat(text.split(/(?<=[.!?])\s+/u)) : [text]))
    .filter((text) => text.length > 12 && text.includes(' '))
}
