import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Where a program runs, and its settings besides those of this process. */
export interface StepOptions {
  readonly folder: string
  readonly env?: NodeJS.ProcessEnv
}

/**
 * Runs a program of a checkout to its end with this Node. Its output is shown when it fails, and then the step throws.
 * Returns what it printed.
 */
export async function runStep(script: string, args: readonly string[], { folder, env }: StepOptions): Promise<string> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${script} of ${folder} ended with ${code}:\n${output}`)
  return output
}
