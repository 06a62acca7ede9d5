import { aCustomer } from '@shop/domain/fixtures'
import type { Meta } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { demoCart } from '../catalogue/demo-shop.fixtures.ts'
import { CartProvider } from '../features/cart/cart-provider.tsx'
import { ChangedShop, inShop, OVER_A_PAGE } from '../request/in-shop.fixtures.tsx'
import { CategoryBar } from './category-bar.tsx'
import { Header } from './header.tsx'
import { NavigationPanelProvider } from './navigation-panel-state.tsx'

const meta: Meta = { component: Header }
export default meta

/** The header with the bar of categories below it, which share what opens the menu. */
function Top({ children }: { readonly children?: ReactNode }) {
  return (
    <NavigationPanelProvider>
      <Header />
      <CategoryBar />
      <div className="gallery-tall">{children}</div>
    </NavigationPanelProvider>
  )
}

/** Menu and search of a phone open from its first row. */
export const Visitor = inShop(() => <Top />, OVER_A_PAGE)

export const CustomerWithCart = inShop(({ market }) => {
  const cart = demoCart(market.country, { fryer: 3, bottleCooler: 1 })
  const { firstName, lastName, email } = aCustomer()
  return (
    <ChangedShop changes={{ customer: { firstName: firstName ?? '', lastName: lastName ?? '', email } }}>
      <CartProvider initialCart={cart}>
        <Top />
      </CartProvider>
    </ChangedShop>
  )
}, OVER_A_PAGE)

/** All categories: a panel below the bar, on a phone a drawer with one level a step. */
export const MenuOpen = inShop(() => <Top />, {
  ...OVER_A_PAGE,
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>('[data-navigation-button]')?.click(),
})

export const SearchedFor = inShop(() => <Top />, { parameters: { ...OVER_A_PAGE.parameters, address: '/search?query=fryer' } })
