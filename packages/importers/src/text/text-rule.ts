/** What a text of a column may be. */
export interface TextRule {
  /** Characters, those of HTML included. */
  readonly maxLength: number
  /** Whether it may have several lines. */
  readonly hasLines: boolean
}

const line = (maxLength: number): TextRule => ({ maxLength, hasLines: false })
const lines = (maxLength: number): TextRule => ({ maxLength, hasLines: true })

/** Rules by what a text is, the same for the files of every shop system: they are what pages and the search can show. */
export const TEXT_RULES = {
  key: line(256),
  name: line(255),
  slug: line(256),
  description: lines(100_000),
  metaTitle: line(255),
  metaDescription: lines(1000),
  metaKeywords: lines(5000),
  /** A word of its own: brand, type, option, number of an item. */
  word: line(255),
  categories: line(5000),
  image: lines(20_000),
  attribute: lines(5000),
} as const satisfies Record<string, TextRule>

const CONTROL = /\p{Cc}/u
const CONTROL_BUT_LINES = /(?![\t\r\n])\p{Cc}/u

/** What is wrong with a text and what to do; undefined for one that can be taken. */
export function textProblemOf(text: string, { maxLength, hasLines }: TextRule): string | undefined {
  if (text.length > maxLength) return `the text has ${text.length} characters, at most ${maxLength} are taken; shorten it`
  const found = (hasLines ? CONTROL_BUT_LINES : CONTROL).exec(text)
  if (!found) return undefined
  const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  return `the text has a control character (U+${code}) at place ${found.index + 1}; remove it`
}
