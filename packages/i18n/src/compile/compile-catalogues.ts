import type { MessageNodes } from '../message-nodes.ts'
import { type ArgumentKind, compileMessage } from './compile-messages.ts'

/** The messages of one language as written by people: key to ICU text. */
export type MessageSource = Readonly<Record<string, string>>

/** Compiled messages of every language and the arguments of every key. */
export interface CompiledCatalogues {
  readonly catalogues: Readonly<Record<string, Readonly<Record<string, MessageNodes>>>>
  readonly args: Readonly<Record<string, Readonly<Record<string, ArgumentKind>>>>
}

/**
 * Compiles all languages against the reference language. Throws one error that lists every missing or surplus key,
 * every differing argument and every message that does not compile, so that a translator sees all of it at once.
 */
export function compileCatalogues(sources: Readonly<Record<string, MessageSource>>, reference: string): CompiledCatalogues {
  const problems: string[] = []
  const referenceSource = sources[reference]
  if (!referenceSource) throw new Error(`The reference language ${reference} is missing`)
  const args: Record<string, Record<string, ArgumentKind>> = {}
  const catalogues: Record<string, Record<string, MessageNodes>> = {}

  for (const language of [reference, ...Object.keys(sources).filter(name => name !== reference)]) {
    const source = sources[language] ?? {}
    const catalogue: Record<string, MessageNodes> = {}
    catalogues[language] = catalogue
    for (const key of Object.keys(source))
      if (!(key in referenceSource)) problems.push(`${language} ${key}: not a key of ${reference}`)
    for (const key of Object.keys(referenceSource)) {
      const text = source[key]
      if (text === undefined || text.trim() === '') {
        problems.push(`${language} ${key}: missing`)
        continue
      }
      try {
        const compiled = compileMessage(language, key, text)
        catalogue[key] = compiled.nodes
        if (language === reference) args[key] = compiled.args
        else if (describeArgs(compiled.args) !== describeArgs(args[key] ?? {}))
          problems.push(
            `${language} ${key}: arguments ${describeArgs(compiled.args)} instead of ${describeArgs(args[key] ?? {})}`,
          )
      } catch (error) {
        problems.push((error as Error).message)
      }
    }
  }
  if (problems.length > 0) throw new Error(`Messages are not complete:\n${problems.join('\n')}`)
  return { catalogues, args }
}

function describeArgs(args: Readonly<Record<string, ArgumentKind>>): string {
  return `{${Object.keys(args).sort().join(', ')}}`
}
