export { createGraphqlClient, type GraphqlClient, type GraphqlRequest } from './graphql-client.ts'
export { type GraphqlErrorObject, GraphqlFailure, graphqlErrorOf } from './graphql-error.ts'
export { graphqlBody, updateCustomerArguments, updateCustomerDocument } from './graphql-requests.ts'
export { createOperationErrors, type OperationErrors } from './operation-errors.ts'
