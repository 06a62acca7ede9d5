import { requestUrlWithToken } from '@shop/contract/order'
import { isOrderNumber } from '@shop/domain/order'
import { redirect } from 'react-router'
import { cookiesAfter } from '../request/cookies.ts'
import { ordersUrlOf, orderUrlOf } from '../request/orders-site.server.ts'
import { requestInputContext, shopContext } from '../request/request-context.server.ts'
import { requireCustomer } from '../request/session.server.ts'
import type { Route } from './+types/my-orders'

/** Leads on to the self-service site with a link for this customer alone, or to one order there (ROUTE-30). */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const input = context.get(requestInputContext)
  const { middlewareUrl, host, cookie, clientAddress } = input
  const { email } = await requireCustomer(shop)
  // Loading the customer may have renewed the session.
  const held = cookiesAfter(cookie, shop.setCookies)
  const caller = { host, clientAddress, signal: request.signal, ...(held ? { cookie: held } : {}) }
  const link = await requestUrlWithToken(middlewareUrl, caller, email)
  shop.setCookies.push(...link.setCookies)
  const token = new URL(link.url).searchParams.get('token') ?? ''
  const site = ordersUrlOf(input, shop)
  const orderNumber = url.searchParams.get('order') ?? ''
  throw redirect(isOrderNumber(orderNumber) ? orderUrlOf(site, orderNumber, token) : `${site}?token=${token}`, 302)
}

/** Never shown; with it an outage has the page that every other one has. */
export default function MyOrders() {
  return null
}
