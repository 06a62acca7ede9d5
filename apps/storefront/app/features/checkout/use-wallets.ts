import type { ProviderMethod } from '@shop/domain/payment'
import { useEffect, useSyncExternalStore } from 'react'
import { whenIdle } from '../../browser/environment.ts'
import { isApplePayReady, isGooglePayReady, requestGooglePay, subscribeToGooglePay } from '../../browser/google-pay.ts'

const neverChanges = () => () => undefined
const onTheServer = () => false

/**
 * Methods that this browser cannot pay by, as far as it is known: a wallet is one until its browser says otherwise, which is asked
 * when nothing else is to be done (PAY-03). `offerUrl` is where Google Pay is asked for; without one its page decides by itself.
 */
export function useMissingWallets(offerUrl: string | null): ReadonlySet<string> {
  const hasApplePay = useSyncExternalStore(neverChanges, isApplePayReady, onTheServer)
  const hasGooglePay = useSyncExternalStore(subscribeToGooglePay, isGooglePayReady, onTheServer) || offerUrl === null
  useEffect(() => {
    if (offerUrl !== null) return whenIdle(() => void requestGooglePay(offerUrl))
  }, [offerUrl])
  const missing: ProviderMethod[] = []
  if (!hasApplePay) missing.push('applepay')
  if (!hasGooglePay) missing.push('googlepay')
  return new Set(missing)
}
