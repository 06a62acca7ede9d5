import type { Meta } from '@storybook/react-vite'
import { inShop } from '../request/in-shop.fixtures.tsx'
import { EmailField } from './email-field.tsx'

const meta: Meta = { component: EmailField }
export default meta

export const Plain = inShop(({ t }) => (
  <div className="gallery-narrow">
    <EmailField hint={t('checkout.emailHint')} />
  </div>
))

export const WithError = inShop(({ t }) => (
  <div className="gallery-narrow">
    <EmailField defaultValue="jana@" error={t('checkout.errorEmail')} />
  </div>
))
