import type { Meta } from '@storybook/react-vite'
import { InformationBox, type InformationBoxType, ProblemSummary } from './information-box.tsx'
import { inWords } from './testing/in-words.tsx'

const meta: Meta = { component: InformationBox }
export default meta

const TYPES: readonly InformationBoxType[] = ['info', 'success', 'secondarySuccess', 'warning', 'error']

export const Types = inWords(t => (
  <div className="gallery-column">
    {TYPES.map(type => (
      <InformationBox key={type} type={type} title={t('checkout.paymentFailedTitle')}>
        {t('checkout.paymentFailedText')}
      </InformationBox>
    ))}
  </div>
))

export const TitleAlone = inWords(t => <InformationBox type="success" title={t('account.saved')} />)

export const TextAlone = inWords(t => <InformationBox type="warning">{t('cart.changedElsewhere')}</InformationBox>)

export const LongText = inWords(t => (
  <div className="gallery-narrow">
    <InformationBox type="info" title={t('account.changeEmailHint')}>
      {t('checkout.vatNoNet')}
    </InformationBox>
  </div>
))

/** The problems of a form, each a link to its field. */
export const Problems = inWords(t => (
  <ProblemSummary
    ref={null}
    title={t('checkout.errorSummary', { count: 2 })}
    problems={[
      { field: 'email', text: t('checkout.errorEmail') },
      { field: 'city', text: t('checkout.errorRequired', { field: t('checkout.city') }) },
    ]}
  />
))
