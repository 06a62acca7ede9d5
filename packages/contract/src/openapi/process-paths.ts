import { jsonResponse, type OpenApiObject } from './json-object.ts'

const status = (...values: readonly string[]): OpenApiObject => ({
  type: 'object',
  properties: { status: { enum: values } },
  required: ['status'],
  additionalProperties: false,
})

/** What a process tells about itself. */
export const PROCESS_PATHS: OpenApiObject = {
  '/healthz': {
    get: {
      operationId: 'healthz',
      tags: ['process'],
      summary: 'Tells that the process answers.',
      security: [{}],
      responses: { 200: jsonResponse('It does.', status('ok'), { status: 'ok' }) },
    },
  },
  '/readyz': {
    get: {
      operationId: 'readyz',
      tags: ['process'],
      summary: 'Tells whether the process can work: it has its database at the newest schema and is not about to stop.',
      security: [{}],
      responses: {
        200: jsonResponse('It can.', status('ready'), { status: 'ready' }),
        503: jsonResponse('It cannot, not yet or no longer.', status('not ready'), { status: 'not ready' }),
      },
    },
  },
  '/admin/cache/purge': {
    post: {
      operationId: 'purgeCaches',
      tags: ['process'],
      summary: 'Drops what is cached in memory and loads it again.',
      description: 'There is no such address where no administrator is set.',
      security: [{ cacheAdmin: [] }],
      responses: {
        200: jsonResponse(
          'Names of what was purged.',
          {
            type: 'object',
            properties: { purged: { type: 'array', items: { type: 'string' } } },
            required: ['purged'],
            additionalProperties: false,
          },
          { purged: ['content'] },
        ),
        ...Object.fromEntries([401, 403, 404].map(code => [code, { $ref: `#/components/responses/Error${code}` }])),
      },
    },
  },
  '/openapi.json': {
    get: {
      operationId: 'openapi',
      tags: ['process'],
      summary: 'Returns this reference as an OpenAPI 3.1 document.',
      security: [{}],
      responses: {
        200: jsonResponse(
          'The document.',
          { type: 'object', properties: { openapi: { type: 'string' } }, required: ['openapi'] },
          { openapi: '3.1.0', info: { title: 'Anvil commerce operations', version: '1.0.0' }, paths: {} },
        ),
      },
    },
  },
  '/reference': {
    get: {
      operationId: 'reference',
      tags: ['process'],
      summary: 'Returns this reference as a page to read.',
      security: [{}],
      responses: {
        200: {
          description: 'The page.',
          content: { 'text/html': { schema: { type: 'string' }, example: '<!doctype html><title>Anvil API</title>' } },
        },
      },
    },
  },
}
