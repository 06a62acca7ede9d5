import type { ErrorCode } from '../error-codes.ts'
import { REVALIDATED } from '../get-twin.ts'
import type { Operation } from '../operation.ts'
import { errorResponsesOf } from './error-responses.ts'
import type { OpenApiObject } from './json-object.ts'

/** Headers of answers that any cache may store. */
export const CACHE_HEADERS: OpenApiObject = {
  ETag: { description: 'Strong tag of exactly this answer; send it back in `If-None-Match`.', schema: { type: 'string' } },
  CacheControl: {
    description: 'Any cache may store the answer, and has to ask each time whether it still holds.',
    schema: { type: 'string', examples: [REVALIDATED] },
  },
  Vary: { description: 'The host selects the market, so it belongs to the key of a cache.', schema: { type: 'string' } },
}

const cacheHeaders = {
  ETag: { $ref: '#/components/headers/ETag' },
  'Cache-Control': { $ref: '#/components/headers/CacheControl' },
  Vary: { $ref: '#/components/headers/Vary' },
}

/** The success of a GET that any cache may store, and the 304 for a client that has it already. */
export function cacheableResponses(success: OpenApiObject): OpenApiObject {
  return {
    200: { ...success, headers: cacheHeaders },
    304: { description: 'You have this answer already.', headers: cacheHeaders },
  }
}

/** Statuses a GET cannot be answered with: it has no body. */
const OF_BODIES = ['403', '413', '415']

/** The errors of a GET. */
export function readErrorResponses(codes: readonly ErrorCode[] = []): OpenApiObject {
  return Object.fromEntries(Object.entries(errorResponsesOf(codes)).filter(([status]) => !OF_BODIES.includes(status)))
}

/** The GET twin of an operation whose answer any cache may store. */
export function twinOf(operation: Operation, success: OpenApiObject): OpenApiObject {
  const { name, tag, example } = operation
  const schema = { $ref: `#/components/schemas/${name}.params` }
  return {
    operationId: `${name}ByGet`,
    tags: [tag],
    summary: operation.summary,
    description: 'The same answer for caches: no cookie is read or set. Each key of the query may come once.',
    security: [{}],
    parameters: [
      {
        name: 'params',
        in: 'query',
        description: 'The params as one JSON value; nothing for no params.',
        content: { 'application/json': { schema, example: example.params } },
      },
      ...(operation.customQueries.length > 0
        ? [{ name: 'customQuery', in: 'query', schema: { enum: operation.customQueries }, ...customQueryExample(operation) }]
        : []),
    ],
    responses: { ...cacheableResponses(success), ...readErrorResponses(operation.errors) },
  }
}

function customQueryExample({ example }: Operation): OpenApiObject {
  return example.customQuery === undefined ? {} : { example: example.customQuery }
}
