import type { MapsAddress } from '@shop/domain/address'
import type { MessageKey } from '@shop/i18n'
import { InformationBox } from '@shop/ui'
import { useCallback, useEffect, useRef } from 'react'
import { useNotifications } from '../../browser/notifications.tsx'
import { useShop } from '../../request/use-shop.tsx'
import type { AddressRefusal } from './address-outcome.ts'

/** The notification of each step that may refuse the addresses (CHK-05, CHK-06, CHK-20). */
const NOTIFICATIONS = {
  billing: { type: 'error', text: 'checkout.errorBilling' },
  vat: { type: 'warning', text: 'checkout.errorBillingVat' },
  shipping: { type: 'error', text: 'checkout.errorShipping' },
  map: { type: 'warning', text: 'checkout.mapTitle' },
  cart: { type: 'error', text: 'checkout.errorGeneral' },
  'address-book': { type: 'warning', text: 'checkout.saveAddressFailed' },
} as const satisfies Record<AddressRefusal['step'], { type: 'error' | 'warning'; text: MessageKey }>

const ID = 'checkout-addresses'

/** Notifies of what the server refused, until the form is sent again or left. Returns what notifies of what the page finds itself. */
export function useAddressNotification(refusal: AddressRefusal | undefined) {
  const { t } = useShop()
  const { notify, dismiss } = useNotifications()
  const tell = useCallback(
    (step: AddressRefusal['step']) =>
      notify({ id: ID, type: NOTIFICATIONS[step].type, text: t(NOTIFICATIONS[step].text), isDetailed: true }),
    [notify, t],
  )
  useEffect(() => {
    if (refusal) tell(refusal.step)
    return () => dismiss(ID)
  }, [refusal, tell, dismiss])
  return { tell, dismiss: useCallback(() => dismiss(ID), [dismiss]) }
}

/** What was refused without being a matter of one field; focused when it comes. */
export function AddressNotice({ refusal }: { refusal: AddressRefusal | undefined }) {
  const { t } = useShop()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusal) box.current?.focus()
  }, [refusal])
  if (refusal?.step !== 'cart' && refusal?.step !== 'map' && refusal?.step !== 'address-book') return null
  const { type, text } = NOTIFICATIONS[refusal.step]
  return (
    <div ref={box} tabIndex={-1}>
      <InformationBox type={type} title={t(text)}>
        {refusal.step === 'map' ? <p>{t('checkout.mapText', { address: mapLine(refusal.found) })}</p> : null}
      </InformationBox>
    </div>
  )
}

function mapLine({ addressLines, postalCode = '', city = '' }: MapsAddress): string {
  return [...addressLines, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ')
}
