import type { Meta } from '@storybook/react-vite'
import { inWords } from './testing/in-words.tsx'
import { FieldError, PasswordField, TextArea, TextField } from './text-fields.tsx'

const meta: Meta = { component: TextField }
export default meta

export const Plain = inWords(t => (
  <div className="gallery-narrow">
    <TextField label={t('checkout.firstName')} name="firstName" autoComplete="given-name" />
  </div>
))

export const WithHint = inWords(t => (
  <div className="gallery-narrow">
    <TextField label={t('checkout.phone')} name="phone" type="tel" hint={t('checkout.phoneHint')} />
    <TextField label={t('checkout.additionalInfo')} labelNote={t('checkout.optional')} name="additional" />
  </div>
))

/** The problem stands below the field and is tied to it; what was typed stays. */
export const WithError = inWords(t => (
  <div className="gallery-narrow">
    <TextField label={t('checkout.email')} name="email" defaultValue="jana@" error={t('checkout.errorEmail')} />
    <TextField
      label={t('checkout.city')}
      name="city"
      hint={t('checkout.emailHint')}
      error={t('checkout.errorRequired', { field: t('checkout.city') })}
    />
  </div>
))

export const NotToBeChanged = inWords(t => (
  <div className="gallery-narrow">
    <TextField label={t('checkout.email')} name="readonly" defaultValue="jana@example.org" readOnly />
    <TextField label={t('checkout.email')} name="disabled" defaultValue="jana@example.org" disabled />
  </div>
))

/** What every value begins with is in the box and not a part of it. */
export const WithStart = inWords(t => (
  <div className="gallery-narrow">
    <TextField label={t('checkout.vatNumber')} name="vat" start="DE" />
  </div>
))

/** Label, note and problem wrap. */
export const LongText = inWords(t => (
  <div className="gallery-narrow">
    <TextField
      label={t('checkout.newsletterConfirm')}
      labelNote={t('checkout.optional')}
      name="long"
      defaultValue={t('shell.tagline')}
      error={t('account.errorCurrentPassword')}
      hint={t('account.changeEmailHint')}
    />
  </div>
))

export const Password = inWords(t => (
  <div className="gallery-narrow">
    <PasswordField id="password" name="password" label={t('login.password')} showLabel={t('account.showPassword')} />
    <PasswordField
      id="new-password"
      name="newPassword"
      label={t('account.newPassword')}
      showLabel={t('account.showPassword')}
      hint={t('account.passwordRule', { min: 8 })}
      error={t('account.errorPasswordCommon')}
    />
  </div>
))

export const SeveralLines = inWords(t => (
  <div className="gallery-narrow">
    <TextArea id="plain" name="plain" label={t('review.text')} labelNote={t('checkout.optional')} />
    <TextArea id="long" name="long" label={t('review.text')} error={t('review.errorLong', { limit: 4000 })} />
  </div>
))

/** The problem of a field of another kind. */
export const ErrorAlone = inWords(t => <FieldError fieldId="own" error={t('checkout.chooseMethod')} />)
