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

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
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
  { url, chromium, folder }: { readonly url: string; readonly chromium: string; readonly folder: string },
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
  return read(JSON.parse(readFileSync(output, 'utf8')) as Report)
}

function read({ categories, audits, environment, runtimeError }: Report): { audit: Audit; faults: string[] } {
  if (runtimeError) throw new Error(`Lighthouse could not audit the page: ${runtimeError.message}`)
  const scoreOf = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
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
  return { audit, faults: faultsOf(categories, audits) }
}

/** Audits outside of performance that failed. */
function faultsOf(categories: Report['categories'], audits: Report['audits']): string[] {
  return ['accessibility', 'best-practices', 'seo'].flatMap(name => {
    const { auditRefs = [] } = categories[name] as { auditRefs?: readonly { id: string; weight: number }[] }
    return auditRefs.flatMap(({ id, weight }) => {
      const found = audits[id]
      return found && weight > 0 && found.score !== null && found.score < 1 ? [`${name}: ${found.title}`] : []
    })
  })
}
