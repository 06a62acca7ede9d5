import { CommerceError } from '@shop/domain/error'

/** Names an order by its generated id or its number. */
export type OrderReference = { readonly id: string } | { readonly orderNumber: string }

/** The refusal of an order that is not there. */
export function orderNotFound(reference: OrderReference): CommerceError {
  const name = 'id' in reference ? reference.id : reference.orderNumber
  return new CommerceError({ code: 'resource-not-found', typeId: 'order', id: name }, `There is no order ${name}`)
}
