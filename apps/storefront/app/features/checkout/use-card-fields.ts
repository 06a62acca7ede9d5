import { type RefObject, useEffect, useRef, useState } from 'react'
import type { PaymentFields } from '../../request/payment-fields.ts'
import { useShop } from '../../request/use-shop.tsx'
import { openProviderCheckout, type ProviderCard } from './provider-script.ts'

/** Card fields in the payment step. */
export interface CardFields {
  /** Where they are shown. */
  readonly place: RefObject<HTMLDivElement | null>
  /** `away`: they do not come, and the card is entered on the provider's page. */
  readonly state: 'loading' | 'ready' | 'away'
  /** What was entered, as JSON for the order form; undefined while it is not complete, which the fields then say. */
  readonly take: () => string | undefined
}

/** Fields of `CardEntry` in the contract, which takes no others. */
const ENTRY_FIELDS = [
  'encryptedCardNumber',
  'encryptedExpiryMonth',
  'encryptedExpiryYear',
  'encryptedSecurityCode',
  'holderName',
  'brand',
  'checkoutAttemptId',
  'sdkData',
] as const

/**
 * Opens the provider's card fields once `isWanted`, and keeps what is typed while another method is looked at. Where the provider's
 * script does not load or fails, the page goes on without them. Without `fields` the state is `away`.
 */
export function useCardFields(fields: PaymentFields | null, isWanted: boolean): CardFields {
  const { market, locale } = useShop()
  const place = useRef<HTMLDivElement>(null)
  const card = useRef<ProviderCard>(undefined)
  const [state, setState] = useState<CardFields['state']>(fields ? 'loading' : 'away')
  const [wasWanted, setWasWanted] = useState(isWanted)
  if (isWanted && !wasWanted) setWasWanted(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: data that are loaded again are other objects, and what was typed would be gone
  useEffect(() => {
    if (!fields || !wasWanted) return
    let isClosed = false
    let isReady = false
    // Fields that work go on working when something else of the provider's does not.
    const giveUp = () => {
      if (isClosed || isReady) return
      card.current?.unmount()
      card.current = undefined
      setState('away')
    }
    openProviderCheckout(fields, { countryCode: market.country, locale, onError: giveUp })
      .then(({ checkout, Card }) => {
        if (isClosed || !place.current) return
        const onConfigSuccess = () => {
          isReady = true
          setState('ready')
        }
        card.current = new Card(checkout, { hasHolderName: true, onConfigSuccess })
        card.current.mount(place.current)
      })
      .catch(giveUp)
    return () => {
      isClosed = true
      card.current?.unmount()
      card.current = undefined
    }
  }, [fields?.clientKey, wasWanted, market.country, locale])

  return {
    place,
    state,
    take() {
      if (!card.current?.isValid) {
        card.current?.showValidation()
        return undefined
      }
      const { paymentMethod, browserInfo } = card.current.data
      const entered = ENTRY_FIELDS.flatMap(name => (paymentMethod[name] === undefined ? [] : [[name, paymentMethod[name]]]))
      return JSON.stringify({ ...Object.fromEntries(entered), browserInfo })
    },
  }
}
