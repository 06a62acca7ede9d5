import type { Face, PdfFonts } from './pdf-fonts.ts'

export type Structure = PDFKit.PDFStructureElement

/** How a line of text looks; sizes in points. */
export interface TextStyle {
  readonly face: Face
  readonly size: number
  /** From one line to the next. */
  readonly leading: number
  readonly color: string
}

/** Writes lines of text in any script on a PDF, and tags what is content and what is decoration (artifact). */
export interface PdfCanvas {
  readonly pdf: PDFKit.PDFDocument
  widthOf(text: string, style: TextStyle): number
  /** A text in lines that fit a width; only a word wider than that is cut. */
  wrap(text: string, style: TextStyle, width: number): string[]
  /** Writes one line; `top` is the upper edge of its leading. */
  write(line: string, style: TextStyle, left: number, top: number): void
  writeLines(lines: readonly string[], style: TextStyle, left: number, top: number): void
  /** Draws decoration, which screen readers skip. */
  drawArtifact(draw: () => void): void
  /** A structure element whose content is what `draw` draws. */
  mark(tag: string, draw: () => void): Structure
}

/** Half of the height of capitals, as a share of the font size. */
const HALF_CAP_HEIGHT = 0.35

/** A canvas for a document; registers the fonts with it. */
export function createPdfCanvas(pdf: PDFKit.PDFDocument, fonts: PdfFonts): PdfCanvas {
  for (const { name, data } of fonts.parts) pdf.registerFont(name, data)
  const widths = new Map<string, number>()
  const measure = (text: string, { face, size }: TextStyle) =>
    fonts.runsOf(text, face).reduce((sum, run) => sum + pdf.font(run.font).fontSize(size).widthOfString(run.text), 0)
  const widthOf = (text: string, style: TextStyle) => {
    const key = `${style.face} ${style.size} ${text}`
    const width = widths.get(key) ?? measure(text, style)
    widths.set(key, width)
    return width
  }
  const write: PdfCanvas['write'] = (line, style, left, top) => {
    const baseline = top + style.leading / 2 + style.size * HALF_CAP_HEIGHT
    let x = left
    for (const { font, text } of fonts.runsOf(line, style.face)) {
      pdf.font(font).fontSize(style.size).fillColor(style.color)
      pdf.text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' })
      x += pdf.widthOfString(text)
    }
  }
  return {
    pdf,
    widthOf,
    write,
    wrap: (text, style, width) => wrapWords(text, width, part => widthOf(part, style)),
    writeLines(lines, style, left, top) {
      // The blank separates the last word of a line from the next line for screen readers and text search.
      for (const [index, line] of lines.entries())
        write(index < lines.length - 1 ? `${line} ` : line, style, left, top + index * style.leading)
    },
    drawArtifact(draw) {
      pdf.markContent('Artifact', { type: 'Layout' })
      draw()
      pdf.endMarkedContent()
    },
    mark(tag, draw) {
      const content = pdf.markStructureContent(tag)
      draw()
      pdf.endMarkedContent()
      return pdf.struct(tag, {}, [content])
    },
  }
}

function wrapWords(text: string, width: number, widthOf: (part: string) => number): string[] {
  const lines: string[] = []
  const space = widthOf(' ')
  let line = ''
  let lineWidth = 0
  for (const word of text.split(' ')) {
    const wordWidth = widthOf(word)
    if (line && lineWidth + space + wordWidth <= width) {
      line = `${line} ${word}`
      lineWidth += space + wordWidth
      continue
    }
    if (line) lines.push(line)
    line = word
    while (widthOf(line) > width && line.length > 1) {
      const cut = fittingLength(line, width, widthOf)
      lines.push(line.slice(0, cut))
      line = line.slice(cut)
    }
    lineWidth = widthOf(line)
  }
  return [...lines, line]
}

function fittingLength(word: string, width: number, widthOf: (part: string) => number): number {
  let length = word.length - 1
  while (length > 1 && widthOf(word.slice(0, length)) > width) length--
  return length
}

/** The bytes of a document, once it has ended. */
export function collectPdf(pdf: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('error', reject)
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
  })
}
