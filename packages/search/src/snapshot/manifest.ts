import { crc32 } from 'node:zlib'
import { VALUE_FACETS } from '../facets/columns.ts'

/**
 * Rises whenever an earlier snapshot could not be read any more, or when texts are taken apart differently. The facets that
 * products are indexed by are part of it, so that a new one is filled from the beginning.
 */
const VERSION = `3 ${JSON.stringify(VALUE_FACETS.map(({ name, kind, ...facet }) => ['source' in facet ? facet.source : kind, name]))}`
export const MANIFEST_FILE = 'manifest.json'

/** Which files belong together, and what they know. */
export interface Manifest {
  readonly cursor: string
  readonly shared: string
  /** Per language or locale. */
  readonly texts: Readonly<Record<string, string>>
}

/** Name of a file by its content, so that one with another content is noticed. */
export function fileNameOf(name: string, content: Buffer): string {
  return `${name}.${checksumOf(content)}.search`
}

/** Whether a file has the content its name says. */
export function isWhole(fileName: string, content: Buffer): boolean {
  return fileName.endsWith(`.${checksumOf(content)}.search`)
}

export function formatManifest(manifest: Manifest): string {
  const body = JSON.stringify(manifest)
  return JSON.stringify({ version: VERSION, checksum: checksumOf(Buffer.from(body)), body })
}

/** Throws for a manifest that is damaged or of another version. */
export function parseManifest(text: string): Manifest {
  const { version, checksum, body } = JSON.parse(text) as { version: string; checksum: string; body: string }
  if (version !== VERSION || checksum !== checksumOf(Buffer.from(body))) throw new Error('Not a manifest of this version')
  return JSON.parse(body) as Manifest
}

function checksumOf(content: Buffer): string {
  return crc32(content).toString(16).padStart(8, '0')
}
