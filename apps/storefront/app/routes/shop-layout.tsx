import { Outlet } from 'react-router'
import { CartSidebar } from '../features/cart/cart-sidebar.tsx'
import { ShopFrame } from '../shell/shop-frame.tsx'
import { Toasts } from '../shell/toasts.tsx'

/** Layout of the shop's pages: header, content, footer (SHELL-01). */
export default function ShopLayout() {
  return (
    <ShopFrame>
      <Outlet />
      <CartSidebar />
      <Toasts />
    </ShopFrame>
  )
}
