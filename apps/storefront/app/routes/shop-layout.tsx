import { Outlet } from 'react-router'
import { ShopFrame } from '../shell/shop-frame.tsx'

/** Layout of the shop's pages: header, content, footer (SHELL-01). */
export default function ShopLayout() {
  return (
    <ShopFrame>
      <Outlet />
    </ShopFrame>
  )
}
