import { COLORS, PAGE, STYLES, TEXT_WIDTH, type TextStyle } from './manual-style.ts'
import { type DrawnPiece, isKeptWithNext } from './paginate-boxes.ts'
import type { ManualPen, Structure } from './pdf-canvas.server.ts'

interface TableContent {
  readonly head?: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Shares of the columns in the width. */
  readonly shares: readonly number[]
  /** Whether the first cell of a row says what the row is. */
  readonly labelled?: boolean
}

const PADDING = { x: 10, y: 5 } as const

interface Cell {
  readonly lines: readonly string[]
  readonly style: TextStyle
  readonly left: number
  readonly tag: 'TH' | 'TD'
}

/** The rows of a table, each a piece; a head is repeated on the next page. */
export function tablePieces({ head, rows, shares, labelled = false }: TableContent, pen: ManualPen): DrawnPiece[] {
  const lefts = shares.map((_, index) => PAGE.left + TEXT_WIDTH * shares.slice(0, index).reduce((sum, share) => sum + share, 0))
  const cellsOf = (texts: readonly string[], styleOf: (column: number) => TextStyle, isHead: boolean): Cell[] =>
    texts.map((text, column) => {
      const style = styleOf(column)
      const width = TEXT_WIDTH * (shares[column] ?? 0) - 2 * PADDING.x
      const tag = isHead || (labelled && column === 0) ? 'TH' : 'TD'
      return { lines: pen.wrap(text, style, width), style, left: (lefts[column] ?? PAGE.left) + PADDING.x, tag }
    })
  const headPiece =
    head &&
    rowPiece(
      cellsOf(head, () => STYLES.columnHead, true),
      { fill: COLORS.hairline, gap: 11, isFirst: true },
      pen,
    )
  const bodyPieces = rows.map((texts, index): DrawnPiece => {
    const cells = cellsOf(texts, column => (labelled && column === 0 ? STYLES.label : STYLES.value), false)
    const piece = rowPiece(cells, { gap: index === 0 && !head ? 11 : 0, isFirst: index === 0 && !head }, pen)
    return { ...piece, keepsWithNext: isKeptWithNext(index, rows.length), ...(headPiece ? { repeated: headPiece } : {}) }
  })
  return headPiece ? [{ ...headPiece, keepsWithNext: true }, ...bodyPieces] : bodyPieces
}

function rowPiece(
  cells: readonly Cell[],
  { fill, gap, isFirst }: { fill?: string; gap: number; isFirst: boolean },
  pen: ManualPen,
): DrawnPiece {
  const height = Math.max(...cells.map(({ lines, style }) => lines.length * style.leading)) + 2 * PADDING.y
  return {
    height,
    gap,
    draw(top, into) {
      pen.ornament(() => {
        if (fill) pen.pdf.rect(PAGE.left, top, TEXT_WIDTH, height).fill(fill)
        const line = (y: number) =>
          pen.pdf
            .moveTo(PAGE.left, y)
            .lineTo(PAGE.left + TEXT_WIDTH, y)
            .lineWidth(0.6)
            .stroke(COLORS.line)
        if (isFirst) line(top)
        line(top + height)
      })
      const drawn = cells.map(
        ({ lines, style, left, tag }): Structure => pen.mark(tag, () => pen.writeLines(lines, style, left, top + PADDING.y)),
      )
      into.add(pen.pdf.struct('TR', {}, drawn))
    },
  }
}
