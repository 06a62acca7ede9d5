import type { CartDiscountDraft, CartDiscountTarget, CartDiscountValue } from '@shop/domain/discount'
import { CURRENCIES, type CurrencyCode, moneyOf } from '@shop/domain/money'
import type { ImportEntry, SourceRow } from '../entry/import-entry.ts'
import { isRecord, type JsonRecord, listAt, recordAt, textAt, textsAt } from '../json/json-value.ts'
import { localizedOf, parseInstant } from '../text/text-values.ts'

type Refuse = (column: string, value: string, reason: string) => ImportEntry

/** A cart discount of commercetools, with the predicates that both shops have. */
export function jsonDiscountOf(resource: JsonRecord, row: SourceRow, refuse: Refuse): ImportEntry {
  const key = textAt(resource, 'key') || textAt(resource, 'id')
  const value = reductionOf(recordAt(resource, 'value'))
  const target = targetOf(recordAt(resource, 'target'))
  if (!value) return refuse('value', JSON.stringify(resource.value), 'this shop has no such reduction; set it up by hand')
  if (!target) return refuse('target', JSON.stringify(resource.target), 'this shop cannot reduce that; set it up by hand')
  const discount: Omit<CartDiscountDraft, 'id'> = {
    ...commonOf(resource),
    key,
    name: localizedOf(textsAt(resource, 'name')),
    sortOrder: textAt(resource, 'sortOrder') || '0.5',
    stackingMode: resource.stackingMode === 'StopAfterThisDiscount' ? 'StopAfterThisDiscount' : 'Stacking',
    requiresDiscountCode: resource.requiresDiscountCode === true,
    cartPredicate: predicateOf(textAt(resource, 'cartPredicate')),
    target,
    value,
    custom: {},
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

/** commercetools writes `1=1` for all. */
function predicateOf(text: string): string {
  return /^(?:1\s*=\s*1)?$/.test(text) ? 'true' : text
}

function reductionOf(value: JsonRecord): CartDiscountValue | undefined {
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
    case 'absolute':
    case 'fixed':
      return money.length > 0 ? { type: value.type, money } : undefined
    default:
      return undefined
  }
}

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
    default:
      return undefined
  }
}
