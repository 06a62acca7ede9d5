import type { StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import type { ShopData } from './shop-data.ts'
import { type Shop, ShopProvider, useShop } from './use-shop.tsx'

/** A story in the shop that the gallery shows, whose market, language and messages it is made of. */
export function inShop(show: (shop: Shop) => ReactNode, story: StoryObj = {}): StoryObj {
  return { ...story, render: () => <Shown show={show} /> }
}

function Shown({ show }: { readonly show: (shop: Shop) => ReactNode }) {
  return show(useShop())
}

/** The same shop with something of it changed, such as a customer who has signed in. */
export function ChangedShop({ changes, children }: { readonly changes: Partial<ShopData>; readonly children: ReactNode }) {
  return <ShopProvider data={{ ...useShop().data, ...changes }}>{children}</ShopProvider>
}

/** For what takes the whole width of a page. */
export const WHOLE_WIDTH: StoryObj = { parameters: { isWhole: true } }

/** For what is laid over a page, or fixed to an edge of it: in a frame of its own where stories stand below one another. */
export const OVER_A_PAGE: StoryObj = { parameters: { isWhole: true, docs: { story: { inline: false, height: '40rem' } } } }
