import { type Customer, type CustomerView, viewOfCustomer } from '@shop/domain/customer'

/** A customer as the GraphQL schema names her fields. */
export type CustomerNode = CustomerView & { readonly newsletter: boolean | undefined }

/** The node of a customer. */
export function customerNodeOf(customer: Customer): CustomerNode {
  return { ...viewOfCustomer(customer), newsletter: customer.custom.newsletter }
}
