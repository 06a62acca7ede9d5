import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { countFacets } from './count-facets.ts'
import type { Document } from './document.ts'
import type { DocumentStore, IndexSettings } from './document-store.ts'
import { foldText } from './match-words.ts'
import { BadParameter } from './read-filters.ts'
import { UnknownIndex } from './unknown-index.ts'

const BASE = '/search/1/indexes'
const MAX_BATCH_BYTES = 10 * 1024 * 1024
const MAX_FACET_HITS = 10

type IndexCall = { Params: { index: string }; Body: unknown }
type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>

/** Filling an index and telling it about its documents; what is written can be found at once. */
export function routeIndexes(scope: FastifyInstance, store: DocumentStore, preHandler: Guard): void {
  let tasks = 0
  const task = (more: object) => ({ taskID: ++tasks, ...more })

  scope.post<IndexCall>(
    `${BASE}/:index/batch`,
    { config: { endpoint: 'batch' }, preHandler, bodyLimit: MAX_BATCH_BYTES },
    request => {
      const { requests } = (request.body ?? {}) as { requests?: unknown }
      if (!Array.isArray(requests)) throw new BadParameter('requests is a list')
      const objectIDs = requests.map(({ action, body }: { action?: unknown; body?: unknown }) =>
        write(store, request.params.index, action, body),
      )
      return task({ objectIDs })
    },
  )

  scope.post<IndexCall & { Params: { index: string; facet: string } }>(
    `${BASE}/:index/facets/:facet/query`,
    { config: { endpoint: 'facets' }, preHandler },
    request => {
      const { index, facet } = request.params
      const { facetQuery = '' } = (request.body ?? {}) as { facetQuery?: unknown }
      const documents = store.documentsOf(index)
      if (!documents) throw new UnknownIndex(index)
      const asked = foldText(String(facetQuery))
      const counts = Object.entries(countFacets(documents, [facet], Number.MAX_SAFE_INTEGER)[facet] ?? {})
      const facetHits = counts
        .filter(([value]) => foldText(value).startsWith(asked))
        .slice(0, MAX_FACET_HITS)
        .map(([value, count]) => ({ value, highlighted: value, count }))
      return { facetHits, exhaustiveFacetsCount: true, processingTimeMS: 1 }
    },
  )

  scope.get<IndexCall>(`${BASE}/:index/settings`, { config: { endpoint: 'settings' }, preHandler }, request => {
    const settings = store.settingsOf(request.params.index)
    if (!settings) throw new UnknownIndex(request.params.index)
    return settings
  })

  scope.put<IndexCall>(`${BASE}/:index/settings`, { config: { endpoint: 'settings' }, preHandler }, request => {
    store.setSettings(request.params.index, (request.body ?? {}) as IndexSettings)
    return task({ updatedAt: '2026-11-21T10:00:00.000Z' })
  })

  scope.get(`${BASE}/:index/task/:task`, { config: { endpoint: 'task' }, preHandler }, () => ({
    status: 'published',
    pendingTask: false,
  }))
}

/** Does one write of a batch and returns the id of its document. */
function write(store: DocumentStore, index: string, action: unknown, body: unknown): string {
  const { objectID } = (body ?? {}) as Partial<Document>
  if (typeof objectID !== 'string' || objectID === '') throw new BadParameter('objectID is missing')
  const document = body as Document
  if (action === 'addObject') store.put(index, document)
  else if (action === 'partialUpdateObject') store.patch(index, document)
  else if (action === 'deleteObject') store.remove(index, objectID)
  else throw new BadParameter(`Invalid action ${String(action)}`)
  return objectID
}
