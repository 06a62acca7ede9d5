import type { Language } from '@shop/domain/market'
import type { ImportEntry, SourceRow } from '../entry/import-entry.ts'
import { isRecord, type JsonRecord, listAt, recordAt, textAt, textsAt } from '../json/json-value.ts'
import { type ForeignLine, type OrderProblem, orderOfForeign } from '../order/foreign-order.ts'
import { localizedOf } from '../text/text-values.ts'

const FIELDS = {
  orderNumber: 'orderNumber',
  email: 'customerEmail',
  placedAt: 'createdAt',
  currency: 'totalPrice.currencyCode',
  total: 'totalPrice.centAmount',
  lines: 'lineItems',
} as const satisfies Record<OrderProblem['part'], string>

/** An order as the API delivers one, or the draft of an import, as history. */
export function jsonOrderOf(resource: JsonRecord, row: SourceRow, language: Language): ImportEntry {
  const key = textAt(resource, 'orderNumber') || textAt(resource, 'id')
  const gross = recordAt(recordAt(resource, 'taxedPrice'), 'totalGross')
  const total = typeof gross.centAmount === 'number' ? gross : recordAt(resource, 'totalPrice')
  const items = [...listAt(resource, 'lineItems'), ...listAt(resource, 'customLineItems')].filter(isRecord)
  const order = orderOfForeign({
    orderNumber: key,
    email: textAt(resource, 'customerEmail') || textAt(resource, 'email'),
    placedAt: textAt(resource, 'completedAt') || textAt(resource, 'createdAt'),
    currency: textAt(total, 'currencyCode'),
    totalCents: centsIn(total),
    isCancelled: textAt(resource, 'orderState') === 'Cancelled',
    lines: items.map(item => lineOf(item, language)),
  })
  if ('orderNumber' in order) return { kind: 'order', key, order, rows: [row], refusals: [], notes: [] }
  const refusals = order.map(({ part, reason }) => ({ row, column: FIELDS[part], value: '', reason }))
  return { kind: 'refused', key, rows: [], refusals, notes: [] }
}

function lineOf(item: JsonRecord, language: Language): ForeignLine {
  const names = localizedOf(textsAt(item, 'name'))
  return {
    name: names[language] ?? Object.values(names)[0] ?? textAt(item, 'name'),
    sku: textAt(recordAt(item, 'variant'), 'sku') || textAt(item, 'slug'),
    quantity: String(item.quantity ?? 1),
    unitCents: centsIn(recordAt(recordAt(item, 'price'), 'value')) ?? centsIn(recordAt(item, 'money')),
    totalCents: centsIn(recordAt(item, 'totalPrice')),
  }
}

function centsIn({ centAmount }: JsonRecord): number | undefined {
  return typeof centAmount === 'number' && Number.isSafeInteger(centAmount) && centAmount >= 0 ? centAmount : undefined
}
