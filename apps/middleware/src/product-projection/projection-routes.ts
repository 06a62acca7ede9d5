import { ownHostOf } from '@shop/domain/market'
import { type FoundProjections, loadProductDocuments, searchProducts } from '@shop/engine/product-search'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createSlots, type Slots } from '../admission/slots.ts'
import { Overload } from '../admission/waiting-line.ts'
import { PROJECT_KEY, requireApiScope } from '../api-client/api-scope.ts'
import type { OperationDependencies } from '../call/answer-operation.ts'
import { withinDeadline } from '../call/within-deadline.ts'
import { Refusal } from '../error/wire-error.ts'
import { signalOfCaller } from '../http/read-request.ts'
import { sendAnswer } from '../http/send-answer.ts'
import { facetOnWire } from './facet-on-wire.ts'
import { findText } from './find-text.ts'
import { type ProjectionRequest, parseQuery, parseSearch } from './parse-search.ts'
import { projectionOf } from './projection-of-document.ts'
import { RequestParameters } from './request-parameters.ts'
import { type ProjectionReading, sendProjectionPage } from './send-projection-page.ts'

const KEY = /^[A-Za-z0-9_-]{2,256}$/
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Calls of programs that are answered at the same time; each holds up to 1 MB of its answer. */
const MAX_CALLS = 50
/**
 * Parts of answers that are loaded at the same time. While ten programs list 500 products each, a shopper waits 8 ms for a
 * product with 2 of them, 122 ms with as many as there are connections, and the programs are ready as soon.
 */
const MAX_PARTS = 2

interface ProjectionDependencies extends OperationDependencies {
  /** See `ServerOptions`. */
  readonly localShopPort: number | undefined
  /** Throws `Overload` when too many programs are being answered. */
  readonly countCall: (reply: FastifyReply) => void
  readonly parts: Slots
}

/**
 * `GET /anvil/product-projections`, `…/search`, `…/key=<key>` and `…/<id>`: published products for programs with a token
 * (API-44). Every host answers; prices are selected by parameters, not by the market of the host.
 */
export function routeProjections(
  server: FastifyInstance,
  operations: OperationDependencies,
  localShopPort: number | undefined,
): void {
  let calls = 0
  const countCall = (reply: FastifyReply) => {
    if (calls >= MAX_CALLS) throw new Overload('Too many programs are being answered')
    calls++
    reply.raw.once('close', () => calls--)
  }
  // Who has begun is not refused in the middle of an answer: there is room in the line for every call.
  const limits = { slots: MAX_PARTS, reservedForBuying: 0, maxWaiting: MAX_CALLS, maxWaitMs: operations.deadlineMs }
  const deps = { ...operations, localShopPort, countCall, parts: createSlots(limits) }
  const path = `/${PROJECT_KEY}/product-projections`
  server.get(`${path}/search`, (request, reply) => answerSearch(deps, request, reply))
  server.get(path, (request, reply) => answerQuery(deps, request, reply))
  server.get<{ Params: { reference: string } }>(`${path}/:reference`, (request, reply) =>
    answerOne(deps, request, reply, request.params.reference),
  )
}

async function answerSearch(deps: ProjectionDependencies, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const reading = await open(deps, request, reply, () => parseSearch(new RequestParameters(request.query)))
  const counted = Object.entries(reading.facets).map(([name, facet]) => [name, facetOnWire(facet)])
  return sendProjectionPage(reply, reading, { facets: Object.fromEntries(counted) })
}

async function answerQuery(deps: ProjectionDependencies, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const reading = await open(deps, request, reply, () => parseQuery(new RequestParameters(request.query)))
  return sendProjectionPage(reply, reading)
}

async function answerOne(
  deps: ProjectionDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  reference: string,
): Promise<FastifyReply> {
  const key = reference.startsWith('key=') ? reference.slice('key='.length) : undefined
  const { productIds, load } = await open(deps, request, reply, () => {
    if (!(key === undefined ? UUID.test(reference) : KEY.test(key))) throw notFound()
    const asked = parseQuery(new RequestParameters(request.query))
    return { ...asked, search: { ...asked.search, ...(key === undefined ? { id: reference } : { key }) } }
  })
  const [projection] = await load(productIds)
  if (!projection) throw notFound()
  return sendAnswer(reply, { status: 200, body: projection })
}

/** Finds what a request asks for; what is found is loaded afterwards, a part at a time. */
async function open(
  deps: ProjectionDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  parse: () => ProjectionRequest,
): Promise<FoundProjections & ProjectionReading> {
  deps.countCall(reply)
  const caller = signalOfCaller(reply)
  const admit = <Result>(work: () => Promise<Result>) =>
    withinDeadline(deps.deadlineMs, caller, signal =>
      deps.parts.run('browsing', () => deps.admission.run({ kind: 'browsing', signal }, work), signal),
    )
  const { asked, found } = await admit(async () => {
    await requireApiScope(deps.engine, request.headers.authorization, ['view_published_products'])
    const parsed = parse()
    return { asked: parsed, found: await searchProducts(deps.engine, await findText(deps, parsed)) }
  })
  const { search, locales } = asked
  const origin = `${request.protocol}://${ownHostOf(request.host, deps.localShopPort)}`
  const form = { locales, attributeDefinitions: found.attributeDefinitions, origin }
  const { limit, offset } = search
  return {
    ...found,
    limit,
    offset,
    load: ids =>
      admit(async () => (await loadProductDocuments(deps.engine, ids, search)).map(document => projectionOf(document, form))),
  }
}

function notFound(): Refusal {
  return new Refusal({ code: 'ResourceNotFound', message: 'The Resource with this ID or key was not found.' })
}
