import type { ProviderMethod } from '@shop/domain/payment'
import { useEffect, useSyncExternalStore } from 'react'
import { whenIdle } from '../../browser/environment.ts'
import { isApplePayReady, requestGooglePay, wasGooglePayMissing } from '../../browser/google-pay.ts'

const neverChanges = () => () => undefined
const onTheServer = () => false

/**
 * Methods that this browser cannot pay by, as far as it is known (PAY-03). Nothing moves under a finger when more is known: Google
 * Pay is there until the browser has said otherwise in an earlier page; it is asked when nothing else is to be done, and a
 * shopper who chooses it before is told so on the provider's page. `offerUrl` is where Google Pay is asked for; without one that page decides.
 */
export function useMissingWallets(offerUrl: string | null): ReadonlySet<string> {
  const hasApplePay = useSyncExternalStore(neverChanges, isApplePayReady, onTheServer)
  const isWithoutGooglePay = useSyncExternalStore(neverChanges, wasGooglePayMissing, onTheServer)
  useEffect(() => {
    if (offerUrl !== null) return whenIdle(() => void requestGooglePay(offerUrl))
  }, [offerUrl])
  const missing: ProviderMethod[] = []
  if (!hasApplePay) missing.push('applepay')
  if (isWithoutGooglePay && offerUrl !== null) missing.push('googlepay')
  return new Set(missing)
}
