import type { Structure } from './pdf-canvas.server.ts'

/** A part of a manual that is not split: its height, and the space before it unless it begins a page. */
export interface Piece {
  readonly height: number
  readonly gap: number
  /** Whether the next piece has to be on the same page. */
  readonly keepsWithNext?: boolean
  /** What is written again above it where it begins a page, such as the head of a table. */
  readonly repeated?: { readonly height: number }
}

/** Where a piece stands: page from 0, upper edge from that of the text. */
export interface Place {
  readonly page: number
  readonly top: number
  /** Whether `repeated` stands above it. */
  readonly isRepeating: boolean
}

/** Sets pieces on pages of a height, one place per piece. What is taller than a page has one for itself. */
export function paginatePieces(pieces: readonly Piece[], pageHeight: number): Place[] {
  const places: Place[] = []
  let page = 0
  let bottom = 0
  for (let index = 0; index < pieces.length; ) {
    const group = groupFrom(pieces, index)
    const height = group.reduce((sum, piece, place) => sum + piece.height + (place === 0 && bottom === 0 ? 0 : piece.gap), 0)
    if (bottom > 0 && bottom + height > pageHeight) {
      page++
      bottom = 0
    }
    for (const piece of group) {
      if (bottom > 0 && bottom + piece.gap + piece.height > pageHeight) {
        page++
        bottom = 0
      }
      const isRepeating = bottom === 0 && piece.repeated !== undefined
      const top = bottom === 0 ? (piece.repeated?.height ?? 0) : bottom + piece.gap
      places.push({ page, top, isRepeating })
      bottom = top + piece.height
    }
    index += group.length
  }
  return places
}

function groupFrom(pieces: readonly Piece[], start: number): readonly Piece[] {
  let end = start
  while (pieces[end]?.keepsWithNext && end < pieces.length - 1) end++
  return pieces.slice(start, end + 1)
}

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
