import { type Document, valuesOf } from './document.ts'
import { foldText, mistakesIn } from './match-words.ts'

/** What stands around a word that was found. */
export interface HighlightTags {
  readonly before: string
  readonly after: string
}

/** Attributes of a document with the found words marked. */
export function highlight(
  document: Document,
  attributes: readonly string[],
  queried: readonly string[],
  { before, after }: HighlightTags,
): object {
  const marked = attributes.flatMap(attribute => {
    const [text] = valuesOf(document, attribute)
    if (text === undefined) return []
    const matchedWords = new Set<string>()
    const value = text.replace(/[\p{L}\p{N}\p{M}]+/gu, word => {
      const found = queried.find((asked, index) => mistakesIn(asked, foldText(word), index === queried.length - 1) !== undefined)
      if (found === undefined) return word
      matchedWords.add(found)
      return before + word + after
    })
    const matchLevel = matchedWords.size === 0 ? 'none' : matchedWords.size === queried.length ? 'full' : 'partial'
    const isWhole = matchLevel !== 'none' && value === `${before}${text}${after}`
    return [[attribute, { value, matchLevel, fullyHighlighted: isWhole, matchedWords: [...matchedWords] }] as const]
  })
  return Object.fromEntries(marked)
}
