import type { Meta } from '@storybook/react-vite'
import { inShop } from '../request/in-shop.fixtures.tsx'
import { InlineText } from './inline-text.tsx'

const meta: Meta = { component: InlineText }
export default meta

/** A text of the shop with links. */
export const WithLinks = inShop(({ t }) => (
  <p>
    <InlineText text={t('checkout.legal')} />
  </p>
))

/** What a page knows fills the places that a text leaves for it; a dash stands for what it does not know. */
export const WithFacts = inShop(({ t, data }) => (
  <p>
    <InlineText text={`**${t('shell.contact')}** {phone} {email}`} facts={{ phone: data.contact?.phone ?? '' }} />
  </p>
))
