import { execFile } from 'node:child_process'

const CLOSED_PORT = '9'

/** Runs a program that proves something on a database of its own. Resolves with how it ended and all it printed. */
export function runProof(
  script: string,
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly output: string }> {
  // Its mails are not for the stand-ins of the journeys.
  const env = { ...process.env, DATABASE_URL: '', STANDINS_PORT: CLOSED_PORT, STANDINS_SMTP_PORT: CLOSED_PORT }
  return new Promise(resolve => {
    const child = execFile(process.execPath, [script, ...args], { env, maxBuffer: 64 * 2 ** 20 }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
    )
  })
}
