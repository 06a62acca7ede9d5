import type { Translate } from '@shop/i18n'
import type { Meta } from '@storybook/react-vite'
import { Checkbox, SelectField } from './choice-fields.tsx'
import { inWords } from './testing/in-words.tsx'

const meta: Meta = { component: Checkbox }
export default meta

const sorts = (t: Translate) => [
  { value: 'relevance', label: t('listing.sortRelevance') },
  { value: 'price', label: t('listing.sortPriceUp') },
  { value: 'latest', label: t('listing.sortLatest') },
]

export const Checkboxes = inWords(t => (
  <>
    <Checkbox name="stock">{t('listing.inStockOnly')}</Checkbox>
    <Checkbox name="same" defaultChecked>
      {t('checkout.sameAsBilling')}
    </Checkbox>
    <Checkbox name="off" disabled>
      {t('checkout.saveAddress')}
    </Checkbox>
  </>
))

/** The whole text can be clicked, and its lines stand next to the box. */
export const LongText = inWords(t => (
  <div className="gallery-narrow">
    <Checkbox name="newsletter">{t('checkout.newsletterOptIn')}</Checkbox>
  </div>
))

/** The box is as wide as its longest option, and never wider than its place. */
export const SelectLong = inWords(t => (
  <div className="gallery-narrow">
    <SelectField
      label={t('checkout.chooseMethod')}
      name="long"
      options={[
        { value: 'long', label: t('checkout.cashOnDeliveryText') },
        { value: 'longer', label: t('payment.cardText') },
      ]}
    />
  </div>
))

export const Select = inWords(t => <SelectField label={t('listing.sortBy')} name="sort" options={sorts(t)} />)

export const SelectInline = inWords(t => <SelectField inline label={t('listing.sortBy')} name="sort" options={sorts(t)} />)

export const SelectDisabled = inWords(t => <SelectField disabled label={t('listing.sortBy')} name="sort" options={sorts(t)} />)

export const SelectError = inWords(t => (
  <SelectField
    label={t('payment.issuer')}
    name="issuer"
    error={t('checkout.errorRequired', { field: t('payment.issuer') })}
    options={[{ value: '', label: t('payment.chooseIssuer') }]}
  />
))
