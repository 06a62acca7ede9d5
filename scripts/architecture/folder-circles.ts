import type { ModuleImport } from './cruise-imports.ts'

/** Why the rule exists. */
export const FOLDER_CIRCLE_REASON =
  'Folders in a circle can only be understood, moved and tested together: hand the shared type down, or pass it in as an argument.'

const FOLDER = /^((?:apps|packages)\/[^/]+\/(?:src|app)|content\/src)\/([^/]+)\//
// Tests and stories see everything; what is generated is there only after a build, so that it cannot decide.
const NOT_COUNTED = /\.(?:test|fixtures|stories)\.tsx?$|\/(?:testing|generated)\//

/**
 * The folder that a file belongs to: the one directly below `src`, or below `app` of the storefront. A file that lies in
 * `src` itself is a folder of its own: `src/operations.ts` may assemble what the folders declare while these import
 * `src/operation.ts`, which is a circle only if the files of the root are taken for one folder.
 */
function folderOf(file: string): string {
  const [, root, name] = FOLDER.exec(file) ?? []
  return root ? `${root}/${name}` : file
}

/** Groups of folders in which each imports all the others, directly or through the rest; tests do not count. */
export function folderCirclesIn(imports: readonly ModuleImport[]): readonly (readonly string[])[] {
  const targets = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    if (NOT_COUNTED.test(from) || NOT_COUNTED.test(to)) continue
    const [folder, target] = [folderOf(from), folderOf(to)]
    if (folder !== target) targets.set(folder, (targets.get(folder) ?? new Set()).add(target))
  }
  const reached = new Map([...targets.keys()].map(folder => [folder, reachableFrom(folder, targets)]))
  const inCircles = [...reached.keys()].filter(folder => reached.get(folder)?.has(folder)).sort()
  const circles: string[][] = []
  for (const folder of inCircles) {
    const circle = circles.find(([first = '']) => reached.get(first)?.has(folder) && reached.get(folder)?.has(first))
    if (circle) circle.push(folder)
    else circles.push([folder])
  }
  return circles
}

function reachableFrom(start: string, targets: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [start]
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const target of targets.get(folder) ?? []) {
      if (found.has(target)) continue
      found.add(target)
      open.push(target)
    }
  }
  return found
}
