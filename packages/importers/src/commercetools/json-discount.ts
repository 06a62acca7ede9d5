import type {
  AbsoluteApplicationMode,
  CartDiscountCustomFields,
  CartDiscountTarget,
  PatternComponent,
  SelectionMode,
} from '@shop/domain/discount'
import type { LocalizedString } from '@shop/domain/market'
import { CURRENCIES, type CurrencyCode, moneyOf } from '@shop/domain/money'
import type { ImportedDiscount, ImportedDiscountValue, ImportedGift } from '@shop/domain/takeover'
import type { ImportEntry, SourceRow } from '../entry/import-entry.ts'
import { isRecord, type JsonRecord, listAt, recordAt, textAt, textsAt } from '../json/json-value.ts'
import { localizedOf, parseInstant } from '../text/text-values.ts'
import { currentDataOf } from './json-product.ts'

type Refuse = (column: string, value: string, reason: string) => ImportEntry

/** A cart discount of commercetools, with the predicates that both shops have. */
export function jsonDiscountOf(resource: JsonRecord, row: SourceRow, refuse: Refuse): ImportEntry {
  const key = textAt(resource, 'key') || textAt(resource, 'id')
  const value = reductionOf(recordAt(resource, 'value'))
  const target = targetOf(recordAt(resource, 'target'))
  if (!value)
    return refuse(
      'value',
      JSON.stringify(resource.value),
      'this shop has no such reduction, or its gift has no key; set it up by hand, or export it with the product expanded',
    )
  const isGift = value.type === 'giftLineItem'
  if (!target && !isGift)
    return refuse('target', JSON.stringify(resource.target), 'this shop cannot reduce that; set it up by hand')
  const discount: NonNullable<ImportedDiscount['discount']> = {
    ...commonOf(resource),
    key,
    name: localizedOf(textsAt(resource, 'name')),
    ...textsIn('description', resource),
    sortOrder: textAt(resource, 'sortOrder') || '0.5',
    stackingMode: resource.stackingMode === 'StopAfterThisDiscount' ? 'StopAfterThisDiscount' : 'Stacking',
    requiresDiscountCode: resource.requiresDiscountCode === true,
    cartPredicate: predicateOf(textAt(resource, 'cartPredicate')),
    ...(target && !isGift ? { target } : {}),
    value,
    custom: customOf(recordAt(recordAt(resource, 'custom'), 'fields')),
  }
  return { kind: 'discount', key, discount: { discount }, rows: [row], refusals: [], notes: [] }
}

/** A discount code of commercetools; it names what it grants by keys. */
export function jsonCodeOf(resource: JsonRecord, row: SourceRow): ImportEntry {
  const code = textAt(resource, 'code')
  const limit = (name: string) => {
    const count = resource[name]
    return typeof count === 'number' && Number.isSafeInteger(count) && count > 0 ? { [name]: count } : {}
  }
  const granted = listAt(resource, 'cartDiscounts').filter(isRecord)
  const discount = {
    code: {
      ...commonOf(resource),
      ...textsIn('name', resource),
      code,
      cartPredicate: predicateOf(textAt(resource, 'cartPredicate')),
      ...limit('maxApplications'),
      ...limit('maxApplicationsPerCustomer'),
      grants: granted.map(
        reference => textAt(reference, 'key') || textAt(recordAt(reference, 'obj'), 'key') || textAt(reference, 'id'),
      ),
    },
  }
  return { kind: 'discount', key: code, discount, rows: [row], refusals: [], notes: [] }
}

function commonOf(resource: JsonRecord) {
  const [validFrom, validUntil] = [parseInstant(textAt(resource, 'validFrom')), parseInstant(textAt(resource, 'validUntil'))]
  return {
    isActive: resource.isActive !== false,
    ...(validFrom ? { validFrom } : {}),
    ...(validUntil ? { validUntil } : {}),
    stores: listAt(resource, 'stores')
      .filter(isRecord)
      .map(store => ({ key: textAt(store, 'key') })),
  }
}

/** Texts that may be missing. */
function textsIn<Field extends string>(field: Field, resource: JsonRecord): { readonly [Name in Field]?: LocalizedString } {
  const texts = localizedOf(textsAt(resource, field))
  return Object.keys(texts).length > 0 ? ({ [field]: texts } as { [Name in Field]: LocalizedString }) : {}
}

/** What makes a discount one of this shop's own kinds, by the names its export gives to custom fields. */
function customOf(fields: JsonRecord): CartDiscountCustomFields {
  const { threshold } = fields
  const texts = (['volumeDiscountGroup', 'cohortTier', 'campaign'] as const).flatMap(name => {
    const text = textAt(fields, name)
    return text === '' ? [] : [[name, text] as const]
  })
  return { ...Object.fromEntries(texts), ...(typeof threshold === 'number' ? { threshold } : {}) }
}

/** commercetools writes `1=1` for all. */
function predicateOf(text: string): string {
  return /^(?:1\s*=\s*1)?$/.test(text) ? 'true' : text
}

function reductionOf(value: JsonRecord): ImportedDiscountValue | undefined {
  const money = listAt(value, 'money')
    .filter(isRecord)
    .flatMap(({ currencyCode, centAmount }) =>
      typeof currencyCode === 'string' && isCurrency(currencyCode) && typeof centAmount === 'number'
        ? [moneyOf(currencyCode, centAmount)]
        : [],
    )
  switch (value.type) {
    case 'relative':
      return typeof value.permyriad === 'number' ? { type: 'relative', permyriad: value.permyriad } : undefined
    case 'absolute': {
      const applicationMode = MODES.find(mode => mode === value.applicationMode)
      return money.length > 0 ? { type: 'absolute', money, ...(applicationMode ? { applicationMode } : {}) } : undefined
    }
    case 'fixed':
      return money.length > 0 ? { type: 'fixed', money } : undefined
    case 'giftLineItem':
      return giftOf(value)
    default:
      return undefined
  }
}

/** A gift is a variant of a product that is named by its key; with the product expanded the variant has its number. */
function giftOf(value: JsonRecord): ImportedGift | undefined {
  const product = recordAt(value, 'product')
  const expanded = recordAt(product, 'obj')
  const variantId = value.variantId ?? 1
  const data = currentDataOf(expanded)
  const variants = [data.masterVariant, ...listAt(data, 'variants')].filter(isRecord)
  const sku = textAt(variants.find(({ id }) => id === variantId) ?? {}, 'sku')
  if (sku !== '') return { type: 'giftLineItem', foreignSku: sku }
  const productKey = textAt(product, 'key') || textAt(expanded, 'key')
  if (productKey === '' || typeof variantId !== 'number' || !Number.isSafeInteger(variantId)) return undefined
  return { type: 'giftLineItem', productKey, variantId }
}

const MODES: readonly AbsoluteApplicationMode[] = ['IndividualApplication', 'ProportionateDistribution', 'EvenDistribution']

function isCurrency(text: string): text is CurrencyCode {
  return Object.hasOwn(CURRENCIES, text)
}

function targetOf(target: JsonRecord): CartDiscountTarget | undefined {
  const predicate = predicateOf(textAt(target, 'predicate'))
  switch (target.type) {
    case 'lineItems':
    case 'customLineItems':
      return { type: target.type, predicate }
    case 'shipping':
    case 'totalPrice':
      return { type: target.type }
    case 'multiBuyLineItems': {
      const [triggerQuantity, discountedQuantity] = [countAt(target, 'triggerQuantity'), countAt(target, 'discountedQuantity')]
      if (triggerQuantity === undefined || discountedQuantity === undefined) return undefined
      return { type: 'multiBuyLineItems', predicate, triggerQuantity, discountedQuantity, ...occurrenceOf(target) }
    }
    case 'pattern': {
      const [triggerPattern, targetPattern] = [patternOf(target.triggerPattern), patternOf(target.targetPattern)]
      if (!triggerPattern || !targetPattern) return undefined
      return { type: 'pattern', triggerPattern, targetPattern, ...occurrenceOf(target) }
    }
    default:
      return undefined
  }
}

function countAt(record: JsonRecord, field: string): number | undefined {
  const count = record[field]
  return typeof count === 'number' && Number.isSafeInteger(count) && count > 0 ? count : undefined
}

function occurrenceOf(target: JsonRecord): { readonly maxOccurrence?: number; readonly selectionMode: SelectionMode } {
  const maxOccurrence = countAt(target, 'maxOccurrence')
  const selectionMode = target.selectionMode === 'MostExpensive' ? 'MostExpensive' : 'Cheapest'
  return { ...(maxOccurrence === undefined ? {} : { maxOccurrence }), selectionMode }
}

/** Units by predicate; undefined for a pattern of which this shop does not know a part, such as a range of counts. */
function patternOf(value: unknown): PatternComponent[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined
  const components = value.filter(isRecord).flatMap(component => {
    const count = countAt(component, 'minCount')
    const isKnown =
      component.type === 'CountOnLineItemUnits' && component.maxCount === component.minCount && !component.excludeCount
    return count !== undefined && isKnown ? [{ predicate: predicateOf(textAt(component, 'predicate')), count }] : []
  })
  return components.length === value.length ? components : undefined
}
