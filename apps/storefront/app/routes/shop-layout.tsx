import { Outlet, useMatches } from 'react-router'
import { pageNotFound } from '../request/not-found.ts'
import { missingPageContext } from '../request/request-context.server.ts'
import { ShopErrorBoundary } from '../shell/error-boundary.tsx'
import { layoutOfPage } from '../shell/layout-of-page.ts'
import { ShopFrame } from '../shell/shop-frame.tsx'
import type { Route } from './+types/shop-layout'

/** Says that a page does not exist where a guard found that; the shop around it is loaded as well. */
export function loader({ context }: Route.LoaderArgs) {
  if (context.get(missingPageContext)) throw pageNotFound()
  return null
}

/** Layout of the shop's pages: header, content, footer (SHELL-01, SHELL-03). */
export default function ShopLayout() {
  const layout = layoutOfPage(useMatches().map(({ handle }) => handle))
  return (
    <ShopFrame layout={layout}>
      <Outlet />
    </ShopFrame>
  )
}

/** Shows what failed below: here, and not at the root, whose data would then not be loaded for a form that is refused. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ShopErrorBoundary error={error} />
}
