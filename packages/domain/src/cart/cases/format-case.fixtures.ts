import { withCashOnDeliveryFee } from '../../payment/index.ts'
import { effectivePrice } from '../../product/index.ts'
import type { TaxedItemPrice } from '../../tax/index.ts'
import type { Cart } from '../cart.ts'
import { COD_FEE_SLUG, type CustomLineItem, type DiscountedPricePerQuantity, type LineItem } from '../line-item.ts'
import { priceCart } from '../price-cart.ts'
import { type CalculationCase, inWords, type ToldPart } from './case.fixtures.ts'

/** The cart of a case, priced, with the fee of cash on delivery where it is paid so. */
export function priceCase({ cart, pricing, paysInCash }: CalculationCase): Cart {
  const priced = priceCart(cart, pricing)
  if (!paysInCash) return priced
  const withFee = withCashOnDeliveryFee(priced, pricing.market, pricing.taxRate, { id: 'fee', name: {} })
  return priceCart(withFee, pricing)
}

/** A calculation case told by a priced cart: every input line with its outcome, then shipping, taxes and the total. */
export function formatCase(calculation: CalculationCase, cart: Cart): string[] {
  return [
    calculation.title,
    ...calculation.rows.map(({ left, told }) => (told ? `${left}  = ${toldBy(cart, told)}` : left)),
    ...outcomesOf(calculation, cart),
  ]
}

function toldBy(cart: Cart, told: ToldPart): string {
  switch (told.kind) {
    case 'line': {
      const line = cart.lineItems.find(({ id }) => id === told.id)
      if (!line) return 'gone'
      const unit = inWords(effectivePrice(line.price).centAmount)
      const follows = line.type === 'extra_guarantee' ? `${line.quantity} at ${unit} = ` : ''
      return `${follows}${splitOf(line.discountedPricePerQuantity)}${amountOf(line)}`
    }
    case 'service':
      return customLine(cart.customLineItems.find(({ id }) => id === told.id))
    case 'fee': {
      const fee = cart.customLineItems.find(({ slug }) => slug === COD_FEE_SLUG)
      const kept = cart.custom.calculatedCodFee?.centAmount
      return kept === fee?.totalPrice.centAmount ? customLine(fee) : `${customLine(fee)} but kept as ${kept}`
    }
    case 'discounts':
      return told.ids.map(id => takenBy(cart, id)).join(', ')
    case 'code':
      return cart.discountCodes.find(({ discountCode }) => discountCode.id === told.id)?.state ?? 'not on the cart'
  }
}

function customLine(line: CustomLineItem | undefined): string {
  return line ? `${splitOf(line.discountedPricePerQuantity)}${amountOf(line)}` : 'gone'
}

function takenBy(cart: Cart, discountId: string): string {
  const applied = cart.appliedDiscounts.find(({ id }) => id === discountId)
  return applied ? inWords(applied.discountedAmount.centAmount) : '-'
}

/** Units by what they cost, gross, where a discount touched them. */
function splitOf(parts: readonly DiscountedPricePerQuantity[]): string {
  const units = new Map<number, number>()
  for (const { quantity, discountedPrice } of parts)
    units.set(discountedPrice.value.centAmount, (units.get(discountedPrice.value.centAmount) ?? 0) + quantity)
  const sorted = [...units].sort(([a], [b]) => a - b)
  return sorted.length === 0 ? '' : `${sorted.map(([cents, count]) => `${count} x ${inWords(cents)}`).join(' + ')} = `
}

/** An amount with its net part where that is another; what does not add up is told as well. */
function amountOf({ totalPrice, taxedPrice }: Pick<LineItem, 'totalPrice' | 'taxedPrice'>): string {
  const { totalNet, totalGross, totalTax } = centsOf(taxedPrice)
  const total = totalPrice.centAmount
  const net = totalNet === total ? '' : ` net ${inWords(totalNet)}`
  const wrong = totalGross === total && totalNet + totalTax === total ? '' : ` gross ${totalGross} tax ${totalTax}`
  return `${inWords(total)}${net}${wrong}`
}

function centsOf(taxed: TaxedItemPrice) {
  return {
    totalNet: taxed.totalNet.centAmount,
    totalGross: taxed.totalGross.centAmount,
    totalTax: taxed.totalTax.centAmount,
  }
}

function outcomesOf(calculation: CalculationCase, cart: Cart): string[] {
  const gifts = cart.lineItems.filter(({ lineItemMode }) => lineItemMode === 'GiftLineItem')
  const kept = calculation.cart.lineItems.map(({ id }) => id).filter(id => cart.lineItems.some(line => line.id === id))
  const order = cart.lineItems.map(({ id }) => id)
  const isAsListed = [...kept, ...gifts.map(({ id }) => id)].join() === order.join()
  const { shippingInfo, discountOnTotalPrice, taxedPrice } = cart
  return [
    ...gifts.map(gift => {
      const discounts = gift.discountedPricePerQuantity.flatMap(part => part.discountedPrice.includedDiscounts)
      return `gift ${gift.variant.sku} by ${discounts.map(({ discount }) => discount.id).join()}  = ${amountOf(gift)}`
    }),
    ...(isAsListed ? [] : [`order of lines  = ${cart.lineItems.map(line => line.variant.sku).join(', ')}`]),
    `shipping  = ${shippingInfo ? shippingOf(cart, shippingInfo) : 'none'}`,
    ...(discountOnTotalPrice ? [`off the total  = ${offTheTotal(discountOnTotalPrice)}`] : []),
    `units  = ${cart.totalLineItemQuantity}`,
    `net  = ${inWords(taxedPrice.totalNet.centAmount)}`,
    ...taxedPrice.taxPortions.map(
      ({ name, rate, amount }) => `${name} ${Number((rate * 100).toFixed(2))} %  = ${inWords(amount.centAmount)}`,
    ),
    `total  = ${totalOf(cart)}`,
  ]
}

function totalOf({ totalPrice, taxedPrice }: Cart): string {
  const { totalNet, totalGross, totalTax } = centsOf(taxedPrice)
  const isRight = totalGross === totalPrice.centAmount && totalNet + totalTax === totalGross
  return `${inWords(totalPrice.centAmount)}${isRight ? '' : ` gross ${totalGross} net ${totalNet} tax ${totalTax}`}`
}

function shippingOf(
  cart: Cart,
  { shippingMethod, price, discountedPrice, taxedPrice }: NonNullable<Cart['shippingInfo']>,
): string {
  const taken = (discountedPrice?.includedDiscounts ?? []).reduce(
    (sum, { discountedAmount }) => sum + discountedAmount.centAmount,
    0,
  )
  const gross = cart.taxMode === 'External' ? ' gross' : ''
  const less = discountedPrice ? `${inWords(price.centAmount)} less ${inWords(taken)}${gross} = ` : ''
  return `${shippingMethod.key} ${less}${amountOf({ totalPrice: discountedPrice?.value ?? price, taxedPrice })}`
}

function offTheTotal({ discountedAmount, discountedNetAmount }: NonNullable<Cart['discountOnTotalPrice']>): string {
  const [gross, net] = [discountedAmount.centAmount, discountedNetAmount.centAmount]
  return gross === net ? inWords(gross) : `${inWords(gross)} net ${inWords(net)}`
}
