import { ownHostOf } from '@shop/domain/market'
import { searchProducts } from '@shop/engine/product-search'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requireApiScope } from '../api-client/require-api-scope.ts'
import { PROJECT_KEY } from '../api-client/wire-scope.ts'
import type { OperationDependencies } from '../call/answer-operation.ts'
import { withinDeadline } from '../call/within-deadline.ts'
import { Refusal } from '../error/refusal.ts'
import { sendAnswer } from '../http/send-answer.ts'
import { signalOfCaller } from '../http/signal-of-caller.ts'
import { facetOnWire } from './facet-on-wire.ts'
import { type ProjectionRequest, parseQuery, parseSearch } from './parse-search.ts'
import { projectionOf } from './projection-of-document.ts'
import { RequestParameters } from './request-parameters.ts'

interface ProjectionDependencies extends OperationDependencies {
  /** See `ServerOptions`. */
  readonly localShopPort: number | undefined
}

const SCOPES = ['view_published_products', 'view_products', 'manage_products', 'manage_project'] as const
const KEY = /^[A-Za-z0-9_-]{2,256}$/
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * `GET /anvil/product-projections`, `…/search`, `…/key=<key>` and `…/<id>`: published products for programs with a token
 * (API-44). Every host answers; prices are selected by parameters, not by the market of the host.
 */
export function routeProjections(
  server: FastifyInstance,
  operations: OperationDependencies,
  localShopPort: number | undefined,
): void {
  const deps = { ...operations, localShopPort }
  const path = `/${PROJECT_KEY}/product-projections`
  server.get(`${path}/search`, (request, reply) => answerSearch(deps, request, reply))
  server.get(path, (request, reply) => answerQuery(deps, request, reply))
  server.get<{ Params: { reference: string } }>(`${path}/:reference`, (request, reply) =>
    answerOne(deps, request, reply, request.params.reference),
  )
}

async function answerSearch(deps: ProjectionDependencies, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { page, facets } = await find(deps, request, reply, () => parseSearch(new RequestParameters(request.query)))
  const counted = Object.entries(facets).map(([name, facet]) => [name, facetOnWire(facet)])
  return sendAnswer(reply, { status: 200, body: { ...page, facets: Object.fromEntries(counted) } })
}

async function answerQuery(deps: ProjectionDependencies, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { page } = await find(deps, request, reply, () => parseQuery(new RequestParameters(request.query)))
  return sendAnswer(reply, { status: 200, body: page })
}

async function answerOne(
  deps: ProjectionDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  reference: string,
): Promise<FastifyReply> {
  const key = reference.startsWith('key=') ? reference.slice('key='.length) : undefined
  const { page } = await find(deps, request, reply, () => {
    if (!(key === undefined ? UUID.test(reference) : KEY.test(key))) throw notFound()
    const asked = parseQuery(new RequestParameters(request.query))
    return { ...asked, search: { ...asked.search, ...(key === undefined ? { id: reference } : { key }) } }
  })
  const [projection] = page.results
  if (!projection) throw notFound()
  return sendAnswer(reply, { status: 200, body: projection })
}

async function find(deps: ProjectionDependencies, request: FastifyRequest, reply: FastifyReply, parse: () => ProjectionRequest) {
  return withinDeadline(deps.deadlineMs, signalOfCaller(reply), ending =>
    deps.admission.run({ kind: 'browsing', signal: ending }, async () => {
      await requireApiScope(deps.engine, request.headers.authorization, SCOPES)
      const { search, locales } = parse()
      const { total, results, facets } = await searchProducts(deps.engine, search)
      const form = { locales, origin: `${request.protocol}://${ownHostOf(request.host, deps.localShopPort)}` }
      const { limit, offset } = search
      const page = { limit, offset, count: results.length, total, results: results.map(result => projectionOf(result, form)) }
      return { page, facets }
    }),
  )
}

function notFound(): Refusal {
  return new Refusal({ code: 'ResourceNotFound', message: 'The Resource with this ID or key was not found.' })
}
