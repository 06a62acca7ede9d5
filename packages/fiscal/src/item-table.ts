import type { PdfCanvas, Structure } from '@shop/pdf'
import type { ItemRow, LetterTexts } from './letter-texts.ts'
import { INSIDE_BOTTOM, LINE, PAGE, STYLES, TEXT_WIDTH, TINT } from './page-style.ts'
import { cellOf, writeRight } from './table-cells.ts'

/** Where text begins, and where the last column ends. */
const COLUMNS = {
  position: PAGE.left + 4,
  name: PAGE.left + 24,
  nameWidth: TEXT_WIDTH * 0.4 - 24,
  end: PAGE.left + TEXT_WIDTH - 4,
} as const

/** Where columns on the right end, as shares of the width: four of an invoice, three of a delivery note, five for customs. */
const ENDS: Readonly<Record<number, readonly number[]>> = {
  3: [0.62, 0.81],
  4: [0.53, 0.71, 0.82],
  5: [0.49, 0.65, 0.74, 0.86],
}

function rightsOf(count: number): number[] {
  return [...(ENDS[count] ?? []).map(share => PAGE.left + TEXT_WIDTH * share), COLUMNS.end]
}

/** Draws the rows of a letter over as many pages as they need; `below` points stay together with the last one. Returns where they end. */
export function drawItems(
  texts: Pick<LetterTexts, 'itemHead' | 'items'>,
  canvas: PdfCanvas,
  into: Structure,
  { top, below }: { readonly top: number; readonly below: number },
): number {
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
    // The totals stay with the last row.
    const needed = row.height + (index === texts.items.length - 1 ? below : 0)
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
  const rights = rightsOf(head.length - 1)
  const widths = [
    COLUMNS.nameWidth,
    ...rights.map((right, index) => right - (rights[index - 1] ?? COLUMNS.name + COLUMNS.nameWidth) - 8),
  ]
  const cells = head.map((text, index) => canvas.wrap(text, STYLES.head, widths[index] ?? 0))
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
      const rights = rightsOf(item.cells.length)
      for (const [index, text] of item.cells.entries())
        row.add(cellOf(canvas, 'TD', () => writeRight(canvas, text, STYLES.cell, rights[index] ?? COLUMNS.end, first)))
      row.end()
      canvas.drawArtifact(() => pdf.rect(PAGE.left, top + height - 0.5, TEXT_WIDTH, 0.5).fill(LINE))
    },
  }
}
