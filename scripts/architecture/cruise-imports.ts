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

/** What the import rules say about a tree of sources. */
export interface ImportReport {
  /** Number of our own modules read. Zero means that nothing was checked. */
  readonly moduleCount: number
  readonly violations: readonly ImportViolation[]
}

const repository = join(import.meta.dirname, '../..')
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
  return {
    moduleCount: modules.filter(module => rooms.some(room => module.source.startsWith(`${room}/`))).length,
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
