import type { ModuleImport } from './cruise-imports.ts'

/** The room of a file: an app, a package, `content` or `demo`; undefined for tests and files outside of these. */
export function roomOf(file: string): string | undefined {
  if (isTest(file)) return undefined
  return /^(?:apps|packages)\/([^/]+)\//.exec(file)?.[1] ?? /^(content|demo)\//.exec(file)?.[1]
}

/** The folder of a file of the storefront's pages, all of `features` as one; a file of its own at the root; undefined for others. */
export function storefrontRoomOf(file: string): string | undefined {
  if (isTest(file)) return undefined
  const path = /^apps\/storefront\/app\/(.+)$/.exec(file)?.[1]
  if (path === undefined) return /^apps\/storefront\/server\//.test(file) ? 'server' : undefined
  if (!/\.tsx?$/.test(path)) return undefined
  const folder = /^([^/]+)\//.exec(path)?.[1]
  return folder ?? path.replace(/(?:\.server|\.client)?\.tsx?$/, '')
}

function isTest(file: string): boolean {
  return /\.(?:test|spec|fixtures|cases|stories)\.tsx?$|\/(?:testing|gallery|build|\.react-router)\//.test(file)
}

/**
 * A Mermaid flowchart of the rooms and who imports whom. An arrow is left out where others lead there already (the
 * transitive reduction): with all of them nothing would be seen.
 */
export function drawnBetween(imports: readonly ModuleImport[], roomOfFile: (file: string) => string | undefined): string {
  const arrows = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [source, target] = [roomOfFile(from), roomOfFile(to)]
    if (!source || !target || source === target) continue
    const targets = arrows.get(source) ?? new Set()
    arrows.set(source, targets.add(target))
  }
  const all = [...arrows].flatMap(([source, targets]) => [...targets].map(target => ({ source, target })))
  all.sort((a, b) => (`${a.source} ${a.target}` < `${b.source} ${b.target}` ? -1 : 1))
  for (const { source, target } of all) {
    // One after the other, so that of two ways around a circle one stays.
    arrows.get(source)?.delete(target)
    if (!leadsTo(arrows, source, target)) arrows.get(source)?.add(target)
  }
  const drawn = all.filter(({ source, target }) => arrows.get(source)?.has(target))
  return ['flowchart TD', ...drawn.map(({ source, target }) => `  ${source} --> ${target}`)].join('\n')
}

function leadsTo(arrows: ReadonlyMap<string, ReadonlySet<string>>, source: string, target: string): boolean {
  const seen = new Set([source])
  // Rooms found on the way are visited too: a set yields what is added while it is walked.
  for (const room of seen) for (const next of arrows.get(room) ?? []) seen.add(next)
  return seen.has(target)
}

/** Puts a drawing between its marks in a text. Throws where the text has no such marks. */
export function insertDrawing(text: string, name: string, drawing: string): string {
  const [begin, end] = [`<!-- drawn: ${name} -->`, `<!-- end: ${name} -->`]
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`The text has no marks for the drawing "${name}"`)
  return `${text.slice(0, from + begin.length)}\n\`\`\`mermaid\n${drawing}\n\`\`\`\n${text.slice(to)}`
}

/** The text of `docs/architecture.md` with its drawings as the imports are. Throws where a drawing has no marks in it. */
export function withDrawings(text: string, imports: readonly ModuleImport[]): string {
  const withRooms = insertDrawing(text, 'rooms', drawnBetween(imports, roomOf))
  return insertDrawing(withRooms, 'storefront', drawnBetween(imports, storefrontRoomOf))
}
