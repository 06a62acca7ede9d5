import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CopiedPicture } from '@shop/domain/product'
import type { EncodedPicture } from '@shop/integrations/picture'

/** Changes with how pictures are encoded: what is cached under a name never changes. */
const RECIPE = '1'
const NAME_LENGTH = 32
/** Letters of a name that are its folder, so that none has all files. */
const FOLDER_LENGTH = 2

/**
 * Writes all forms of a picture into the folder of copies, named by the file it came from, so that the same picture is the same files
 * wherever it was. A file is there as a whole or not at all.
 */
export async function writePicture(
  directory: string,
  source: Uint8Array,
  { width, height, widths, files }: EncodedPicture,
): Promise<CopiedPicture> {
  const name = createHash('sha256').update(RECIPE).update(source).digest('hex').slice(0, NAME_LENGTH)
  const folder = name.slice(0, FOLDER_LENGTH)
  await mkdir(join(directory, folder), { recursive: true })
  for (const { ending, content } of files) {
    const path = join(directory, folder, `${name}-${ending}`)
    const unfinished = `${path}.${randomUUID()}`
    await writeFile(unfinished, content)
    await rename(unfinished, path)
  }
  return { url: `/pictures/copied/${folder}/${name}`, width, height, widths }
}
