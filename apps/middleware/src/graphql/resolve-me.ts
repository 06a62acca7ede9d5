import { OPERATIONS } from '@shop/contract/operations'
import type { Cart } from '@shop/domain/cart'
import { getActiveCart } from '@shop/engine/cart'
import { getCustomer } from '@shop/engine/customer'
import { getOrders } from '@shop/engine/order'
import { checkParams } from '../call/parse-payload.ts'
import { customerNodeOf } from './customer-node.ts'
import type { GraphqlCall } from './graphql-call.ts'

const SORTS = { newestFirst: 'createdAt desc', oldestFirst: 'createdAt asc' } as const

interface OrderArguments {
  readonly limit?: number | null
  readonly offset?: number | null
  readonly sort?: keyof typeof SORTS | null
}

/** What belongs to the session; nothing is read that is not asked for. */
export function resolveMe({ engine, session, storeKey, inTurn }: GraphqlCall) {
  return {
    customer: () =>
      inTurn(async () => {
        const customerId = (await session.find())?.customerId
        return customerId === undefined ? null : customerNodeOf(await getCustomer(engine, { customerId }))
      }),
    activeCart: () =>
      inTurn(async () => {
        const owner = await session.find()
        const cart = owner && (await getActiveCart(engine, { owner, storeKey }))
        return cart ? cartNodeOf(cart) : null
      }),
    orders: ({ limit, offset, sort }: OrderArguments) =>
      inTurn(async () => {
        const page = checkParams(OPERATIONS.getOrders.params, {
          ...(limit == null ? {} : { limit }),
          ...(offset == null ? {} : { offset }),
          ...(sort == null ? {} : { sort: SORTS[sort] }),
        })
        return getOrders(engine, { owner: await session.owner(), ...page })
      }),
  }
}

function cartNodeOf(cart: Cart) {
  return { ...cart, lineItems: cart.lineItems.map(line => ({ ...line, sku: line.variant.sku })) }
}
