import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProductImage } from '@shop/domain/product'
import { findPictureProblems, findPictureProgress, retryPictures } from '@shop/engine/imported-picture'
import { queueDatabaseOf } from '@shop/engine/outbox'
import { noteImportedPictures } from '@shop/engine/testing'
import { createPictureSource } from '@shop/integrations/picture'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openTestShop } from '../worker.fixtures.ts'
import { createPictureCopier } from './copy-pictures.ts'

const SKU = 'EX30000001'
const { context: shop } = await openTestShop()
const directory = await mkdtemp(join(tmpdir(), 'copies-'))
const counts = new Map<string, number>()
const answers = new Map<string, (request: IncomingMessage, response: ServerResponse) => void>()
const server = createServer((request, response) => {
  const path = request.url ?? ''
  counts.set(path, (counts.get(path) ?? 0) + 1)
  answers.get(path)?.(request, response)
})
await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
const address = server.address()
const port = typeof address === 'object' && address ? address.port : 0
const host = `127.0.0.1:${port}`
const source = createPictureSource({ privateHosts: [host, `localhost:${port}`], totalTimeoutMs: 500 })
afterAll(async () => {
  await source.close()
  server.closeAllConnections()
  server.close()
  await rm(directory, { recursive: true })
})

let clock = Date.parse('2026-01-01T00:00:00Z')
const context = { ...shop, now: () => new Date(clock).toISOString() }
const log = { info: () => undefined } as never
const aCopier = () => createPictureCopier({ context, source, directory, log })
type Copier = ReturnType<typeof aCopier>

async function copyAll(copier: Copier): Promise<void> {
  while (await copier.copySome());
}

const elsewhere = (path: string, name = host): ProductImage => ({
  ...{ url: `http://${name}${path}`, label: 'Front', width: 800, height: 800, widths: [] },
})

/** What an import leaves: a product that names pictures elsewhere. */
async function name(images: readonly ProductImage[]): Promise<void> {
  await setImages(images)
  await noteImportedPictures(context.db, images, context.now())
}

const database = queueDatabaseOf(context)

async function setImages(images: readonly ProductImage[]): Promise<void> {
  await database.executeSql('update product_variant set images = $2::jsonb where sku = $1', [SKU, JSON.stringify(images)])
}

async function stored(): Promise<readonly ProductImage[]> {
  const { rows } = await database.executeSql('select images from product_variant where sku = $1', [SKU])
  return (rows as { images: ProductImage[] }[])[0]?.images ?? []
}

async function aPicture(path: string, colour: string): Promise<void> {
  const file = await sharp({ create: { width: 500, height: 250, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
  answers.set(path, (_request, response) => response.end(file))
}

test('pictures of an import become pictures of the shop, each fetched once; a name for the same picture costs no files', async () => {
  await Promise.all([aPicture('/a.jpg', '#c00'), aPicture('/b.jpg', '#0c0'), aPicture('/a-again.jpg', '#c00')])
  await name([elsewhere('/a.jpg'), elsewhere('/b.jpg'), elsewhere('/a-again.jpg')])
  await copyAll(aCopier())
  const [first, second, third] = await stored()
  expect(first).toEqual({
    ...{ url: expect.stringMatching(/^\/pictures\/copied\/[0-9a-f]{2}\/[0-9a-f]{32}$/), label: 'Front' },
    ...{ width: 500, height: 250, widths: [400, 500] },
  })
  expect(third).toEqual(first)
  expect(second?.url).not.toBe(first?.url)
  const folders = readdirSync(directory)
  expect(folders.flatMap(folder => readdirSync(join(directory, folder)))).toHaveLength(8)
  expect(readdirSync(join(directory, first?.url.split('/').at(-2) ?? ''))).toContain(`${first?.url.split('/').at(-1)}-400.avif`)

  await name([elsewhere('/a.jpg'), elsewhere('/b.jpg'), elsewhere('/a-again.jpg')])
  await copyAll(aCopier())
  expect(await stored()).toEqual([first, second, third])
  expect(Object.fromEntries(counts)).toEqual({ '/a.jpg': 1, '/b.jpg': 1, '/a-again.jpg': 1 })
  expect(await findPictureProgress(context)).toEqual({ copied: 3, waiting: 0, failed: 0 })
})

test('a worker that dies leaves nothing half: what it had is copied again after its time, the rest is not fetched twice', async () => {
  await Promise.all([aPicture('/c.jpg', '#00c'), aPicture('/d.jpg', '#cc0')])
  await name([elsewhere('/c.jpg'), elsewhere('/d.jpg')])
  const dead = createPictureCopier({
    ...{ context, directory, log },
    source: {
      ...source,
      fetch: async url => {
        if (url.endsWith('/d.jpg')) throw new Error('killed')
        return source.fetch(url)
      },
    },
  })
  await expect(copyAll(dead)).rejects.toThrow('killed')
  await copyAll(aCopier())
  expect((await stored()).map(({ widths }) => widths.length)).toEqual([2, 0])
  clock += 200_000
  await copyAll(aCopier())
  expect((await stored()).map(({ widths }) => widths.length)).toEqual([2, 2])
  expect([counts.get('/c.jpg'), counts.get('/d.jpg')]).toEqual([1, 1])
})

test('what cannot be copied is tried again with pauses, then named with its reason; a slow host holds up no other', async () => {
  await aPicture('/e.jpg', '#0cc')
  answers.set('/lie.jpg', (_request, response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<html>'))
  const slow = Array.from({ length: 6 }, (_, index) => elsewhere(`/slow.jpg?${index}`, `localhost:${port}`))
  await name([...slow, elsewhere('/e.jpg'), elsewhere('/lie.jpg')])
  const copier = aCopier()
  await copyAll(copier)
  expect((await stored()).map(({ widths }) => widths.length)).toEqual([0, 0, 0, 0, 0, 0, 2, 0])
  const [lie, ...waiting] = await findPictureProblems(context, 100)
  expect(lie).toMatchObject({ url: `http://${host}/lie.jpg`, isFailed: true, attempts: 1, problem: 'it is no JPEG, PNG or WebP' })
  // Four of the six were left alone after two had shown how the host is.
  expect(waiting).toHaveLength(2)
  expect(waiting[0]).toMatchObject({ isFailed: false, problem: 'its host is too slow' })

  for (const { url } of slow) answers.set(url.replace(/^.*:\d+/, ''), (_request, response) => response.writeHead(503).end())
  for (let attempt = 0; attempt < 8; attempt++) {
    clock += 2 * 60 * 60_000
    // Each is a worker that knows nothing of the host.
    await copyAll(aCopier())
    await copyAll(aCopier())
  }
  const given = await findPictureProblems(context, 100)
  expect(given.filter(({ isFailed }) => isFailed)).toHaveLength(7)
  expect(Math.max(...given.map(({ attempts }) => attempts))).toBe(8)

  await aPicture('/lie.jpg', '#c0c')
  expect(await retryPictures(context, `http://${host}/lie.jpg`)).toBe(1)
  await copyAll(aCopier())
  expect((await stored()).at(-1)?.widths).toEqual([400, 500])
})

test('what an import wrote again while its picture was being copied is found later', async () => {
  await aPicture('/f.jpg', '#123')
  await noteImportedPictures(context.db, [elsewhere('/f.jpg')], context.now())
  await copyAll(aCopier())
  await setImages([elsewhere('/f.jpg')])
  await copyAll(aCopier())
  expect((await stored()).map(({ widths }) => widths)).toEqual([[400, 500]])
})
