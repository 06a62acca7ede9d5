import {
  buildSchema,
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  OperationTypeNode,
  parse,
  validate,
} from 'graphql'
import { answeredErrorsOf, causeOf } from './graphql-errors.ts'
import type { GraphqlCall } from './graphql-resolvers.ts'
import { resolveMe, updateCustomer } from './graphql-resolvers.ts'
import { requireBoundedCost } from './query-cost.ts'
import { SCHEMA_TEXT } from './schema-text.ts'

/** Tokens of a document that the parser takes; more could be nested so deep that it falls over. */
const MAX_TOKENS = 1000
const MAX_ERRORS = 5

/** What a caller of `/graphql` sends, in its checked form. */
export interface GraphqlQuestion {
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined
  readonly operationName?: string | null | undefined
}

/** A document that fits the schema and the limits. */
export interface PreparedGraphql {
  readonly document: DocumentNode
  readonly isMutation: boolean
}

// Made when it is first asked for: most processes never are.
let schema: GraphQLSchema | undefined

function schemaOfShop(): GraphQLSchema {
  schema ??= buildSchema(SCHEMA_TEXT)
  return schema
}

/** Reads and checks a document, or says in the form of an answer what is wrong with it. */
export function prepareGraphql({ query, operationName }: GraphqlQuestion): PreparedGraphql | { errors: object[] } {
  try {
    const document = parse(query, { maxTokens: MAX_TOKENS })
    requireBoundedCost(document)
    const errors = validate(schemaOfShop(), document, undefined, { maxErrors: MAX_ERRORS })
    if (errors.length > 0) return { errors: answeredErrorsOf(errors, 'SemanticError') }
    const isMutation = getOperationAST(document, operationName)?.operation === OperationTypeNode.MUTATION
    return { document, isMutation }
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    return { errors: answeredErrorsOf([error], 'SyntaxError') }
  }
}

/** Carries out a prepared document. Throws what a resolver threw, unless that is a refusal, which is part of the answer. */
export async function executeGraphql(
  { document }: PreparedGraphql,
  { variables, operationName }: GraphqlQuestion,
  call: GraphqlCall,
  signal: AbortSignal,
): Promise<object> {
  const { data, errors }: ExecutionResult = await execute({
    schema: schemaOfShop(),
    document,
    rootValue: {
      me: () => resolveMe(call),
      updateCustomer: (given: object) => updateCustomer(given, call),
    },
    contextValue: call,
    variableValues: variables ?? {},
    operationName: operationName ?? undefined,
    abortSignal: signal,
    options: { maxCoercionErrors: MAX_ERRORS },
  })
  if (!errors) return { data }
  const cause = causeOf(errors)
  if (cause !== undefined) throw cause
  return { ...(data === undefined ? {} : { data }), errors: answeredErrorsOf(errors, 'InvalidInput') }
}
