import path from 'node:path'
import type { ServerBuild } from 'react-router'
import type { CreateRequestContext } from '../app/entry.server.tsx'

/** The built pages, and the function of theirs that makes a request's context. */
export interface StorefrontBuild {
  readonly build: ServerBuild
  readonly createRequestContext: CreateRequestContext
}

/** Loads the built pages. The build carries its own copy of the router, so contexts must be made by its own code. */
export async function loadBuild(): Promise<StorefrontBuild> {
  const build = (await import(path.join(import.meta.dirname, '../build/server/index.js'))) as ServerBuild
  const entry = build.entry.module as unknown as Omit<StorefrontBuild, 'build'>
  return { build, createRequestContext: entry.createRequestContext }
}
