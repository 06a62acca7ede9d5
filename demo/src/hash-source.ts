import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** The words and figures of the demo shop, and what makes products of them. */
const SOURCES = ['demo/catalogue', 'demo/texts', 'demo/reviews', 'demo/pictures/manifest.json', 'demo/src', 'packages/domain/src']
const READ = /\.(?:json|ts)$/
const TESTS = /\.(?:test|fixtures)\.ts$/

/**
 * A hash over every file that has a say in what the demo shop is, so that nothing needs to be built to see whether it
 * changed. Another version of a library is not noticed.
 */
export async function hashSource(): Promise<string> {
  const files = (await Promise.all(SOURCES.map(filesBelow))).flat().sort()
  const contents = await Promise.all(files.map(file => readFile(join(root, file))))
  const hash = createHash('sha256')
  for (const [index, content] of contents.entries()) hash.update(`${files[index]} ${content.length}\n`).update(content)
  return hash.digest('hex')
}

async function filesBelow(path: string): Promise<string[]> {
  if (READ.test(path)) return [path]
  const entries = await readdir(join(root, path), { recursive: true })
  const files = entries.map(entry => `${path}/${entry.replaceAll('\\', '/')}`)
  return files.filter(file => READ.test(file) && !TESTS.test(file))
}
