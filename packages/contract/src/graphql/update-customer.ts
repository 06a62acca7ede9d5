import { customerUpdateActions } from '../customer/customer-update-action.ts'
import { version } from '../fields.ts'
import { z } from '../zod.ts'

/** The update of a customer as a GraphQL mutation (API-43); a caller adds what she wants to read of the customer. */
export function updateCustomerDocument(selection: string): string {
  return `mutation updateCustomer($version: Long!, $actions: [CustomerUpdateAction!]!, $storeKey: KeyReferenceInput) {
  updateCustomer(version: $version, actions: $actions, storeKey: $storeKey) { ${selection} }
}`
}

/** Arguments of the mutation, with the actions in the words of the operations. */
export const updateCustomerArguments = z.strictObject({
  version,
  actions: customerUpdateActions,
  storeKey: z.string().max(64).optional(),
})
