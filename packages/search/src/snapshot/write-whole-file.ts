import { open, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Writes a file that is afterwards there as a whole or not at all, even when the machine stops meanwhile. */
export async function writeWholeFile(path: string, content: Buffer | string): Promise<void> {
  const unfinished = `${path}.unfinished`
  const file = await open(unfinished, 'w')
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished, path)
  // The name is safe only when the folder is.
  const folder = await open(join(dirname(path)), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
