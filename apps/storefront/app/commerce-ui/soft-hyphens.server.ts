import { readFileSync } from 'node:fs'
import type { Language } from '@shop/domain/market'
import hyphenopoly from 'hyphenopoly'
import { logError } from '../request/log.server.ts'

/** Shorter words fit into the narrowest tile. */
const MIN_LETTERS = 15
const LONG_WORD = new RegExp(`\\p{L}{${MIN_LETTERS}}`, 'u')
/** A break that leaves a single letter between two hyphens. */
const LONE_LETTER = /\u00ad(?=\p{L}(?:\u00ad|\P{L}|$))/gu

/** Patterns of a language that go by another name. */
const PATTERNS: Readonly<Partial<Record<Language, string>>> = { el: 'el-monoton', en: 'en-gb' }

const hyphenators = new Map<Language, (text: string) => string>()

/**
 * A text with soft hyphens in each word of at least fifteen letters, by the patterns of the language: no browser has those of all
 * languages of the shop. The patterns of a language are read when its first long word comes. For what is seen: titles, data for
 * programs, addresses and the search have the text as it is.
 */
export function withSoftHyphens(text: string, language: Language): string {
  if (!LONG_WORD.test(text)) return text
  const hyphenate = hyphenators.get(language) ?? readPatterns(language)
  hyphenators.set(language, hyphenate)
  return hyphenate(text).replace(LONE_LETTER, '')
}

/** Without patterns words stay as they are: no page fails for them. */
function readPatterns(language: Language): (text: string) => string {
  const name = PATTERNS[language] ?? language
  try {
    const engines = hyphenopoly.config({
      require: [name],
      sync: true,
      minWordLength: MIN_LETTERS,
      leftmin: 3,
      rightmin: 3,
      loaderSync: (file, folder) => readFileSync(new URL(file, folder)),
    })
    const engine = engines.get(name)
    if (engine) return engine
    throw new Error(`There are no hyphenation patterns of ${language}`)
  } catch (error) {
    logError('Words could not be hyphenated', error)
    return text => text
  }
}
