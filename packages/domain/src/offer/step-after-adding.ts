import type { LineItem } from '../cart/index.ts'

/** What there is to offer once products were put into a cart. */
interface FoundForAdded<Offer, Complement extends { readonly sku: string }> {
  /** Guarantees that can be had with each of the products, by its SKU. */
  readonly guarantees: readonly { readonly sku: string; readonly offers: readonly Offer[] }[]
  /** Products that go with them. */
  readonly complements: readonly Complement[]
}

/** What is offered with a line of the cart. */
export interface OfferedGuarantees<Offer> {
  readonly line: LineItem
  readonly offers: readonly Offer[]
}

/** What a shopper is shown after adding; complementary products without those that are in the cart. */
export type StepAfterAdding<Offer, Complement> =
  | { readonly kind: 'guarantees'; readonly offered: readonly OfferedGuarantees<Offer>[] }
  | { readonly kind: 'complements'; readonly complements: readonly Complement[] }
  | { readonly kind: 'cart' }

/**
 * What follows when products were put into a cart: guarantees where one of them can have one and has none, else what goes with
 * them, else the cart (SIDEBAR-02, SIDEBAR-03, SIDEBAR-04).
 */
export function stepAfterAdding<Offer, Complement extends { readonly sku: string }>(
  lines: readonly LineItem[],
  { guarantees, complements }: FoundForAdded<Offer, Complement>,
): StepAfterAdding<Offer, Complement> {
  const isGuaranteed = (sku: string) => lines.some(({ custom }) => custom.parentSku === sku)
  const offered = guarantees.flatMap(({ sku, offers }) => {
    const line = lines.find(({ variant, lineItemMode }) => variant.sku === sku && lineItemMode === 'Standard')
    return line && offers.length > 0 && !isGuaranteed(sku) ? [{ line, offers }] : []
  })
  if (offered.length > 0) return { kind: 'guarantees', offered }
  const others = complements.filter(({ sku }) => !lines.some(({ variant }) => variant.sku === sku))
  return others.length > 0 ? { kind: 'complements', complements: others } : { kind: 'cart' }
}
