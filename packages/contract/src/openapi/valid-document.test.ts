import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { openApiDocument } from './openapi-document.ts'

type Json = { readonly [key: string]: unknown }

const document = JSON.parse(JSON.stringify(openApiDocument()))
const endpoints: [string, Json][] = Object.entries(document.paths as Json).flatMap(([path, methods]) =>
  Object.entries(methods as Json).map(([method, endpoint]): [string, Json] => [`${method} ${path}`, endpoint as Json]),
)

/** Every schema of the document with its example, by where it stands. */
function examplesOf(place: string, endpoint: Json): [string, Json, unknown][] {
  const found: [string, Json, unknown][] = []
  const collect = (where: string, node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    const { schema, example } = node as { schema?: Json; example?: unknown }
    if (schema && example !== undefined) found.push([where, schema, example])
    else for (const [key, child] of Object.entries(node)) collect(`${where} ${key}`, child)
  }
  collect(place, endpoint)
  return found
}

test('API-02 the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(structuredClone(document))
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
  expect(validator.version).toBe('3.1')
})

test('the validator finds what is not', async () => {
  const broken = structuredClone(document)
  broken.paths['/new-ct/getMe'].post.responses[200].description = 7
  expect((await new Validator().validate(broken)).valid).toBe(false)
})

test('names of endpoints are unique, and each belongs to a known noun', () => {
  const ids = endpoints.map(([, { operationId }]) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
  const tags = document.tags.map(({ name }: { name: string }) => name)
  for (const [place, endpoint] of endpoints) expect(tags, place).toEqual(expect.arrayContaining(endpoint.tags as string[]))
})

test.each(endpoints)(
  '%s has a summary and an example of what it takes and answers, each valid by its schema',
  (place, endpoint) => {
    expect(endpoint.summary).toMatch(/^[A-Z].+\.$/)
    const examples = examplesOf(place, endpoint)
    const { requestBody, responses } = endpoint as { requestBody?: Json; responses: Json }
    const places = examples.map(([where]) => where).join('\n')
    if (requestBody) expect(places).toContain('requestBody')
    if (responses[200]) expect(places).toContain('responses 200')

    const ajv = new Ajv2020({ strict: false, allErrors: true })
    addFormats.default(ajv)
    ajv.addSchema({ $id: 'openapi', components: document.components })
    for (const [where, schema, example] of examples) {
      const local = JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"openapi#/components/'))
      ajv.validate(local, example)
      expect(ajv.errors, where).toBeNull()
    }
  },
)
