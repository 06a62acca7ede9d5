import { redirect } from 'react-router'
import { shopContext } from '../shop/request-context.server.ts'
import type { Route } from './+types/checkout'

/** The way into checkout leads to its first open step (ROUTE-22). */
export function loader({ context }: Route.LoaderArgs) {
  throw redirect(context.get(shopContext).hrefs.checkout('addresses'), 302)
}
