import { redirect } from 'react-router'
import { shopContext } from '../request/request-context.server.ts'
import { isSignedIn } from '../request/session.server.ts'
import type { Route } from './+types/checkout'

/** The way into checkout leads to its first open step: for a visitor the choice how to order, else addresses (ROUTE-22). */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  throw redirect(shop.hrefs.checkout((await isSignedIn(shop)) ? 'addresses' : 'login'), 302)
}

/** Never shown; with it an outage has the page that every other one has. */
export default function Checkout() {
  return null
}
