import { LANGUAGES, type Language, type LocalizedString } from '@shop/domain/market'
import type { AttributeDefinition } from '@shop/domain/product'
import type { AttributeTexts, Source } from './source-types.ts'

/** How the attributes of the demo shop are shown. Throws when a language lacks a label, a unit or a value. */
export function buildAttributeDefinitions(source: Source): AttributeDefinition[] {
  const text = (pick: (texts: AttributeTexts) => string | undefined, what: string): LocalizedString => {
    const entries = LANGUAGES.map(language => {
      const word = pick(source.texts[language].attributes)
      if (!word) throw new Error(`demo/texts/${language}/attributes.json has no ${what}`)
      return [language, word] as [Language, string]
    })
    return Object.fromEntries(entries)
  }
  return source.attributes.map(({ name, type, unit, values }) => ({
    name,
    type,
    label: text(({ labels }) => labels[name], `label ${name}`),
    ...(unit === undefined ? {} : { unit: text(({ units }) => units[unit], `unit ${unit}`) }),
    ...(type === 'boolean' ? { values: { yes: text(({ yes }) => yes, 'yes'), no: text(({ no }) => no, 'no') } } : {}),
    ...(values === undefined
      ? {}
      : { values: Object.fromEntries(values.map(value => [value, text(texts => texts.values[value], `value ${value}`)])) }),
  }))
}
