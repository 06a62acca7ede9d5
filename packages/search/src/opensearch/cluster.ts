import { Client } from '@opensearch-project/opensearch'
import { SearchUnavailableError } from '../port/search-port.ts'
import type { Clause } from './clause.ts'
import { INDEX_TEMPLATE } from './index-template.ts'

const STATE_INDEX = 'search-state'
const CURSOR = 'cursor'
const { properties: FIELDS } = INDEX_TEMPLATE.template.mappings
/** A cursor counts for the fields it was written with: an index that gains one is filled again. */
const FIELD_NAMES = Object.keys(FIELDS).join(' ')
const BULK_LINES = 2000
/** As many times another node is asked. */
const MAX_RETRIES = 2
/** No one waits for what is written, and a cluster that has much to do takes its time. */
const TIMEOUT_MS = 60_000
/** Copying an index of a large shop takes minutes, and what a cluster decides waits for what it decided before. */
const REBUILD_MINUTES = 30
/** A call that may have been done is not made again: it would be refused, and the index be taken for a failure. */
const PATIENTLY = { requestTimeout: REBUILD_MINUTES * 60_000, maxRetries: 0 } as const
const DECIDED_WITHIN = { cluster_manager_timeout: `${REBUILD_MINUTES}m`, timeout: `${REBUILD_MINUTES}m` } as const

/** A value counted by the cluster. */
export interface Bucket {
  readonly key: string | number
  readonly doc_count: number
}

/** What is read of an answer. */
export interface ClusterAnswer {
  readonly hits: {
    readonly total: { readonly value: number }
    readonly hits: readonly { readonly _source: { id: string; name?: string } }[]
  }
  readonly aggregations: Readonly<Record<string, ClusterAggregation>>
}

interface ClusterAggregation {
  readonly value?: number
  readonly doc_count?: number
  readonly buckets?: readonly Bucket[]
  readonly min?: number | null
  readonly max?: number | null
  readonly values?: ClusterAggregation
}

/** A change of a document: part of it, or its end. */
export type DocumentChange =
  | { readonly alias: string; readonly id: string; readonly doc: Readonly<Record<string, unknown>> }
  | { readonly alias: string; readonly id: string; readonly isRemoved: true }

/** The calls that are made to a cluster. Foreign shapes end here. */
export class Cluster {
  readonly #client: Client
  readonly #reading: { readonly requestTimeout: number }

  /**
   * `url` names nodes of the cluster, separated by commas: while one of them does not answer, the others are asked. All that are asked
   * for what people wait for have `answerMs` together.
   */
  constructor(url: string, answerMs: number) {
    this.#client = new Client({ nodes: nodesOf(url), requestTimeout: TIMEOUT_MS, maxRetries: MAX_RETRIES })
    this.#reading = { requestTimeout: Math.ceil(answerMs / (1 + MAX_RETRIES)) }
  }

  /** Makes the template, for each alias an index where it is missing, and in the others the fields that are new. */
  async prepare(aliases: readonly string[]): Promise<void> {
    const template = INDEX_TEMPLATE as unknown as Record<string, unknown>
    await this.#client.indices.putIndexTemplate({ name: 'prod', body: template })
    const fields = { properties: FIELDS as unknown as Record<string, never> }
    for (const alias of aliases) {
      const { body: isThere } = await this.#client.indices.existsAlias({ name: alias })
      if (isThere) await this.#client.indices.putMapping({ index: alias, body: fields })
      else await this.#client.indices.create({ index: indexNameOf(alias, 1), body: { aliases: { [alias]: {} } } })
    }
  }

  /** Throws `SearchUnavailableError` `unreachable` when the cluster does not answer. */
  async search(alias: string, body: Clause): Promise<ClusterAnswer> {
    try {
      // While a part of an index is on a node that was lost, the rest of it would be an answer that leaves products out.
      const answer = await this.#client.search(
        { index: alias, allow_partial_search_results: false, body: body as Record<string, never> },
        this.#reading,
      )
      return answer.body as unknown as ClusterAnswer
    } catch (error) {
      throw new SearchUnavailableError('unreachable', { cause: error })
    }
  }

  async change(changes: readonly DocumentChange[]): Promise<void> {
    for (let from = 0; from < changes.length; from += BULK_LINES) await this.#bulk(changes.slice(from, from + BULK_LINES))
  }

  async #bulk(changes: readonly DocumentChange[]): Promise<void> {
    const lines = changes.flatMap((change): Record<string, unknown>[] => {
      const target = { _index: change.alias, _id: change.id }
      return 'doc' in change ? [{ update: target }, { doc: change.doc, doc_as_upsert: true }] : [{ delete: target }]
    })
    const { body } = await this.#client.bulk({ body: lines })
    const failed = body.items.flatMap(item => Object.values(item)).find(({ status }) => status >= 400 && status !== 404)
    if (failed) throw new Error(`A document could not be changed: ${JSON.stringify(failed.error)}`)
  }

  /** Makes all changes before visible to searches. */
  async refresh(alias: string): Promise<void> {
    await this.#client.indices.refresh({ index: alias }, this.#reading)
  }

  /** As `refresh`, for many at once, for which no one waits. */
  async refreshAll(aliases: readonly string[]): Promise<void> {
    await this.#client.indices.refresh({ index: [...aliases] })
  }

  /**
   * Copies an index into a new one, as the template is now, and lets the alias lead there. Searches go on. Changes of other processes
   * are refused meanwhile, which try again until the copy takes them: what came after a document was copied would be lost with the
   * index. A copy that was broken off is begun again by the next one.
   */
  async rebuild(alias: string): Promise<void> {
    const { indices } = this.#client
    const { body } = await indices.getAlias({ name: alias }, PATIENTLY)
    const [before = indexNameOf(alias, 1)] = Object.keys(body)
    const after = indexNameOf(alias, Number(before.split('.').at(-1)) + 1)
    await indices.delete({ index: after, ignore_unavailable: true, ...DECIDED_WITHIN }, PATIENTLY)
    await indices.create({ index: after, ...DECIDED_WITHIN, body: {} }, PATIENTLY)
    try {
      await indices.addBlock({ index: before, block: 'write', ...DECIDED_WITHIN }, PATIENTLY)
      await indices.refresh({ index: before }, PATIENTLY)
      const copy = { source: { index: before }, dest: { index: after } }
      await this.#client.reindex({ body: copy, refresh: true, wait_for_completion: true }, PATIENTLY)
      const actions = [{ remove: { index: before, alias } }, { add: { index: after, alias } }]
      await indices.updateAliases({ ...DECIDED_WITHIN, body: { actions } }, PATIENTLY)
    } catch (error) {
      await this.#takeChangesAgain(before, alias, error)
      throw error
    }
    await indices.delete({ index: before, ...DECIDED_WITHIN }, PATIENTLY)
  }

  /** Lets an index that could not be copied be changed again. Throws where the cluster does not do that either. */
  async #takeChangesAgain(index: string, alias: string, cause: unknown): Promise<void> {
    try {
      await this.#client.indices.putSettings({ index, body: { 'index.blocks.write': null } })
    } catch {
      throw new Error(`The index of ${alias} could not be built again, and takes no changes until it is`, { cause })
    }
  }

  /** The last change that was applied, by whichever process; empty when none was. */
  async readCursor(): Promise<string> {
    const answer = await this.#client.get({ index: STATE_INDEX, id: CURSOR }, { ignore: [404] })
    const source = answer.body._source as { cursor?: string; fields?: string } | undefined
    return source?.fields === FIELD_NAMES ? (source.cursor ?? '') : ''
  }

  async writeCursor(cursor: string): Promise<void> {
    await this.#client.index({ index: STATE_INDEX, id: CURSOR, body: { cursor, fields: FIELD_NAMES } })
  }

  async close(): Promise<void> {
    await this.#client.close()
  }
}

/** The nodes that a setting names, separated by commas. */
function nodesOf(url: string): string[] {
  return url
    .split(',')
    .map(node => node.trim())
    .filter(node => node !== '')
}

/** Names of indexes are in lower case, those of aliases need not be. */
function indexNameOf(alias: string, build: number): string {
  return `${alias.toLowerCase()}.${build}`
}
