import { expect, test } from 'vitest'
import { ERROR_STATUSES } from '../error-codes.ts'
import { OPERATIONS, type OperationName } from '../operations.ts'
import { openApiDocument } from './openapi-document.ts'

// As it travels: what cannot be written as JSON must not be missed.
const document = JSON.parse(JSON.stringify(openApiDocument()))
const names = Object.keys(OPERATIONS) as OperationName[]

function nodesOf(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const children = Object.values(value).flatMap(nodesOf)
  return Array.isArray(value) ? children : [value as Record<string, unknown>, ...children]
}

test('API-02 every operation is a POST under new-ct, and those that any cache may store are a GET too', () => {
  expect(document.openapi).toBe('3.1.0')
  const operations = Object.keys(document.paths).filter(path => path.startsWith('/new-ct/'))
  expect(operations.sort()).toEqual(names.map(name => `/new-ct/${name}`).sort())
  for (const name of names) {
    expect(Object.keys(document.paths[`/new-ct/${name}`])).toEqual(OPERATIONS[name].isCacheable ? ['post', 'get'] : ['post'])
    expect(document.paths[`/new-ct/${name}`].post.operationId).toBe(name)
  }
})

test('every reference leads to a component', () => {
  const references = nodesOf(document).flatMap(node => (typeof node.$ref === 'string' ? [node.$ref] : []))
  expect(references.length).toBeGreaterThan(names.length)
  for (const reference of new Set(references)) {
    const [root, ...path] = reference.split('/')
    expect(root).toBe('#')
    expect(
      path.reduce((node, key) => node?.[key], document),
      reference,
    ).toBeTypeOf('object')
  }
})

test('no component is left without a reader', () => {
  const references = new Set(nodesOf(document).map(node => node.$ref))
  for (const kind of ['schemas', 'responses', 'headers']) {
    for (const name of Object.keys(document.components[kind])) {
      expect(references, name).toContain(`#/components/${kind}/${name}`)
    }
  }
})

test('component names and keys have the form OpenAPI asks for', () => {
  for (const components of Object.values(document.components)) {
    for (const name of Object.keys(components as object)) expect(name).toMatch(/^[A-Za-z0-9._-]+$/)
  }
  for (const node of nodesOf(document.components.schemas)) {
    expect(node).not.toHaveProperty('$id')
    expect(node).not.toHaveProperty('$schema')
    expect(node).not.toHaveProperty('$defs')
  }
})

test('API-03 a call is a list of params and custom query or the params alone, its answer has the result in data', () => {
  for (const name of names) {
    const { requestBody, responses } = document.paths[`/new-ct/${name}`].post
    const [list, bare] = requestBody.content['application/json'].schema.oneOf
    expect(bare).toEqual({ $ref: `#/components/schemas/${name}.params` })
    expect(list.type).toBe('array')
    expect(list.prefixItems[0]).toEqual(bare)
    expect(list.prefixItems[1]?.enum ?? []).toEqual(OPERATIONS[name].customQueries)
    expect(responses[200].content['application/json'].schema).toMatchObject({
      properties: { data: { $ref: `#/components/schemas/${name}.result` } },
      required: ['data'],
    })
  }
})

test('the examples are the ones that are checked against the schemas', () => {
  for (const name of names) {
    const { requestBody, responses } = document.paths[`/new-ct/${name}`].post
    const [params, customQuery] = requestBody.content['application/json'].example
    expect(OPERATIONS[name].params.parse(params)).toEqual(OPERATIONS[name].params.parse(OPERATIONS[name].example.params))
    if (customQuery !== undefined) expect(OPERATIONS[name].customQueries).toContain(customQuery)
    OPERATIONS[name].result.parse(responses[200].content['application/json'].example.data)
  }
})

test('every error code is named under its status, and only operations on a version answer 409', () => {
  for (const [code, status] of Object.entries(ERROR_STATUSES)) {
    if (status === 405) continue
    const [, details] = document.components.schemas[`Error${status}`].allOf
    expect(details.properties.statusCode.const).toBe(status)
    expect(details.properties.errors.items.properties.code.enum).toContain(code)
  }
  const answers = (name: OperationName) => Object.keys(document.paths[`/new-ct/${name}`].post.responses)
  expect(answers('updateCartQuantity')).toContain('409')
  expect(answers('getProduct')).not.toContain('409')
  expect(names.filter(name => answers(name).includes('422'))).toEqual(names.filter(name => takesKey(name)))
  for (const name of names)
    expect(answers(name)).toEqual(expect.arrayContaining(['200', '400', '404', '413', '415', '500', '503']))
})

function takesKey(name: OperationName): boolean {
  return 'takesIdempotencyKey' in OPERATIONS[name]
}

test('operations that may be repeated under a key say so', () => {
  expect(names.filter(takesKey)).toEqual(
    expect.arrayContaining(['createMyOrderFromCart', 'createBankPayment', 'createCodPayment']),
  )
  for (const name of names) {
    const headers = (document.paths[`/new-ct/${name}`].post.parameters ?? []).map((parameter: { name: string }) => parameter.name)
    expect(headers).toEqual(takesKey(name) ? ['Idempotency-Key'] : [])
  }
})

test('COOK-01 the session is the token cookie, and no operation demands one', () => {
  expect(document.components.securitySchemes.session).toMatchObject({
    type: 'apiKey',
    in: 'cookie',
    name: 'vsf-commercetools-token',
  })
  expect(document.security).toEqual([{}, { session: [] }])
})
