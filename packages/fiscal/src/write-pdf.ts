import type { FiscalDocument } from '@shop/domain/fiscal'
import { SHOP_NAME } from '@shop/domain/store'
import type { Translate } from '@shop/i18n'
import { collectPdf, createPdfCanvas, type PdfCanvas, type PdfFonts, type Structure, type TextStyle } from '@shop/pdf'
import PDFDocument from 'pdfkit'
import { type DocumentTexts, documentTexts, type ItemRow } from './document-texts.ts'
import { ATTACHMENT_NAME, facturxMetadata } from './facturx-metadata.ts'
import { ADDRESS, FACTS, LINE, PAGE, STYLES, TEXT_WIDTH, TINT } from './page-style.ts'

/** What a PDF is written with besides its document. */
export interface PdfTools {
  readonly fonts: PdfFonts
  /** Of the locale of the document. */
  readonly t: Translate
}

const INSIDE_BOTTOM = PAGE.height - PAGE.bottom

/**
 * A document as PDF/A-3 with its XML inside (ZUGFeRD, Factur-X): one file for people and programs. Tagged, with repeated heads and page
 * numbers as decoration. The same document and XML give the same bytes: all days in it are that of issue.
 */
export async function writePdf(
  document: FiscalDocument,
  xml: Uint8Array,
  { fonts, t }: PdfTools,
): Promise<Uint8Array<ArrayBuffer>> {
  const texts = documentTexts(document, t)
  const date = new Date(`${document.issueDate}T00:00:00.000Z`)
  const pdf = new PDFDocument({
    ...{ size: 'A4', margin: 0, autoFirstPage: false, font: '', bufferPages: true },
    ...{ subset: 'PDF/A-3b', pdfVersion: '1.7', tagged: true, displayTitle: true, lang: document.locale },
    // These go into the metadata as they are: marks of markup in them would break it.
    info: {
      Title: withoutMarkup(texts.title),
      Author: withoutMarkup(document.seller.name),
      Creator: SHOP_NAME,
      Producer: SHOP_NAME,
      CreationDate: date,
      ModDate: date,
    },
  })
  const bytes = collectPdf(pdf)
  const canvas = createPdfCanvas(pdf, fonts)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const section = pdf.struct('Sect')
  root.add(section)
  pdf.addPage()
  const top = drawHead(texts, canvas, section)
  const end = drawItems(texts, canvas, section, top)
  drawClosing(texts, canvas, section, end)
  section.end()
  root.end()
  drawFooters(texts, canvas)
  pdf.file(Buffer.from(xml), {
    ...{ name: ATTACHMENT_NAME, type: 'text/xml', relationship: 'Alternative', description: `${document.number}, EN 16931` },
    ...{ creationDate: date, modifiedDate: date },
  })
  pdf.appendXML(facturxMetadata())
  pdf.end()
  return bytes
}

function withoutMarkup(text: string): string {
  return text.replace(/[<>]/g, '').replaceAll('&', 'and')
}

/** Letterhead, address, facts and title; returns where what follows begins. */
function drawHead(texts: DocumentTexts, canvas: PdfCanvas, into: Structure): number {
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

function drawFacts({ facts }: DocumentTexts, canvas: PdfCanvas, into: Structure): number {
  const table = canvas.pdf.struct('Table')
  into.add(table)
  let y: number = FACTS.top
  for (const { label, value } of facts) {
    const lines = canvas.wrap(label, STYLES.label, FACTS.width * 0.52)
    const row = canvas.pdf.struct('TR')
    table.add(row)
    row.add(cellOf(canvas, 'TH', () => canvas.writeLines(lines, STYLES.label, FACTS.left, y), 'Row'))
    row.add(cellOf(canvas, 'TD', () => writeRight(canvas, value, STYLES.value, FACTS.left + FACTS.width, y)))
    row.end()
    y += lines.length * STYLES.label.leading + 2
  }
  table.end()
  return y
}

/** A cell with what it draws; `scope` says of which cells a head is the head. */
function cellOf(canvas: PdfCanvas, type: 'TH' | 'TD', draw: () => void, scope?: 'Row' | 'Column'): Structure {
  const content = canvas.pdf.markStructureContent(type)
  draw()
  canvas.pdf.endMarkedContent()
  const options: object = scope ? { scope } : {}
  return canvas.pdf.struct(type, options, [content])
}

function writeRight(canvas: PdfCanvas, text: string, style: TextStyle, right: number, top: number): void {
  canvas.write(text, style, right - canvas.widthOf(text, style), top)
}

/** Columns of the items: where text begins on the left, or ends on the right. */
const COLUMNS = {
  position: PAGE.left + 4,
  name: PAGE.left + 24,
  nameWidth: TEXT_WIDTH * 0.42 - 24,
  quantity: PAGE.left + TEXT_WIDTH * 0.53,
  unitPrice: PAGE.left + TEXT_WIDTH * 0.71,
  rate: PAGE.left + TEXT_WIDTH * 0.82,
  amount: PAGE.left + TEXT_WIDTH - 4,
} as const

function drawItems(texts: DocumentTexts, canvas: PdfCanvas, into: Structure, top: number): number {
  const table = canvas.pdf.struct('Table')
  into.add(table)
  const head = canvas.pdf.struct('THead')
  table.add(head)
  let y = drawItemHead(texts.itemHead, canvas, top, head)
  head.end()
  const body = canvas.pdf.struct('TBody')
  table.add(body)
  for (const [index, item] of texts.items.entries()) {
    const row = layoutItem(item, canvas)
    // The totals stay with the last item.
    const needed = row.height + (index === texts.items.length - 1 ? totalsHeight(texts) : 0)
    if (y + needed > INSIDE_BOTTOM) {
      canvas.pdf.addPage()
      y = drawItemHead(texts.itemHead, canvas, PAGE.top)
    }
    row.draw(y, body)
    y += row.height
  }
  body.end()
  table.end()
  return y
}

/** The head of the items; repeated on a further page it is decoration. */
function drawItemHead(head: readonly string[], canvas: PdfCanvas, top: number, into?: Structure): number {
  const rights = [COLUMNS.quantity, COLUMNS.unitPrice, COLUMNS.rate, COLUMNS.amount]
  const widths = [COLUMNS.nameWidth, 50, 80, 50, 84]
  const cells = head.map((text, index) => canvas.wrap(text, STYLES.head, widths[index] ?? 60))
  const height = Math.max(...cells.map(lines => lines.length)) * STYLES.head.leading + 8
  canvas.drawArtifact(() => canvas.pdf.rect(PAGE.left, top, TEXT_WIDTH, height).fill(TINT))
  const row = into && canvas.pdf.struct('TR')
  if (row) into.add(row)
  for (const [index, lines] of cells.entries()) {
    const right = rights[index - 1]
    const draw = () => {
      if (right === undefined) canvas.writeLines(lines, STYLES.head, COLUMNS.name, top + 4)
      else
        for (const [line, text] of lines.entries())
          writeRight(canvas, text, STYLES.head, right, top + 4 + line * STYLES.head.leading)
    }
    if (row) row.add(cellOf(canvas, 'TH', draw, 'Column'))
    else canvas.drawArtifact(draw)
  }
  row?.end()
  return top + height
}

interface Row {
  readonly height: number
  draw(top: number, into: Structure): void
}

function layoutItem(item: ItemRow, canvas: PdfCanvas): Row {
  const name = canvas.wrap(item.name, STYLES.cell, COLUMNS.nameWidth)
  const details = item.details.flatMap(text => canvas.wrap(text, STYLES.note, COLUMNS.nameWidth))
  const height = name.length * STYLES.cell.leading + details.length * STYLES.note.leading + 9
  return {
    height,
    draw(top, into) {
      const { pdf } = canvas
      const first = top + 4
      if (item.position) canvas.drawArtifact(() => canvas.write(item.position, STYLES.note, COLUMNS.position, first))
      const row = pdf.struct('TR')
      into.add(row)
      const drawName = () => {
        canvas.writeLines([...name.slice(0, -1), `${name.at(-1)} `], STYLES.cell, COLUMNS.name, first)
        canvas.writeLines(details, STYLES.note, COLUMNS.name, first + name.length * STYLES.cell.leading)
      }
      row.add(cellOf(canvas, 'TD', drawName))
      for (const [text, right] of [
        [item.quantity, COLUMNS.quantity],
        [item.unitPrice, COLUMNS.unitPrice],
        [item.rate, COLUMNS.rate],
        [item.amount, COLUMNS.amount],
      ] as const)
        row.add(cellOf(canvas, 'TD', () => writeRight(canvas, text, STYLES.cell, right, first)))
      row.end()
      canvas.drawArtifact(() => pdf.rect(PAGE.left, top + height - 0.5, TEXT_WIDTH, 0.5).fill(LINE))
    },
  }
}

const TOTALS_LEFT = PAGE.left + TEXT_WIDTH * 0.42

function totalsHeight({ totals }: DocumentTexts): number {
  return totals.reduce((height, { isStrong }) => height + (isStrong ? STYLES.total.leading + 5 : STYLES.body.leading + 2), 14)
}

/** Totals, how it is paid, notes and where it was sent. */
function drawClosing(texts: DocumentTexts, canvas: PdfCanvas, into: Structure, top: number): void {
  let y = drawTotals(texts, canvas, into, top + 10) + 16
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
}

function drawTotals({ totals }: DocumentTexts, canvas: PdfCanvas, into: Structure, top: number): number {
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
    row.add(cellOf(canvas, 'TD', () => writeRight(canvas, value, style, COLUMNS.amount, place)))
    row.end()
    y += style.leading + 2
  }
  table.end()
  return y
}

/** Who sends it and which page it is, on every page, as decoration. */
function drawFooters(texts: DocumentTexts, canvas: PdfCanvas): void {
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
