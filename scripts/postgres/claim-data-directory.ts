import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { processIdentity } from './process-identity.ts'

/**
 * Makes this process the only user of a data folder and returns the release. A claim left by a killed process is void.
 * @throws when another running process holds the folder.
 */
export function claimDataDirectory(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'owner.json')
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      writeFileSync(file, JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid) }), { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const owner = readOwner(file)
    if (owner && owner.pid !== process.pid && processIdentity(owner.pid) === owner.identity) {
      throw new Error(
        `The data folder ${dataDir} is in use by process ${owner.pid}: stop it, or choose another folder with DATA_DIR`,
      )
    }
    rmSync(file, { force: true })
  }
  throw new Error(`Could not claim the data folder ${dataDir}`)
}

function readOwner(file: string): { pid: number; identity: string } | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
