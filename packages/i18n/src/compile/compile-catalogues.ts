import type { MessageNodes } from '../message-nodes.ts'
import { type ArgumentKind, compileMessage } from './compile-messages.ts'

/** The messages of one language as written by people, or those of a locale that differ: key to ICU text. */
export type MessageSource = Readonly<Record<string, string>>

/** A locale that says some things in its own way (MKT-12). */
export interface LocaleSource {
  /** What it differs from, nearest first: its fallback locale where that has messages, then its language (MKT-11). */
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
 * Compiles all languages against the reference language, and for each locale with words of its own the messages of its
 * language with those in their place, spelled as the locale does. Throws one error that lists every missing or surplus
 * key, every override that changes nothing, every differing argument and every message that does not compile, so that a
 * translator sees all of it at once.
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
      if (spell(text) === inherited[key]) problems.push(`${locale} ${key}: says what it would say without`)
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
