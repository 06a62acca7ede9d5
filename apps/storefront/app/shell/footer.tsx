import { LANGUAGE_NAMES } from '@shop/domain/market'
import { SHOP_NAME } from '@shop/domain/store'
import { buttonClass } from '@shop/ui'
import type { ReactNode } from 'react'
import { OWN_BRANDS } from '../shop/own-brands.ts'
import { useShop } from '../shop/use-shop.tsx'
import { Logo } from './logo.tsx'

/** Contact, departments, brands, ways to pay, languages and the copyright line (SHELL-24..SHELL-32). */
export function Footer() {
  const { t, data, market, language, hrefs, text } = useShop()
  return (
    <footer className="on-ink no-print mt-auto bg-ink-950 text-steel-300">
      <div className="wrap grid grid-cols-2 gap-x-6 gap-y-10 py-12 lg:grid-cols-4">
        <div className="flex flex-col items-start gap-4 text-sm max-lg:col-span-2">
          <Logo />
          <p className="max-w-xs">{t('shell.tagline')}</p>
          <p className="max-w-xs">{t('shell.weDeliverAnywhere')}</p>
        </div>
        <Column title={t('shell.ourProducts')}>
          {data.departments.map(department => (
            <FooterLink key={department.id} href={hrefs.category(text(department.slug))}>
              {text(department.name)}
            </FooterLink>
          ))}
          <FooterLink href={hrefs.sales()}>{t('shell.sale')}</FooterLink>
        </Column>
        <Column title={t('shell.ourBrands')}>
          {OWN_BRANDS.map(brand => (
            <FooterLink key={brand} href={hrefs.search({ brand })}>
              {brand}
            </FooterLink>
          ))}
        </Column>
        {data.contact ? (
          <Column title={t('shell.customerService')}>
            <FooterLink href={`tel:${data.contact.phone.replace(/\s/g, '')}`}>{data.contact.phone}</FooterLink>
            <li className="py-1.5">{t('shell.phoneHours')}</li>
            <li className="pt-3">
              <a href={`mailto:${data.contact.email}`} className={buttonClass('on-ink', 'md')}>
                {t('shell.contactUs')}
              </a>
            </li>
          </Column>
        ) : null}
      </div>
      <div className="wrap flex flex-wrap items-center justify-between gap-4 border-t border-ink-800 py-6 text-xs">
        <PaymentMarks />
        {market.languages.length > 1 ? (
          <ul className="flex gap-4" aria-label={t('shell.language')}>
            {market.languages.map(choice => (
              <li key={choice}>
                <a
                  href={hrefs.language(choice)}
                  lang={choice}
                  data-reload
                  data-language={choice}
                  className="inline-flex min-h-6 items-center hover:text-white hover:underline"
                >
                  {LANGUAGE_NAMES[choice]}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
        <p>
          {t('shell.copyright', { year: data.today.slice(0, 4), name: SHOP_NAME })} · {LANGUAGE_NAMES[language]} ({market.country}
          )
        </p>
      </div>
    </footer>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="font-sans text-sm font-semibold text-white">{title}</h2>
      <ul className="mt-3 text-sm">{children}</ul>
    </div>
  )
}

function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a href={href} className="inline-flex min-h-8 items-center py-1 hover:text-white hover:underline">
        {children}
      </a>
    </li>
  )
}

/** The ways to pay that this market really offers (SHELL-29). */
function PaymentMarks() {
  const { t, market } = useShop()
  if (!market.checkoutEnabled) return null
  return (
    <ul aria-label={t('shell.paymentMethods')} className="flex flex-wrap gap-2">
      {market.bankTransferEnabled ? <Mark>{t('checkout.bankTransfer')}</Mark> : null}
      <Mark>{t('checkout.cashOnDelivery')}</Mark>
    </ul>
  )
}

function Mark({ children }: { children: ReactNode }) {
  return <li className="flex h-8 items-center rounded-sm bg-white px-2.5 text-xs font-semibold text-ink-900">{children}</li>
}
