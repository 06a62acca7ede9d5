import { COOKIES } from '@shop/domain/cookie'
import { ENTITIES } from '../entity.ts'
import { errorEnvelope, errorObject } from '../error-envelope.ts'
import type { Operation } from '../operation.ts'
import { OPERATIONS } from '../operations.ts'
import { z } from '../zod.ts'
import { ERROR_RESPONSES, ERROR_SCHEMAS, errorResponsesOf } from './error-responses.ts'
import type { OpenApiObject } from './json-object.ts'
import { OTHER_PATHS, OTHER_TAGS } from './other-paths.ts'
import { CACHE_HEADERS, twinOf } from './twin-of.ts'

const operations: readonly Operation[] = Object.values(OPERATIONS)

/** The header under which a call may be repeated. */
const IDEMPOTENCY_KEY: OpenApiObject = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Chosen by the caller for one request; within 24 hours the same key and body get the answer of the first call.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
}

/** The reference of the middleware as an OpenAPI 3.1 document: everything in it derives from the operations. */
export function openApiDocument(): OpenApiObject {
  const schemas = componentSchemas()
  return {
    openapi: '3.1.0',
    info: {
      title: 'Anvil commerce operations',
      version: '1.0.0',
      description:
        'Every operation is a POST of a JSON array `[params, customQuery?]`, or of the params object alone, and answers `{ data }`. What every visitor sees alike can also be read by GET and cached. The host selects the store with its country and currency; the cookie is the session.',
    },
    servers: [
      { url: '/api', description: 'Through the storefront, in one origin with the pages' },
      { url: '/', description: 'The middleware itself' },
    ],
    tags: [...new Set([...operations.map(({ tag }) => tag), ...OTHER_TAGS])].map(name => ({ name })),
    // The session is optional: a caller without one gets what every visitor sees.
    security: [{}, { session: [] }],
    paths: {
      ...Object.fromEntries(operations.map(operation => [`/new-ct/${operation.name}`, pathOf(operation, schemas)])),
      ...OTHER_PATHS,
    },
    components: {
      schemas: { ...schemas, ...ERROR_SCHEMAS },
      responses: ERROR_RESPONSES,
      headers: CACHE_HEADERS,
      securitySchemes: {
        cacheAdmin: { type: 'http', scheme: 'basic', description: 'Name and password from the environment of the middleware.' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: COOKIES.session.name,
          description: 'Set by the first operation that needs an owner: HttpOnly, Secure, SameSite=Strict.',
        },
        client: { type: 'http', scheme: 'basic', description: 'Id and secret of a client, for its token.' },
        token: { type: 'http', scheme: 'bearer', description: 'The token of a client.' },
      },
    },
  }
}

function componentSchemas(): OpenApiObject {
  const registry = z.registry<{ id: string }>()
  registry.add(errorObject, { id: 'ErrorObject' })
  registry.add(errorEnvelope, { id: 'ErrorEnvelope' })
  for (const [name, schema] of ENTITIES) registry.add(schema, { id: name })
  for (const { name, params, result } of operations) {
    registry.add(params, { id: `${name}.params` })
    registry.add(result, { id: `${name}.result` })
  }
  const { schemas } = z.toJSONSchema(registry, { uri: name => `#/components/schemas/${name}`, io: 'input' })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _dialect, $id: _place, ...schema }]) => [name, schema]),
  )
}

function pathOf(operation: Operation, schemas: OpenApiObject): OpenApiObject {
  const { name, tag, example, errors } = operation
  const params = { $ref: `#/components/schemas/${name}.params` }
  const result = { $ref: `#/components/schemas/${name}.result` }
  const success = {
    description: 'What the operation answers with.',
    content: {
      'application/json': {
        schema: { type: 'object', properties: { data: result }, required: ['data'], additionalProperties: false },
        example: { data: example.result },
      },
    },
  }
  const schema = schemas[`${name}.params`] as { required?: string[]; anyOf?: OpenApiObject[] }
  const { required = [], anyOf } = schema
  return {
    post: {
      operationId: name,
      tags: [tag],
      summary: operation.summary,
      ...(operation.takesIdempotencyKey ? { parameters: [IDEMPOTENCY_KEY] } : {}),
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: { oneOf: [listOf(params, operation.customQueries, required.length > 0 || anyOf ? 1 : 0), params] },
            example: example.customQuery === undefined ? [example.params] : [example.params, example.customQuery],
          },
        },
      },
      responses: {
        200: success,
        ...errorResponsesOf(errors),
      },
    },
    ...(operation.isCacheable ? { get: twinOf(operation, success) } : {}),
  }
}

/** The list `[params, customQuery?]`; where there are no custom queries it has one element. */
function listOf(params: OpenApiObject, customQueries: readonly string[], minItems: number): OpenApiObject {
  const elements = customQueries.length > 0 ? [params, { enum: customQueries }] : [params]
  return { type: 'array', prefixItems: elements, items: false, minItems, maxItems: elements.length }
}
