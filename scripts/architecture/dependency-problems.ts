import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { isTest, readSources } from './read-sources.ts'

const SECTIONS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'] as const
/** Their tests and stories run with these everywhere; the root declares them once, as the tools they are. */
const TEST_TOOLS = ['vitest', 'fast-check', 'storybook', '@storybook/react-vite']

type Manifest = Readonly<Partial<Record<(typeof SECTIONS)[number], Readonly<Record<string, string>>>>> & { readonly name: string }

/**
 * What is wrong with the packages that the rooms declare: a version that is not exact or not the same everywhere, a package
 * that production code imports without a dependency, or that tests import without any declaration. The lock file fixes
 * versions anyway; with exact ones a manifest says what is installed. What is declared and not imported is knip's.
 */
export function dependencyProblems(root: string): string[] {
  const rooms = ['apps', 'packages']
    .flatMap(folder => readdirSync(join(root, folder)).map(name => `${folder}/${name}`))
    .concat('demo', 'content')
    .filter(room => existsSync(join(root, room, 'package.json')))
  const manifests = new Map(['', ...rooms].map(room => [room, readManifest(join(root, room))]))
  return [...rangeProblems(manifests), ...rooms.flatMap(room => undeclared(root, room, manifests.get(room) as Manifest))]
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

function rangeProblems(manifests: ReadonlyMap<string, Manifest>): string[] {
  const problems: string[] = []
  const versions = new Map<string, string>()
  for (const manifest of manifests.values()) {
    for (const [name, version] of SECTIONS.flatMap(section => Object.entries(manifest[section] ?? {}))) {
      const isOurs = name.startsWith('@shop/')
      if (isOurs ? version !== '*' : !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
        problems.push(`${manifest.name}: ${name} is declared as ${version} instead of ${isOurs ? '*' : 'an exact version'}`)
      const other = versions.get(name)
      if (other !== undefined && other !== version)
        problems.push(`${manifest.name}: ${name} is ${version} here and ${other} elsewhere`)
      versions.set(name, version)
    }
  }
  return problems
}

function undeclared(root: string, room: string, manifest: Manifest): string[] {
  const inProduction = new Set(Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }))
  const anywhere = new Set([...inProduction, ...Object.keys(manifest.devDependencies ?? {}), ...TEST_TOOLS])
  const problems = new Set<string>()
  for (const { path, imports } of readSources(root, [room])) {
    // How an app is built, and not a part of what runs.
    const isBuild = /^apps\/[^/]+\/[\w-]+(\.[\w-]+)?\.config\.ts$|^apps\/[^/]+\/vite\/|\/app\/routes\.ts$/.test(path)
    const declared = isTest(path) || isBuild ? anywhere : inProduction
    for (const { from } of imports) {
      const name = from.split('/', from.startsWith('@') ? 2 : 1).join('/')
      if (/^(\.|~|node:|virtual:)/.test(from) || builtinModules.includes(name) || name === manifest.name) continue
      if (!declared.has(name)) problems.add(`${manifest.name}: ${path} imports ${name}, which is not among its dependencies`)
    }
  }
  return [...problems]
}
