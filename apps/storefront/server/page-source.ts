import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { CreateRequestContext } from '../app/entry.server.tsx'
import { serveAssets } from './serve-files.ts'

/** The built pages, and the function of theirs that makes a request's context. */
export interface StorefrontBuild {
  readonly build: ServerBuild
  readonly createRequestContext: CreateRequestContext
}

/** The pages as they are when they are requested. */
export type LoadBuild = () => StorefrontBuild | Promise<StorefrontBuild>

/** Where pages and their files come from: a build, or the sources while a developer works on them. */
export interface PageSource {
  /** Folder of the files that have an address of their own at the root, such as the favicon. */
  readonly publicFolder: string
  /** Lets the server serve the files of the pages, and returns how to load the pages. */
  open(server: FastifyInstance): Promise<LoadBuild>
  /** Whether the source itself answers the upgrade of a connection. */
  ownsSocket(request: IncomingMessage): boolean
}

const BUILD = path.join(import.meta.dirname, '../build')

/** What `npm run build` of the storefront made. It carries its own copy of the router, so its own code makes the contexts. */
export const BUILT_PAGES: PageSource = {
  publicFolder: path.join(BUILD, 'client'),
  ownsSocket: () => false,
  async open(server) {
    serveAssets(server, path.join(BUILD, 'client/assets'))
    const build = (await import(path.join(BUILD, 'server/index.js'))) as ServerBuild
    const entry = build.entry.module as unknown as Omit<StorefrontBuild, 'build'>
    const loaded = { build, createRequestContext: entry.createRequestContext }
    return () => loaded
  },
}
