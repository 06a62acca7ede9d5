import { updateCustomerArguments } from '@shop/contract/graphql'
import { OPERATIONS } from '@shop/contract/operations'
import type { Cart } from '@shop/domain/cart'
import { type Customer, type CustomerView, viewOfCustomer } from '@shop/domain/customer'
import { CommerceError } from '@shop/domain/error'
import { getActiveCart } from '@shop/engine/cart'
import { getCustomer } from '@shop/engine/customer'
import { getOrders } from '@shop/engine/order'
import type { OperationContext } from '../call/operation-call.ts'
import { checkParams } from '../call/parse-payload.ts'
import { ownCustomerRequestOf } from '../customer/customer-request.ts'
import { updateOwnCustomer } from '../customer/update-own-customer.ts'

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

/** Applies update actions to the session's customer (API-43). Throws like the operation `customerUpdateMe`. */
export async function updateCustomer(given: object, call: GraphqlCall): Promise<CustomerNode> {
  const request = await ownCustomerRequestOf(call)
  const { version, actions, storeKey } = checkParams(updateCustomerArguments, argumentsOf(given))
  if (storeKey !== undefined && storeKey !== call.storeKey)
    throw new CommerceError({ code: 'invalid-input', field: 'storeKey' }, `The store of this host is ${call.storeKey}`)
  return customerNodeOf(await updateOwnCustomer(call, { ...request, version }, actions))
}

/** The arguments in the form of the operations: `{ setVatId: { vatId } }` is `{ action: 'setVatId', vatId }`. */
function argumentsOf(given: object): object {
  const { actions = [], ...rest } = withoutNulls(given) as { actions?: readonly object[] }
  return {
    ...rest,
    actions: actions.map(action => {
      const [[name, fields] = []] = Object.entries(action)
      return { ...(fields as object | undefined), action: name }
    }),
  }
}

/** What is null was not given. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => (part === null ? [] : [[name, withoutNulls(part)] as const])),
  )
}

/** A customer as the GraphQL schema names the fields. */
export type CustomerNode = CustomerView & { readonly newsletter: boolean | undefined }

/** The node of a customer. */
function customerNodeOf(customer: Customer): CustomerNode {
  return { ...viewOfCustomer(customer), newsletter: customer.custom.newsletter }
}

/** What the resolvers of one request may use: all of it is set by the server, nothing by the caller. */
export interface GraphqlCall extends Pick<OperationContext, 'engine' | 'passwords' | 'storeKey' | 'session'> {
  /** Runs one reading after another, so that a request takes one database connection at a time. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>
}

/** A call whose readings wait for each other. */
export function createGraphqlCall(call: Omit<GraphqlCall, 'inTurn'>): GraphqlCall {
  let last: Promise<unknown> = Promise.resolve()
  return {
    ...call,
    inTurn(work) {
      const turn = last.then(work)
      last = turn.catch(() => undefined)
      return turn
    },
  }
}
