import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { MessageNodes } from '../translate.ts'

/** Kind of value an argument of a message takes. */
export type ArgumentKind = 'number' | 'string'

/** A compiled message and the arguments it needs. */
export interface CompiledMessage {
  readonly nodes: MessageNodes
  readonly args: Readonly<Record<string, ArgumentKind>>
}

/**
 * Compiles one ICU message to compact nodes. Supports text, arguments, plural and select; throws with language and
 * key when the message cannot be parsed, uses anything else, or lacks a plural form its language has.
 */
export function compileMessage(language: string, key: string, source: string): CompiledMessage {
  const args: Record<string, ArgumentKind> = {}
  const fail = (problem: string): never => {
    throw new Error(`${language} ${key}: ${problem}`)
  }

  const compileNodes = (elements: readonly MessageFormatElement[]): MessageNodes => {
    const nodes = elements.map((element): Exclude<MessageNodes, string>[number] => {
      switch (element.type) {
        case TYPE.literal:
          return element.value
        case TYPE.pound:
          return ['#']
        case TYPE.argument:
          args[element.value] ??= 'string'
          return [element.value]
        case TYPE.plural: {
          args[element.value] = 'number'
          requirePluralForms(element)
          return [element.value, compileOptions(element.options)]
        }
        case TYPE.select:
          args[element.value] ??= 'string'
          return [element.value, compileOptions(element.options), 1]
        default:
          return fail('only text, arguments, plural and select are supported')
      }
    })
    const [only] = nodes
    return nodes.length === 1 && typeof only === 'string' ? only : nodes
  }

  const compileOptions = (options: Record<string, { value: MessageFormatElement[] }>) =>
    Object.fromEntries(Object.entries(options).map(([name, option]) => [name, compileNodes(option.value)]))

  const requirePluralForms = (element: Extract<MessageFormatElement, { type: TYPE.plural }>) => {
    const rules = new Intl.PluralRules(language, { type: element.pluralType ?? 'cardinal' })
    for (const category of rules.resolvedOptions().pluralCategories) {
      if (!(category in element.options)) fail(`the plural form "${category}" is missing`)
    }
  }

  try {
    return { nodes: compileNodes(parse(source, { ignoreTag: true })), args }
  } catch (error) {
    if (error instanceof Error && error.message.startsWith(`${language} ${key}`)) throw error
    throw new Error(`${language} ${key}: ${error instanceof Error ? error.message : 'not a message'}`, { cause: error })
  }
}
