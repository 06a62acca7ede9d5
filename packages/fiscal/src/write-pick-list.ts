import type { PickedOrder, PickList, PickListRow } from '@shop/domain/fiscal'
import { SHOP_NAME } from '@shop/domain/store'
import { collectPdf, createPdfCanvas, type PdfCanvas, type PdfFonts, type Structure } from '@shop/pdf'
import { type BarCode, barCodeOf } from './bar-code.ts'
import { createPdf } from './create-pdf.ts'
import { LINE, PAGE, STYLES, TINT } from './page-style.ts'
import { cellOf, writeRight } from './table-cells.ts'

const MM = 72 / 25.4
const LEFT = 15 * MM
const TOP = 15 * MM
const WIDTH = PAGE.width - 2 * LEFT
const BOTTOM = PAGE.height - 18 * MM

/** Where each column begins, from the left of the page; lengths in points. */
const COLUMNS = { box: LEFT + 4, place: LEFT + 36, item: LEFT + 108, code: LEFT + 274, units: LEFT + 416, order: LEFT + 428 }
const ITEM_WIDTH = COLUMNS.code - COLUMNS.item - 10
const PLACE_WIDTH = COLUMNS.item - COLUMNS.place - 8
const ORDER_WIDTH = LEFT + WIDTH - COLUMNS.order - 4
const BOX = 13
const BAR_HEIGHT = 22
/** Width of a module: 0.33 mm as GS1 has it, no less than scanners read from paper. */
const MODULE = 0.33 * MM
const CODE_HEIGHT = BAR_HEIGHT + STYLES.foot.leading
const MAX_NAME_LINES = 2

/** How a pick list is written; `now` is an ISO instant. */
export interface PickListForm {
  readonly fonts: PdfFonts
  readonly now: string
}

/**
 * A pick list as PDF, in English, the language of the warehouse: shelf by shelf what is taken for which order, with a box to tick, and a
 * bar code for each item and order. Without prices, names and addresses. The same list at the same instant gives the same bytes.
 */
export function writePickList(list: PickList, { fonts, now }: PickListForm): Promise<Uint8Array<ArrayBuffer>> {
  const date = new Date(now)
  const title = 'Pick list'
  const pdf = createPdf({ title, author: SHOP_NAME, locale: 'en-GB', date })
  const bytes = collectPdf(pdf)
  const canvas = createPdfCanvas(pdf, fonts)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const section = pdf.struct('Sect')
  root.add(section)
  pdf.addPage()
  const stamp = `${now.slice(0, 10)} ${now.slice(11, 16)} UTC`
  let y = drawHead(list, canvas, section, { title, stamp })
  y = drawRows(list.rows, canvas, section, y)
  drawOrders(list.orders, canvas, section, y + 20)
  section.end()
  root.end()
  drawFooters(canvas, `${title} · ${stamp}`)
  pdf.end()
  return bytes
}

function drawHead(
  { rows, orders }: PickList,
  canvas: PdfCanvas,
  into: Structure,
  { title, stamp }: { readonly title: string; readonly stamp: string },
): number {
  const units = rows.reduce((sum, { quantity }) => sum + quantity, 0)
  const counts = [counted(rows.length, 'row'), counted(units, 'unit'), counted(orders.length, 'order')].join(' · ')
  into.add(canvas.mark('H1', () => canvas.write(title, STYLES.title, LEFT, TOP)))
  into.add(canvas.mark('P', () => canvas.write(counts, STYLES.body, LEFT, TOP + STYLES.title.leading + 2)))
  into.add(canvas.mark('P', () => writeRight(canvas, stamp, STYLES.body, LEFT + WIDTH, TOP + 6)))
  const names = 'Picked by ______________________   Checked by ______________________'
  into.add(canvas.mark('P', () => writeRight(canvas, names, STYLES.label, LEFT + WIDTH, TOP + STYLES.title.leading + 3)))
  return TOP + STYLES.title.leading + STYLES.body.leading + 14
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

const HEADS = ['Done', 'Place', 'Item', 'Bar code', 'Units', 'Order'] as const

function drawRows(rows: readonly PickListRow[], canvas: PdfCanvas, into: Structure, top: number): number {
  const { pdf } = canvas
  const table = pdf.struct('Table')
  into.add(table)
  let y = drawRowHead(canvas, top, table)
  for (const row of rows) {
    const layout = layoutRow(row, canvas)
    if (y + layout.height > BOTTOM) {
      pdf.addPage()
      y = drawRowHead(canvas, TOP)
    }
    const line = pdf.struct('TR')
    table.add(line)
    layout.draw(y, line)
    line.end()
    const below = y + layout.height
    canvas.drawArtifact(() => pdf.rect(LEFT, below - 0.5, WIDTH, 0.5).fill(LINE))
    y = below
  }
  table.end()
  return y
}

/** The head of the rows; repeated on a further page it is decoration. */
function drawRowHead(canvas: PdfCanvas, top: number, into?: Structure): number {
  const height = STYLES.head.leading + 8
  canvas.drawArtifact(() => canvas.pdf.rect(LEFT, top, WIDTH, height).fill(TINT))
  const row = into && canvas.pdf.struct('TR')
  if (row) into.add(row)
  const lefts = [COLUMNS.box, COLUMNS.place, COLUMNS.item, COLUMNS.code, 0, COLUMNS.order]
  for (const [index, head] of HEADS.entries()) {
    const draw = () => {
      if (head === 'Units') writeRight(canvas, head, STYLES.head, COLUMNS.units, top + 4)
      else canvas.write(head, STYLES.head, lefts[index] ?? LEFT, top + 4)
    }
    if (row) row.add(cellOf(canvas, 'TH', draw, 'Column'))
    else canvas.drawArtifact(draw)
  }
  row?.end()
  return top + height
}

function layoutRow(row: PickListRow, canvas: PdfCanvas) {
  const wrapped = canvas.wrap(row.name, STYLES.cell, ITEM_WIDTH)
  const name = wrapped.slice(0, MAX_NAME_LINES)
  if (wrapped.length > MAX_NAME_LINES) name.push(`${name.pop()?.replace(/[\s,.]+$/, '')} …`)
  const place = canvas.wrap(row.place || '–', STYLES.strong, PLACE_WIDTH)
  const marks = canvas.wrap(marksOf(row).join(', '), STYLES.strong, ORDER_WIDTH)
  const textHeight = Math.max(
    (name.length + 1) * STYLES.cell.leading,
    place.length * STYLES.strong.leading,
    2 * STYLES.cell.leading + (marks[0] === '' ? 0 : marks.length * STYLES.strong.leading),
  )
  const height = Math.max(textHeight, CODE_HEIGHT) + 12
  const code = barCodeOf(row.europeanArticleNumber || row.sku)
  return {
    height,
    draw(top: number, into: Structure) {
      const first = top + 6
      const { pdf } = canvas
      into.add(cellOf(canvas, 'TD', () => pdf.lineWidth(1).rect(COLUMNS.box, first, BOX, BOX).stroke('#0b141a')))
      into.add(cellOf(canvas, 'TD', () => canvas.writeLines(place, STYLES.strong, COLUMNS.place, first)))
      into.add(
        cellOf(canvas, 'TD', () => {
          canvas.writeLines([...name.slice(0, -1), `${name.at(-1)} `], STYLES.cell, COLUMNS.item, first)
          canvas.write(row.sku, STYLES.note, COLUMNS.item, first + name.length * STYLES.cell.leading)
        }),
      )
      into.add(cellOf(canvas, 'TD', () => drawBars(code, canvas, COLUMNS.code, first)))
      into.add(cellOf(canvas, 'TD', () => writeRight(canvas, String(row.quantity), STYLES.title, COLUMNS.units, first - 4)))
      into.add(
        cellOf(canvas, 'TD', () => {
          canvas.write(`${row.orderNumber} `, STYLES.cell, COLUMNS.order, first)
          canvas.write(`${row.country} `, STYLES.note, COLUMNS.order, first + STYLES.cell.leading)
          canvas.writeLines(marks, STYLES.strong, COLUMNS.order, first + 2 * STYLES.cell.leading)
        }),
      )
    },
  }
}

function marksOf({ isFreight, isGift, hasBattery }: PickListRow): string[] {
  return [...(isFreight ? ['freight'] : []), ...(isGift ? ['gift'] : []), ...(hasBattery ? ['battery'] : [])]
}

/** Bars, and below them what they say. */
function drawBars({ bars, modules, text }: BarCode, canvas: PdfCanvas, left: number, top: number): void {
  const { pdf } = canvas
  for (const { start, width } of bars) pdf.rect(left + start * MODULE, top, width * MODULE, BAR_HEIGHT)
  pdf.fill('#000000')
  const label = canvas.widthOf(text, STYLES.foot)
  canvas.write(text, STYLES.foot, left + (modules * MODULE - label) / 2, top + BAR_HEIGHT + 1)
}

/** The orders of the list, each with its number and shipment as a code that is scanned where it is packed. */
function drawOrders(orders: readonly PickedOrder[], canvas: PdfCanvas, into: Structure, top: number): void {
  const { pdf } = canvas
  const height = CODE_HEIGHT + 14
  const heading = STYLES.total.leading + 8
  let y = top
  if (y + heading + height > BOTTOM) {
    pdf.addPage()
    y = TOP
  }
  const place = y
  into.add(canvas.mark('H2', () => canvas.write('Orders', STYLES.total, LEFT, place)))
  y += heading
  for (const { orderNumber, country, createdAt, shipment, shippingMethod, units } of orders) {
    if (y + height > BOTTOM) {
      pdf.addPage()
      y = TOP
    }
    const first = y
    const code = barCodeOf(`${orderNumber}-${shipment}`)
    into.add(
      canvas.mark('P', () => {
        pdf.lineWidth(1).rect(COLUMNS.box, first, BOX, BOX).stroke('#0b141a')
        canvas.write(`${orderNumber}, shipment ${shipment} `, STYLES.strong, COLUMNS.place, first)
        const facts = [country, counted(units, 'unit'), shippingMethod, `ordered ${createdAt.slice(0, 10)}`].filter(Boolean)
        canvas.write(`${facts.join(' · ')} `, STYLES.note, COLUMNS.place, first + STYLES.strong.leading)
        drawBars(code, canvas, COLUMNS.code, first)
      }),
    )
    canvas.drawArtifact(() => pdf.rect(LEFT, first + height - 7, WIDTH, 0.5).fill(LINE))
    y += height
  }
}

function drawFooters(canvas: PdfCanvas, text: string): void {
  const { pdf } = canvas
  const { start, count } = pdf.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page)
    canvas.drawArtifact(() =>
      writeRight(canvas, `${text} · page ${page + 1} of ${count}`, STYLES.foot, LEFT + WIDTH, PAGE.height - 14 * MM),
    )
  }
}
