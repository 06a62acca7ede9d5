import type { CartDiscountDraft, DiscountCodeDraft } from '@shop/domain/discount'
import { LANGUAGES, type Language, type LocalizedString, MARKETS, storeKeyOf } from '@shop/domain/market'
import { deterministicId } from './deterministic-id.ts'
import { FREE_DELIVERY_NAMES, LOYALTY_DISCOUNT_NAMES, VOLUME_DISCOUNT_NAMES, WELCOME_DISCOUNT_NAMES } from './discount-names.ts'

/** Pieces and rate (1/10000) of the tiers of the one volume discount group (DISC-01). */
const VOLUME_TIERS = [
  { threshold: 3, permyriad: 500 },
  { threshold: 5, permyriad: 1000 },
  { threshold: 10, permyriad: 1500 },
] as const
const VOLUME_GROUP = 'standard'

/** Rate of customers of each loyalty tier; the base tier has none. */
const LOYALTY_RATES = { tier1: 200, tier2: 300, tier3: 500, tier4: 700 } as const

const EVERY_STORE = MARKETS.map(market => ({ key: storeKeyOf(market) }))

function inEveryLanguage(names: Record<Language, string>, count = ''): LocalizedString {
  return Object.fromEntries(LANGUAGES.map(language => [language, names[language].replace('{count}', count)]))
}

function discount(
  key: string,
  changes: Pick<CartDiscountDraft, 'name' | 'sortOrder'> & Partial<CartDiscountDraft>,
): CartDiscountDraft {
  return {
    id: deterministicId('cart-discount', key),
    key,
    isActive: true,
    stackingMode: 'Stacking',
    requiresDiscountCode: false,
    cartPredicate: 'true',
    target: { type: 'lineItems', predicate: 'true' },
    value: { type: 'relative', permyriad: 1000 },
    stores: [],
    custom: {},
    ...changes,
  }
}

/** The demo shop's discounts: volume tiers, loyalty tiers, and what its codes grant (DISC-01, DISC-08, DISC-15). */
export function buildCartDiscounts(): CartDiscountDraft[] {
  return [
    ...VOLUME_TIERS.map(({ threshold, permyriad }, index) =>
      discount(`volume-${VOLUME_GROUP}-${threshold}`, {
        name: inEveryLanguage(VOLUME_DISCOUNT_NAMES, String(threshold)),
        sortOrder: `0.9${index + 1}`,
        value: { type: 'relative', permyriad },
        custom: { volumeDiscountGroup: VOLUME_GROUP, threshold },
      }),
    ),
    ...Object.entries(LOYALTY_RATES).map(([tier, permyriad], index) =>
      discount(`loyalty-${tier}`, {
        name: inEveryLanguage(LOYALTY_DISCOUNT_NAMES),
        sortOrder: `0.5${index + 1}`,
        target: { type: 'lineItems', predicate: 'type != "extra_guarantee"' },
        value: { type: 'relative', permyriad },
        stores: EVERY_STORE,
        custom: { cohortTier: tier },
      }),
    ),
    discount('code-welcome', {
      name: inEveryLanguage(WELCOME_DISCOUNT_NAMES),
      sortOrder: '0.3',
      requiresDiscountCode: true,
      target: { type: 'totalPrice' },
    }),
    discount('code-free-delivery', {
      name: inEveryLanguage(FREE_DELIVERY_NAMES),
      sortOrder: '0.2',
      requiresDiscountCode: true,
      target: { type: 'shipping' },
      value: { type: 'relative', permyriad: 10_000 },
    }),
  ]
}

/** Codes to try the shop with: `WELCOME10` once per customer, `SHIPFREE` as often as one likes. */
export function buildDiscountCodes(): DiscountCodeDraft[] {
  const code = (name: string, discountKey: string, limits: Partial<DiscountCodeDraft> = {}): DiscountCodeDraft => ({
    id: deterministicId('discount-code', name),
    code: name,
    isActive: true,
    cartPredicate: 'true',
    stores: [],
    cartDiscountIds: [deterministicId('cart-discount', discountKey)],
    ...limits,
  })
  return [code('WELCOME10', 'code-welcome', { maxApplicationsPerCustomer: 1 }), code('SHIPFREE', 'code-free-delivery')]
}
