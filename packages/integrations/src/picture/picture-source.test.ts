import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { encodeProductPicture } from './encode-product-picture.ts'
import { PictureFailure } from './picture-failure.ts'
import { createPictureSource } from './picture-source.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const KILOBYTE = 1024
const answers = new Map<string, Answer>()
const server = createServer((request, response) => answers.get(request.url ?? '')?.(request, response))
await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
const address = server.address()
const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
const settings = { totalTimeoutMs: 2000, maxBytes: 64 * KILOBYTE }
const inside = createPictureSource({ ...settings, privateHosts: [host] })
const outside = createPictureSource({ ...settings, privateHosts: [] })
afterAll(async () => {
  await Promise.all([inside.close(), outside.close()])
  server.closeAllConnections()
  server.close()
})

let number = 0
/** A URL at which the host answers like this. */
function at(answer: Answer): string {
  const path = `/${number++}`
  answers.set(path, answer)
  return `http://${host}${path}`
}

async function failureOf(working: Promise<unknown>): Promise<Pick<PictureFailure, 'message' | 'isFinal' | 'isOfHost'>> {
  const error = await working.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof PictureFailure)) throw new Error('It did not fail as a picture does', { cause: error })
  const { message, isFinal, isOfHost } = error
  return { message, isFinal, isOfHost }
}

const square = (width: number, height = width) => sharp({ create: { width, height, channels: 3, background: '#c00' } })

test('a picture is fetched behind redirects, whatever its type is said to be', async () => {
  const picture = await square(10).png().toBuffer()
  const there = at((_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(picture))
  const moved = at((_request, response) => response.writeHead(302, { location: there }).end('<p>moved'))
  expect(Buffer.from(await inside.fetch(moved))).toEqual(picture)
})

test('a picture of a host inside is not fetched, be it named, written as an address, or redirected to', async () => {
  let calls = 0
  const secret = at((_request, response) => response.end(String(calls++)))
  const refused = { message: expect.stringContaining('private network'), isFinal: true, isOfHost: false }
  const { port } = new URL(secret)
  for (const name of ['localhost', '127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '169.254.169.254'])
    expect(await failureOf(outside.fetch(`https://${name}:${port}/`))).toEqual(refused)
  expect(await failureOf(outside.fetch(secret))).toMatchObject({ message: expect.stringContaining('without https') })
  for (const target of [`https://localhost:${port}/`, 'https://10.0.0.1/'])
    expect(
      await failureOf(inside.fetch(at((_request, response) => response.writeHead(301, { location: target }).end()))),
    ).toEqual(refused)
  expect(calls).toBe(0)
})

test('a host that is slow, away, overloaded or without end is left in time, with what it did', async () => {
  const drip = at((_request, response) => {
    const timer = setInterval(() => response.write('.'), 100)
    response.on('close', () => clearInterval(timer))
  })
  const circle = `http://${host}/circle`
  answers.set('/circle', (_request, response) => response.writeHead(308, { location: '/circle' }).end())
  const large = at((_request, response) => response.end(Buffer.alloc(65 * KILOBYTE)))
  const began = performance.now()
  const [silent, dripping, circling, tooLarge, busy, gone, away] = await Promise.all(
    [
      at(() => undefined),
      drip,
      circle,
      large,
      at((_request, response) => response.writeHead(503).end()),
      at((_request, response) => response.writeHead(404).end()),
    ]
      .map(url => failureOf(inside.fetch(url)))
      .concat(failureOf(createPictureSource({ ...settings, privateHosts: ['127.0.0.1:1'] }).fetch('http://127.0.0.1:1/'))),
  )
  expect(performance.now() - began).toBeLessThan(10_000)
  for (const slow of [silent, dripping]) expect(slow).toEqual({ message: 'its host is too slow', isFinal: false, isOfHost: true })
  expect(circling).toEqual({ message: 'it is redirected too often', isFinal: true, isOfHost: false })
  expect(tooLarge).toMatchObject({ message: expect.stringContaining('larger than'), isFinal: true })
  expect(busy).toEqual({ message: 'its host answers with status 503', isFinal: false, isOfHost: true })
  expect(gone).toEqual({ message: 'its host answers with status 404', isFinal: true, isOfHost: false })
  expect(away).toEqual({ message: expect.stringContaining('ECONNREFUSED'), isFinal: false, isOfHost: true })
})

test('a picture gets the forms of the shop, none wider than it is, on white and without what else its file says', async () => {
  const transparent = await sharp({ create: { width: 1600, height: 800, channels: 4, background: '#0000' } })
    .withExif({ IFD0: { Make: 'SECRET-CAMERA' } })
    .png()
    .toBuffer()
  const wide = await encodeProductPicture(transparent)
  expect(wide).toMatchObject({ width: 1200, height: 600, widths: [400, 800, 1200] })
  expect(wide.files.map(({ ending }) => ending)).toEqual(['400.avif', '400.webp', '800.avif', '1200.avif', '1200.webp'])
  for (const { ending, content } of wide.files) {
    expect(Buffer.from(content).includes('SECRET-CAMERA')).toBe(false)
    if (ending.endsWith('.avif')) {
      expect(Buffer.from(content).toString('latin1', 4, 12)).toBe('ftypavif')
      continue
    }
    const { width, format } = await sharp(content).metadata()
    expect(`${width}.${format}`).toBe(ending)
    expect([...(await sharp(content).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255])
  }
  expect(await encodeProductPicture(await square(300, 500).grayscale().jpeg().toBuffer())).toMatchObject({
    widths: [300],
    height: 500,
  })
  // Turned by what a camera notes.
  const turned = await square(500, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await encodeProductPicture(turned)).toMatchObject({ width: 300, height: 500 })
})

test('what is no picture, damaged, moving or too large to be decoded is refused by its content', async () => {
  const jpeg = await square(800).jpeg().toBuffer()
  const png = await square(9000, 8000).png({ compressionLevel: 9 }).toBuffer()
  expect(png.length).toBeLessThan(1024 * KILOBYTE)
  const frames = await Promise.all([square(10).png().toBuffer(), square(10).negate().png().toBuffer()])
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  const problems = await Promise.all(
    [Buffer.from('<html>not found'), jpeg.subarray(0, jpeg.length / 2), png, moving, await square(10).gif().toBuffer()].map(
      file => failureOf(encodeProductPicture(file)),
    ),
  )
  expect(problems.map(({ message }) => message)).toEqual([
    'it is no JPEG, PNG or WebP',
    'it is damaged',
    'it has more than 64 megapixels',
    'it moves',
    'it is no JPEG, PNG or WebP',
  ])
  expect(problems.every(({ isFinal, isOfHost }) => isFinal && !isOfHost)).toBe(true)
})
