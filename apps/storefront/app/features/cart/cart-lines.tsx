import { type Cart, withGuarantees } from '@shop/domain/cart'
import { useIsLoading } from '../../browser/operation-status.ts'
import type { GuaranteeOffer } from '../../catalogue/guarantee-offers.server.ts'
import { useShop } from '../../request/use-shop.tsx'
import { CartLine } from './cart-line.tsx'

interface CartLinesProps {
  readonly cart: Cart
  /** Guarantees the page was sent with, by SKU of the product. */
  readonly guarantees?: Readonly<Record<string, readonly GuaranteeOffer[]>>
}

/** The lines of the cart, every guarantee below its product. */
export function CartLines({ cart, guarantees = {} }: CartLinesProps) {
  const { t } = useShop()
  const isLoading = useIsLoading()
  return (
    <ul tabIndex={-1} aria-label={t('cart.title')} aria-busy={isLoading} className="divide-y divide-steel-200">
      {withGuarantees(cart.lineItems).map(({ line, guarantees: own }) => (
        <CartLine
          key={line.id}
          line={line}
          guarantees={own}
          applied={cart.appliedDiscounts}
          offers={guarantees[line.variant.sku]}
        />
      ))}
    </ul>
  )
}
