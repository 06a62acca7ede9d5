import { type AddressRole, nameOrderOf } from '@shop/domain/address'
import { TextField } from '@shop/ui'
import { useShop } from '../request/use-shop.tsx'
import type { AddressText, AddressTexts } from './address-texts.ts'
import { StreetField } from './street-field.tsx'

interface AddressFieldsProps {
  readonly kind: AddressRole
  readonly values: AddressTexts
  /** Text of the problem of a field by its name in the form. */
  readonly errors: Readonly<Record<string, string>>
  /** Whether the street is completed while it is typed: a switch of the store (ADDR-24). */
  readonly isCompleted?: boolean
}

/** A short field with a problem has a line of its own on a phone: what is to be said of it does not fit below it. */
const WRONG = 'col-span-2 max-sm:col-span-6'
/** Two fields of a line; one below the other where a large text leaves no room. */
const BESIDE_4 = 'col-span-4 @max-[16rem]:col-span-6'
const BESIDE_2 = 'col-span-2 @max-[16rem]:col-span-6'

const AUTOCOMPLETE = { firstName: 'given-name', lastName: 'family-name' } as const

/** Fields of one address. Company and department show only for a business; postcode stands before the town. */
export function AddressFields({ kind, values, errors, isCompleted = false }: AddressFieldsProps) {
  const { t, market } = useShop()
  const field = (name: AddressText, autoComplete: string) => ({
    id: `${kind}.${name}`,
    name: `${kind}.${name}`,
    defaultValue: values[name],
    error: errors[`${kind}.${name}`],
    autoComplete: `${kind} ${autoComplete}`,
  })
  const isWrong = (name: AddressText) => Boolean(errors[`${kind}.${name}`])
  const hasDigitPostalCode = !['GB', 'IE', 'NL'].includes(market.country)
  return (
    <div className="@container">
      <div className="grid grid-cols-6 gap-x-3 gap-y-4">
        {nameOrderOf(market.country).map(part => (
          <TextField
            key={part}
            className="col-span-6 sm:col-span-3"
            label={t(`checkout.${part}`)}
            {...field(part, AUTOCOMPLETE[part])}
          />
        ))}
        {kind === 'billing' ? (
          <div className="business-fields col-span-6 grid gap-x-3 gap-y-4 sm:grid-cols-2">
            <TextField label={t('checkout.companyName')} {...field('company', 'organization')} />
            <TextField
              label={t('checkout.department')}
              labelNote={t('checkout.optional')}
              {...field('department', 'off')}
              autoComplete="off"
            />
          </div>
        ) : null}
        <StreetField
          kind={kind}
          isCompleted={isCompleted}
          className={isWrong('streetNumber') ? 'col-span-4 max-sm:col-span-6' : BESIDE_4}
          label={t('checkout.street')}
          {...field('streetName', 'address-line1')}
        />
        <TextField
          className={isWrong('streetNumber') ? WRONG : BESIDE_2}
          label={t('checkout.streetNumber')}
          {...field('streetNumber', 'address-line2')}
        />
        <TextField
          className="col-span-6"
          label={t('checkout.additionalInfo')}
          labelNote={t('checkout.optional')}
          {...field('additionalStreetInfo', 'address-line3')}
        />
        <TextField
          className={isWrong('postalCode') ? WRONG : BESIDE_2}
          label={t('checkout.postalCode')}
          inputMode={hasDigitPostalCode && market.country !== 'PL' && market.country !== 'PT' ? 'numeric' : 'text'}
          {...field('postalCode', 'postal-code')}
        />
        <TextField
          className={isWrong('postalCode') ? 'col-span-4 max-sm:col-span-6' : BESIDE_4}
          label={t('checkout.city')}
          {...field('city', 'address-level2')}
        />
        <TextField
          className="col-span-6"
          type="tel"
          inputMode="tel"
          label={t('checkout.phone')}
          hint={t('checkout.phoneHint')}
          {...field('phone', 'tel')}
        />
      </div>
    </div>
  )
}
