export { graphqlBody } from './graphql-body.ts'
export { createGraphqlClient, type GraphqlClient, type GraphqlRequest } from './graphql-client.ts'
export { type GraphqlErrorObject, GraphqlFailure, graphqlErrorOf } from './graphql-error.ts'
export { updateCustomerArguments, updateCustomerDocument } from './update-customer.ts'
