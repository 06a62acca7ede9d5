import { type Money, moneyOf } from '@shop/domain/money'
import { useEffect, useRef, useState } from 'react'
import { wasGooglePayMissing } from '../../browser/google-pay.ts'
import { useNotifications } from '../../browser/notifications.tsx'
import { PaymentMark } from '../../commerce-ui/payment-marks.tsx'
import { useShop } from '../../request/use-shop.tsx'

/** What the button says, in the language of the page. */
export interface ExpressWords {
  readonly label: string
  /** Where the browser turns out to have no wallet. */
  readonly unavailable: string
}

interface ProductExpressProps {
  readonly words: ExpressWords
  readonly sku: string
  readonly quantity: number
  /** Bought with it. */
  readonly guarantee: { readonly sku: string; readonly price: Money } | undefined
  /** Of one unit, gross. */
  readonly unitPrice: Money
}

/** Loaded with the press: of no use to who does not pay by a wallet. */
const loadSheet = () => import('./open-product-sheet.ts')

/**
 * Buys a product by itself with Google Pay; the cart stays as it is (PAY-19, decision 0106). The button is the shop's own, so that
 * nothing of Google is loaded before it is pressed. A browser that has said that it has no wallet shows none.
 */
export function ProductExpress({ words, sku, quantity, guarantee, unitPrice }: ProductExpressProps) {
  const { t, market, hrefs } = useShop()
  const { notify } = useNotifications()
  const isOpen = useRef(false)
  // No press is lost: until the page answers there is nothing to press.
  const [state, setState] = useState<'unknown' | 'ready' | 'missing'>('unknown')
  useEffect(() => setState(wasGooglePayMissing() ? 'missing' : 'ready'), [])
  const buy = async () => {
    if (isOpen.current) return
    isOpen.current = true
    const centAmount = quantity * (unitPrice.centAmount + (guarantee?.price.centAmount ?? 0))
    const failure = t('checkout.errorPayment')
    const outcome = await loadSheet()
      .then(({ openProductSheet }) =>
        openProductSheet({
          purchase: { sku, quantity: String(quantity), ...(guarantee ? { guarantee: guarantee.sku } : {}) },
          ...{ country: market.country, totalPrice: moneyOf(unitPrice.currencyCode, centAmount), failure },
          answerUrl: hrefs.expressPayment(),
          totalLabel: t('cart.totalInclVat'),
        }),
      )
      .catch(() => failure)
    isOpen.current = false
    if (outcome === 'missing') setState('missing')
    const problem = outcome === 'missing' ? words.unavailable : outcome
    if (problem) notify({ id: 'express', type: 'error', text: problem })
  }
  return (
    <button
      type="button"
      disabled={state === 'unknown'}
      onPointerEnter={() => void loadSheet().catch(() => undefined)}
      onClick={() => void buy()}
      className={`flex min-h-12 w-full cursor-pointer items-center justify-center gap-2.5 rounded-md bg-ink-950 px-4 text-base font-semibold text-white transition-colors hover:bg-ink-700 noscript:hidden ${state === 'missing' ? 'invisible' : ''}`}
    >
      {words.label}
      <PaymentMark method="googlepay" className="h-5 w-7.5 rounded-xs" />
    </button>
  )
}
