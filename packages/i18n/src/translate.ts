import { formatNumber } from './figures/format-number.ts'
import type { MessageArguments, MessageKey } from './generated/keys.ts'

/** A compiled message: plain text, or a list of text, `[argument]`, `['#']`, `[argument, plural forms]` and `[argument, select cases, 1]`. */
export type MessageNodes =
  | string
  | (
      | string
      | [name: string]
      | [name: string, options: Record<string, MessageNodes>]
      | [name: string, options: Record<string, MessageNodes>, isSelect: 1]
    )[]

/** The compiled messages of one language or locale. */
export type MessageCatalogue = Readonly<Record<string, MessageNodes>>

/** Text of a message in one locale. Keys and arguments are checked by the compiler. */
export type Translate = <Key extends MessageKey>(
  key: Key,
  ...args: keyof MessageArguments[Key] extends never ? [] : [MessageArguments[Key]]
) => string

const pluralRules = new Map<string, Intl.PluralRules>()

function pluralRulesOf(locale: string): Intl.PluralRules {
  const known = pluralRules.get(locale)
  if (known) return known
  const rules = new Intl.PluralRules(locale)
  pluralRules.set(locale, rules)
  return rules
}

/** A translator for a locale, or a language, and its messages. Numbers are formatted for the locale. For a key missing in the catalogue the translator returns the key, so that the gap shows. */
export function createTranslate(locale: string, catalogue: MessageCatalogue): Translate {
  const pluralForm = (value: number) => pluralRulesOf(locale).select(value)

  const write = (nodes: MessageNodes, args: Readonly<Record<string, string | number>>, count?: number): string => {
    if (typeof nodes === 'string') return nodes
    return nodes
      .map(node => {
        if (typeof node === 'string') return node
        const [name, options, isSelect] = node
        if (!options) return name === '#' ? formatNumber(count ?? 0, locale) : writeArgument(args[name])
        const value = args[name]
        if (isSelect) return write(options[String(value)] ?? options.other ?? '', args, count)
        const number = Number(value)
        return write(options[`=${number}`] ?? options[pluralForm(number)] ?? options.other ?? '', args, number)
      })
      .join('')
  }
  const writeArgument = (value: string | number | undefined) =>
    typeof value === 'number' ? formatNumber(value, locale) : (value ?? '')

  return (key, ...args) => {
    const nodes = catalogue[key]
    return nodes === undefined ? key : write(nodes, args[0] ?? {})
  }
}
