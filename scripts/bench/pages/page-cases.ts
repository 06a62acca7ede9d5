import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { Connection } from '../http/connection.ts'
import type { BenchClient } from '../http/drive.ts'
import { type HttpAnswer, headerOf } from '../http/read-answer.ts'
import { requestMessage } from '../http/request-message.ts'
import type { CostCase } from '../measure-cost.ts'
import type { BenchShop } from '../shop/bench-shop.ts'
import { BENCH_HOST, type BenchTargets } from '../shop/bench-targets.ts'

/** A kind of page, with the paths that are visited in turn. */
export interface PageKind {
  readonly name: string
  readonly paths: readonly string[]
}

/** A page, and what it is compared with. */
export interface PageCase {
  readonly kind: string
  readonly isCached: boolean
  readonly page: CostCase
  readonly floor: CostCase
  /** Bytes over the wire and of HTML, of the first path. */
  readonly bytes: { readonly sent: number; readonly html: number }
}

/** The pages most visits consist of. */
export function pageKinds({ categories, products, searches }: BenchTargets): PageKind[] {
  return [
    { name: 'home', paths: ['/'] },
    { name: 'listing', paths: categories.map(({ slug }) => `/${slug}/`) },
    { name: 'product', paths: products.map(({ slug }) => `/${slug}`) },
    { name: 'search', paths: searches.map(text => `/search?query=${encodeURIComponent(text)}`) },
    { name: 'FAQ', paths: ['/faq/'] },
  ]
}

/** Visits of a kind of page, anonymous and without pictures, styles or scripts. */
export function pageCase(name: string, shop: BenchShop, { paths }: PageKind): CostCase {
  const messages = paths.map(path => requestMessage({ path, host: `${BENCH_HOST}:${shop.port}` }))
  return {
    name,
    pid: shop.pid,
    openClients: count =>
      Promise.all(Array.from({ length: count }, (_, place) => openVisitor(shop.port, messages, paths, place))),
  }
}

async function openVisitor(
  port: number,
  messages: readonly Buffer[],
  paths: readonly string[],
  place: number,
): Promise<BenchClient> {
  const connection = await Connection.open(port)
  let turn = place
  return {
    async work() {
      const next = turn++ % messages.length
      const { status, body } = await connection.send(messages[next] as Buffer)
      if (status !== 200 || body.length === 0) throw new Error(`${paths[next]} answered ${status}`)
    },
    close: () => connection.close(),
  }
}

/** Visits every path of the pages so often, one after another: what a shop keeps of them is there afterwards. */
export async function visitAll(shop: BenchShop, kinds: readonly PageKind[], times: number): Promise<void> {
  const connection = await Connection.open(shop.port)
  try {
    for (let round = 0; round < times; round++)
      for (const path of kinds.flatMap(({ paths }) => paths)) await visit(connection, shop, path)
  } finally {
    connection.close()
  }
}

/** The answer of a page as a browser gets it. Throws when it is no page. */
export async function fetchPage(shop: BenchShop, path: string): Promise<HttpAnswer> {
  const connection = await Connection.open(shop.port)
  try {
    return await visit(connection, shop, path)
  } finally {
    connection.close()
  }
}

async function visit(connection: Connection, shop: BenchShop, path: string): Promise<HttpAnswer> {
  const answer = await connection.send(requestMessage({ path, host: `${BENCH_HOST}:${shop.port}` }))
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status} ${headerOf(answer.head, 'location') ?? ''}`)
  return answer
}

/** The HTML of an answer, whatever it was compressed with. */
export function htmlOf({ head, body }: HttpAnswer): string {
  const encoding = headerOf(head, 'content-encoding') ?? 'identity'
  const decode = { identity: (bytes: Buffer) => bytes, zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync }[
    encoding
  ]
  if (!decode) throw new Error(`An answer is compressed with ${encoding}`)
  return decode(body).toString('utf8')
}
