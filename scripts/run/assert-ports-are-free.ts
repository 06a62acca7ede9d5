import { isPortFree } from '../ports.ts'
import type { RunSettings } from './run-settings.ts'

/** @throws with one line per port that another program holds, saying which setting changes it. */
export async function assertPortsAreFree(ports: RunSettings['ports']): Promise<void> {
  const taken: string[] = []
  for (const [setting, port] of Object.entries(ports)) {
    if (!(await isPortFree(port)))
      taken.push(`Port ${port} is taken: stop the program that uses it, or set ${setting} to a free port.`)
  }
  if (taken.length > 0) throw new Error(taken.join('\n'))
}
