import { type Locale, localize } from '@shop/domain/market'
import type { AttributeDefinition, TechnicalValue } from '@shop/domain/product'
import { formatNumber } from './format-number.ts'

/** The value of a technical attribute in words and figures of a locale, such as "2 × 8 l", "60–240 °C" or "Stainless steel". */
export function formatAttribute(definition: AttributeDefinition, value: TechnicalValue, locale: Locale): string {
  const number = (figure: number) => formatNumber(figure, locale)
  const unit = definition.unit ? `\u00a0${localize(definition.unit, locale)}` : ''
  const word = (key: string) => {
    const words = definition.values?.[key]
    return words ? localize(words, locale) : key
  }
  switch (typeof value) {
    case 'number':
      return `${number(value)}${unit}`
    case 'boolean':
      return word(value ? 'yes' : 'no')
    case 'string':
      return word(value)
  }
  if ('min' in value) return `${number(value.min)}${value.max < 0 ? '\u00a0–\u00a0' : '–'}${number(value.max)}${unit}`
  if ('count' in value) return `${number(value.count)} × ${number(value.value)}${unit}`
  return `${number(value.length)} × ${number(value.width)} × ${number(value.height)}${unit || '\u00a0cm'}`
}
