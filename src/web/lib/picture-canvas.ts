import { graphemes } from './graphemes.ts'

type Theme = 'light' | 'dark'
/** Returns the value of a colour token, such as `--ink`. */
export type TokenColours = (token: `--${string}`) => string

/** The colours of one theme by their tokens, whatever the user's theme: a picture is viewed elsewhere. */
export function coloursOf(theme: Theme): TokenColours {
  const known = new Map<string, string>()
  return (token) => {
    const kept = known.get(token)
    if (kept !== undefined) return kept
    const probe = document.createElement('span')
    probe.dataset['theme'] = theme
    probe.style.color = `var(${token})`
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    known.set(token, color)
    return color
  }
}

/** A canvas of this many pixels, and its 2D context. */
export function createCanvas(width: number, height: number, canvas = document.createElement('canvas')) {
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('There is no canvas')
  return { canvas, context }
}

/** Waits until our typefaces can be drawn. */
export const loadTypefaces = (): Promise<unknown> =>
  Promise.all(['600 40px Fraunces', '400 30px Figtree', '600 30px Figtree'].map((font) => document.fonts.load(font)))

/** Draws the background of our pictures: a sky, a setting sun, two hills. */
export function drawEvening(context: CanvasRenderingContext2D, colour: TokenColours): void {
  const { width, height } = context.canvas
  const sky = context.createLinearGradient(0, 0, 0, height)
  for (const [at, token] of [
    [0, '--sky-high'],
    [0.55, '--sky-mid'],
    [0.85, '--sky-low'],
  ] as const)
    sky.addColorStop(at, colour(token))
  context.fillStyle = sky
  context.fillRect(0, 0, width, height)
  context.fillStyle = colour('--sunrise-gold')
  context.beginPath()
  context.arc(width * 0.8, height * 0.9, Math.min(width, height) * 0.102, 0, 2 * Math.PI)
  context.fill()
  drawHill(context, colour('--hill-far'), 0.88, -0.056)
  drawHill(context, colour('--hill-near'), 0.94, 0.046)
}

function drawHill(context: CanvasRenderingContext2D, colour: string, at: number, bend: number): void {
  const { width, height } = context.canvas
  const arch = bend * Math.min(width, height)
  context.fillStyle = colour
  context.beginPath()
  context.moveTo(0, height * at)
  context.bezierCurveTo(width * 0.3, height * at + arch, width * 0.6, height * at - arch, width, height * at)
  context.lineTo(width, height)
  context.lineTo(0, height)
  context.fill()
}

/** Breaks the text into lines no wider than `width` in the context's font; a word that is wider is cut. */
export function wrapWords(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  const fits = (words: string) => context.measureText(words).width <= width
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = word
    while (!fits(line) && line.length > 1) {
      const part = longestPart(line, fits)
      lines.push(part)
      line = line.slice(part.length)
    }
  }
  return [...lines, line]
}

/** The longest beginning of whole characters that fits, at least one. */
export function longestPart(word: string, fits: (part: string) => boolean): string {
  let part = ''
  for (const { segment } of graphemes().segment(word)) {
    if (part !== '' && !fits(part + segment)) break
    part += segment
  }
  return part
}

/** The canvas as a file. */
export const fileOf = (canvas: HTMLCanvasElement, type: 'image/png' | 'image/jpeg'): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came'))), type, 0.92)
  })
