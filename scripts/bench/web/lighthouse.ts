import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runProgram } from '../../bootstrap/run-program.mjs'

/** What Lighthouse found of a page on a simulated phone. Scores are of 100, times in ms, the shift without unit. */
export interface Audit {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  /** Of a page that is closed to search engines on purpose, without the audit that finds it so. */
  readonly seo: number
  readonly largestPaintMs: number
  readonly blockingMs: number
  readonly layoutShift: number
  readonly kilobytes: number
  readonly requests: number
  /** How fast the machine was at that moment; Lighthouse calls below 1000 slow. */
  readonly benchmarkIndex: number
}

/** Not a package of the shop: it brings 100 MB, which only who measures needs. */
const VERSION = '13.5.0'
const CHROMIUM_FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-proxy-server']

/** Finds whether search engines may list a page. */
const IS_CRAWLABLE = 'is-crawlable'

interface Report {
  readonly categories: Readonly<Record<string, Category>>
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly score: number | null
        readonly title: string
        readonly numericValue?: number
        readonly details?: { readonly items?: readonly object[] }
      }
    >
  >
  readonly environment: { readonly benchmarkIndex: number }
  readonly runtimeError?: { readonly message: string }
}

interface Category {
  readonly score: number | null
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
}

/** A page to audit, and with what. */
interface AuditOptions {
  readonly url: string
  /** Whether search engines are kept out of it on purpose, and must be. */
  readonly isClosed: boolean
  readonly chromium: string
  readonly folder: string
}

/** Installs Lighthouse into a folder of its own unless it is there. Returns its program. */
export async function installLighthouse(folder: string): Promise<string> {
  const manifest = join(folder, 'node_modules/lighthouse/package.json')
  const isThere = existsSync(manifest) && (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version === VERSION
  if (!isThere) {
    console.log(`installing Lighthouse ${VERSION} into ${folder}, which is kept`)
    mkdirSync(folder, { recursive: true })
    const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error', `lighthouse@${VERSION}`]
    const code = await runProgram(process.platform === 'win32' ? 'npm.cmd' : 'npm', args)
    if (code !== 0) throw new Error(`Lighthouse could not be installed into ${folder} (see above)`)
  }
  return join(folder, 'node_modules/lighthouse/cli/index.js')
}

/** Audits an address as on a phone, with Lighthouse's own throttling. Also returns titles of what lacks points, performance aside. */
export async function auditPage(
  program: string,
  { url, isClosed, chromium, folder }: AuditOptions,
): Promise<{ readonly audit: Audit; readonly faults: readonly string[] }> {
  const output = join(folder, 'report.json')
  const args = [
    ...[program, url, '--quiet', '--output=json', `--output-path=${output}`, `--chrome-flags=${CHROMIUM_FLAGS.join(' ')}`],
    '--only-categories=performance,accessibility,best-practices,seo',
  ]
  const child = spawn(process.execPath, args, {
    env: { ...process.env, CHROME_PATH: chromium },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (log += text))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}:\n${log}`)
  return read(JSON.parse(readFileSync(output, 'utf8')) as Report, isClosed)
}

function read(report: Report, isClosed: boolean): { audit: Audit; faults: string[] } {
  const { audits, environment, runtimeError } = report
  if (runtimeError) throw new Error(`Lighthouse could not audit the page: ${runtimeError.message}`)
  const isOpen = (audits[IS_CRAWLABLE]?.score ?? 0) === 1
  if (isClosed && isOpen) throw new Error('Search engines may list a page that is to be closed to them')
  const expected = isClosed ? IS_CRAWLABLE : undefined
  const scoreOf = (name: string) => Math.round(scoreWithout(report, name, expected) * 100)
  const figureOf = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const audit = {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    bestPractices: scoreOf('best-practices'),
    seo: scoreOf('seo'),
    largestPaintMs: figureOf('largest-contentful-paint'),
    blockingMs: figureOf('total-blocking-time'),
    layoutShift: figureOf('cumulative-layout-shift'),
    kilobytes: figureOf('total-byte-weight') / 1000,
    requests: audits['network-requests']?.details?.items?.length ?? Number.NaN,
    benchmarkIndex: environment.benchmarkIndex,
  }
  return { audit, faults: faultsOf(report, expected) }
}

/** The score of a category, 0 to 1, without an audit whose result is meant: the mean of the others by their weights, as Lighthouse has it. */
function scoreWithout({ categories, audits }: Report, name: string, expected: string | undefined): number {
  const { score = 0, auditRefs = [] } = categories[name] ?? {}
  if (!auditRefs.some(({ id }) => id === expected)) return score ?? 0
  const counted = auditRefs.flatMap(({ id, weight }) => {
    const found = audits[id]?.score ?? null
    return id === expected || weight === 0 || found === null ? [] : [{ weight, found }]
  })
  const total = counted.reduce((sum, { weight }) => sum + weight, 0)
  return counted.reduce((sum, { weight, found }) => sum + weight * found, 0) / total
}

/** Audits outside of performance that failed, but one that has to. */
function faultsOf({ categories, audits }: Report, expected: string | undefined): string[] {
  return ['accessibility', 'best-practices', 'seo'].flatMap(name => {
    const { auditRefs = [] } = categories[name] ?? {}
    return auditRefs.flatMap(({ id, weight }) => {
      const found = audits[id]
      const isFault = found && id !== expected && weight > 0 && found.score !== null && found.score < 1
      return isFault ? [`${name}: ${found.title}`] : []
    })
  })
}
