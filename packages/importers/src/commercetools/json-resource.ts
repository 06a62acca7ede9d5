import type { Language, LocalizedString } from '@shop/domain/market'
import type { ImportEntry, SourceRow } from '../entry/import-entry.ts'
import { hasLostCharacters, isRecord, type JsonRecord, recordAt, textAt, textsAt } from '../json/json-value.ts'
import { localizedOf } from '../text/text-values.ts'
import { CATEGORY_TEXTS, type CategoryText, categoryDraftOf } from './category-draft.ts'
import { jsonCustomerOf } from './json-customer.ts'
import { jsonCodeOf, jsonDiscountOf } from './json-discount.ts'
import { jsonOrderOf } from './json-order.ts'
import { jsonProductOf } from './json-product.ts'

const MAX_QUANTITY = 1_000_000_000

/** What a resource of a JSON file is: a product, a category or the stock of a variant, recognised by its fields. */
export function jsonResourceOf(text: string, line: number, language: Language): ImportEntry {
  const row: SourceRow = { line, cells: [], original: text }
  const refuse = (column: string, value: string, reason: string): ImportEntry => ({
    kind: 'refused',
    key: column === 'key' ? value : '',
    rows: [],
    refusals: [{ row, column, value, reason }],
    notes: [],
  })
  const resource = parse(text)
  if (!isRecord(resource)) return refuse('', '', 'the resource is no valid JSON; correct it')
  if (hasLostCharacters(resource))
    return refuse('', '', 'a text has characters that cannot be kept, such as \\u0000; remove them')
  if ('quantityOnStock' in resource) return stockOf(resource, row, refuse)
  if ('masterVariant' in resource || 'variants' in resource || 'productType' in resource || 'masterData' in resource)
    return jsonProductOf(resource, row, language)
  if ('cartDiscounts' in resource && 'code' in resource) return jsonCodeOf(resource, row)
  if ('cartPredicate' in resource && 'value' in resource) return jsonDiscountOf(resource, row, refuse)
  if ('lineItems' in resource) return jsonOrderOf(resource, row, language)
  if ('email' in resource) return jsonCustomerOf(resource, row, language)
  if ('name' in resource && 'slug' in resource) return categoryOf(resource, row, refuse)
  return refuse('', '', 'this is neither a product nor a category, stock, a customer, an order or a discount; remove it')
}

type Refuse = (column: string, value: string, reason: string) => ImportEntry

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function stockOf(resource: JsonRecord, row: SourceRow, refuse: Refuse): ImportEntry {
  const foreignSku = textAt(resource, 'sku')
  const quantity = resource.quantityOnStock
  if (foreignSku === '') return refuse('sku', '', 'stock needs a sku; fill it in')
  if (typeof quantity !== 'number' || !Number.isSafeInteger(quantity) || quantity < 0 || quantity > MAX_QUANTITY)
    return refuse('quantityOnStock', JSON.stringify(quantity), 'a stock is a whole number such as 12')
  if (isRecord(resource.supplyChannel))
    return refuse('supplyChannel', textAt(resource.supplyChannel, 'key'), 'this shop has no stock of channels; sum it up per sku')
  return { kind: 'stock', key: foreignSku, stock: { foreignSku, quantity }, rows: [row], refusals: [], notes: [] }
}

function categoryOf(resource: JsonRecord, row: SourceRow, refuse: Refuse): ImportEntry {
  const key = textAt(resource, 'key')
  const parent = recordAt(resource, 'parent')
  if (isRecord(resource.parent) && textAt(parent, 'key') === '')
    return refuse('parent', textAt(parent, 'id'), 'the parent has no key; export the categories with keys')
  const texts = Object.fromEntries(CATEGORY_TEXTS.map(text => [text, localizedOf(textsAt(resource, text))]))
  const category = categoryDraftOf({
    key,
    parentKey: textAt(parent, 'key'),
    texts: texts as Record<CategoryText, LocalizedString>,
    orderHint: textAt(resource, 'orderHint'),
  })
  if (!('key' in category)) {
    const refusals = category.map(problem => ({ row, ...problem }))
    return { kind: 'refused', key, rows: [], refusals, notes: [] }
  }
  return { kind: 'category', key, category, rows: [row], refusals: [], notes: [] }
}
