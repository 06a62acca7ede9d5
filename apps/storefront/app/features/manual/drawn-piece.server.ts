import type { Structure } from './manual-pen.server.ts'
import type { Piece } from './paginate-pieces.ts'

/** A piece that can be drawn at a height of the page, into the element of its block. */
export interface DrawnPiece extends Piece {
  draw(top: number, into: Structure): void
  readonly repeated?: DrawnPiece
}

/** So many of a list or a table stand together at its beginning and at its end. */
const KEPT_TOGETHER = 3

/** Whether an item of a list or a row of a table is not parted from the next. */
export function isKeptWithNext(index: number, count: number): boolean {
  const isNearEdge = index < KEPT_TOGETHER - 1 || index >= count - KEPT_TOGETHER
  return isNearEdge && index < count - 1
}
