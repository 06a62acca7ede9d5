import { quantityInCart } from '@shop/domain/cart'
import { addableQuantity, isVirtualSku, normalizeQuantity, type ProductVariant } from '@shop/domain/product'
import { Button, QuantityStepper } from '@shop/ui'
import { IconShoppingCart } from '@shop/ui/icons'
import { useState } from 'react'
import { Form } from 'react-router'
import { useShop } from '../../shop/use-shop.tsx'
import { useCart } from './cart-provider.tsx'

interface AddToCartFormProps {
  readonly variant: ProductVariant
  readonly name: string
  /** Button alone, for the bar at the bottom. */
  readonly compact?: boolean
}

/** Quantity and button of a product; capped by stock and by the limit per cart (PDP-07..PDP-11). Without scripts a plain form. */
export function AddToCartForm({ variant, name, compact = false }: AddToCartFormProps) {
  const { t, hrefs } = useShop()
  const { cart, add } = useCart()
  const [quantity, setQuantity] = useState(1)
  const [isCapped, setCapped] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const addable = addableQuantity(
    variant.sku,
    cart ? quantityInCart(cart, variant.sku) : 0,
    variant.availability.availableQuantity,
  )
  const isPossible = addable > 0 || isVirtualSku(variant.sku)
  const change = (typed: number) => {
    const next = normalizeQuantity(typed, addable)
    setQuantity(next.quantity)
    setCapped(next.capped)
  }
  const isGone = !variant.availability.isOnStock && !isVirtualSku(variant.sku)
  return (
    <Form
      method="post"
      action={hrefs.checkout('cart')}
      data-main-add-to-cart={compact ? undefined : ''}
      onSubmit={async event => {
        event.preventDefault()
        if (isBusy || !isPossible) return
        setBusy(true)
        const wanted = normalizeQuantity(quantity, addable)
        if (await add(variant.sku, wanted.quantity)) setQuantity(1)
        setBusy(false)
      }}
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="sku" value={variant.sku} />
      <div className="flex flex-wrap gap-3">
        {isGone || compact ? (
          <input type="hidden" name="quantity" value={quantity} />
        ) : (
          <QuantityStepper
            name="quantity"
            value={quantity}
            min={1}
            max={Math.max(1, addable)}
            labels={{ quantity: t('product.quantity'), decrease: t('product.decrease'), increase: t('product.increase') }}
            onChange={change}
          />
        )}
        <Button
          type="submit"
          size="lg"
          busy={isBusy}
          disabled={isGone}
          aria-disabled={!isPossible}
          aria-label={compact ? t('product.addNamedToCart', { name }) : undefined}
          className="grow max-sm:px-4"
        >
          {isBusy ? null : <IconShoppingCart className="size-5" />}
          {isGone ? t('product.outOfStock') : t('product.addToCart')}
        </Button>
      </div>
      <p role="status" className="text-sm text-warn">
        {isCapped || (!isPossible && !isGone) ? <span className="mt-2 block">{t('product.maxQuantity')}</span> : null}
      </p>
    </Form>
  )
}
