import type { AddressRole } from '@shop/domain/address'
import { FieldError } from '@shop/ui'
import { AddressLines } from '../../commerce-ui/address-lines.tsx'
import { useShop } from '../../request/use-shop.tsx'
import { CHOICE_OF_ROLE, TYPED_ADDRESS } from './address-form-data.ts'
import type { ChoosableAddress } from './saved-addresses.ts'

interface SavedAddressChoiceProps {
  readonly kind: AddressRole
  readonly choices: readonly ChoosableAddress[]
  /** Id of the address that is chosen at first, or `TYPED_ADDRESS`. */
  readonly initial: string
  readonly error: string | undefined
}

/** Saved addresses to choose from, and a new one; the form hides the fields of the new one while it is not chosen (CHK-14). */
export function SavedAddressChoice({ kind, choices, initial, error }: SavedAddressChoiceProps) {
  const { t, label } = useShop()
  if (choices.length === 0) return null
  const name = CHOICE_OF_ROLE[kind]
  const chosen = choices.some(({ id }) => id === initial) ? initial : TYPED_ADDRESS
  const radio = (id: string, isFirst: boolean) => ({
    type: 'radio',
    name,
    value: id,
    defaultChecked: id === chosen,
    ...(isFirst ? { id: name } : {}),
    className: 'mt-0.5 size-5 shrink-0 accent-ink-900',
  })
  const card =
    'flex min-h-13 cursor-pointer items-start gap-3 rounded-card border border-steel-500 p-4 text-sm has-checked:border-ink-900 has-checked:bg-steel-50'
  return (
    <fieldset className="mb-5" aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="mb-1.5 text-sm font-medium">
        {t(kind === 'billing' ? 'checkout.chooseBilling' : 'checkout.chooseShipping')}
      </legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {choices.map(({ id, address }, index) => (
          <label key={id} className={card}>
            <input {...radio(id, index === 0)} data-vat-number={address.custom?.vatNumber} data-company={address.company} />
            <span className="min-w-0 break-words">
              <AddressLines address={address} />
              {address.custom?.vatNumber ? (
                <span className="block">
                  {label(t('checkout.vatNumber'))} {address.custom.vatNumber}
                </span>
              ) : null}
            </span>
          </label>
        ))}
        <label className={card}>
          <input {...radio(TYPED_ADDRESS, false)} />
          {t('checkout.newAddress')}
        </label>
      </div>
      <FieldError fieldId={name} error={error} />
    </fieldset>
  )
}
