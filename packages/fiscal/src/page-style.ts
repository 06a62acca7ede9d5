import type { TextStyle } from '@shop/pdf'

const MM = 72 / 25.4

/** A4 in points, with the margins of a business letter. */
export const PAGE = { width: 595.28, height: 841.89, left: 25 * MM, right: 20 * MM, top: 20 * MM, bottom: 29 * MM } as const
/** What is below belongs to the footer. */
export const INSIDE_BOTTOM = PAGE.height - PAGE.bottom
export const TEXT_WIDTH = PAGE.width - PAGE.left - PAGE.right

/** Where a letter in a window envelope has its address (DIN 5008, form B), and what stands next to it. */
export const ADDRESS = { top: 45 * MM, width: 85 * MM, bottom: 90 * MM } as const
export const FACTS = { left: 120 * MM, top: 45 * MM, width: PAGE.width - PAGE.right - 120 * MM } as const

const INK = '#0b141a'
const QUIET = '#57626a'
export const LINE = '#c3cacf'
export const TINT = '#f3f6f8'

const text = (face: TextStyle['face'], size: number, leading: number, color = INK): TextStyle => ({ face, size, leading, color })

export const STYLES = {
  brand: text('display', 22, 26),
  sender: text('body', 7, 9, QUIET),
  body: text('body', 10, 13.5),
  strong: text('strong', 10, 13.5),
  title: text('display', 20, 25),
  label: text('body', 9, 12.5, QUIET),
  value: text('body', 9, 12.5),
  cell: text('body', 9.5, 13),
  head: text('strong', 9, 12.5),
  note: text('body', 9, 12.5, QUIET),
  total: text('strong', 11, 15),
  foot: text('body', 9, 11.5, QUIET),
} as const satisfies Record<string, TextStyle>
