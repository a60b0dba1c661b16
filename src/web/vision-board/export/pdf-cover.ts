import type { PDFDocument } from 'pdfkit'
import type { TokenColours } from '#web/lib/picture-canvas.ts'
import { margin, type Paper } from './pdf-paper.ts'

export function drawCover(paper: Paper, title: string, lines: readonly string[]): void {
  const { document, type, ink } = paper
  paper.newPage(false)
  paper.begin(title)
  const { width, height } = document.page
  const isWide = width > height
  paper.decorate(() => drawEvening(document, ink))
  const style = { face: 'display', size: 46, leading: 52, colour: ink('--ink') } as const
  const small = { face: 'text', size: 14, leading: 22, colour: ink('--ink-soft') } as const
  const room = Math.min(440, width - 2 * margin - 20)
  let y = height * (isWide ? 0.2 : 0.24)
  paper.mark('H1', () => {
    for (const line of type.lines(title, style, room).slice(0, 4)) {
      type.draw(line, style, margin + 10, y, room)
      y += style.leading
    }
  })
  y += 6
  for (const words of lines)
    paper.mark('P', () => {
      for (const line of type.lines(words, small, room)) {
        type.draw(line, small, margin + 10, y - 14, room)
        y += small.leading
      }
    })
}

export function drawSky(document: PDFDocument, ink: TokenColours): void {
  const { width, height } = document.page
  const sky = document.linearGradient(0, 0, 0, height)
  sky.stop(0, ink('--sky-high')).stop(0.5, ink('--sky-mid')).stop(0.85, ink('--sky-low'))
  document.rect(0, 0, width, height).fill(sky)
}

function drawEvening(document: PDFDocument, ink: TokenColours): void {
  drawSky(document, ink)
  const { width, height } = document.page
  const radius = Math.min(width, height) * 0.17
  const sun = document.linearGradient(width * 0.7 - radius, height * 0.8, width * 0.7 + radius, height * 0.7)
  sun.stop(0, ink('--sunrise-coral')).stop(1, ink('--sunrise-gold'))
  document.circle(width * 0.7, height * 0.76, radius).fill(sun)
  const hill = (at: number, bend: number, token: `--${string}`) =>
    document
      .moveTo(0, height * at)
      .bezierCurveTo(
        width * 0.3,
        height * (at + bend),
        width * 0.6,
        height * (at - bend),
        width,
        height * (at - bend / 3),
      )
      .lineTo(width, height)
      .lineTo(0, height)
      .fill(ink(token))
  hill(0.78, -0.05, '--hill-far')
  hill(0.85, 0.04, '--hill-mid')
  hill(0.92, -0.03, '--hill-near')
}
