import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import { negotiateCoding, SMALLEST_FIRST } from '@shop/http'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const IMMUTABLE = { immutable: true, maxAge: '365d' } as const

/**
 * Serves pictures, those of the shop and those that the worker copied. Their names change with their content, so that they are never
 * asked for again.
 */
export function servePictures(server: FastifyInstance, root: string, copies: string): void {
  server.register(fastifyStatic, { ...IMMUTABLE, root, prefix: '/pictures/', decorateReply: false })
  try {
    // The worker makes it too, with the first picture.
    mkdirSync(copies, { recursive: true })
  } catch (error) {
    server.log.warn({ err: error }, 'there is no folder for pictures of another shop')
  }
  server.register(fastifyStatic, { ...IMMUTABLE, root: copies, prefix: '/pictures/copied/', decorateReply: false })
}

/** Serves the scripts, styles and fonts of a build, whose names have a hash of their content. */
export function serveAssets(server: FastifyInstance, root: string): void {
  serveTwins(server, { ...IMMUTABLE, root, prefix: '/assets/' })
}

/** Serves the files at the root of the shop, such as the favicon; every other address belongs to the pages. */
export function servePublicFiles(server: FastifyInstance, root: string): void {
  const globIgnore = ['assets/**', '.vite/**', '**/*.{br,gz,zst}']
  serveTwins(server, { root, prefix: '/', wildcard: false, globIgnore, maxAge: '1d' })
}

const ZSTD_ENDING = '.zst'

/** Types of the files that have a twin; the library would tell the type of the twin. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
}

/**
 * Sends the compressed twin that the build wrote next to a file, where the client reads it. The library knows those of
 * brotli and gzip; zstd is for clients that read no brotli, because its twins are larger.
 */
function serveTwins(server: FastifyInstance, options: FastifyStaticOptions & { readonly root: string }): void {
  const twins = zstdTwinsIn(options.root)
  server.register(async files => {
    await files.register(fastifyStatic, {
      ...options,
      preCompressed: twins.size > 0,
      setHeaders(reply, file) {
        if (!file.endsWith(ZSTD_ENDING)) return
        const type = TYPES[path.extname(file.slice(0, -ZSTD_ENDING.length))]
        reply.headers({ 'content-encoding': 'zstd', ...(type ? { 'content-type': type } : {}) })
      },
    })
    if (twins.size === 0) return
    files.addHook('onRequest', async (request, reply) => {
      const twin = `${fileOf(request, options.prefix ?? '/')}${ZSTD_ENDING}`
      const isZstd = negotiateCoding(request.headers['accept-encoding'], SMALLEST_FIRST) === 'zstd'
      return isZstd && twins.has(twin) ? reply.sendFile(twin) : undefined
    })
  })
}

/** The files of a folder that have a zstd twin, by the names of the twins; none where nothing was built. */
function zstdTwinsIn(root: string): ReadonlySet<string> {
  if (!existsSync(root)) return new Set()
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
  return new Set(names.filter(name => name.endsWith(ZSTD_ENDING)).map(name => name.replaceAll(path.sep, '/')))
}

/** What a request asks for, below the folder; no file has a name that must be encoded. */
function fileOf({ url }: FastifyRequest, prefix: string): string {
  return (url.split('?', 1)[0] ?? '').slice(prefix.length)
}
