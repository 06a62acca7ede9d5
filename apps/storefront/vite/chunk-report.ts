import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/** A script of the browser, as the build made it. */
export interface ReportedChunk {
  /** Scripts it imports at once, and those it may load later. */
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
  /** Source of the entry or of the part that is loaded later, where it begins with one; relative to the repository. */
  readonly facade?: string
  /** Sources with code in it, relative to the repository. */
  readonly modules: readonly string[]
}

/** Scripts of the browser by file name. */
export type ChunkReport = Readonly<Record<string, ReportedChunk>>

const REPOSITORY = path.join(import.meta.dirname, '../../..')

/** Where the report is: not among the files that are served. */
export const REPORT_FILE = path.join(import.meta.dirname, '../build/chunks.json')

/** Writes which sources are in which script, because the manifest of a build names entries alone; `npm run check` reads it. */
export function chunkReport(): Plugin {
  const nameOf = (id: string) => path.relative(REPOSITORY, id.replace(/^\0/, '').replace(/\?.*$/, '')).replaceAll('\\', '/')
  return {
    name: 'chunk-report',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    writeBundle(_options, bundle) {
      const report: Record<string, ReportedChunk> = {}
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue
        report[output.fileName] = {
          imports: output.imports,
          dynamicImports: output.dynamicImports,
          ...(output.facadeModuleId ? { facade: nameOf(output.facadeModuleId) } : {}),
          modules: Object.entries(output.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [nameOf(id)] : [])),
        }
      }
      mkdirSync(path.dirname(REPORT_FILE), { recursive: true })
      writeFileSync(REPORT_FILE, JSON.stringify(report, undefined, 1))
    },
  }
}
