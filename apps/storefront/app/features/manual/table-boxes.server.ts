import type { PdfCanvas, Structure, TextStyle } from '@shop/pdf'
import { COLORS, MANUAL_PAGE, MANUAL_TEXT_WIDTH, TEXT_STYLES } from './manual-style.ts'
import { type DrawableBox, shouldKeepWithNext } from './paginate-boxes.ts'

interface TableContent {
  readonly head?: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Shares of the columns in the width. */
  readonly shares: readonly number[]
  /** Whether the first cell of a row is its heading. */
  readonly labelled?: boolean
}

const PADDING = { x: 10, y: 5 } as const

interface Cell {
  readonly lines: readonly string[]
  readonly style: TextStyle
  readonly left: number
  readonly tag: 'TH' | 'TD'
}

/** The rows of a table, each a box; the head is repeated on each page. */
export function tableBoxes({ head, rows, shares, labelled = false }: TableContent, canvas: PdfCanvas): DrawableBox[] {
  const lefts = shares.map(
    (_, index) => MANUAL_PAGE.left + MANUAL_TEXT_WIDTH * shares.slice(0, index).reduce((sum, share) => sum + share, 0),
  )
  const cellsOf = (texts: readonly string[], styleOf: (column: number) => TextStyle, isHead: boolean): Cell[] =>
    texts.map((text, column) => {
      const style = styleOf(column)
      const width = MANUAL_TEXT_WIDTH * (shares[column] ?? 0) - 2 * PADDING.x
      const tag = isHead || (labelled && column === 0) ? 'TH' : 'TD'
      return { lines: canvas.wrap(text, style, width), style, left: (lefts[column] ?? MANUAL_PAGE.left) + PADDING.x, tag }
    })
  const headBox =
    head &&
    rowBox(
      cellsOf(head, () => TEXT_STYLES.columnHead, true),
      { fill: COLORS.hairline, gap: 11, isFirst: true },
      canvas,
    )
  const bodyBoxes = rows.map((texts, index): DrawableBox => {
    const cells = cellsOf(texts, column => (labelled && column === 0 ? TEXT_STYLES.label : TEXT_STYLES.value), false)
    const box = rowBox(cells, { gap: index === 0 && !head ? 11 : 0, isFirst: index === 0 && !head }, canvas)
    return { ...box, keepWithNext: shouldKeepWithNext(index, rows.length), ...(headBox ? { repeated: headBox } : {}) }
  })
  return headBox ? [{ ...headBox, keepWithNext: true }, ...bodyBoxes] : bodyBoxes
}

function rowBox(
  cells: readonly Cell[],
  { fill, gap, isFirst }: { fill?: string; gap: number; isFirst: boolean },
  canvas: PdfCanvas,
): DrawableBox {
  const height = Math.max(...cells.map(({ lines, style }) => lines.length * style.leading)) + 2 * PADDING.y
  return {
    height,
    gap,
    draw(top, into) {
      canvas.drawArtifact(() => {
        if (fill) canvas.pdf.rect(MANUAL_PAGE.left, top, MANUAL_TEXT_WIDTH, height).fill(fill)
        const line = (y: number) =>
          canvas.pdf
            .moveTo(MANUAL_PAGE.left, y)
            .lineTo(MANUAL_PAGE.left + MANUAL_TEXT_WIDTH, y)
            .lineWidth(0.6)
            .stroke(COLORS.line)
        if (isFirst) line(top)
        line(top + height)
      })
      const drawn = cells.map(
        ({ lines, style, left, tag }): Structure =>
          canvas.mark(tag, () => canvas.writeLines(lines, style, left, top + PADDING.y)),
      )
      into.add(canvas.pdf.struct('TR', {}, drawn))
    },
  }
}
