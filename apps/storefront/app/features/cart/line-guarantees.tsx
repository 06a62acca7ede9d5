import type { LineItem } from '@shop/domain/cart'
import { IconPlus, IconShieldCheck } from '@shop/ui/icons'
import { useEffect, useState } from 'react'
import { Form } from 'react-router'
import { useNotifications } from '../../browser/notifications.tsx'
import type { GuaranteeOffer } from '../../catalogue/guarantee-offers.server.ts'
import { Amount } from '../../commerce-ui/prices.tsx'
import { useShop } from '../../request/use-shop.tsx'
import { useCart } from './cart-provider.tsx'
import { RemoveLineButton } from './remove-line-button.tsx'

interface GuaranteeLineProps {
  readonly line: LineItem
  /** SKU of the product that it is for. */
  readonly productSku: string
  readonly isFixed: boolean
}

/** A guarantee below its product, with the same quantity (EG-09, EG-11); removing it can be undone. */
export function GuaranteeLine({ line, productSku, isFixed }: GuaranteeLineProps) {
  const { t, hrefs, text } = useShop()
  const { chosen, setQuantity, addGuarantee } = useCart()
  const { notify } = useNotifications()
  if (chosen[line.id] === 0) return null
  const name = text(line.name)
  const remove = async () => {
    if (!(await setQuantity(line.id, 0))) return
    const action = { label: t('cart.undo'), run: () => void addGuarantee(productSku, line.variant.sku) }
    notify({ id: `removed ${line.id}`, type: 'success', text: t('cart.removed', { name }), action })
  }
  return (
    <div className="mt-1 flex items-center gap-2 text-sm">
      <IconShieldCheck className="size-4 shrink-0 text-ok" />
      <span className="min-w-0 grow py-1">
        {name}
        {line.quantity > 1 ? (
          <span className="num text-steel-600"> · {t('cart.unitCount', { count: line.quantity })}</span>
        ) : null}
      </span>
      {isFixed ? null : (
        <Form method="post" action={hrefs.checkout('cart')} onSubmit={event => event.preventDefault()}>
          <input type="hidden" name="lineItemId" value={line.id} />
          <RemoveLineButton
            name={name}
            size="sm"
            onRemove={button => {
              button.closest('ul')?.focus()
              void remove()
            }}
          />
        </Form>
      )}
      <span className="num shrink-0 font-semibold">
        <Amount gross={line.totalPrice} net={line.taxedPrice.totalNet} />
      </span>
    </div>
  )
}

interface GuaranteeAdderProps {
  readonly line: LineItem
  /** Guarantees that the loader of the page has read; without them they are fetched. */
  readonly offers: readonly GuaranteeOffer[] | undefined
}

/** Offers guarantees for a line that has none; renders nothing without offers (EG-01, EG-04). Without scripts a form. */
export function GuaranteeAdder({ line, offers: sent }: GuaranteeAdderProps) {
  const { t, hrefs, text } = useShop()
  const { addGuarantee } = useCart()
  const [isBusy, setBusy] = useState(false)
  const offers = useGuarantees(line.variant.sku, sent)
  if (offers.length === 0) return null
  return (
    <details className="mt-2 text-sm">
      <summary className="inline-flex min-h-9 cursor-pointer list-none items-center gap-1.5 font-medium text-link hover:underline">
        <IconShieldCheck className="size-4 shrink-0" />
        {t('guarantee.add')}
      </summary>
      <Form
        method="post"
        action={hrefs.checkout('cart')}
        className="mt-1 overflow-hidden rounded-card border border-steel-300"
        onSubmit={async event => {
          event.preventDefault()
          const { submitter } = event.nativeEvent as SubmitEvent
          if (isBusy || !(submitter instanceof HTMLButtonElement)) return
          setBusy(true)
          await addGuarantee(line.variant.sku, submitter.value)
          setBusy(false)
        }}
      >
        <input type="hidden" name="intent" value="guarantee" />
        <input type="hidden" name="sku" value={line.variant.sku} />
        <p className="border-b border-steel-200 bg-steel-50 px-3 py-1.5 text-xs text-steel-600">{t('guarantee.starts')}</p>
        {offers.map(({ sku, name, price }) => (
          <button
            key={sku}
            type="submit"
            name="guarantee"
            value={sku}
            aria-disabled={isBusy || undefined}
            className="flex min-h-11 w-full cursor-pointer items-center gap-2 border-b border-steel-200 px-3 py-2 text-left last:border-b-0 hover:bg-steel-100"
          >
            <IconPlus className="size-4 shrink-0 text-steel-600" />
            <span className="min-w-0 grow">{text(name)}</span>
            <span className="num shrink-0 font-medium">
              <Amount gross={price} text={amount => t('cart.unitPrice', { amount })} />
            </span>
          </button>
        ))}
      </Form>
    </details>
  )
}

/** The guarantees offered with a product: those of the page's loader, else fetched in the browser. */
function useGuarantees(sku: string, sent: readonly GuaranteeOffer[] | undefined): readonly GuaranteeOffer[] {
  const [offers, setOffers] = useState(sent ?? [])
  useEffect(() => {
    if (sent) return
    let isUnmounted = false
    void import('./load-guarantees.ts')
      .then(({ loadGuarantees }) => loadGuarantees(sku))
      .then(found => {
        if (!isUnmounted) setOffers(found)
      })
    return () => {
      isUnmounted = true
    }
  }, [sku, sent])
  return sent ?? offers
}
