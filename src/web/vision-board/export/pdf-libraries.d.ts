// The used parts of two libraries without types.
declare module 'pdfkit' {
  type Colour = string | Gradient
  type Gradient = { stop: (at: number, colour: string) => Gradient }
  export type StructureContent = { readonly refs: readonly unknown[] }
  export type Structure = { add: (child: Structure | StructureContent) => Structure; end: () => void }
  type TextOptions = { lineBreak?: boolean; baseline?: 'alphabetic' }

  type Reference = { end: (bytes: Uint8Array) => void }
  /** A picture that is in the document already. */
  export type Drawing = { label: string; width: number; height: number; obj: Reference }

  export class PDFDocument {
    constructor(options: {
      size: 'A4' | 'LETTER'
      layout: 'portrait' | 'landscape'
      margin: number
      autoFirstPage: boolean
      font: ArrayBuffer
      tagged: boolean
      pdfVersion: '1.7'
      lang: string
      displayTitle: boolean
      info: { Title: string; Creator: string }
    })
    page: { width: number; height: number }
    outline: { addItem: (title: string) => unknown }
    on(event: 'data', listener: (chunk: Uint8Array<ArrayBuffer>) => void): this
    on(event: 'end', listener: () => void): this
    addPage(): this
    end(): void
    registerFont(name: string, file: ArrayBuffer): this
    font(name: string): this
    fontSize(size: number): this
    widthOfString(text: string): number
    text(text: string, x: number, y: number, options: TextOptions): this
    ref(data: object): Reference
    image(file: ArrayBuffer | Drawing, x: number, y: number, options: { width: number; height: number }): this
    save(): this
    restore(): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): this
    rect(x: number, y: number, width: number, height: number): this
    roundedRect(x: number, y: number, width: number, height: number, corner: number): this
    circle(x: number, y: number, radius: number): this
    clip(): this
    rotate(degrees: number, options: { origin: [x: number, y: number] }): this
    fillOpacity(opacity: number): this
    lineWidth(width: number): this
    stroke(colour: Colour): this
    fill(colour: Colour): this
    fillColor(colour: Colour): this
    linearGradient(x1: number, y1: number, x2: number, y2: number): Gradient
    markContent(tag: 'Artifact' | 'Span', options: { type?: string; actual?: string }): this
    markStructureContent(tag: string): StructureContent
    endMarkedContent(): this
    struct(type: string, options?: { alt?: string; title?: string }, children?: StructureContent[]): Structure
    addStructure(structure: Structure): this
  }
}

declare module 'fontkit' {
  export function create(file: Uint8Array): { hasGlyphForCodePoint: (point: number) => boolean }
}
