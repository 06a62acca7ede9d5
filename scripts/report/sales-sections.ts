import { daysOf } from '@shop/domain/report'
import type { ReportRequest, ShopReport } from '@shop/engine/report'
import { moneyText, numberText } from './report-numbers.ts'
import type { ReportSection } from './report-section.ts'

/** Orders by currency and day, and what was sold most. */
export function salesSections(report: ShopReport, request: ReportRequest): ReportSection[] {
  return [ordersSection(report, request), bestSellersSection(report)]
}

function ordersSection({ sales, days }: ShopReport, request: ReportRequest): ReportSection {
  const byCurrency = Map.groupBy(sales, ({ currency }) => currency)
  const rows = [...byCurrency].map(([currency, markets]) => {
    const orders = sumOf(markets, market => market.orders)
    const totalCent = sumOf(markets, market => market.totalCent)
    const mean = orders === 0 ? '–' : moneyText(currency, Math.round(totalCent / orders))
    return [
      currency,
      numberText(orders),
      moneyText(currency, totalCent),
      mean,
      numberText(sumOf(markets, market => market.cancelled)),
    ]
  })
  const ordersOn = Map.groupBy(days, ({ day }) => day)
  const points = daysOf(request).map(day => ({ day, value: sumOf(ordersOn.get(day) ?? [], ({ orders }) => orders) }))
  return {
    id: 'orders',
    title: 'Orders',
    definitions: [
      'Orders are those that were placed in the period and are not cancelled. Their total is what the buyer pays: goods after discounts, delivery and fees, with tax where it is charged. Refunds are not taken off.',
      'Amounts of different currencies are never added. A mean is the total divided by the number of orders.',
      'Cancelled orders are counted on the day they were placed.',
    ],
    charts: days.length > 0 ? [{ kind: 'days', title: 'Orders per day', style: 'bars', points }] : [],
    tables: [{ headings: ['currency', 'orders', 'total', 'mean order', 'cancelled'], rows }],
    nothing: sales.length === 0 ? 'Nothing was ordered.' : '',
  }
}

function bestSellersSection({ bestSellers }: ShopReport): ReportSection {
  return {
    id: 'best-sellers',
    title: 'Best sellers',
    definitions: [
      'Units of each item in orders of the period that are not cancelled, returned units included. The amount is that of its lines after discounts, with tax where it is charged, without delivery, in each currency it was sold in.',
    ],
    charts: [
      {
        kind: 'bars',
        title: 'Units sold',
        bars: bestSellers.slice(0, 12).map(({ name, quantity }) => ({ name, value: quantity, text: numberText(quantity) })),
      },
    ],
    tables: [
      {
        headings: ['item', 'name', 'units', 'orders', 'amount'],
        rows: bestSellers.map(({ sku, name, quantity, orders, amounts }) => [
          sku,
          name,
          numberText(quantity),
          numberText(orders),
          amounts.map(({ currency, totalCent }) => moneyText(currency, totalCent)).join(' · '),
        ]),
      },
    ],
    nothing: bestSellers.length === 0 ? 'Nothing was sold.' : '',
  }
}

function sumOf<Item>(items: readonly Item[], countOf: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + countOf(item), 0)
}
