import { Outlet, useMatches } from 'react-router'
import { layoutOfPage } from '../shell/layout-of-page.ts'
import { ShopFrame } from '../shell/shop-frame.tsx'

/** Layout of the shop's pages: header, content, footer (SHELL-01, SHELL-03). */
export default function ShopLayout() {
  const layout = layoutOfPage(useMatches().map(({ handle }) => handle))
  return (
    <ShopFrame layout={layout}>
      <Outlet />
    </ShopFrame>
  )
}
