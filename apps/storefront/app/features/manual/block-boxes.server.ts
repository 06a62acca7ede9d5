import type { ManualBlock, SignalMeaning } from './manual-document.ts'
import { COLORS, PAGE, SIGNAL_COLORS, STYLES, TEXT_WIDTH, type TextStyle } from './manual-style.ts'
import { electricalPiece, warningPiece } from './notice-boxes.server.ts'
import { type DrawnPiece, isKeptWithNext } from './paginate-boxes.ts'
import type { ManualPen } from './pdf-canvas.server.ts'
import { tablePieces } from './table-boxes.server.ts'

/** The pieces of a block, and the element of the document's structure that holds them. */
interface BlockPieces {
  readonly tag: string
  readonly pieces: readonly DrawnPiece[]
}

/** Space before blocks, and between items. */
const GAP = 9
const ITEM_GAP = 4
const ITEM_INDENT = 20

/** Measures a block and tells how it is drawn. */
export function piecesOfBlock(block: ManualBlock, pen: ManualPen): BlockPieces {
  switch (block.kind) {
    case 'paragraph':
      return { tag: 'Div', pieces: [textPiece(pen, block.text, STYLES.body, 'P')] }
    case 'electrical':
      return { tag: 'Div', pieces: [electricalPiece(block.text, pen)] }
    case 'list':
      return {
        tag: 'L',
        pieces: block.items.map((item, index) => ({
          ...itemPiece(pen, item, index, block.isOrdered),
          keepsWithNext: isKeptWithNext(index, block.items.length),
        })),
      }
    case 'question':
      return {
        tag: 'Div',
        pieces: [
          { ...textPiece(pen, block.question, STYLES.heading, 'H3'), gap: 13, keepsWithNext: true },
          { ...textPiece(pen, block.answer, STYLES.body, 'P'), gap: 2 },
        ],
      }
    case 'warning':
      return { tag: 'Div', pieces: [warningPiece(block, pen)] }
    case 'signals':
      return { tag: 'Div', pieces: signalPieces(block.rows, pen) }
    case 'facts':
      return { tag: 'Table', pieces: tablePieces({ rows: block.rows, shares: [0.42, 0.58], labelled: true }, pen) }
    case 'table':
      return { tag: 'Table', pieces: tablePieces({ head: block.columns, rows: block.rows, shares: [0.3, 0.32, 0.38] }, pen) }
  }
}

function textPiece(pen: ManualPen, text: string, style: TextStyle, tag: string): DrawnPiece {
  const lines = pen.wrap(text, style, TEXT_WIDTH)
  return {
    height: lines.length * style.leading,
    gap: GAP,
    draw: (top, into) => void into.add(pen.mark(tag, () => pen.writeLines(lines, style, PAGE.left, top))),
  }
}

function itemPiece(pen: ManualPen, text: string, index: number, isOrdered: boolean): DrawnPiece {
  const lines = pen.wrap(text, STYLES.body, TEXT_WIDTH - ITEM_INDENT)
  return {
    height: lines.length * STYLES.body.leading,
    gap: index === 0 ? GAP : ITEM_GAP,
    draw(top, into) {
      const label = isOrdered
        ? pen.mark('Lbl', () => pen.write(`${index + 1}.`, STYLES.strong, PAGE.left, top))
        : pen.mark('Lbl', () => pen.write('•', STYLES.strong, PAGE.left + 3, top))
      const body = pen.mark('LBody', () => pen.writeLines(lines, STYLES.body, PAGE.left + ITEM_INDENT, top))
      into.add(pen.pdf.struct('LI', {}, [label, body]))
    },
  }
}

/** Space on either side of a signal word. */
const WORD_PADDING = 12

/** What the signal words mean, each on its colour; the longest decides how wide the colours are. */
function signalPieces(rows: readonly SignalMeaning[], pen: ManualPen): DrawnPiece[] {
  const wordWidth = Math.max(...rows.map(({ word }) => pen.widthOf(word, STYLES.signalWord))) + 2 * WORD_PADDING
  const meaningLeft = PAGE.left + wordWidth + 14
  return rows.map(({ signal, word, meaning }) => {
    const { fill, text } = SIGNAL_COLORS[signal]
    const lines = pen.wrap(meaning, STYLES.body, TEXT_WIDTH - wordWidth - 28)
    const height = Math.max(26, lines.length * STYLES.body.leading + 10)
    return {
      height,
      gap: 6,
      draw(top, into) {
        pen.ornament(() => {
          pen.pdf.rect(PAGE.left, top, TEXT_WIDTH, height).fill(COLORS.tint)
          pen.pdf.rect(PAGE.left, top, wordWidth, height).fill(fill)
        })
        const style = { ...STYLES.signalWord, color: text }
        const wordTop = top + (height - style.leading) / 2
        into.add(pen.mark('P', () => pen.write(word, style, PAGE.left + WORD_PADDING, wordTop)))
        const textTop = top + (height - lines.length * STYLES.body.leading) / 2
        into.add(pen.mark('P', () => pen.writeLines(lines, STYLES.body, meaningLeft, textTop)))
      },
    }
  })
}
