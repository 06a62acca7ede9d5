import { type Locale, localize } from '@shop/domain/market'
import type { AttributeDefinition } from '@shop/domain/product'
import {
  type AttributeCounts,
  type AttributeFacet,
  type CategoryFacet,
  type CountedAttribute,
  kindOfFilter,
  type SearchFilters,
  SIDES,
} from '@shop/domain/search'
import { definitionOf } from '@shop/engine/read-model'
import { formatAttribute } from '@shop/i18n/format'
import type { OperationContext } from '../call/operation-call.ts'

type Shop = Pick<OperationContext, 'catalogue'>

/** What a choice needs to be one. */
const MIN_CHOICES = 2

/** What is counted in a listing: what products of its category are chosen by, and what they are filtered by already. */
export async function attributesToCount(
  { catalogue }: Shop,
  categoryId: string | undefined,
  { attributes = {} }: SearchFilters,
): Promise<readonly CountedAttribute[]> {
  const offered = categoryId === undefined ? [] : await catalogue.filterAttributesOf(categoryId)
  const chosen = Object.entries(attributes).map(([name, filter]) => ({ name, kind: kindOfFilter(filter) }))
  return [...offered.map(each => chosen.find(({ name }) => name === each.name) ?? each), ...chosen.filter(isMissingIn(offered))]
}

function isMissingIn(offered: readonly CountedAttribute[]) {
  return ({ name }: CountedAttribute) => offered.every(other => other.name !== name)
}

/** The category that at least half of the products found are in, the deepest of these; undefined where they are of all kinds. */
export function dominantCategory(categories: readonly CategoryFacet[], total: number): string | undefined {
  const dominant = categories.filter(({ tree, count }) => tree === 'default' && count * 2 > total)
  return dominant.toSorted((a, b) => b.level - a.level || b.count - a.count)[0]?.id
}

/** Attributes as a shopper chooses them, in the language of a listing; without those that leave nothing to choose. */
export function namedAttributes(
  definitions: ReadonlyMap<string, AttributeDefinition>,
  counted: readonly AttributeCounts[],
  { locale, total, filters }: { readonly locale: Locale; readonly total: number; readonly filters: SearchFilters },
): AttributeFacet[] {
  return counted.flatMap((counts): AttributeFacet[] => {
    const definition = definitionOf(definitions, counts.name)
    if (!definition) return []
    const filter = filters.attributes?.[counts.name]
    const label = localize(definition.label, locale)
    if ('bins' in counts) {
      if (counts.bins.length < MIN_CHOICES && !filter) return []
      const side = SIDES.find(each => counts.name === `${definition.name}.${each}`)
      const unit = definition.unit && localize(definition.unit, locale)
      return [{ name: counts.name, label, ...(side ? { side } : {}), ...(unit ? { unit } : {}), bins: counts.bins }]
    }
    const isYesOrNo = definition.type === 'boolean'
    const isNumber = isOfNumbers(definition)
    const chosen = filter && 'values' in filter ? filter.values : []
    const absent = chosen.filter(value => counts.values.every(each => each.value !== value))
    const all = [...counts.values, ...absent.map(value => ({ value, count: 0 }))]
    const values = all
      .filter(({ value, count }) => !isYesOrNo || (value === 'true' && (count < total || chosen.includes(value))))
      .map(each => ({ ...each, label: wordOf(definition, each.value, locale) }))
    if (values.length < (isYesOrNo ? 1 : MIN_CHOICES) && chosen.length === 0) return []
    return [
      {
        name: counts.name,
        label,
        ...(isYesOrNo ? { isYesOrNo } : {}),
        ...(isNumber ? { isNumber } : {}),
        values: inOrder(definition, values, locale),
      },
    ]
  })
}

function isOfNumbers({ type }: AttributeDefinition): boolean {
  return type === 'number' || type === 'multiple'
}

function wordOf(definition: AttributeDefinition, value: string, locale: Locale): string {
  if (isOfNumbers(definition)) return formatAttribute(definition, Number(value), locale)
  return formatAttribute(definition, definition.type === 'boolean' ? value === 'true' : value, locale)
}

/** Numbers, and texts such as sizes, by their numbers; values of a list stay by how many products have them. */
function inOrder<Value extends { readonly value: string; readonly label: string }>(
  definition: AttributeDefinition,
  values: readonly Value[],
  locale: Locale,
): readonly Value[] {
  if (isOfNumbers(definition)) return values.toSorted((a, b) => Number(a.value) - Number(b.value))
  if (definition.type !== 'text') return values
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return values.toSorted((a, b) => compare(a.label, b.label))
}
