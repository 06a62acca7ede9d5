import { execFileSync } from 'node:child_process'
import shop from '../../../package.json' with { type: 'json' }

const TIMEOUT_MS = 2000

/** Which release of the shop runs: its version, and the commit in a checkout of Git, such as `0.1.0+f4ba9159`. */
export function shopRelease(folder: string = import.meta.dirname): string {
  const commit = commitOf(folder)
  return commit ? `${shop.version}+${commit}` : shop.version
}

/** The commit that is checked out, abbreviated; undefined without Git, or where this is no checkout. */
function commitOf(folder: string): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: TIMEOUT_MS,
    }).trim()
  } catch {
    return undefined
  }
}
