import { marketOf } from '@shop/domain/market'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { NotificationProvider } from '../../browser/notifications.tsx'
import type { ShopData } from '../../request/shop-data.ts'
import { ShopProvider } from '../../request/use-shop.tsx'
import { CartProvider } from './cart-provider.tsx'

/** HTML of a part of a page as a server renders it, within everything that parts of pages expect around them. */
export function renderInShop(part: ReactNode, data: ShopData, address = '/'): string {
  const element = (
    <ShopProvider data={{ ...data, market: marketOf(data.country) }}>
      <NotificationProvider>
        <CartProvider initialCart={data.cart}>{part}</CartProvider>
      </NotificationProvider>
    </ShopProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}
