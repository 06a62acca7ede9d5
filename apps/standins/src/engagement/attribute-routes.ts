import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { type CustomerIds, consentsOf, type ProfileBook } from './profile-book.ts'
import { authorize, isPrivateCall, partOf, readIds } from './read-command.ts'
import { type CatalogueItem, DEMO_ITEMS, recommendItems } from './recommended-items.ts'

const ENGINE = /^[\da-f]{24}$/
const DEFAULT_SIZE = 10
const MAX_SIZE = 100

type Result = { readonly success: boolean; readonly value?: unknown; readonly errors?: readonly string[] }

/** What is asked of a customer: recommendations and consents. One that fails says so in its result, with status 200. */
export function routeAttributes(scope: FastifyInstance, sandbox: Sandbox, book: ProfileBook): void {
  let catalogue = DEMO_ITEMS
  const failing = new Set<string>()
  sandbox.onReset(() => {
    catalogue = DEMO_ITEMS
    failing.clear()
  })

  function recommend(ids: CustomerIds, asked: unknown): Result {
    const engine = partOf(asked, 'id')
    const fill = partOf(asked, 'fillWithRandom')
    const size = partOf(asked, 'size') ?? DEFAULT_SIZE
    if (typeof engine !== 'string' || typeof fill !== 'boolean') return failed('id and fillWithRandom are required')
    if (!ENGINE.test(engine) || failing.has(engine)) return failed(`Recommendation ${engine} not found`)
    if (typeof size !== 'number' || size < 1 || size > MAX_SIZE) return failed('size is a number from 1 to 100')
    const given = Object.keys((partOf(asked, 'items') as object | undefined) ?? {})
    const wanted = partOf(asked, 'catalogAttributesWhitelist')
    const key = `${sandbox.seed()}:${engine}:${ids.registered ?? ids.cookie}`
    const orderOf = (id: string) => createHash('sha256').update(`${key}:${id}`).digest('hex')
    const value = recommendItems(catalogue, { given, size, fill, orderOf }).map(item => ({
      ...attributesOf(item, Array.isArray(wanted) ? wanted : undefined),
      item_id: item.item_id,
      product_id: item.item_id,
      engine_name: given.length > 0 ? 'similar' : 'last-seen',
      recommendation_id: engine,
      recommendation_variant_id: null,
    }))
    return { success: true, value }
  }

  function consent(ids: CustomerIds, asked: unknown): Result {
    const category = partOf(asked, 'category')
    if (typeof category !== 'string') return failed('category is required')
    const state = consentsOf(book.find(ids)?.events ?? [], sandbox.now() / 1000)
    return { success: true, value: state[category] ?? false }
  }

  scope.post(
    '/data/v2/projects/:project/customers/attributes',
    { config: { endpoint: 'attributes' }, preHandler: authorize },
    (request, reply) => {
      const ids = readIds(partOf(request.body, 'customer_ids'))
      const attributes = partOf(request.body, 'attributes')
      if (!ids || !Array.isArray(attributes))
        return reply.code(400).send({ errors: ['customer_ids and attributes are required'], success: false })
      const isForbidden = attributes.some(asked => partOf(asked, 'type') !== 'recommendation') && !isPrivateCall(request)
      if (isForbidden) return reply.code(403).send({ success: false, error: 'Missing rights' })
      const results = attributes.map(asked => {
        const type = partOf(asked, 'type')
        if (type === 'recommendation') return recommend(ids, asked)
        return type === 'consent' ? consent(ids, asked) : failed(`Unknown attribute type ${String(type)}`)
      })
      return { results, success: true }
    },
  )

  scope.post<{ Body: { items: readonly CatalogueItem[] } }>(
    '/__sandbox/engagement/catalogue',
    { schema: { body: { type: 'object', required: ['items'], properties: { items: { type: 'array' } } } } },
    (request, reply) => {
      catalogue = request.body.items
      return reply.code(204).send()
    },
  )

  scope.post<{ Body: { id: string } }>(
    '/__sandbox/engagement/failing-engines',
    { schema: { body: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } } } },
    (request, reply) => {
      failing.add(request.body.id)
      return reply.code(204).send()
    },
  )
}

function attributesOf(item: CatalogueItem, wanted: readonly unknown[] | undefined): object {
  const { family: _family, ...attributes } = item
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => !wanted || wanted.includes(name)))
}

function failed(error: string): Result {
  return { success: false, errors: [error] }
}
