// Writes compressed twins (.br, .gz, .zst) next to the text files of a folder: compress-files.mjs <folder> <store>. What was
// compressed before is copied from the store, where a twin has the hash of the content it was made from.
import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const TEXT = /\.(?:css|html|js|json|map|mjs|svg|txt|webmanifest|xml)$/
/** Below it the headers of a response weigh more than what is saved. */
const SMALLEST_BYTES = 1024

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, ZSTD_c_compressionLevel } = zlib.constants
const compressions = {
  br: content =>
    promisify(zlib.brotliCompress)(content, {
      params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  gz: content => promisify(zlib.gzip)(content, { level: 9 }),
  zst: content => promisify(zlib.zstdCompress)(content, { params: { [ZSTD_c_compressionLevel]: 19 } }),
}

const [folder, store] = process.argv.slice(2)
/** What was compressed in another way is made again. */
const way = await readFile(import.meta.filename)
await mkdir(store, { recursive: true })
const stored = new Set(await readdir(store))
const used = new Set()

const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
  .filter(entry => entry.isFile() && TEXT.test(entry.name))
  .map(entry => join(entry.parentPath, entry.name))
// Compressing runs off this thread, in as many as there are cores.
await Promise.all(Array.from({ length: availableParallelism() }, compressFiles))
for (const name of stored) if (!used.has(name)) await rm(join(store, name))

async function compressFiles() {
  for (let file = files.pop(); file !== undefined; file = files.pop()) await compressFile(file)
}

async function compressFile(file) {
  const content = await readFile(file)
  if (content.length < SMALLEST_BYTES) return
  const hash = createHash('sha256').update(way).update(content).digest('hex')
  for (const [ending, compress] of Object.entries(compressions)) {
    const name = `${hash}.${ending}`
    const twin = join(store, name)
    if (!stored.has(name) && !used.has(name)) {
      // Two files may have one content, and a build may be ended at any time.
      const draft = `${twin}.${createHash('sha256').update(file).digest('hex').slice(0, 8)}`
      await writeFile(draft, await compress(content))
      await rename(draft, twin)
    }
    used.add(name)
    await copyFile(twin, `${file}.${ending}`)
  }
}
