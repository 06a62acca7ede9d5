import { LANGUAGE_NAMES } from '@shop/domain/market'
import { SHOP_NAME } from '@shop/domain/store'
import { buttonClass } from '@shop/ui'
import { AnvilMark } from '@shop/ui/anvil-mark'
import { IconLogout } from '@shop/ui/icons'
import type { ReactNode } from 'react'
import { useSite } from './site-context.tsx'

interface SiteLayoutProps {
  readonly title: string
  readonly stylesheet: string
  readonly children: ReactNode
}

/** The document of every page: header with the mark of the shop, the page, and footer. */
export function SiteLayout({ title, stylesheet, children }: SiteLayoutProps) {
  const { t, language, hrefs } = useSite()
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{t('shell.pageTitle', { title, shop: SHOP_NAME })}</title>
        <link rel="icon" href={hrefs.favicon()} type="image/svg+xml" />
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body className="flex min-h-dvh flex-col bg-white font-sans text-ink-900">
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:absolute focus:z-10 focus:m-2 focus:rounded-md focus:bg-white focus:px-4 focus:py-3"
        >
          {t('shell.skipToContent')}
        </a>
        <Header />
        <main id="content" className="mx-auto w-full max-w-5xl grow px-4 py-8 md:py-12">
          {children}
        </main>
        <Footer />
      </body>
    </html>
  )
}

function Header() {
  const { t, hrefs, isOpen } = useSite()
  return (
    <header className="bg-ink-900 text-white print:hidden">
      <div className="mx-auto flex min-h-16 max-w-5xl flex-wrap items-center gap-x-5 gap-y-1 px-4 py-2">
        <a
          href={hrefs.shopHome()}
          aria-label={`${SHOP_NAME} – ${t('shell.home')}`}
          className="flex min-h-11 items-center gap-2.5"
        >
          <AnvilMark className="h-8 w-auto shrink-0" />
          <span className="font-display text-[1.75rem] leading-none font-extrabold tracking-[.01em]">{SHOP_NAME}</span>
        </a>
        <a
          href={isOpen ? hrefs.list() : hrefs.entry()}
          className="inline-flex min-h-11 items-center border-l border-ink-700 pl-5 text-sm font-medium hover:underline"
        >
          {t('shell.myOrders')}
        </a>
        {isOpen ? (
          <form method="post" action={hrefs.leave()} className="ml-auto">
            <button type="submit" className={`${buttonClass('link')} min-h-11 text-sm text-white`}>
              <IconLogout className="size-5" />
              <span className="max-sm:sr-only">{t('shell.logOut')}</span>
            </button>
          </form>
        ) : null}
      </div>
    </header>
  )
}

function Footer() {
  const { t, market, language, hrefs, year } = useSite()
  const links = [
    { name: t('order.toHome'), href: hrefs.shopHome() },
    { name: t('shell.contactUs'), href: hrefs.contact() },
    { name: t('shell.withdraw'), href: hrefs.shopPage('withdrawal') },
    { name: t('shell.returnPolicy'), href: hrefs.shopPage('return-policy') },
    { name: t('shell.terms'), href: hrefs.shopPage('terms-and-conditions') },
    { name: t('shell.privacy'), href: hrefs.shopPage('privacy-data') },
    { name: t('shell.companyInformation'), href: hrefs.shopPage('company-information') },
  ]
  return (
    <footer className="bg-ink-950 text-sm text-steel-300 print:hidden">
      <div className="mx-auto grid max-w-5xl gap-4 px-4 py-8">
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {links.map(({ name, href }) => (
            <li key={href}>
              <a href={href} className="inline-flex min-h-11 items-center hover:text-white hover:underline">
                {name}
              </a>
            </li>
          ))}
        </ul>
        {market.languages.length > 1 ? (
          <ul aria-label={t('shell.language')} className="flex flex-wrap gap-x-5 gap-y-1 border-t border-ink-800 pt-3">
            {market.languages.map(spoken => (
              <li key={spoken}>
                <a
                  href={hrefs.language(spoken)}
                  lang={spoken}
                  aria-current={spoken === language ? 'true' : undefined}
                  className="inline-flex min-h-11 items-center hover:text-white hover:underline aria-[current]:font-semibold aria-[current]:text-white"
                >
                  {LANGUAGE_NAMES[spoken]}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
        <p>{t('shell.copyright', { year: String(year), name: SHOP_NAME })}</p>
      </div>
    </footer>
  )
}
