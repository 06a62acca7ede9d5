import type { Structure } from './manual-pen.server.ts'
import type { Piece } from './paginate-pieces.ts'

/** A piece that can be drawn at a height of the page, into the element of its block. */
export interface DrawnPiece extends Piece {
  draw(top: number, into: Structure): void
  readonly repeated?: DrawnPiece
}

/** The first two and the last two of a list or a table are not parted. */
export function isKeptWithNext(index: number, count: number): boolean {
  return (index === 0 || index === count - 2) && index < count - 1
}
