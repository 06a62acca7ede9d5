import { contentExample } from '../content/content-schema.ts'
import { redirectionExample } from '../redirection/operations.ts'
import type { OpenApiObject } from './json-object.ts'
import { cacheableResponses, readErrorResponses } from './twin-of.ts'

const errors = readErrorResponses()

function answerWith(description: string, schema: OpenApiObject, example: unknown): OpenApiObject {
  const success = { description, content: { 'application/json': { schema, example } } }
  return { ...cacheableResponses(success), ...errors }
}

/** Content and moved pages under the addresses of the specification (API-37, CMS-01, CMS-02). */
export const CONTENT_PATHS: OpenApiObject = {
  '/cms': {
    get: {
      operationId: 'cms',
      tags: ['content'],
      summary: 'Lists the files of content that have a component.',
      security: [{}],
      responses: answerWith('Names of files.', { type: 'array', items: { type: 'string' } }, [`${contentExample.key}.json`]),
    },
  },
  '/cms/{slug}': {
    get: {
      operationId: 'cmsContent',
      tags: ['content'],
      summary: 'Returns content or a page as written for a locale, or null under an unknown key.',
      security: [{}],
      parameters: [
        { name: 'slug', in: 'path', required: true, schema: { type: 'string', maxLength: 100 }, example: contentExample.key },
        {
          name: 'locale',
          in: 'query',
          required: true,
          description: 'Language and country, such as `de-AT`.',
          schema: { type: 'string', pattern: '^[a-z]{2}-[A-Z]{2}$' },
          example: 'de-AT',
        },
      ],
      responses: answerWith(
        'The content, or the page.',
        {
          oneOf: [{ $ref: '#/components/schemas/Content' }, { $ref: '#/components/schemas/ContentPage' }, { type: 'null' }],
        },
        contentExample,
      ),
    },
  },
  '/seo-redirection': {
    get: {
      operationId: 'seoRedirection',
      tags: ['content'],
      summary: 'Returns where a page has moved, or an empty object.',
      security: [{}],
      parameters: [
        {
          name: 'sourceUrl',
          in: 'query',
          required: true,
          description: 'Address of the page, with or without its host.',
          schema: { type: 'string', minLength: 1, maxLength: 2000 },
          example: '/alte-fritteusen/',
        },
      ],
      responses: answerWith(
        'Where it is now.',
        { oneOf: [{ $ref: '#/components/schemas/Redirection' }, { type: 'object', maxProperties: 0 }] },
        redirectionExample,
      ),
    },
  },
}
