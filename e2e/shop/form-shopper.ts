import type { APIRequestContext, APIResponse } from '@playwright/test'
import { createShopClient, type OperationResponse, type ShopClient } from '@shop/contract'
import type { Address } from '@shop/domain/address'
import type { Cart } from '@shop/domain/cart'
import { type CountryCode, marketOf } from '@shop/domain/market'
import { type Buyer, buyerOf } from './buyers.ts'

/** A shopper who sends the forms of the pages directly, without a browser that would only offer what is allowed. */
export interface FormShopper {
  /** Calls operations with the session. */
  readonly client: ShopClient
  /** Asks for a page; redirects are answers. */
  get(path: string): Promise<APIResponse>
  /** Sends a form of a page; redirects are answers. */
  post(path: string, fields: Readonly<Record<string, string>>): Promise<APIResponse>
}

/** A new visitor of a market, without cookies. */
export function openFormShopper(request: APIRequestContext, port: string, country: CountryCode): FormShopper {
  const host = `${marketOf(country).domainEndings[0]}.localhost:${port}`
  const cookies = new Map<string, string>()

  async function send(
    method: 'GET' | 'POST',
    path: string,
    body: Pick<Parameters<APIRequestContext['fetch']>[1] & object, 'form' | 'data'>,
  ) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    // By number and header: not every system resolves names below localhost.
    const response = await request.fetch(`http://127.0.0.1:${port}${path}`, {
      ...{ method, maxRedirects: 0, failOnStatusCode: false, headers: { host, ...(cookie ? { cookie } : {}) } },
      ...body,
    })
    for (const { name, value } of response.headersArray()) {
      const [, key = '', text = ''] = (name.toLowerCase() === 'set-cookie' && /^([^=]+)=([^;]*)/.exec(value)) || []
      if (key) cookies.set(key, text)
    }
    return response
  }

  async function transport({
    operation,
    payload,
  }: {
    operation: string
    payload: readonly unknown[]
  }): Promise<OperationResponse> {
    const response = await send('POST', `/api/new-ct/${operation}`, { data: payload })
    return { status: response.status(), body: await response.json(), setCookies: [] }
  }

  return {
    client: createShopClient(transport, { host }),
    get: path => send('GET', path, {}),
    post: (path, form) => send('POST', path, { form }),
  }
}

/** A cart with units of one product, and nothing else. */
export async function fillCart({ client }: FormShopper, sku: string, quantity = 1): Promise<Cart> {
  const { cart } = await client.call('createCart', {})
  return (await client.call('addToCart', { id: cart.id, version: cart.version, product: { sku }, quantity })).cart
}

/** A cart with e-mail and addresses, one step before its payment. */
export async function fillReadyCart(shopper: FormShopper, country: CountryCode, sku: string, quantity = 1): Promise<Cart> {
  const { id, version } = await fillCart(shopper, sku, quantity)
  const { email, ...person } = buyerOf(country)
  const { street: streetName, ...rest } = person
  const address: Address = { ...rest, streetName, country }
  const actions = [
    { action: 'setCustomerEmail', email },
    { action: 'setBillingAddress', address },
    { action: 'setShippingAddress', address },
  ] as const
  return (await shopper.client.call('updateCart', { id, version, actions: [...actions] })).cart
}

/** The fields of the addresses step as a browser sends them, with the delivery to the billing address. */
export function addressFields(buyer: Buyer, changes: Readonly<Record<string, string>> = {}): Record<string, string> {
  const { email, street, ...texts } = buyer
  const billing = { ...texts, streetName: street }
  return {
    email,
    clientType: 'private',
    sameAsBilling: 'on',
    ...Object.fromEntries(Object.entries(billing).map(([name, value]) => [`billing.${name}`, value])),
    ...changes,
  }
}
