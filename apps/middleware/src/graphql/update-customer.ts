import { updateCustomerArguments } from '@shop/contract/graphql'
import { CommerceError } from '@shop/domain/error'
import * as customers from '@shop/engine/customer'
import { checkParams } from '../call/parse-payload.ts'
import { ownCustomerRequestOf } from '../customer/customer-request.ts'
import { type CustomerNode, customerNodeOf } from './customer-node.ts'
import type { GraphqlCall } from './graphql-call.ts'

/** Applies update actions to the session's customer (API-43). Throws like the operation `customerUpdateMe`. */
export async function updateCustomer(given: object, call: GraphqlCall): Promise<CustomerNode> {
  const request = await ownCustomerRequestOf(call)
  const { version, actions, storeKey } = checkParams(updateCustomerArguments, argumentsOf(given))
  const { engine, passwords } = call
  if (storeKey !== undefined && storeKey !== call.storeKey)
    throw new CommerceError({ code: 'invalid-input', field: 'storeKey' }, `The store of this host is ${call.storeKey}`)
  return customerNodeOf(await customers.updateCustomer(engine, passwords, { ...request, version }, actions))
}

/** The arguments in the words of the operations: `{ setVatId: { vatId } }` is `{ action: 'setVatId', vatId }`. */
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
