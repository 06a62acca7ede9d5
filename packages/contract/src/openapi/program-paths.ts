import { errorResponsesOf } from './error-responses.ts'
import { jsonResponse, type OpenApiObject } from './json-object.ts'
import { readErrorResponses } from './twin-of.ts'

const bearer = [{ token: [] }]
const forbidden = { 403: { $ref: '#/components/responses/Error403' } }
const errors = { ...readErrorResponses(['invalid_token', 'insufficient_scope']), ...forbidden }

const projection: OpenApiObject = {
  type: 'object',
  properties: {
    id: { type: 'string', format: 'uuid' },
    key: { type: 'string' },
    version: { type: 'integer' },
    name: { type: 'object', additionalProperties: { type: 'string' } },
    masterVariant: { type: 'object', properties: { id: { type: 'integer' }, sku: { type: 'string' } } },
  },
  required: ['id', 'key', 'version', 'name', 'masterVariant'],
}
const exampleProjection = {
  id: '0b9a7d3e-5c1f-4e8a-9d2b-6f4c8e0a1b35',
  key: 'fryer-8',
  version: 1,
  name: { 'de-AT': 'Fritteuse 8 l' },
  masterVariant: { id: 1, sku: 'EX30010001' },
}

function queryParameter(name: string, description: string, example: string): OpenApiObject {
  return { name, in: 'query', description, schema: { type: 'string' }, example }
}

const common = [
  queryParameter('sort', 'A field and `asc` or `desc`, or `price-up`, `price-down`, `latest`.', 'price asc'),
  queryParameter(
    'limit',
    'At most 500; 20 without. 500 products in all languages are some 20 MB, in one locale 3 MB; a page is sent while it is read, and its `count` stands at its end.',
    '20',
  ),
  queryParameter('offset', 'At most 10000.', '0'),
  queryParameter(
    'localeProjection',
    'Locales to reduce texts to; may come several times. A text that a locale does not have is the one of its language, else of English, else of any; a slug is there in its own language only.',
    'de-AT',
  ),
  queryParameter('priceCurrency', 'Selects the price of each variant.', 'EUR'),
  queryParameter('priceCountry', 'Selects the price of each variant; needs `priceCurrency`.', 'AT'),
  queryParameter('priceCustomerGroup', 'Selects the price of each variant.', 'tier1'),
]

function pageOf(more: OpenApiObject, example: OpenApiObject): OpenApiObject {
  const counts = {
    limit: { type: 'integer' },
    offset: { type: 'integer' },
    count: { type: 'integer' },
    total: { type: 'integer' },
  }
  return jsonResponse(
    'A page of projections.',
    { type: 'object', properties: { ...counts, results: { type: 'array', items: projection }, ...more } },
    { limit: 20, offset: 0, count: 1, total: 1, results: [exampleProjection], ...example },
  )
}

function readingOf(
  operationId: string,
  summary: string,
  parameters: readonly OpenApiObject[],
  success: OpenApiObject,
): OpenApiObject {
  return {
    get: { operationId, tags: ['programs'], summary, security: bearer, parameters, responses: { 200: success, ...errors } },
  }
}

/** What programs of other people call, in the form of the commerce API (API-44). */
export const PROGRAM_PATHS: OpenApiObject = {
  '/oauth/token': {
    post: {
      operationId: 'issueToken',
      tags: ['programs'],
      summary: 'Issues a token of 48 hours for the credentials of a client.',
      description:
        'Scopes: `view_published_products:anvil` reads published products; there is no other. Without `scope` a token has all scopes of its client. A scope that does not exist, or that the client does not have, is refused with `invalid_scope`.',
      security: [{ client: [] }],
      requestBody: {
        required: true,
        content: {
          'application/x-www-form-urlencoded': {
            schema: {
              type: 'object',
              properties: { grant_type: { const: 'client_credentials' }, scope: { type: 'string' } },
              required: ['grant_type'],
            },
            example: { grant_type: 'client_credentials', scope: 'view_published_products:anvil' },
          },
        },
      },
      responses: {
        200: jsonResponse(
          'The token.',
          {
            type: 'object',
            properties: {
              access_token: { type: 'string' },
              token_type: { const: 'Bearer' },
              expires_in: { type: 'integer' },
              scope: { type: 'string' },
            },
            required: ['access_token', 'token_type', 'expires_in', 'scope'],
          },
          { access_token: 'A1b2', token_type: 'Bearer', expires_in: 172_800, scope: 'view_published_products:anvil' },
        ),
        ...errorResponsesOf(['invalid_client', 'invalid_scope', 'unsupported_grant_type']),
      },
    },
  },
  '/anvil/product-projections/search': readingOf(
    'searchProductProjections',
    'Searches published products with filters and facets.',
    [
      queryParameter(
        'filter.query',
        'Applied before facets; may come several times.',
        'variants.attributes.brand:"MSW","Ulsonix"',
      ),
      queryParameter('filter', 'Applied after facets; may come several times.', 'variants.price.centAmount:range (* to 20000)'),
      queryParameter('facet', 'Values to count; may come several times.', 'variants.attributes.brand as brand'),
      queryParameter('text.de', 'Words to find in a language, which stands behind the dot.', 'fritteuse'),
      ...common,
    ],
    pageOf({ facets: { type: 'object' } }, { facets: {} }),
  ),
  '/anvil/product-projections': readingOf(
    'queryProductProjections',
    'Lists published products that meet predicates.',
    [queryParameter('where', 'A predicate; may come several times.', 'categories(key = "deep-fryers")'), ...common],
    pageOf({}, {}),
  ),
  '/anvil/product-projections/{reference}': readingOf(
    'getProductProjection',
    'Returns a published product by its id, or by its key as `key=…`.',
    [
      { name: 'reference', in: 'path', required: true, schema: { type: 'string', maxLength: 100 }, example: 'key=ex30010001' },
      ...common.slice(3),
    ],
    jsonResponse('The projection.', projection, exampleProjection),
  ),
}
