import { createShopClient, type ShopClient, type Transport } from '@shop/contract'
import { COOKIES } from '@shop/domain/cookie'

/** A client of one visitor, which keeps the session it is given. */
export interface VisitorClient extends ShopClient {
  /** Value of the cookie header; empty as long as there is no session. */
  readonly cookie: string
}

/** A new visitor of a host. */
export function openVisitorClient(transport: Transport, host: string): VisitorClient {
  let cookie = ''
  function keep(setCookie: string): void {
    const [pair = ''] = setCookie.split(';')
    if (pair.startsWith(`${COOKIES.session.name}=`)) cookie = pair
  }
  return {
    get cookie() {
      return cookie
    },
    call(operation, params, customQuery) {
      const context = { host, onSetCookie: keep, ...(cookie ? { cookie } : {}) }
      return createShopClient(transport, context).call(operation, params, customQuery)
    },
  }
}
