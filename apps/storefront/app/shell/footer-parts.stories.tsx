import type { Meta } from '@storybook/react-vite'
import { inShop, WHOLE_WIDTH } from '../request/in-shop.fixtures.tsx'
import { Footer } from './footer.tsx'
import { FooterColumns, FooterContact, FooterEnd } from './footer-parts.tsx'

const meta: Meta = { component: Footer }
export default meta

/** On a phone the columns open one by one. */
export const Whole = inShop(() => <Footer />, WHOLE_WIDTH)

export const Contact = inShop(() => (
  <div className="gallery-ink on-ink">
    <FooterContact />
  </div>
))

export const Columns = inShop(() => (
  <div className="gallery-ink on-ink">
    <FooterColumns />
  </div>
))

/** Ways to pay, languages, and what is true for the whole shop. */
export const End = inShop(() => (
  <div className="on-ink bg-ink-950 text-steel-300">
    <FooterEnd />
  </div>
))
