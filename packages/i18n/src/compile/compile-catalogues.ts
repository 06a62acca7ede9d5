import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contentSourcesOf } from '@shop/domain/content'
import { LANGUAGES, LOCALES, spellingOf } from '@shop/domain/market'
import type { MessageNodes } from '../translate.ts'
import { type ArgumentKind, compileMessage } from './compile-messages.ts'

/** The messages of one language as written by people, or those of a locale that differ: key to ICU text. */
export type MessageSource = Readonly<Record<string, string>>

/** A locale that differs from its language in some messages (MKT-12). */
export interface LocaleSource {
  /** The messages it overrides, nearest first: those of its fallback locale, if any, then of its language (MKT-11). */
  readonly fallbacks: readonly MessageSource[]
  readonly overrides: MessageSource
  readonly spell: (text: string) => string
}

/** Compiled messages of every language and locale, and the arguments of every key. */
export interface CompiledCatalogues {
  readonly catalogues: Readonly<Record<string, Readonly<Record<string, MessageNodes>>>>
  readonly args: Readonly<Record<string, Readonly<Record<string, ArgumentKind>>>>
}

/**
 * Compiles all languages against the reference language, and for each locale with overrides the messages of its
 * language with the overrides applied, in the locale's spelling. Throws one error that lists every missing or surplus
 * key, every override that changes nothing, every differing argument and every message that does not compile, so that a
 * translator sees all problems at once.
 */
export function compileCatalogues(
  sources: Readonly<Record<string, MessageSource>>,
  reference: string,
  locales: Readonly<Record<string, LocaleSource>> = {},
): CompiledCatalogues {
  const problems: string[] = []
  const referenceSource = sources[reference]
  if (!referenceSource) throw new Error(`The reference language ${reference} is missing`)
  const args: Record<string, Record<string, ArgumentKind>> = {}
  const catalogues: Record<string, Record<string, MessageNodes>> = {}

  const compileSource = (name: string, source: MessageSource) => {
    const catalogue: Record<string, MessageNodes> = {}
    catalogues[name] = catalogue
    for (const key of Object.keys(source))
      if (!(key in referenceSource)) problems.push(`${name} ${key}: not a key of ${reference}`)
    for (const key of Object.keys(referenceSource)) {
      const text = source[key]
      if (text === undefined || text.trim() === '') {
        problems.push(`${name} ${key}: missing`)
        continue
      }
      try {
        const compiled = compileMessage(name, key, text)
        catalogue[key] = compiled.nodes
        if (name === reference) args[key] = compiled.args
        else if (describeArgs(compiled.args) !== describeArgs(args[key] ?? {}))
          problems.push(`${name} ${key}: arguments ${describeArgs(compiled.args)} instead of ${describeArgs(args[key] ?? {})}`)
      } catch (error) {
        problems.push((error as Error).message)
      }
    }
  }

  for (const language of [reference, ...Object.keys(sources).filter(name => name !== reference)])
    compileSource(language, sources[language] ?? {})
  for (const [locale, { fallbacks, overrides, spell }] of Object.entries(locales)) {
    const inherited = spelled(Object.assign({}, ...fallbacks.toReversed()), spell)
    for (const [key, text] of Object.entries(overrides))
      if (spell(text) === inherited[key]) problems.push(`${locale} ${key}: the same as without it`)
    compileSource(locale, { ...inherited, ...spelled(overrides, spell) })
  }
  if (problems.length > 0) throw new Error(`Messages are not complete:\n${problems.join('\n')}`)
  return { catalogues, args }
}

function spelled(source: MessageSource, spell: (text: string) => string): MessageSource {
  return Object.fromEntries(Object.entries(source).map(([key, text]) => [key, spell(text)]))
}

function describeArgs(args: Readonly<Record<string, ArgumentKind>>): string {
  return `{${Object.keys(args).sort().join(', ')}}`
}

/** Messages as written, of every language and of the locales that differ from theirs. */
export interface WrittenMessages {
  readonly languages: Readonly<Record<string, MessageSource>>
  readonly locales: Readonly<Record<string, LocaleSource>>
}

/**
 * Reads `<language>.json` and `<locale>.json` of a folder; the missing file of a language is an empty one, so that the
 * report names all that is missing. A locale without a file, whose fallback locale has none either, uses its language's catalogue.
 */
export function readMessages(folder: string): WrittenMessages {
  const read = (name: string): MessageSource => {
    const file = path.join(folder, `${name}.json`)
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MessageSource) : {}
  }
  const locales = LOCALES.flatMap(locale => {
    const [overrides = {}, ...fallbacks] = contentSourcesOf(locale).map(read)
    const differs = [overrides, ...fallbacks.slice(0, -1)].some(source => Object.keys(source).length > 0)
    return differs ? [[locale, { overrides, fallbacks, spell: spellingOf(locale) }] as const] : []
  })
  return {
    languages: Object.fromEntries(LANGUAGES.map(language => [language, read(language)])),
    locales: Object.fromEntries(locales),
  }
}
