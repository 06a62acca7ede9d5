import type { ParsedParamsOf, ResultOf } from '@shop/contract/operations'
import { defaultLanguageOf, type Language, LOCALES, type Locale, localize, type Market, spellingOf } from '@shop/domain/market'
import { isTechnicalValue } from '@shop/domain/product'
import { type ProductRelation, REFERENCES_KEY, type RelationRule } from '@shop/domain/relation'
import type { FoundRelations } from '@shop/engine/read-model'
import { formatAttribute } from '@shop/i18n/format'
import type { OperationContext } from '../call/operation-call.ts'

/** What fits a product, with the reasons in a language. */
export async function findRelations(
  { catalogue, market }: Pick<OperationContext, 'catalogue' | 'market'>,
  { sku, locale }: ParsedParamsOf<'getProductRelations'>,
): Promise<ResultOf<'getProductRelations'>> {
  const language = locale ?? defaultLanguageOf(market)
  const found = await catalogue.findRelated({ sku, language, currency: market.currency, country: market.country })
  if (!found) return { relations: [], bases: [] }
  const relations = found.related.map(({ rule, products }): ProductRelation => {
    if (!rule) return { key: REFERENCES_KEY, kind: 'accessory', isRequired: false, products }
    const { key, kind, isRequired } = rule
    const reason = reasonOf(rule, found, localeOf(language, market))
    return { ...{ key, kind, isRequired, products }, ...(reason === undefined ? {} : { reason }) }
  })
  return { relations, bases: [...found.bases] }
}

/** How numbers are written in a language of a market; as in any country of the language where the market does not speak it. */
function localeOf(language: Language, { country }: Market): Locale {
  const spoken = LOCALES.filter(locale => locale.startsWith(`${language}-`))
  return spoken.find(locale => locale.endsWith(`-${country}`)) ?? spoken[0] ?? 'en-GB'
}

/** The reason of a rule with the values of the product; what is compared where it has no words in the language. */
function reasonOf({ reason, comparisons }: RelationRule, found: FoundRelations, locale: Locale): string | undefined {
  const written = reason[locale.slice(0, 2) as Language]
  if (written !== undefined) {
    const filled = fillReason(spellingOf(locale)(written), name => writtenValueOf(name, found, locale))
    if (filled !== undefined) return filled
  }
  const compared = [...new Set(comparisons.map(({ base }) => base))].flatMap(name => {
    const [definition, value] = [found.definitions.get(name), writtenValueOf(name, found, locale)]
    return definition && value !== undefined ? [`${localize(definition.label, locale)}: ${value}`] : []
  })
  return compared.length === 0 ? undefined : compared.join(', ')
}

/** Undefined where a value is missing. */
function fillReason(text: string, valueOfName: (name: string) => string | undefined): string | undefined {
  let isComplete = true
  const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = valueOfName(name)
    if (value === undefined) isComplete = false
    return value ?? ''
  })
  return isComplete ? filled : undefined
}

function writtenValueOf(name: string, { attributes, definitions }: FoundRelations, locale: Locale): string | undefined {
  const value = attributes.find(attribute => attribute.name === name)?.value
  const definition = definitions.get(name)
  return definition && value !== undefined && isTechnicalValue(value) ? formatAttribute(definition, value, locale) : undefined
}
