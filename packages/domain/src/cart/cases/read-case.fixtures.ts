import type { CustomerGroupKey } from '../../customer/index.ts'
import { aCode } from '../../discount/discount.fixtures.ts'
import type { CartDiscount, UsedDiscountCode } from '../../discount/index.ts'
import type { ExtraGuarantee } from '../../guarantee/index.ts'
import { localeOf, marketOf } from '../../market/index.ts'
import type { CountryCode, Market } from '../../market/market.ts'
import { moneyOf } from '../../money/index.ts'
import { SHIPPING_FEE_SETS, type ShippingFeeSetKey } from '../../shipping/index.ts'
import { activeCampaignsOf, type Campaign } from '../../store/index.ts'
import { taxGross, taxRateOn } from '../../tax/index.ts'
import { aLine } from '../cart.fixtures.ts'
import type { Cart } from '../cart.ts'
import { emptyCart } from '../empty-cart.ts'
import type { CustomLineItem, LineItem } from '../line-item.ts'
import type { GiftOffer, PricedProduct } from '../pricing.ts'
import {
  type CalculationCase,
  type CaseRow,
  centsInWords,
  instantInWords,
  permyriadInWords,
  type ToldPart,
} from './case.fixtures.ts'
import { discountInWords, limitInWords } from './discount-in-words.fixtures.ts'

const TITLE =
  /^([A-Z]+-\d\d(?:, [A-Z]+-\d\d)*) \| ([A-Z]{2}), (\d{4}-\d\d-\d\d)( \d\d:\d\d(?::\d\d(?:\.\d{3})?)?)?, ([A-Z]{3}) \| (.+)$/
const OUTCOME = /^(?:gift \S+ by \S+|order of lines|shipping) {2,}= /

/** What the lines of a case add up to before anything is priced. */
interface Content {
  market: Market
  taxMode: Cart['taxMode']
  paysInCash: boolean
  isLoyaltyDiscountOn: boolean
  customerGroupKey?: CustomerGroupKey
  readonly lines: LineItem[]
  readonly services: CustomLineItem[]
  readonly discounts: CartDiscount[]
  readonly codes: UsedDiscountCode[]
  readonly cartCodeIds: string[]
  readonly campaigns: Campaign[]
  readonly facts: Map<string, PricedProduct>
  readonly guarantees: Map<string, ExtraGuarantee>
  readonly gifts: Map<string, GiftOffer>
  readonly refusedGifts: { readonly id: string }[]
}

/** The cases of a text, parted by empty lines. */
export function readCases(text: string): CalculationCase[] {
  return text.trim().split('\n\n').map(readCase)
}

function readCase(text: string): CalculationCase {
  const [title = '', ...lines] = text.split('\n')
  const [, ids = '', country = '', day = '', time, currency, story = ''] = TITLE.exec(title) ?? []
  const market = marketOf(country as CountryCode)
  if (market.currency !== currency) throw new Error(`Not a case: ${title}`)
  const now = instantInWords(`${day}${time ?? ' 12:00'}`)
  const content: Content = {
    market,
    taxMode: 'Platform',
    paysInCash: false,
    isLoyaltyDiscountOn: false,
    lines: [],
    services: [],
    discounts: [],
    codes: [],
    cartCodeIds: [],
    campaigns: [],
    facts: new Map(),
    guarantees: new Map(),
    gifts: new Map(),
    refusedGifts: [],
  }
  const end = lines.findIndex(line => OUTCOME.test(line))
  if (end < 0) throw new Error(`A case without outcome: ${title}`)
  const rows = lines.slice(0, end).map((line): CaseRow => {
    const left = line.replace(/ {2,}= .*$/, '')
    const told = readRow(left, content)
    return told ? { left, told } : { left }
  })
  let gifts = 0
  return {
    ids,
    text: story,
    day,
    market,
    title,
    rows,
    expected: [title, ...lines.map(line => line.replace(/ {2,}= /, '  = '))],
    cart: {
      ...emptyCart(market, { id: 'cart', locale: localeOf(market), now, anonymousId: 'visitor' }),
      taxMode: content.taxMode,
      lineItems: content.lines,
      customLineItems: content.services,
      discountCodes: content.codes
        .filter(({ id }) => content.cartCodeIds.includes(id))
        .map(({ id, code }) => ({ discountCode: { id, code, cartDiscounts: [] }, state: 'MatchesCart' })),
      refusedGifts: content.refusedGifts,
    },
    pricing: {
      market: content.market,
      taxRate: taxRateOn(market.country, day),
      now,
      ...(content.customerGroupKey ? { customerGroupKey: content.customerGroupKey } : {}),
      isLoyaltyDiscountOn: content.isLoyaltyDiscountOn,
      activeCampaigns: activeCampaignsOf({ country: content.market.country, custom: { campaigns: content.campaigns } }, now),
      discounts: content.discounts,
      codes: content.codes,
      facts: content.facts,
      guarantees: content.guarantees,
      gifts: content.gifts,
      newId: () => `gift-${++gifts}`,
    },
    paysInCash: content.paysInCash,
  }
}

/** Puts a line of a case into its content; what its right side has to tell, if anything. */
function readRow(row: string, content: Content): ToldPart | undefined {
  return readGoods(row, content) ?? readReduction(row, content) ?? readSetting(row, content)
}

function readGoods(row: string, content: Content): ToldPart | undefined {
  const service = /^(\d+) x service (\S+) @ (\S+)$/.exec(row)
  if (service) {
    const id = `service-${content.services.length + 1}`
    content.services.push(serviceOf(id, service[2] ?? '', Number(service[1]), centsInWords(service[3] ?? ''), content.market))
    return { kind: 'service', id }
  }
  const [head = '', ...flags] = row.split('; ')
  const match = /^(\d+) x (\S+)(?: for (\S+))? @ (\S+)(?: reduced to (\S+)( \(inactive\))?)?$/.exec(head)
  if (!match) return undefined
  const [, quantity, sku = '', parentSku, price = '', reduced, inactive] = match
  const { market, lines, facts } = content
  const plain = aLine(
    market,
    {
      sku,
      quantity: Number(quantity),
      centAmount: centsInWords(price),
      isFreight: flags.includes('freight'),
      ...(parentSku ? { parentSku } : {}),
    },
    lines.length + 1,
  )
  const flag = (name: string) => flags.find(text => text.startsWith(`${name} `))?.slice(name.length + 1)
  if (flags.some(text => !/^(?:freight$|(?:group|hint|brand|categories|power) )/.test(text)))
    throw new Error(`Not a flag in ${row}`)
  const power = flag('power')
  lines.push({
    ...plain,
    orderHint: Number(flag('hint') ?? plain.orderHint),
    brand: flag('brand') ?? plain.brand,
    variant: { ...plain.variant, attributes: power ? [{ name: 'power', value: Number(power) }] : [] },
    price: {
      ...plain.price,
      ...(reduced ? { discounted: { value: moneyOf(market.currency, centsInWords(reduced)), isActive: !inactive } } : {}),
    },
  })
  const group = flag('group')
  facts.set(sku, {
    productKey: sku.toLowerCase(),
    categoryIds: [],
    categoryKeys: flag('categories')?.split('/') ?? [],
    ...(group ? { volumeDiscountGroup: group } : {}),
  })
  return { kind: 'line', id: plain.id }
}

function serviceOf(id: string, slug: string, quantity: number, centAmount: number, market: Market): CustomLineItem {
  const totalPrice = moneyOf(market.currency, centAmount * quantity)
  const taxRate = taxRateOn(market.country, '2026-11-21')
  const money = moneyOf(market.currency, centAmount)
  const taxedPrice = taxGross(totalPrice, taxRate)
  return { id, slug, name: {}, quantity, money, discountedPricePerQuantity: [], taxRate, totalPrice, taxedPrice }
}

function readReduction(row: string, content: Content): ToldPart | undefined {
  const { currency } = content.market
  const volume = /^volume discount (\S+): ([^;]+)(; .+)?$/.exec(row)
  if (volume) {
    const tiers = (volume[2] ?? '').split(', ').map((tier, index) => {
      const [, rate, threshold] = /^(\S+) % from (\d+)$/.exec(tier) ?? []
      const words = `${rate} % off lines; group ${volume[1]} from ${threshold}; order 0.9${index + 1}${volume[3] ?? ''}`
      return discountInWords(`${volume[1]}-${threshold}`, words, currency)
    })
    content.discounts.push(...tiers)
    return { kind: 'discounts', ids: tiers.map(({ id }) => id) }
  }
  const discount = /^discount (\S+): (.+)$/.exec(row)
  if (discount?.[1] && discount[2]) {
    content.discounts.push(discountInWords(discount[1], discount[2], currency))
    return { kind: 'discounts', ids: [discount[1]] }
  }
  const [head = '', ...clauses] = row.split('; ')
  const code = /^code (\S+) grants (.+)$/.exec(head)
  if (!code?.[1] || !code[2]) return undefined
  const limits = clauses.filter(clause => clause !== 'taken off the cart').map(codeLimitInWords)
  const used = aCode(code[1], code[2].split(', '), Object.assign({}, ...limits))
  content.codes.push(used)
  if (!clauses.includes('taken off the cart')) content.cartCodeIds.push(used.id)
  return { kind: 'code', id: used.id }
}

function codeLimitInWords(clause: string): Partial<UsedDiscountCode> {
  const used = /^used (\d+) of (\d+) times( by the customer)?$/.exec(clause)
  if (!used) return limitInWords(clause)
  const [count, limit] = [Number(used[1]), Number(used[2])]
  return used[3]
    ? { applicationsOfCustomer: count, maxApplicationsPerCustomer: limit }
    : { applications: count, maxApplications: limit }
}

/** Lines that set the scene. Throws for a line of which nothing is known. */
function readSetting(row: string, content: Content): ToldPart | undefined {
  const [, word = '', rest = ''] = /^([a-z]+)(?: (.*))?$/.exec(row) ?? []
  const gift = /^gift (\S+): (\d+) left, worth (\S+)$/.exec(row)
  const guarantee = /^guarantee (\S+): (\S+) %$/.exec(row)
  const campaign = /^campaign (\S+) from (.+) until (.+)$/.exec(row)
  if (row === 'cash on delivery') {
    content.paysInCash = true
    return { kind: 'fee' }
  }
  if (row === 'personalised discounts on') content.isLoyaltyDiscountOn = true
  else if (row === 'tax mode External') content.taxMode = 'External'
  else if (word === 'buyer') content.customerGroupKey = rest as CustomerGroupKey
  else if (row.startsWith('refused gift ')) content.refusedGifts.push({ id: rest.slice('gift '.length) })
  else if (row.startsWith('shipping fees ')) {
    const shippingFeeSet = rest.slice('fees '.length) as ShippingFeeSetKey
    content.market = { ...content.market, shippingFeeSet, shippingFees: SHIPPING_FEE_SETS[shippingFeeSet] }
  } else if (gift?.[1])
    content.gifts.set(gift[1], {
      line: aLine(content.market, { sku: gift[1], centAmount: centsInWords(gift[3] ?? '') }, 99),
      available: Number(gift[2]),
    })
  else if (guarantee?.[1])
    content.guarantees.set(guarantee[1], {
      sku: guarantee[1],
      relativePriceRate: permyriadInWords(guarantee[2] ?? ''),
      enabledOnMarket: [localeOf(content.market)],
      excludedSkus: [],
      excludedBrands: [],
      excludedRelations: [],
    })
  else if (campaign?.[1])
    content.campaigns.push({
      campaignName: campaign[1],
      startDate: instantInWords(campaign[2] ?? ''),
      endDate: instantInWords(campaign[3] ?? ''),
    })
  else throw new Error(`Not a line of a case: ${row}`)
  return undefined
}
