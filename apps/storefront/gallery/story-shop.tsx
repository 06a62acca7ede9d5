import { TODAY } from '@shop/domain/fixtures'
import { isCountryCode, isLanguage, type Locale, languageOf, marketOf } from '@shop/domain/market'
import { taxRateOn } from '@shop/domain/tax'
import { createContext, type ReactNode, use, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { NotificationProvider } from '../app/browser/notifications.tsx'
import { demoContact, demoDepartments, demoMenu } from '../app/catalogue/demo-shop.fixtures.ts'
import { CartProvider } from '../app/features/cart/cart-provider.tsx'
import { translatorOf } from '../app/request/messages.ts'
import { aShop } from '../app/request/shop-data.fixtures.ts'
import type { ShopData } from '../app/request/shop-data.ts'
import { ShopProvider } from '../app/request/use-shop.tsx'

/** The demo shop of a country in one of its languages, as its pages have it. The messages of the locale are prepared. */
function storyShop(locale: Locale): ShopData {
  const country = locale.slice(-2)
  const language = languageOf(locale)
  if (!isCountryCode(country) || !isLanguage(language)) throw new Error(`There is no shop for ${locale}`)
  // Without a shop behind it nothing is pushed.
  const market = { ...marketOf(country), liveUpdates: false }
  const t = translatorOf(locale)
  return aShop({
    country,
    market,
    language,
    today: TODAY,
    departments: demoDepartments(language),
    menuHref: `data:application/json,${encodeURIComponent(JSON.stringify({ departments: demoMenu(language) }))}`,
    contact: demoContact(country),
    hasNetInvoices: true,
    netPrices: {
      permyriad: taxRateOn(country, TODAY).permyriad,
      grossAmount: t('priceDisplay.grossAmount', { amount: '{amount}' }),
      label: t('priceDisplay.label'),
      gross: t('priceDisplay.gross'),
      net: t('priceDisplay.net'),
    },
    wishListName: t('wishList.title'),
    rating: { averageRating: 4.6, count: 1284 },
    campaign: { name: 'black_friday', lastDay: '2026-11-29' },
    volumeOffers: { standard: { threshold: 3, permyriad: 500 } },
  })
}

interface StoryShopProps {
  readonly locale: Locale
  /** Path and query of the page that the story is on. */
  readonly address: string
  readonly children: ReactNode
}

/** Everything that a component of the pages expects around it: the shop, an address, messages over the page, a cart. Another one for another locale. */
export function StoryShop({ locale, address, children }: StoryShopProps) {
  const [data] = useState(() => storyShop(locale))
  return (
    <StoryRouter address={address}>
      <ShopProvider data={data}>
        <NotificationProvider>
          <CartProvider initialCart={null}>{children}</CartProvider>
        </NotificationProvider>
      </ShopProvider>
    </StoryRouter>
  )
}

const Content = createContext<ReactNode>(null)

/** An address that forms and links can change without another page being loaded. */
function StoryRouter({ address, children }: { readonly address: string; readonly children: ReactNode }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <Place />, action: () => null }], { initialEntries: [address] }),
  )
  return (
    <Content value={children}>
      <RouterProvider router={router} />
    </Content>
  )
}

function Place() {
  return use(Content)
}
