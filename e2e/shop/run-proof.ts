import { execFile } from 'node:child_process'

/** Runs a program that proves something on a database of its own. Resolves with how it ended and all it printed. */
export function runProof(
  script: string,
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly output: string }> {
  const env = { ...process.env, DATABASE_URL: '' }
  return new Promise(resolve => {
    const child = execFile(process.execPath, [script, ...args], { env, maxBuffer: 64 * 2 ** 20 }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
    )
  })
}
