import type { Locale } from '@shop/domain/market'
import { SHOP_NAME } from '@shop/domain/store'
import { collectPdf, createPdfCanvas, type PdfCanvas, type PdfFonts, type Structure } from '@shop/pdf'
import { createPdf } from './create-pdf.ts'
import { drawItems } from './item-table.ts'
import type { LetterCode, LetterTexts } from './letter-texts.ts'
import { ADDRESS, FACTS, INSIDE_BOTTOM, LINE, PAGE, STYLES, TEXT_WIDTH } from './page-style.ts'
import { cellOf, writeRight } from './table-cells.ts'

/** How a letter is written. */
export interface LetterForm {
  readonly fonts: PdfFonts
  readonly locale: Locale
  readonly author: string
  /** All days in the file are this one, YYYY-MM-DD, so that the same letter gives the same bytes. */
  readonly day: string
  /** Adds to the file what is no page of it. */
  readonly attach?: (pdf: PDFKit.PDFDocument, date: Date) => void
}

/** A business letter as tagged PDF/A-3, with repeated heads and page numbers as decoration. */
export async function writeLetter(texts: LetterTexts, form: LetterForm): Promise<Uint8Array<ArrayBuffer>> {
  const date = new Date(`${form.day}T00:00:00.000Z`)
  const pdf = createPdf({ title: texts.title, author: form.author, locale: form.locale, date })
  const bytes = collectPdf(pdf)
  const canvas = createPdfCanvas(pdf, form.fonts)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const section = pdf.struct('Sect')
  root.add(section)
  pdf.addPage()
  const top = drawHead(texts, canvas, section)
  const end = drawItems(texts, canvas, section, { top, below: totalsHeight(texts) })
  drawClosing(texts, canvas, section, end)
  section.end()
  root.end()
  drawFooters(texts, canvas)
  form.attach?.(pdf, date)
  pdf.end()
  return bytes
}

/** Letterhead, address, facts and title; returns where what follows begins. */
function drawHead(texts: LetterTexts, canvas: PdfCanvas, into: Structure): number {
  canvas.drawArtifact(() => canvas.write(SHOP_NAME, STYLES.brand, PAGE.left, PAGE.top))
  canvas.drawArtifact(() => canvas.write(texts.senderLine, STYLES.sender, PAGE.left, ADDRESS.top))
  let y = ADDRESS.top + 16
  for (const line of texts.address.flatMap(text => canvas.wrap(text, STYLES.body, ADDRESS.width))) {
    into.add(canvas.mark('P', () => canvas.write(line, STYLES.body, PAGE.left, y)))
    y += STYLES.body.leading
  }
  const factsEnd = drawFacts(texts, canvas, into)
  const top = Math.max(y, factsEnd, ADDRESS.bottom) + 18
  const title = canvas.wrap(texts.title, STYLES.title, TEXT_WIDTH)
  into.add(canvas.mark('H1', () => canvas.writeLines(title, STYLES.title, PAGE.left, top)))
  const below = top + title.length * STYLES.title.leading
  if (!texts.subtitle) return below + 14
  into.add(canvas.mark('P', () => canvas.write(texts.subtitle ?? '', STYLES.body, PAGE.left, below + 2)))
  return below + STYLES.body.leading + 16
}

function drawFacts({ facts }: LetterTexts, canvas: PdfCanvas, into: Structure): number {
  const table = canvas.pdf.struct('Table')
  into.add(table)
  let y: number = FACTS.top
  for (const { label, value } of facts) {
    const lines = canvas.wrap(label, STYLES.label, FACTS.width * 0.52)
    const values = canvas.wrap(value, STYLES.value, FACTS.width * 0.46)
    const row = canvas.pdf.struct('TR')
    table.add(row)
    row.add(cellOf(canvas, 'TH', () => canvas.writeLines(lines, STYLES.label, FACTS.left, y), 'Row'))
    row.add(
      cellOf(canvas, 'TD', () => {
        for (const [index, line] of values.entries())
          writeRight(canvas, line, STYLES.value, FACTS.left + FACTS.width, y + index * STYLES.value.leading)
      }),
    )
    row.end()
    y += Math.max(lines.length, values.length) * STYLES.label.leading + 2
  }
  table.end()
  return y
}

const TOTALS_LEFT = PAGE.left + TEXT_WIDTH * 0.42
const TOTALS_RIGHT = PAGE.left + TEXT_WIDTH - 4

function totalsHeight({ totals }: LetterTexts): number {
  return totals.length === 0
    ? 0
    : totals.reduce((height, { isStrong }) => height + (isStrong ? STYLES.total.leading + 5 : STYLES.body.leading + 2), 14)
}

/** Totals, and what is said behind them. */
function drawClosing(texts: LetterTexts, canvas: PdfCanvas, into: Structure, top: number): void {
  let y = (texts.totals.length === 0 ? top : drawTotals(texts, canvas, into, top + 10)) + 16
  for (const { label, text } of texts.paragraphs) {
    const lines = canvas.wrap(text, STYLES.body, TEXT_WIDTH)
    const height = (label ? STYLES.head.leading : 0) + lines.length * STYLES.body.leading + 8
    if (y + height > INSIDE_BOTTOM) {
      canvas.pdf.addPage()
      y = PAGE.top
    }
    if (label) {
      const place = y
      into.add(canvas.mark('P', () => canvas.write(label, STYLES.head, PAGE.left, place)))
      y += STYLES.head.leading
    }
    const place = y
    into.add(canvas.mark('P', () => canvas.writeLines(lines, STYLES.body, PAGE.left, place)))
    y += lines.length * STYLES.body.leading + 8
  }
  if (texts.code) drawCode(texts.code, canvas, into, y)
}

/** Width of a code in points, with its white margin: 35 mm. */
const CODE_WIDTH = 99

/** A QR code with what it is for; on a page of its own where it does not fit. */
function drawCode({ label, size, path }: LetterCode, canvas: PdfCanvas, into: Structure, top: number): void {
  const { pdf } = canvas
  const fits = top + STYLES.head.leading + CODE_WIDTH <= INSIDE_BOTTOM
  if (!fits) pdf.addPage()
  const y = fits ? top : PAGE.top
  into.add(canvas.mark('P', () => canvas.write(label, STYLES.head, PAGE.left, y)))
  const content = pdf.markStructureContent('Figure')
  pdf.save()
  pdf.translate(PAGE.left, y + STYLES.head.leading).scale(CODE_WIDTH / size)
  pdf.path(path).lineWidth(1).stroke('#000000')
  pdf.restore()
  pdf.endMarkedContent()
  into.add(pdf.struct('Figure', { alt: label }, [content]))
}

function drawTotals({ totals }: LetterTexts, canvas: PdfCanvas, into: Structure, top: number): number {
  const table = canvas.pdf.struct('Table')
  into.add(table)
  let y = top
  for (const { label, value, isStrong = false } of totals) {
    const style = isStrong ? STYLES.total : STYLES.body
    if (isStrong) {
      const place = y
      canvas.drawArtifact(() => canvas.pdf.rect(TOTALS_LEFT, place, PAGE.left + TEXT_WIDTH - TOTALS_LEFT, 0.75).fill(LINE))
      y += 3
    }
    const place = y
    const row = canvas.pdf.struct('TR')
    table.add(row)
    row.add(cellOf(canvas, 'TH', () => canvas.write(label, style, TOTALS_LEFT, place), 'Row'))
    row.add(cellOf(canvas, 'TD', () => writeRight(canvas, value, style, TOTALS_RIGHT, place)))
    row.end()
    y += style.leading + 2
  }
  table.end()
  return y
}

/** Who sends it and which page it is, on every page, as decoration. */
function drawFooters(texts: LetterTexts, canvas: PdfCanvas): void {
  const { pdf } = canvas
  const { start, count } = pdf.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page)
    const lines = texts.footer.flatMap(text => canvas.wrap(text, STYLES.foot, TEXT_WIDTH))
    const top = PAGE.height - 24 - (lines.length + 1) * STYLES.foot.leading
    canvas.drawArtifact(() => {
      pdf.rect(PAGE.left, top - 6, TEXT_WIDTH, 0.5).fill(LINE)
      canvas.writeLines(lines, STYLES.foot, PAGE.left, top)
      writeRight(
        canvas,
        texts.pageLabel(page + 1, count),
        STYLES.foot,
        PAGE.left + TEXT_WIDTH,
        top + lines.length * STYLES.foot.leading,
      )
    })
  }
}
