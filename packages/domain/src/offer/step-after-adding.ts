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
  const offered = guarantees.flatMap(({ sku, offers }) => {
    const line = lineWithoutGuarantee(lines, sku)
    return line && offers.length > 0 ? [{ line, offers }] : []
  })
  if (offered.length > 0) return { kind: 'guarantees', offered }
  const others = complements.filter(({ sku }) => !lines.some(({ variant }) => variant.sku === sku))
  return others.length > 0 ? { kind: 'complements', complements: others } : { kind: 'cart' }
}

/** A guarantee that was chosen for a product of the cart. */
interface ChosenGuarantee {
  readonly sku: string
  readonly guaranteeSku: string
}

/**
 * What is still to be added of the guarantees that were chosen, by the SKUs of their products; empty for none. When some could not be
 * added, the others are in the cart already, and would be refused (EG-04).
 */
export function guaranteesToAdd(lines: readonly LineItem[], chosen: Readonly<Record<string, string>>): ChosenGuarantee[] {
  return Object.entries(chosen).flatMap(([sku, guaranteeSku]) =>
    guaranteeSku !== '' && lineWithoutGuarantee(lines, sku) ? [{ sku, guaranteeSku }] : [],
  )
}

/** The line of a product that can have a guarantee and has none. */
function lineWithoutGuarantee(lines: readonly LineItem[], sku: string): LineItem | undefined {
  if (lines.some(({ custom }) => custom.parentSku === sku)) return undefined
  return lines.find(({ variant, lineItemMode }) => variant.sku === sku && lineItemMode === 'Standard')
}
