import { TextField } from '@shop/ui'
import { useShop } from '../request/use-shop.tsx'

/** Name and id of the field with the VAT number of a billing address. */
export const VAT_NUMBER = 'billing.vatNumber'

/** The VAT number of a business, with an example in the form of the country (VAT-03). */
export function VatNumberField({ initial, error }: { initial: string; error?: string | undefined }) {
  const { t, market } = useShop()
  return (
    <TextField
      className="business-fields mt-4"
      id={VAT_NUMBER}
      name={VAT_NUMBER}
      label={t('checkout.vatNumber')}
      labelNote={t('checkout.optional')}
      placeholder={market.vatNumber.placeholder}
      autoComplete="off"
      defaultValue={initial}
      error={error}
    />
  )
}
