import type { Meta } from '@storybook/react-vite'
import { inShop } from '../request/in-shop.fixtures.tsx'
import { ClientTypeChoice, NewsletterConsent } from './customer-choices.tsx'

const meta: Meta = { component: ClientTypeChoice }
export default meta

export const Person = inShop(() => <ClientTypeChoice initial="private" />)

export const Company = inShop(() => <ClientTypeChoice initial="company" />)

/** Only the shopper ticks it. */
export const Newsletter = inShop(() => <NewsletterConsent isChecked={false} />)
