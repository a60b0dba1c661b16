import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { wellnessColours } from './wellness-colours.ts'

const source = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const number = String.raw`([\d.]+)`
const colour = String.raw`oklch\(${number} ${number} ${number}\)`
const pattern = new RegExp(String.raw`--([\w-]+): light-dark\(${colour}, ${colour}\);`, 'g')

type Oklch = readonly [number, number, number]
type Theme = 'light' | 'dark'
const tokens = new Map<string, Record<Theme, Oklch>>()
for (const [, name = '', ...values] of source.matchAll(pattern)) {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values.map(Number)
  tokens.set(name, { light: [a, b, c], dark: [d, e, f] })
}

// Björn Ottosson's OKLab to linear sRGB; the luminance is that of WCAG 2.2.
const luminance = ([l, chroma, hue]: Oklch): number => {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => Math.min(1, Math.max(0, channel)))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const token = (name: string, theme: Theme): Oklch => {
  const found = tokens.get(name)
  if (!found) throw new Error(`tokens.css has no colour --${name}`)
  return found[theme]
}

const contrast = (text: string, ground: string, theme: Theme): number => {
  const [a, b] = [luminance(token(text, theme)), luminance(token(ground, theme))]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const grounds = ['paper', 'surface', 'sunk', 'deep']
const accents = ['magenta', 'royal', 'purple', 'green', 'pink', 'blue', 'red']
const washes = [...accents, 'gold'].map((name) => `${name}-wash`)

const readable: (readonly [string, string])[] = [
  ...[...grounds, ...washes].flatMap((ground) => [['ink', ground] as const, ['ink-soft', ground] as const]),
  ...accents.flatMap((accent) => [...grounds, `${accent}-wash`].map((ground) => [accent, ground] as const)),
  ['ink', 'raised'],
  ['on-accent', 'accent'],
  ['on-sunrise', 'sunrise-from'],
  ['on-sunrise', 'sunrise-plum'],
  ['on-sunrise', 'sunrise-rose'],
]

// Edges of controls, the focus ring, and meaningful fills need 3:1 with what is beside them.
const visible: (readonly [string, string])[] = [
  ...grounds.map((ground) => ['edge', ground] as const),
  ...grounds.map((ground) => ['royal', ground] as const),
  ...grounds.map((ground) => ['accent', ground] as const),
  ['magenta', 'magenta-wash'],
  ...['paper', 'surface'].map((ground) => ['amber', ground] as const),
]

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(readable)('%s can be read on %s', (text, ground) => {
    expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(4.5)
  })
  test.each(visible)('%s can be told from %s', (mark, ground) => {
    expect(contrast(mark, ground, theme)).toBeGreaterThanOrEqual(3)
  })
  test('a card stands out from the page, and what is chosen in a row from the row', () => {
    const lightness = (name: string) => token(name, theme)[0]
    expect(lightness('surface') - lightness('paper')).toBeGreaterThanOrEqual(theme === 'dark' ? 0.06 : 0.01)
    expect(lightness('raised') - lightness('sunk')).toBeGreaterThanOrEqual(theme === 'dark' ? 0.12 : 0.03)
  })
  test('the colours of the five areas of wellness are far apart on the wheel', () => {
    const hues = Object.values(wellnessColours)
      .map((name) => token(name, theme)[2])
      .sort((a, b) => a - b)
    const gaps = hues.map((hue, index) => ((hues[index + 1] ?? (hues[0] ?? 0) + 360) - hue) % 360)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(40)
  })
})

test('the gradient of a button runs evenly, without a stop in between', () => {
  expect(source).toMatch(/--sunrise-button: linear-gradient\(100deg in oklch, var\(--[\w-]+\), var\(--[\w-]+\)\);/)
})
