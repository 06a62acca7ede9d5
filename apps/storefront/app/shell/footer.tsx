import { buttonClass } from '@shop/ui'
import { lazy } from 'react'
import { Standing } from '../commerce-ui/fragment.tsx'
import type { ShopData } from '../request/shop-data.ts'
import { useShop, useToggle } from '../request/use-shop.tsx'

// Loaded only where the document came without a footer.
const FooterContact = lazy(async () => ({ default: (await import('./footer-parts.tsx')).FooterContact }))
const FooterColumns = lazy(async () => ({ default: (await import('./footer-parts.tsx')).FooterColumns }))
const FooterEnd = lazy(async () => ({ default: (await import('./footer-parts.tsx')).FooterEnd }))

/** Contact, the four columns of links, ways to pay, languages and the copyright line (SHELL-22..SHELL-32). */
export function Footer() {
  const columns = footerColumnsId(useShop().data)
  return (
    <footer className="on-ink no-print below-fold mt-auto bg-ink-950 text-steel-300 [--expected-height:55rem] md:[--expected-height:84rem] lg:[--expected-height:50rem]">
      <div className="wrap grid gap-x-8 gap-y-10 py-12 max-md:gap-y-6 max-md:py-8 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,4fr)]">
        <div className="flex flex-col items-start gap-4 text-sm max-md:gap-2">
          <Standing id="footer-contact" fallback={FooterContact} />
          <ContactUsButton />
        </div>
        <Standing key={columns} id={columns} fallback={FooterColumns} />
      </div>
      <Standing id="footer-end" fallback={FooterEnd} />
    </footer>
  )
}

/** The columns of a customer lead to their orders; who signs in meanwhile gets them rendered here. */
export function footerColumnsId({ customer }: Pick<ShopData, 'customer'>): string {
  return customer ? 'footer-columns-of-customer' : 'footer-columns'
}

/** The way to the support form, while the toggle for it is on (SHELL-26). */
export function ContactUsButton() {
  const shop = useShop()
  const isOn = useToggle('webform')
  if (!isOn) return null
  return (
    <a href={shop.hrefs.contact()} aria-haspopup="dialog" className={buttonClass('on-ink', 'md')}>
      {shop.t('shell.contactUs')}
    </a>
  )
}
