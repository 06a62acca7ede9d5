import { SHOP_NAME } from '@shop/domain/store'
import { buttonClass } from '@shop/ui'
import { IconMail, IconPhone } from '@shop/ui/icons'
import { Carriers } from '../commerce-ui/carriers.tsx'
import { WaysToPay } from '../commerce-ui/payment-marks.tsx'
import { wishListHref } from '../href/mark-hrefs.ts'
import { useShop } from '../request/use-shop.tsx'
import { FooterColumnView } from './footer-column.tsx'
import { FooterLanguages } from './footer-languages.tsx'
import { footerColumnsOf, shownColumnsOf } from './footer-links.ts'
import { Logo } from './logo.tsx'
import { PriceDisplaySwitch } from './price-display-switch.tsx'
import { SocialLinkList } from './social-links.tsx'

/** Who the shop is and how to reach it (SHELL-27, SHELL-28, SHELL-31). */
export function FooterContact() {
  const { t, data, hrefs } = useShop()
  const { contact, outside } = data
  const link = 'inline-flex min-h-9 min-w-0 items-center gap-2.5 wrap-anywhere hover:text-white hover:underline'
  return (
    <>
      <Logo />
      <p className="max-w-xs max-md:sr-only">{t('shell.tagline')}</p>
      <p className="max-w-xs">{t('shell.weDeliverAnywhere')}</p>
      {contact ? (
        <ul>
          <li>
            <a href={`tel:${contact.phone.replace(/\s/g, '')}`} className={link}>
              <IconPhone className="size-5 shrink-0" />
              <span className="num">{contact.phone}</span>
            </a>
          </li>
          <li>
            <a href={`mailto:${contact.email}`} className={link}>
              <IconMail className="size-5 shrink-0" />
              {contact.email}
            </a>
          </li>
          <li className="pt-1 pl-7.5 text-xs">{t('shell.phoneHours')}</li>
        </ul>
      ) : null}
      <div className="flex gap-2 max-lg:flex-wrap lg:flex-col lg:items-start lg:gap-4">
        {outside.returnsPortal ? (
          <a href={outside.returnsPortal} rel="noopener" className={buttonClass('on-ink', 'md')}>
            {t('shell.returnsPortal')}
          </a>
        ) : null}
        {/* On every page and without a login, under the name that the law gives it (Directive 2011/83/EU, art. 11a). */}
        <a href={hrefs.withdrawal()} className={buttonClass('on-ink', 'md')}>
          {t('shell.withdraw')}
        </a>
      </div>
    </>
  )
}

/** The four columns of links (SHELL-22..SHELL-25). */
export function FooterColumns() {
  const shop = useShop()
  const { t } = shop
  return (
    <div className="grid gap-x-6 gap-y-10 max-md:border-t max-md:border-ink-800 max-md:gap-y-0 md:grid-cols-4">
      {shownColumnsOf(footerColumnsOf(shop), shop).map(({ titleKey, links }) => (
        <FooterColumnView key={titleKey} id={titleKey.replace('shell.', 'footer-')} title={t(titleKey)} links={links}>
          {titleKey === 'shell.aboutUs' ? <SocialLinkList /> : null}
        </FooterColumnView>
      ))}
    </div>
  )
}

/** Ways to pay, carriers, languages and the copyright line (SHELL-29..SHELL-32). */
export function FooterEnd() {
  const { t, hrefs, data } = useShop()
  return (
    <div className="border-t border-ink-800">
      <div className="wrap flex flex-wrap items-center gap-x-7 gap-y-4 py-6 text-xs max-md:gap-y-2 max-md:py-4">
        <WaysToPay brief />
        <Carriers />
        <FooterLanguages />
        <PriceDisplaySwitch />
        {data.wishListName ? (
          <a
            href={wishListHref(hrefs)}
            rel="nofollow"
            className="inline-flex min-h-9 items-center underline underline-offset-4 hover:text-white"
          >
            {data.wishListName}
          </a>
        ) : null}
        {/* By a link that loads a page, which says to the server where it was followed. */}
        <a
          href={hrefs.countries()}
          rel="nofollow"
          data-reload
          className="inline-flex min-h-9 items-center underline underline-offset-4 hover:text-white"
        >
          {t('shell.changeCountry')}
        </a>
        <a
          href={hrefs.cookieSettings()}
          className="inline-flex min-h-9 items-center underline underline-offset-4 hover:text-white"
        >
          {t('shell.cookieSettings')}
        </a>
        <a href={hrefs.quickOrder()} className="inline-flex min-h-9 items-center underline underline-offset-4 hover:text-white">
          {t('shell.quickOrder')}
        </a>
        <p className="ml-auto">{t('shell.copyright', { year: data.today.slice(0, 4), name: SHOP_NAME })}</p>
      </div>
    </div>
  )
}
