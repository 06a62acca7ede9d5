import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { INDEX_TEMPLATE } from '../opensearch/index-template.ts'
import { type FakeDocument, only } from './fake-query.fixtures.ts'
import { answerSearch } from './fake-search.fixtures.ts'

type Body = Record<string, unknown>
interface FakeIndex {
  readonly documents: Map<string, FakeDocument>
  isBlocked: boolean
  /** What searches see: the documents at the last refresh. */
  searchable: FakeDocument[]
}
interface Answer {
  readonly status: number
  readonly body: unknown
}
/** A request as it came. */
interface FakeRequest {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

/** A running double of OpenSearch that knows only what the adapter says, and refuses everything else. */
interface FakeOpenSearch {
  readonly url: string
  readonly requests: FakeRequest[]
  /** What it fails to do, as `POST /_aliases`. */
  readonly failing: Set<string>
  close(): Promise<void>
}

export async function startFakeOpenSearch(): Promise<FakeOpenSearch> {
  const cluster = new FakeCluster()
  const requests: FakeRequest[] = []
  const failing = new Set<string>()
  const server = createServer(async (request, response) => {
    const answer = failing.has(`${request.method} ${request.url?.split('?')[0]}`)
      ? FAILED
      : await answerTo(request, cluster, requests)
    response.writeHead(answer.status, { 'content-type': 'application/json; charset=UTF-8' })
    response.end(request.method === 'HEAD' ? undefined : JSON.stringify(answer.body))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    failing,
    close: () => closeServer(server),
  }
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise<void>(resolve => server.close(() => resolve()))
}

async function answerTo(request: IncomingMessage, cluster: FakeCluster, requests: FakeRequest[]): Promise<Answer> {
  const text = await textOf(request)
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake')
  const path = decodeURIComponent(pathname)
  const method = request.method ?? ''
  try {
    const body = text === '' ? {} : path.endsWith('/_bulk') ? linesOf(text) : (JSON.parse(text) as Body)
    requests.push({ method, path, body })
    if (path.endsWith('/_search') && searchParams.get('allow_partial_search_results') !== 'false')
      throw new Error('A search that is content with a part of the index')
    return cluster.answer(method, path, body)
  } catch (error) {
    return { status: 400, body: { error: { type: 'parsing_exception', reason: String(error) }, status: 400 } }
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

function linesOf(text: string): Body[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as Body)
}

const DONE: Answer = { status: 200, body: { acknowledged: true } }
const FAILED: Answer = { status: 503, body: { error: { type: 'process_cluster_event_timeout_exception' }, status: 503 } }
const MISSING: Answer = { status: 404, body: { found: false, error: { type: 'not_found' }, status: 404 } }
const FIELDS = Object.keys(INDEX_TEMPLATE.template.mappings.properties)

class FakeCluster {
  readonly #indexes = new Map<string, FakeIndex>()
  readonly #aliases = new Map<string, string>()
  readonly #state = new Map<string, Body>()
  #hasTemplate = false

  answer(method: string, path: string, body: Body | Body[]): Answer {
    const route = `${method} ${path}`
    if (route === 'PUT /_index_template/prod' || route === 'POST /_index_template/prod') {
      only(body, ['index_patterns', 'template'])
      this.#hasTemplate = true
      return DONE
    }
    if (route === 'POST /_bulk') return this.#bulk(body as Body[])
    if (route === 'POST /_aliases') return this.#changeAliases(body as Body)
    if (route === 'POST /_reindex') return this.#reindex(body as Body)
    const [, first = '', second, third] = path.split('/')
    if (first === '_alias' && second) return this.#aliasOf(second)
    if (first === 'search-state' && second === '_doc' && third) return this.#stateOf(method, third, body as Body)
    if (second === '_search' && method === 'POST')
      return { status: 200, body: answerSearch(this.#indexOf(first).searchable, body as Body) }
    if (second === '_refresh' && (method === 'POST' || method === 'GET')) return this.#refresh(first)
    if (second === '_block' && third === 'write' && method === 'PUT') return this.#block(first)
    if (second === '_settings' && method === 'PUT') return this.#takeChanges(first, body as Body)
    if (second === '_mapping' && (method === 'PUT' || method === 'POST')) return this.#addFields(first, body as Body)
    if (second === undefined && method === 'PUT') return this.#create(first, body as Body)
    if (second === undefined && method === 'DELETE') {
      this.#indexes.delete(first)
      return DONE
    }
    throw new Error(`Unknown route ${route}`)
  }

  #indexOf(name: string): FakeIndex {
    const index = this.#indexes.get(this.#aliases.get(name) ?? name)
    if (!index) throw new Error(`no such index [${name}]`)
    return index
  }

  #create(name: string, body: Body): Answer {
    only(body, ['aliases'])
    if (name !== name.toLowerCase() || !this.#hasTemplate || this.#indexes.has(name))
      throw new Error(`invalid index name [${name}]`)
    this.#indexes.set(name, { documents: new Map(), isBlocked: false, searchable: [] })
    for (const alias of Object.keys((body.aliases ?? {}) as Body)) this.#aliases.set(alias, name)
    return DONE
  }

  #addFields(name: string, body: Body): Answer {
    only(body, ['properties'])
    only(body.properties, FIELDS)
    this.#indexOf(name)
    return DONE
  }

  #aliasOf(alias: string): Answer {
    const index = this.#aliases.get(alias)
    return index === undefined ? MISSING : { status: 200, body: { [index]: { aliases: { [alias]: {} } } } }
  }

  #stateOf(method: string, id: string, body: Body): Answer {
    if (method === 'PUT' || method === 'POST') {
      this.#state.set(id, body)
      return DONE
    }
    const source = this.#state.get(id)
    return source ? { status: 200, body: { found: true, _source: source } } : MISSING
  }

  #refresh(names: string): Answer {
    for (const name of decodeURIComponent(names).split(',')) {
      const index = this.#indexOf(name)
      index.searchable = [...index.documents.values()]
    }
    return { status: 200, body: { _shards: { total: 1, successful: 1, failed: 0 } } }
  }

  #block(name: string): Answer {
    this.#indexOf(name).isBlocked = true
    return DONE
  }

  #takeChanges(name: string, body: Body): Answer {
    only(body, ['index.blocks.write'])
    this.#indexOf(name).isBlocked = body['index.blocks.write'] !== null
    return DONE
  }

  #bulk(lines: Body[]): Answer {
    const items: Body[] = []
    for (let place = 0; place < lines.length; place++) {
      const [action = '', target] = Object.entries(lines[place] as Body)[0] as [string, { _index: string; _id: string }]
      const { documents, isBlocked } = this.#indexOf(target._index)
      if (isBlocked) {
        if (action === 'update') place++
        items.push({ [action]: { status: 403, error: { type: 'cluster_block_exception' } } })
      } else if (action === 'delete') items.push({ delete: { status: documents.delete(target._id) ? 200 : 404 } })
      else if (action === 'update') {
        const change = lines[++place] as Body
        only(change, ['doc', 'doc_as_upsert'])
        only(change.doc, FIELDS)
        documents.set(target._id, { ...documents.get(target._id), ...(change.doc as Body) })
        items.push({ update: { status: 200 } })
      } else throw new Error(`Unknown action ${action}`)
    }
    return { status: 200, body: { errors: false, items } }
  }

  #reindex(body: Body): Answer {
    only(body, ['source', 'dest'])
    const { source, dest } = body as { source: { index: string }; dest: { index: string } }
    const { documents } = this.#indexOf(dest.index)
    for (const document of this.#indexOf(source.index).searchable) documents.set(document.id as string, document)
    this.#refresh(dest.index)
    return { status: 200, body: { failures: [] } }
  }

  #changeAliases(body: Body): Answer {
    for (const action of body.actions as Record<'add' | 'remove', { index: string; alias: string } | undefined>[])
      if (action.add) this.#aliases.set(action.add.alias, action.add.index)
    return DONE
  }
}
