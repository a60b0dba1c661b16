import { normalForm } from '#contract/unicode-normal-form.ts'
import { graphemes } from '#web/lib/graphemes.ts'
import type { PDFDocument } from 'pdfkit'
import { longestPart } from '#web/lib/picture-canvas.ts'
import type { Face, Faces, Style } from './pdf-fonts.ts'
import { drawGlyphs, measureGlyphs } from './pdf-glyphs.ts'

/** `font` null: no embedded font has these characters, so they're drawn as an image. */
type Run = { text: string; font: string | null; width: number }
export type Line = { runs: Run[]; isRightToLeft: boolean }

const rightToLeft = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
// Control characters for breaks and direction aren't drawn.
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** Real text where our fonts have the characters, else an image with alternative text. */
export function createType(document: PDFDocument, faces: Faces) {
  const measure = createMeasure(document)
  /** Splits a text into runs of one font each. */
  const runsOf = (text: string, style: Style): Run[] => {
    const runs: Run[] = []
    for (const { segment } of graphemes().segment(text)) {
      const last = runs.at(-1)
      const font = fontOf(segment, faces[style.face])
      if (last?.font === font) last.text += segment
      else runs.push({ text: segment, font, width: 0 })
    }
    return runs.map(({ text, font }) => ({ text, font, width: measure(text, font, style) }))
  }
  const widthOf = (text: string, style: Style) => runsOf(text, style).reduce((sum, { width }) => sum + width, 0)

  return {
    widthOf,
    lines: (words: string, style: Style, width: number): Line[] =>
      clean(words)
        .split('\n')
        .flatMap((paragraph) => {
          const isRightToLeft = rightToLeft.test(paragraph)
          return breakParagraph(paragraph, width, (text) => widthOf(text, style)).map((line) => ({
            isRightToLeft,
            runs: isRightToLeft
              ? [{ text: line, font: null, width: measureGlyphs(line, style.face, style.size) }]
              : runsOf(line, style),
          }))
        }),
    /** Draws a line in a column from `x` that's `width` wide. */
    draw: ({ runs, isRightToLeft }: Line, style: Style, x: number, baseline: number, width: number) => {
      let at = isRightToLeft ? x + width - runs.reduce((sum, run) => sum + run.width, 0) : x
      for (const run of runs) {
        drawRun(document, run, style, at, baseline)
        at += run.width
      }
    },
  }
}

/** The name of the first font that has all characters of a letter; null if none has. */
function fontOf(letter: string, fonts: Faces[Face]): string | null {
  const points = Array.from(letter, (each) => each.codePointAt(0) ?? 0)
  return fonts.find(({ has }) => points.every(has))?.name ?? null
}

/** Measures texts. It keeps the widths, because the same words are tried in several sizes. */
function createMeasure(document: PDFDocument) {
  const known = new Map<string, number>()
  return (text: string, font: string | null, { face, size }: Style): number => {
    const key = `${font ?? face}: ${text}`
    const width =
      known.get(key) ??
      (font === null ? measureGlyphs(text, face, 100) : document.font(font).fontSize(100).widthOfString(text))
    known.set(key, width)
    return (width * size) / 100
  }
}

function drawRun(document: PDFDocument, { text, font, width }: Run, style: Style, x: number, baseline: number): void {
  if (font === null) drawGlyphs(document, text, style, x, baseline, width)
  else
    document
      .font(font)
      .fontSize(style.size)
      .fillColor(style.colour)
      .text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' })
}

function breakParagraph(paragraph: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  let [line, wide] = ['', 0]
  const push = () => {
    lines.push(line.trimEnd())
    ;[line, wide] = ['', 0]
  }
  for (const word of paragraph.match(/\S+\s*|\s+/g) ?? []) {
    let rest = word
    if (wide > 0 && wide + widthOf(rest.trimEnd()) > width) push()
    while (widthOf(rest.trimEnd()) > width) {
      const part = longestPart(rest, (some) => widthOf(some) <= width)
      line = part
      rest = rest.slice(part.length)
      push()
    }
    line += rest
    wide += widthOf(rest)
  }
  push()
  return lines
}

export type Type = ReturnType<typeof createType>

const clean = (words: string): string =>
  normalForm('NFC', words.toWellFormed())
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(unseen, '')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
