import type { Meta } from '@storybook/react-vite'
import { inShop } from '../../request/in-shop.fixtures.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

const meta: Meta = { component: NewsletterForm }
export default meta

export const Empty = inShop(() => <NewsletterForm />)

export const WrongAddress = inShop(() => <NewsletterForm result={{ kind: 'refused', problem: 'email', typed: 'jana@' }} />)

export const TooManyAttempts = inShop(() => (
  <NewsletterForm result={{ kind: 'refused', problem: 'too-many', typed: 'jana@example.org' }} />
))

/** The result stands in place of the form. */
export const Requested = inShop(() => <NewsletterForm result={{ kind: 'requested' }} />)
