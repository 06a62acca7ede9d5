import { customerUpdateActions } from '../customer/customer-update-action.ts'
import { version } from '../fields.ts'
import { z } from '../zod.ts'

/** Body of `POST /graphql`: a document of at most 10 kB, its variables, and which of its operations is meant. */
export const graphqlBody = z.strictObject({
  query: z.string().min(1).max(10_000),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().max(100).nullish(),
  extensions: z.record(z.string(), z.unknown()).nullish(),
})

/** The update of a customer as a GraphQL mutation (API-43); a caller adds what to read of the customer. */
export function updateCustomerDocument(selection: string): string {
  return `mutation updateCustomer($version: Long!, $actions: [CustomerUpdateAction!]!, $storeKey: KeyReferenceInput) {
  updateCustomer(version: $version, actions: $actions, storeKey: $storeKey) { ${selection} }
}`
}

/** Arguments of the mutation, with the actions in the form of the operations. */
export const updateCustomerArguments = z.strictObject({
  version,
  actions: customerUpdateActions,
  storeKey: z.string().max(64).optional(),
})
