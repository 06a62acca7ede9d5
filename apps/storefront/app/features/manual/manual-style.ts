import type { Signal } from '@shop/domain/manual'
import type { Face, TextStyle } from '@shop/pdf'

/** A4 in points. */
export const MANUAL_PAGE = { width: 595.28, height: 841.89, left: 68, right: 68, top: 84, bottom: 76 } as const

export const MANUAL_TEXT_WIDTH = MANUAL_PAGE.width - MANUAL_PAGE.left - MANUAL_PAGE.right

/** Colours of the shop's theme, as PDF writes them. */
export const COLORS = {
  white: '#ffffff',
  signal: '#d8ef35',
  ink: '#0b141a',
  panel: '#152027',
  strong: '#3a454e',
  quiet: '#57626a',
  line: '#c3cacf',
  hairline: '#dfe4e7',
  tint: '#f3f6f8',
} as const

/** Colours of signal words as ISO 3864 and ANSI Z535 have them, with that of the words on them. */
export const SIGNAL_COLORS: Readonly<Record<Signal, { readonly fill: string; readonly text: string }>> = {
  danger: { fill: '#c8102e', text: COLORS.white },
  warning: { fill: '#f58220', text: '#000000' },
  caution: { fill: '#ffd100', text: '#000000' },
}

const text = (face: Face, size: number, leading: number, color: string = COLORS.ink): TextStyle => ({
  face,
  size,
  leading,
  color,
})

export const TEXT_STYLES = {
  body: text('body', 10, 15),
  strong: text('strong', 10, 15),
  label: text('body', 9.5, 14, COLORS.quiet),
  value: text('body', 9.5, 14),
  columnHead: text('strong', 9, 13, COLORS.strong),
  chapter: text('display', 21, 25),
  chapterNumber: text('display', 13, 16),
  heading: text('strong', 11, 16),
  signalWord: text('display', 13, 16),
  running: text('body', 8, 11, COLORS.quiet),
  contentsTitle: text('display', 27, 32),
  contentsEntry: text('body', 11, 16),
  contentsNumber: text('strong', 11, 16, COLORS.quiet),
  wordmark: text('display', 22, 26, COLORS.white),
  coverKind: text('display', 17, 22, COLORS.signal),
  coverName: text('display', 37, 41, COLORS.white),
  coverSubtitle: text('body', 13, 19, COLORS.line),
} as const satisfies Record<string, TextStyle>
