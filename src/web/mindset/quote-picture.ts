import { brand } from '#contract/brand.ts'
import type { Quote } from '#contract/mindset.ts'

const size = 1080
const margin = 110

/** A quote on an evening sky, as a square picture of 1080 pixels. */
export async function drawQuote({ text, author, work, year }: Quote): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size })
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('There is no canvas')
  await Promise.all(['600 40px Fraunces', '400 30px Figtree'].map((font) => document.fonts.load(font)))
  const colour = lightColours()
  drawSky(context, colour)
  context.fillStyle = colour('--ink')
  context.textBaseline = 'alphabetic'
  const { lines, height } = fit(context, text)
  let top = Math.max(margin + height, (size * 0.72 - lines.length * height * 1.3) / 2 + height)
  for (const line of lines) {
    context.fillText(line, margin, top)
    top += height * 1.3
  }
  context.font = '600 34px Figtree'
  context.fillText(author, margin, top + 26)
  context.font = '400 28px Figtree'
  context.fillStyle = colour('--ink-soft')
  context.fillText(`${work}, ${year}`, margin, top + 68, size - 2 * margin)
  context.fillStyle = colour('--paper')
  context.font = '600 26px Figtree'
  context.fillText(brand.name, margin, size - 20)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came'))), 'image/png')
  })
}

/** The colours of the light theme, whichever she has chosen: a picture is looked at elsewhere. */
function lightColours(): (token: string) => string {
  const probe = document.createElement('span')
  probe.dataset['theme'] = 'light'
  document.body.append(probe)
  const read = (token: string) => {
    probe.style.color = `var(${token})`
    return getComputedStyle(probe).color
  }
  const names = [
    '--ink',
    '--ink-soft',
    '--paper',
    '--sky-high',
    '--sky-mid',
    '--sky-low',
    '--hill-far',
    '--hill-near',
    '--sunrise-gold',
  ]
  const colours = new Map(names.map((name) => [name, read(name)]))
  probe.remove()
  return (token) => colours.get(token) ?? 'black'
}

function drawSky(context: CanvasRenderingContext2D, colour: (token: string) => string): void {
  const sky = context.createLinearGradient(0, 0, 0, size)
  for (const [at, token] of [
    [0, '--sky-high'],
    [0.55, '--sky-mid'],
    [0.85, '--sky-low'],
  ] as const)
    sky.addColorStop(at, colour(token))
  context.fillStyle = sky
  context.fillRect(0, 0, size, size)
  context.fillStyle = colour('--sunrise-gold')
  context.beginPath()
  context.arc(size * 0.8, size * 0.9, 110, 0, 2 * Math.PI)
  context.fill()
  drawHill(context, colour('--hill-far'), 0.88, -60)
  drawHill(context, colour('--hill-near'), 0.94, 50)
}

function drawHill(context: CanvasRenderingContext2D, colour: string, height: number, bend: number): void {
  context.fillStyle = colour
  context.beginPath()
  context.moveTo(0, size * height)
  context.bezierCurveTo(size * 0.3, size * height + bend, size * 0.6, size * height - bend, size, size * height)
  context.lineTo(size, size)
  context.lineTo(0, size)
  context.fill()
}

/** A line of verse is broken only where it would be set smaller than this. */
const leastVerse = 40

/** The largest size in which the words fit above the author, and their lines. */
function fit(context: CanvasRenderingContext2D, text: string): { lines: string[]; height: number } {
  for (let height = 76; height > 30; height -= 4) {
    context.font = `600 ${height}px Fraunces`
    const verses = text.split('\n')
    const lines = verses.flatMap((verse) => wrap(context, verse))
    const isWhole = verses.length === 1 || lines.length === verses.length || height < leastVerse
    if (isWhole && lines.length * height * 1.3 < size * 0.58) return { lines, height }
  }
  return { lines: wrap(context, text), height: 30 }
}

function wrap(context: CanvasRenderingContext2D, verse: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of verse.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && context.measureText(longer).width > size - 2 * margin) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}
