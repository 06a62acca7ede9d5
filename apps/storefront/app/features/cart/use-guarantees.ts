import { useEffect, useState } from 'react'
import type { GuaranteeOffer } from '../../shop/guarantee-offer.ts'

/** The guarantees offered with a product: those the page was sent with, else loaded once the browser shows them. */
export function useGuarantees(sku: string, sent: readonly GuaranteeOffer[] | undefined): readonly GuaranteeOffer[] {
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
