import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractConfiguration from 'dependency-cruiser/config-utl/extract-depcruise-config'

/** An import that a rule of `.dependency-cruiser.mjs` forbids. */
export interface ImportViolation {
  readonly rule: string
  readonly from: string
  readonly to: string
  /** Why the rule exists. */
  readonly reason: string
}

/** One file importing another, both of ours, by their paths from the root. */
export interface ModuleImport {
  readonly from: string
  readonly to: string
}

/** What the import rules say about a tree of sources. */
export interface ImportReport {
  /** Number of our own modules read. Zero means that nothing was checked. */
  readonly moduleCount: number
  readonly violations: readonly ImportViolation[]
  readonly imports: readonly ModuleImport[]
}

const repository = join(import.meta.dirname, '../..')
/** The document with the drawings. */
export const ARCHITECTURE = join(repository, 'docs/architecture.md')
const rooms = ['apps', 'packages', 'demo', 'content', 'scripts', 'e2e']

/** Names of all import rules. */
export async function listImportRules(): Promise<string[]> {
  const { forbidden = [] } = await configuration()
  return forbidden.map(rule => rule.name ?? '')
}

/** Reads every import below `root` and reports those that a rule forbids. */
export async function cruiseImports(root: string = repository): Promise<ImportReport> {
  const { forbidden = [], options = {} } = await configuration()
  const present = rooms.filter(room => existsSync(join(root, room)))
  const { output } = await cruise(
    present,
    { ...options, baseDir: root, ruleSet: { forbidden }, validate: true },
    options.enhancedResolveOptions,
  )
  const { modules, summary } = output as ICruiseResult
  const reasons = new Map(forbidden.map(rule => [rule.name, rule.comment]))
  const isOurs = (file: string) => rooms.some(room => file.startsWith(`${room}/`))
  return {
    moduleCount: modules.filter(module => isOurs(module.source)).length,
    imports: modules
      .filter(module => isOurs(module.source))
      .flatMap(({ source, dependencies }) =>
        dependencies.filter(({ resolved }) => isOurs(resolved)).map(({ resolved }) => ({ from: source, to: resolved })),
      ),
    violations: summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      from,
      to,
      reason: reasons.get(rule.name) ?? '',
    })),
  }
}

function configuration() {
  return extractConfiguration(join(repository, '.dependency-cruiser.mjs'))
}
