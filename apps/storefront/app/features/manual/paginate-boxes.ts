import type { Structure } from '@shop/pdf'

/** A part of a manual that is never split: its height, and the space before it unless it begins a page. */
export interface LayoutBox {
  readonly height: number
  readonly gap: number
  /** Whether the next box has to be on the same page. */
  readonly keepWithNext?: boolean
  /** Repeated above it where it begins a page, such as the head of a table. */
  readonly repeated?: { readonly height: number }
}

/** The position of a box: page from 0, upper edge from that of the text area. */
export interface BoxPosition {
  readonly page: number
  readonly top: number
  /** Whether `repeated` is drawn above it. */
  readonly isRepeating: boolean
}

/** Distributes boxes over pages of a height, one position per box. A box taller than a page gets one of its own. */
export function paginateBoxes(boxes: readonly LayoutBox[], pageHeight: number): BoxPosition[] {
  const positions: BoxPosition[] = []
  let page = 0
  let bottom = 0
  for (let index = 0; index < boxes.length; ) {
    const group = groupFrom(boxes, index)
    const height = group.reduce((sum, box, nth) => sum + box.height + (nth === 0 && bottom === 0 ? 0 : box.gap), 0)
    if (bottom > 0 && bottom + height > pageHeight) {
      page++
      bottom = 0
    }
    for (const box of group) {
      if (bottom > 0 && bottom + box.gap + box.height > pageHeight) {
        page++
        bottom = 0
      }
      const isRepeating = bottom === 0 && box.repeated !== undefined
      const top = bottom === 0 ? (box.repeated?.height ?? 0) : bottom + box.gap
      positions.push({ page, top, isRepeating })
      bottom = top + box.height
    }
    index += group.length
  }
  return positions
}

function groupFrom(boxes: readonly LayoutBox[], start: number): readonly LayoutBox[] {
  let end = start
  while (boxes[end]?.keepWithNext && end < boxes.length - 1) end++
  return boxes.slice(start, end + 1)
}

/** A box that can be drawn at a height of the page, into the structure element of its block. */
export interface DrawableBox extends LayoutBox {
  draw(top: number, into: Structure): void
  readonly repeated?: DrawableBox
}

/** Items of a list or rows of a table that stay together at its beginning and at its end. */
const MIN_TOGETHER = 3

/** Whether an item of a list or a row of a table stays on one page with the next. */
export function shouldKeepWithNext(index: number, count: number): boolean {
  const isNearEdge = index < MIN_TOGETHER - 1 || index >= count - MIN_TOGETHER
  return isNearEdge && index < count - 1
}
