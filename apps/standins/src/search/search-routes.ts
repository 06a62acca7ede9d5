import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { openDesk } from '../sandbox/open-desk.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { createSequence } from '../sandbox/sequence.ts'
import { answerQuery, type QueryParameters } from './answer-query.ts'
import { createDocumentStore, type DocumentStore } from './document-store.ts'
import { routeIndexes } from './index-routes.ts'
import { BadParameter } from './read-filters.ts'
import { UnknownIndex } from './unknown-index.ts'

const APPLICATION = 'ANVILLOCAL'
const API_KEY = 'anvil-local'
const MAX_QUERIES = 50
const BASE = '/search/1/indexes'

type IndexCall = { Params: { index: string }; Body: unknown }

/** Several queries at once, single ones, and the indexes behind them; `/__sandbox/search` lists these. */
export function routeSearch(server: FastifyInstance, sandbox: Sandbox): void {
  server.register(async scope => {
    const store = createDocumentStore(sandbox)
    const queryIds = createSequence(sandbox, 'query')
    openDesk(scope, sandbox, {
      service: 'search',
      refuse: (reply, status) => refuse(reply, status, status === 429 ? 'Too Many Requests' : 'Internal Server Error'),
      inspect: () => ({ indexes: store.list() }),
    })
    // The clients of the service call their JSON plain text.
    scope.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => {
      try {
        done(null, JSON.parse(body.toString()))
      } catch {
        done(Object.assign(new Error('Invalid JSON'), { statusCode: 400 }))
      }
    })
    scope.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
      if (error instanceof UnknownIndex) return refuse(reply, 404, error.message)
      const isCallers = error instanceof BadParameter || error.statusCode === 400
      return isCallers ? refuse(reply, 400, error.message) : refuse(reply, 500, 'Internal Server Error')
    })

    function answer(index: unknown, parameters: QueryParameters): object {
      if (typeof index !== 'string') throw new BadParameter('indexName is missing')
      const documents = store.documentsOf(index)
      if (!documents) throw new UnknownIndex(index)
      const result = answerQuery(documents, searchableOf(store, index), parameters)
      const queryID = parameters.clickAnalytics === true ? { queryID: queryIds().toString('hex').slice(0, 32) } : {}
      return { ...result, index, ...queryID }
    }

    scope.post<IndexCall>(`${BASE}/:index/queries`, { config: { endpoint: 'queries' }, preHandler: authorize }, request => {
      const { requests } = (request.body ?? {}) as { requests?: unknown }
      if (!Array.isArray(requests) || requests.length > MAX_QUERIES) throw new BadParameter('requests is a list of at most 50')
      return {
        results: requests.map((query: QueryParameters) => {
          const { indexName, ...parameters } = query
          return answer(indexName, parameters)
        }),
      }
    })

    scope.post<IndexCall>(`${BASE}/:index/query`, { config: { endpoint: 'query' }, preHandler: authorize }, request =>
      answer(request.params.index, (request.body ?? {}) as QueryParameters),
    )

    routeIndexes(scope, store, authorize)
  })
}

/** Only the application with its key. */
async function authorize(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  const { 'x-algolia-application-id': application, 'x-algolia-api-key': key } = request.headers
  if (application === APPLICATION && key === API_KEY) return undefined
  return refuse(reply, 403, 'Invalid Application-ID or API key')
}

function searchableOf(store: DocumentStore, index: string): unknown {
  return store.settingsOf(index)?.searchableAttributes
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).send({ message, status })
}
