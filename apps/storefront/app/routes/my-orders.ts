import { requestUrlWithToken } from '@shop/contract/order'
import { redirect } from 'react-router'
import { cookiesAfter } from '../request/cookies.ts'
import { requestInputContext, shopContext } from '../request/request-context.server.ts'
import { requireCustomer } from '../request/session.server.ts'
import type { Route } from './+types/my-orders'

/** Leads on to the self-service site with a link for this customer alone (ROUTE-30). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { middlewareUrl, host, cookie, clientAddress } = context.get(requestInputContext)
  const { email } = await requireCustomer(shop)
  // Loading the customer may have renewed the session.
  const held = cookiesAfter(cookie, shop.setCookies)
  const caller = { host, clientAddress, signal: request.signal, ...(held ? { cookie: held } : {}) }
  const { url, setCookies } = await requestUrlWithToken(middlewareUrl, caller, email)
  shop.setCookies.push(...setCookies)
  throw redirect(url, 302)
}

/** Never shown; with it an outage has the page that every other one has. */
export default function MyOrders() {
  return null
}
