import type { ChunkReport } from '../../apps/storefront/vite/chunk-report.ts'

/** What a page loads. */
export interface PageWeight {
  readonly page: string
  readonly scripts: number
  readonly bytes: number
}

interface WeighedBuild {
  readonly report: ChunkReport
  /** Bytes of a script as it is sent. */
  sizeOf(file: string): number
  /** Scripts that no import names: the table of routes. */
  readonly others: readonly string[]
}

const MESSAGES = /^packages\/i18n\/src\/generated\/[a-z]{2}(?:-[A-Z]{2})?\.ts$/

/** The weight of pages, given by the sources of their parts below `apps/storefront/app`, with the largest messages of a locale. */
export function weighPages(
  { report, sizeOf, others }: WeighedBuild,
  pages: Readonly<Record<string, readonly string[]>>,
): PageWeight[] {
  const messages = Object.keys(report).filter(
    file => report[file]?.modules.every(source => MESSAGES.test(source)) && sizeOf(file) > 0,
  )
  const largest = messages.reduce((heaviest, file) => (sizeOf(file) > sizeOf(heaviest) ? file : heaviest), messages[0] ?? '')
  return Object.entries(pages).map(([page, parts]) => {
    const files = withImports(report, [...parts.map(part => fileOf(report, part)), ...(largest ? [largest] : [])])
    const all = [...files, ...others]
    return { page, scripts: all.length, bytes: all.reduce((sum, file) => sum + sizeOf(file), 0) }
  })
}

/** The script that begins with a source. Throws when the build has none, so that a page that is renamed is not weighed as nothing. */
function fileOf(report: ChunkReport, part: string): string {
  const source = `apps/storefront/app/${part}`
  const found = Object.keys(report).find(file => report[file]?.facade === source)
  if (!found) throw new Error(`No script of the build begins with ${source}`)
  return found
}

function withImports(report: ChunkReport, files: readonly string[]): Set<string> {
  const loaded = new Set<string>()
  const load = (file: string) => {
    if (loaded.has(file)) return
    loaded.add(file)
    report[file]?.imports.forEach(load)
  }
  files.forEach(load)
  return loaded
}

/** Scripts that import themselves through others: one of such a circle runs before what it needs is there. */
export function scriptsInCircles(report: ChunkReport): readonly string[] {
  return Object.entries(report)
    .filter(([file, { imports }]) => withImports(report, imports).has(file))
    .map(([file]) => file)
    .sort()
}

/** Sources in scripts of the browser that must not be there, with the reason. */
export function foreignSources(
  report: ChunkReport,
  refused: readonly { readonly sources: RegExp; readonly reason: string }[],
): { readonly file: string; readonly source: string; readonly reason: string }[] {
  return Object.entries(report).flatMap(([file, { modules }]) =>
    modules.flatMap(source => {
      const rule = refused.find(({ sources }) => sources.test(source))
      return rule ? [{ file, source, reason: rule.reason }] : []
    }),
  )
}
