import { quantityInCart } from '@shop/domain/cart'
import type { Money } from '@shop/domain/money'
import { addableQuantity, isVirtualSku, normalizeQuantity, type ProductVariant } from '@shop/domain/product'
import { Button, QuantityStepper } from '@shop/ui'
import { IconChevronDown, IconShieldCheck, IconShoppingCart } from '@shop/ui/icons'
import { useState } from 'react'
import { Form } from 'react-router'
import { useAvailability } from '../../browser/live-stock.ts'
import type { GuaranteeOffer } from '../../catalogue/guarantee-offers.server.ts'
import { Amount } from '../../commerce-ui/prices.tsx'
import { useShop, useToggle } from '../../request/use-shop.tsx'
import { useCart } from './cart-provider.tsx'
import { GuaranteeChoice, type PurchaseChoice } from './purchase-choice.tsx'

/** The lowest price of guarantees, gross, and the line that opens their choice, around `{amount}`. */
export interface GuaranteeFrom {
  readonly price: Money
  readonly words: string
}

interface AddToCartFormProps {
  readonly variant: Pick<ProductVariant, 'sku' | 'availability'>
  readonly name: string
  /** Button alone, for the bar at the bottom. */
  readonly compact?: boolean
  readonly choice: PurchaseChoice
  /** Guarantees that can be bought with it; the compact form takes the one chosen elsewhere. */
  readonly guarantees: readonly GuaranteeOffer[]
  readonly guaranteeFrom?: GuaranteeFrom | undefined
  /** Of the button, where it orders what has not come yet. */
  readonly preorderLabel?: string | undefined
}

/**
 * Quantity and button of a product; capped by stock and by the limit per cart, unless a toggle lets the cart alone
 * decide (PDP-07..PDP-12). Without scripts a plain form.
 */
export function AddToCartForm(props: AddToCartFormProps) {
  const { variant, name, compact = false, choice, guarantees, guaranteeFrom, preorderLabel } = props
  const { t, hrefs } = useShop()
  const { cart, add } = useCart()
  const [isBusy, setBusy] = useState(false)
  const { availableQuantity, isOnStock } = useAvailability(variant)
  const addable = addableQuantity(variant.sku, cart ? quantityInCart(cart, variant.sku) : 0, availableQuantity)
  const hasCap = useToggle('quantity-cap')
  const isPossible = addable > 0 || isVirtualSku(variant.sku)
  const { quantity, capped: isCapped } = normalizeQuantity(choice.quantity, addable, hasCap)
  // A product has one guarantee at most (EG-04).
  const isGuaranteed = cart?.lineItems.some(line => line.custom.parentSku === variant.sku) ?? false
  const offers = isGuaranteed ? [] : guarantees
  const guarantee = offers.some(({ sku }) => sku === choice.guaranteeSku) ? choice.guaranteeSku : ''
  const isOutOfStock = availableQuantity <= 0 && !isVirtualSku(variant.sku)
  return (
    <Form
      method="post"
      action={hrefs.checkout('cart')}
      data-main-add-to-cart={compact ? undefined : ''}
      onSubmit={async event => {
        event.preventDefault()
        if (isBusy || !isPossible) return
        setBusy(true)
        if (await add({ sku: variant.sku, quantity, guaranteeSku: guarantee || undefined })) choice.reset()
        setBusy(false)
      }}
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="sku" value={variant.sku} />
      <div className="flex flex-wrap gap-3">
        {isOutOfStock || compact ? (
          <input type="hidden" name="quantity" value={quantity} />
        ) : (
          <QuantityStepper
            name="quantity"
            value={quantity}
            min={1}
            max={hasCap ? Math.max(1, addable) : Number.MAX_SAFE_INTEGER}
            labels={{ quantity: t('product.quantity'), decrease: t('product.decrease'), increase: t('product.increase') }}
            onChange={choice.setQuantity}
          />
        )}
        <Button
          type="submit"
          size="lg"
          busy={isBusy}
          disabled={isOutOfStock}
          aria-disabled={!isPossible}
          aria-label={compact ? t('product.addNamedToCart', { name }) : undefined}
          className={
            compact ? 'max-sm:max-w-40 max-sm:px-3 max-sm:text-sm max-sm:leading-tight' : 'grow max-sm:px-4 md:max-lg:px-3'
          }
        >
          {isBusy ? null : <IconShoppingCart className={compact ? 'size-5 max-sm:hidden' : 'size-5'} />}
          {isOutOfStock ? t('product.outOfStock') : ((isOnStock ? undefined : preorderLabel) ?? t('product.addToCart'))}
        </Button>
      </div>
      <p role="status" className="text-sm text-warn">
        {isCapped || (!isPossible && !isOutOfStock) ? <span className="mt-2 block">{t('product.maxQuantity')}</span> : null}
      </p>
      {compact || isOutOfStock || offers.length === 0 ? (
        <input type="hidden" name="guarantee" value={guarantee} />
      ) : (
        <details className="group mt-2">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2.5 text-sm text-link hover:underline">
            <IconShieldCheck className="size-5 shrink-0 text-steel-600" />
            <span className="min-w-0 grow">
              {guaranteeFrom ? (
                <Amount gross={guaranteeFrom.price} text={amount => guaranteeFrom.words.replace('{amount}', amount)} />
              ) : null}
            </span>
            <IconChevronDown className="size-5 shrink-0 text-steel-600 group-open:rotate-180" />
          </summary>
          <GuaranteeChoice offers={offers} chosen={guarantee} onChoose={choice.setGuaranteeSku} />
        </details>
      )}
    </Form>
  )
}
