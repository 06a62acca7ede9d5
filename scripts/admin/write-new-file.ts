import { writeFileSync } from 'node:fs'

/** Writes a file that must not exist yet. Throws with a sentence that names it where it does, or cannot be written. */
export function writeNewFile(file: string, content: Uint8Array | string): void {
  try {
    writeFileSync(file, content, { flag: 'wx' })
  } catch (error) {
    const exists = (error as NodeJS.ErrnoException).code === 'EEXIST'
    throw new Error(exists ? `${file} exists already and is not overwritten` : `${file} cannot be written`, { cause: error })
  }
}
