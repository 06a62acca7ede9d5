// Bundles the shop's process for `npm start`: bundle-apps.ts <folder>. Sources of TypeScript and packages become a few files
// without comments, since Node keeps the source of all it loads; names stay, and a comment before each part names its source.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { type OutputChunk, type Plugin, rolldown } from 'rolldown'
import { requireOneBytePart, toOneByteCode } from '../../apps/storefront/vite/one-byte-code.ts'

const folder = resolve(process.argv[2] ?? 'build/shop')

/** What is started, also by another part as a worker thread. */
const ENTRIES: Readonly<Record<string, string>> = {
  shop: resolve('scripts/shop.ts'),
  'shop-cluster': resolve('scripts/shop-cluster.ts'),
  'search-worker': resolve('packages/search/src/worker/search-worker.ts'),
}

const PLACE = /\bnew URL\(['"](\.[^'"]*)['"], import\.meta\.url\)|\bimport\.meta\.(?:url|dirname)\b/g

/** Where parts of the bundle are divided, in bytes of their sources. */
const PART_BYTES = 700_000

/** Loaded from the packages: what is no JavaScript or may be missing, and what the pages' own build loads from there too. */
const EXTERNAL = [/^@node-rs\//, 'pg-native', 'sharp', /^(?:react(?:-dom|-router)?|pdfkit|fontkit)(?:\/|$)/]

const build = await rolldown({
  input: { ...ENTRIES },
  platform: 'node',
  external: EXTERNAL,
  plugins: [originalPlaces()],
})
const { output } = await build.write({
  dir: folder,
  cleanDir: true,
  chunkFileNames: '[name]-[hash].js',
  // Parts import each other in circles.
  strictExecutionOrder: true,
  codeSplitting: { groups: [{ name: 'part', tags: ['$initial'], entriesAware: true, maxSize: PART_BYTES }] },
  keepNames: true,
  minify: false,
  comments: { legal: false, annotation: false, jsdoc: false },
})
for (const chunk of output.filter((each): each is OutputChunk => each.type === 'chunk')) {
  const file = join(folder, chunk.fileName)
  const code = toOneByteCode(readFileSync(file, 'utf8'))
  requireOneBytePart(chunk.fileName, code)
  writeFileSync(file, code)
}

/** Lets a module find the files next to its source, and what else is started. */
function originalPlaces(): Plugin {
  const entryAt = new Map(Object.entries(ENTRIES).map(([name, file]) => [file, name]))
  return {
    name: 'original-places',
    transform: {
      filter: { code: /\bimport\.meta\.(?:url|dirname)\b/ },
      handler(code, id) {
        const place = relative(folder, id).replaceAll('\\', '/')
        return code.replace(PLACE, (whole, target: string | undefined) => {
          const entry = target && entryAt.get(resolve(dirname(id), target))
          if (entry) return `new URL('./${entry}.js', import.meta.url)`
          const own = whole.endsWith('dirname')
            ? `(import.meta.dirname + ${JSON.stringify(`/${dirname(place)}`)})`
            : `new URL(${JSON.stringify(place)}, import.meta.url).href`
          return target ? `new URL('${target}', ${own})` : own
        })
      },
    },
  }
}
