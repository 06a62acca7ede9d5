import { conversionOf, funnelOf, shareOf, type VisitStage } from '@shop/domain/report'
import type { ShopReport } from '@shop/engine/report'
import { countryText, moneyText, numberText, shareText } from './report-numbers.ts'
import type { BarChart, ReportSection } from './report-section.ts'

/** What visitors did, by the events of those who agreed to statistics, by the payments they began, and by what they looked for. */
export function visitSections(report: ShopReport): ReportSection[] {
  return [funnelSection(report), marketsSection(report), paymentSection(report), searchesSection(report)]
}

const STAGE_NAMES: Readonly<Record<VisitStage, string>> = {
  visit: 'Visit',
  view: 'Product viewed',
  add: 'Added to cart',
  cart: 'Cart',
  shipping: 'Delivery address',
  billing: 'Billing address',
  payment: 'Payment',
  order: 'Order',
}

function funnelSection({ visits, sales }: ShopReport): ReportSection {
  const steps = funnelOf(visits)
  const orders = sales.reduce((sum, market) => sum + market.orders + market.cancelled, 0)
  const tracked = sales.reduce((sum, market) => sum + market.tracked, 0)
  return {
    id: 'funnel',
    title: 'Funnel',
    definitions: [
      'Only visits of people who agreed to statistics are known. A visit is what one browser does without a pause of half an hour, and begins with a product, a listing, a recommendation, a change of the cart or a step of the checkout: who sees other pages alone is not counted.',
      'A visit counts at a stage when it came at least that far, also where it skipped it, such as a product that was put into the cart from a listing. Cart to Order are the five steps of the checkout.',
      `Of the buyers of the period ${shareText(shareOf(tracked, orders))} agreed to statistics (${numberText(tracked)} of ${numberText(orders)} orders, cancelled ones included). How many of all visitors did is not known, since the others are not counted.`,
    ],
    charts: [
      {
        kind: 'bars',
        title: 'Visits that came at least this far',
        bars: steps.map(({ stage, visits, share }) => ({
          name: STAGE_NAMES[stage],
          value: visits,
          text: `${numberText(visits)} (${shareText(share)})`,
        })),
      },
    ],
    tables: [
      {
        headings: ['stage', 'visits', 'of all visits', 'of the stage before'],
        rows: steps.map(({ stage, visits, share }, index) => [
          STAGE_NAMES[stage],
          numberText(visits),
          shareText(share),
          shareText(index === 0 ? null : shareOf(visits, steps[index - 1]?.visits ?? 0)),
        ]),
      },
    ],
    nothing: visits.length === 0 ? 'No visits of people who agreed to statistics.' : '',
  }
}

function marketsSection({ visits, sales }: ShopReport): ReportSection {
  const countries = [...new Set([...sales, ...visits].map(({ country }) => country))]
  const markets = countries
    .map(country => ({
      country,
      name: countryText(country),
      conversion: conversionOf(visits.filter(count => count.country === country)),
      sales: sales.filter(market => market.country === country),
    }))
    .toSorted((one, other) => other.conversion.visits - one.conversion.visits || one.name.localeCompare(other.name))
  const measured = markets.filter(({ conversion }) => conversion.visits > 0)
  return {
    id: 'markets',
    title: 'Conversion by market',
    definitions: [
      'Conversion is the share of visits that ended in an order, among the visits of people who agreed to statistics. Orders and totals are those of all buyers, so that they are more than the visits that ordered.',
      'With few visits conversion says little: of 100 visits with a true conversion of 3%, one period shows 1% and the next 6%.',
    ],
    charts: [
      {
        kind: 'bars',
        title: 'Visits that ordered',
        bars: measured.map(({ name, conversion: { share, visits } }) => ({
          name,
          value: share ?? 0,
          text: `${shareText(share)} of ${numberText(visits)}`,
        })),
      },
    ],
    tables: [
      {
        headings: ['market', 'visits', 'that ordered', 'conversion', 'orders of all buyers', 'their total'],
        rows: markets.map(({ name, conversion: { visits, orderingVisits, share }, sales }) => [
          name,
          numberText(visits),
          numberText(orderingVisits),
          shareText(share),
          numberText(sales.reduce((sum, { orders }) => sum + orders, 0)),
          sales.map(({ currency, totalCent }) => moneyText(currency, totalCent)).join(' · ') || '–',
        ]),
      },
    ],
    nothing: markets.length === 0 ? 'No visits and no orders.' : '',
  }
}

/** Names of payment methods as an owner knows them; others are shown as the provider calls them. */
const METHOD_NAMES: Readonly<Record<string, string>> = {
  'bank-transfer': 'Bank transfer',
  'cash-on-delivery': 'Cash on delivery',
  'on-account': 'On account',
  scheme: 'Card',
  paypal: 'PayPal',
  applepay: 'Apple Pay',
  googlepay: 'Google Pay',
  klarna: 'Klarna (pay later)',
  klarna_account: 'Klarna (instalments)',
  klarna_b2b: 'Billie (business invoice)',
  ratepay: 'Ratepay',
  onlineBanking_PL: 'Polish online banking',
  ideal: 'iDEAL',
  multibanco: 'Multibanco',
  twint: 'TWINT',
  mobilepay: 'MobilePay',
}

function paymentSection({ methods }: ShopReport): ReportSection {
  const byMethod = [...Map.groupBy(methods, ({ method }) => method)]
    .map(([method, counts]) => ({
      name: METHOD_NAMES[method] ?? method,
      begun: counts.reduce((sum, { begun }) => sum + begun, 0),
      orders: counts.reduce((sum, { orders }) => sum + orders, 0),
    }))
    .toSorted((one, other) => other.begun - one.begun || one.name.localeCompare(other.name))
  const chart: BarChart = {
    kind: 'bars',
    title: 'Carts that became an order, of those that began to be paid',
    bars: byMethod.map(({ name, begun, orders }) => ({
      name,
      value: shareOf(orders, begun) ?? 0,
      text: `${shareText(shareOf(orders, begun))} of ${numberText(begun)}`,
    })),
  }
  const row = (cells: readonly string[], { begun, orders }: { begun: number; orders: number }) => [
    ...cells,
    numberText(begun),
    numberText(orders),
    shareText(shareOf(orders, begun)),
  ]
  return {
    id: 'payment',
    title: 'Conversion by payment method',
    definitions: [
      'A cart counts once for each method by which it began to be paid in the period, however often it was tried, and as an order when a payment by that method made it one. Who tries a card and then pays by transfer counts at both, and as an order of the transfer. All buyers are counted; no consent is needed, as no one is followed.',
      'Bank transfer and cash on delivery begin with the order itself, so that nearly all of them are orders. Carts without an order are deleted 90 days after their last change: in older periods the shares are higher than they were.',
    ],
    charts: [chart],
    tables: [
      { headings: ['method', 'carts', 'orders', 'conversion'], rows: byMethod.map(count => row([count.name], count)) },
      {
        caption: 'By market',
        headings: ['market', 'method', 'carts', 'orders', 'conversion'],
        rows: methods.map(count => row([countryText(count.country), METHOD_NAMES[count.method] ?? count.method], count)),
      },
    ],
    nothing: methods.length === 0 ? 'No payment was begun.' : '',
  }
}

function searchesSection({ searches }: ShopReport): ReportSection {
  return {
    id: 'searches',
    title: 'Searches without result',
    definitions: [
      'What was searched for and not found, as it was typed, in lower case; letters on the way to a word do not count. Who searched is not known. Searches are kept for 180 days.',
    ],
    charts: [
      {
        kind: 'bars',
        title: 'Times searched for',
        bars: searches.slice(0, 12).map(({ text, language, searches }) => ({
          name: `${text} (${language})`,
          value: searches,
          text: numberText(searches),
        })),
      },
    ],
    tables: [
      {
        headings: ['text', 'language', 'searches'],
        rows: searches.map(({ text, language, searches }) => [text, language, numberText(searches)]),
      },
    ],
    nothing: searches.length === 0 ? 'Everything that was searched for was found.' : '',
  }
}
