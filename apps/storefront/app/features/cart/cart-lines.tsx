import { type AppliedDiscount, type Cart, type LineItem, lineDiscounts, withGuarantees } from '@shop/domain/cart'
import { availabilityOf } from '@shop/domain/inventory'
import { effectivePrice, MAX_LINE_ITEM_QUANTITY } from '@shop/domain/product'
import { buttonClass, InformationBox, QuantityStepper } from '@shop/ui'
import { IconAlertTriangle, IconDiscount } from '@shop/ui/icons'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useAvailability } from '../../browser/live-stock.ts'
import { useNotifications } from '../../browser/notifications.tsx'
import { useIsLoading } from '../../browser/operation-status.ts'
import type { GuaranteeOffer } from '../../catalogue/guarantee-offers.server.ts'
import { LinePicture } from '../../commerce-ui/pictures.tsx'
import { usePreorders } from '../../commerce-ui/preorders.tsx'
import { Amount, StruckPrice } from '../../commerce-ui/prices.tsx'
import { useShop } from '../../request/use-shop.tsx'
import { useCart } from './cart-provider.tsx'
import { type CurrentOffers, usePricesOfNow } from './current-offers.ts'
import { GuaranteeAdder, GuaranteeLine } from './line-guarantees.tsx'
import { useNotedChanges } from './noted-changes.ts'
import { RemoveLineButton } from './remove-line-button.tsx'

interface CartLinesProps {
  readonly cart: Cart
  /** Guarantees that the loader of the page has read, by SKU of the product. */
  readonly guarantees?: Readonly<Record<string, readonly GuaranteeOffer[]>>
  /** What the products cost and how many there are; undefined while that is not known. */
  readonly offers?: CurrentOffers | undefined
}

/** The lines of the cart, every guarantee below its product; and what has changed in it without the shopper. */
export function CartLines({ cart, guarantees = {}, offers }: CartLinesProps) {
  const { t } = useShop()
  const isLoading = useIsLoading()
  const { hasConflict } = useNotedChanges()
  usePricesOfNow(cart, offers)
  return (
    <>
      {hasConflict ? (
        <div className="mt-3">
          <InformationBox type="warning">{t('cart.changedElsewhere')}</InformationBox>
        </div>
      ) : null}
      <ul tabIndex={-1} aria-label={t('cart.title')} aria-busy={isLoading} className="divide-y divide-steel-200">
        {withGuarantees(cart.lineItems).map(({ line, guarantees: own }) => (
          <CartLine
            key={line.id}
            line={line}
            guarantees={own}
            applied={cart.appliedDiscounts}
            isFixed={cart.quote !== undefined}
            offers={guarantees[line.variant.sku]}
            availableQuantity={offers?.[line.variant.sku]?.availableQuantity}
          />
        ))}
      </ul>
    </>
  )
}

interface CartLineProps {
  readonly line: LineItem
  /** Guarantees bought for it. */
  readonly guarantees: readonly LineItem[]
  readonly applied: readonly AppliedDiscount[]
  /** Of a quote, which is ordered as it is. */
  readonly isFixed: boolean
  readonly offers: readonly GuaranteeOffer[] | undefined
  /** Units that there are; undefined while that is not known. */
  readonly availableQuantity: number | undefined
}

/** A line of the cart with its quantity, discounts and guarantee; removing it can be undone, unless it is a gift. */
function CartLine({ line, guarantees, applied, isFixed, offers, availableQuantity }: CartLineProps) {
  const { t, hrefs, text } = useShop()
  const { chosen, setQuantity, putBack } = useCart()
  const preorder = usePreorders().notes[line.variant.sku]
  const { notify } = useNotifications()
  const quantity = chosen[line.id] ?? line.quantity
  const name = text(line.name)
  const isGift = line.lineItemMode === 'GiftLineItem'
  const remove = async (button: HTMLElement) => {
    const list = button.closest('ul')
    if (await setQuantity(line.id, 0)) {
      // The button is removed with its line; the list takes the focus, so that keyboard users stay there.
      list?.focus()
      notify({
        id: `removed ${line.id}`,
        type: 'success',
        text: t('cart.removed', { name }),
        ...(isGift
          ? {}
          : {
              action: {
                label: t('cart.undo'),
                run: () =>
                  void putBack({ sku: line.variant.sku, quantity: line.quantity, guaranteeSku: guarantees[0]?.variant.sku }),
              },
            }),
      })
    }
  }
  if (quantity === 0) return null
  const total = <Amount gross={line.totalPrice} net={line.taxedPrice.totalNet} isNoted />
  return (
    <li className="flex flex-wrap gap-x-4 gap-y-2 py-4">
      <LinePicture line={line} />
      <div className="min-w-31 grow basis-0">
        <p className="text-sm leading-5 font-medium">
          <a href={hrefs.product(text(line.productSlug))} className="hover:underline">
            {name}
          </a>
        </p>
        <p className="num mt-0.5 text-xs text-steel-600">
          {line.brand}
          {isGift ? null : (
            <>
              {' '}
              · <Amount gross={effectivePrice(line.price)} text={amount => t('cart.unitPrice', { amount })} />{' '}
              <StruckPrice price={line.price} />
            </>
          )}
        </p>
        {isGift ? (
          <span className="mt-1 inline-block rounded-sm bg-signal-100 px-2 py-0.5 text-xs font-semibold">{t('cart.gift')}</span>
        ) : null}
        {preorder ? <p className="num mt-1 text-xs font-medium text-warn">{preorder}</p> : null}
        {isGift || isFixed ? null : <FormerPrice line={line} />}
        {lineDiscounts(line, applied).map(({ name: discount, amount }) => (
          <p key={text(discount)} className="num mt-1 flex items-start gap-1.5 text-xs font-medium text-ok">
            <IconDiscount className="size-4 shrink-0" />
            {text(discount)} −<Amount gross={amount} />
          </p>
        ))}
        {isFixed ? (
          <p className="num mt-2 flex flex-wrap justify-between gap-3 text-sm">
            {t('cart.unitCount', { count: quantity })} <span className="font-semibold">{total}</span>
          </p>
        ) : (
          <Form
            method="post"
            action={hrefs.checkout('cart')}
            onSubmit={event => event.preventDefault()}
            className="mt-2 flex flex-wrap items-center gap-3"
          >
            <input type="hidden" name="lineItemId" value={line.id} />
            {isGift ? null : (
              <>
                <QuantityStepper
                  size="sm"
                  name="quantity"
                  value={quantity}
                  min={1}
                  max={MAX_LINE_ITEM_QUANTITY}
                  labels={{
                    quantity: `${t('product.quantity')}: ${name}`,
                    decrease: t('product.decrease'),
                    increase: t('product.increase'),
                  }}
                  onChange={next => void setQuantity(line.id, Math.min(next, MAX_LINE_ITEM_QUANTITY))}
                />
                <noscript>
                  <button type="submit" name="intent" value="quantity" className={buttonClass('tertiary', 'sm')}>
                    {t('cart.update')}
                  </button>
                </noscript>
              </>
            )}
            <RemoveLineButton name={name} size="md" onRemove={button => void remove(button)} />
            <span className="num ml-auto text-right font-semibold">{total}</span>
          </Form>
        )}
        {isGift || isFixed ? null : <ScarceGoods line={line} availableQuantity={availableQuantity} />}
        {guarantees.map(guarantee => (
          <GuaranteeLine key={guarantee.id} line={guarantee} productSku={line.variant.sku} isFixed={isFixed} />
        ))}
        {isGift || isFixed || guarantees.length > 0 ? null : <GuaranteeAdder line={line} offers={offers} />}
      </div>
    </li>
  )
}

/** What a unit has cost before, where that changed while the line was in the cart. */
function FormerPrice({ line }: { line: LineItem }) {
  const { t } = useShop()
  const was = useNotedChanges().formerPrices[line.id]
  if (!was || was.centAmount === effectivePrice(line.price).centAmount) return null
  return <LineNotice text={<Amount gross={was} text={amount => t('cart.formerPrice', { amount })} />} />
}

interface ScarceGoodsProps {
  readonly line: LineItem
  readonly availableQuantity: number | undefined
}

/** Says that there are fewer units than the line has, and takes as many as there are (STOCK-04). */
function ScarceGoods({ line, availableQuantity = line.quantity }: ScarceGoodsProps) {
  const { t } = useShop()
  const { setQuantity } = useCart()
  const available = useAvailability({ sku: line.variant.sku, availability: availabilityOf(availableQuantity) }).availableQuantity
  if (available >= line.quantity) return null
  if (available <= 0) return <LineNotice text={t('product.outOfStock')} />
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3">
      <LineNotice text={t('product.onlyLeft', { count: available })} />
      <button
        type="button"
        onClick={() => void setQuantity(line.id, available)}
        className={`${buttonClass('link')} min-h-9 text-xs`}
      >
        {t('cart.takeAvailable', { count: available })}
      </button>
    </div>
  )
}

/** Something that the shopper should know of a line before ordering it. */
function LineNotice({ text }: { text: ReactNode }) {
  return (
    <p role="status" className="num mt-1 flex items-start gap-1.5 text-xs font-medium text-warn">
      <IconAlertTriangle className="size-4 shrink-0" />
      <span>{text}</span>
    </p>
  )
}
