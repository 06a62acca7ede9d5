import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const HERE = dirname(fileURLToPath(import.meta.url))
export const CACHE = process.env.RENDER_CACHE ?? join(HERE, '.cache')
export const LABELS = join(CACHE, 'labels')
export const PASSES = join(CACHE, 'passes')
export const CUTOUTS = join(CACHE, 'cutouts')
export const PICTURES = process.env.RENDER_PICTURES ?? join(HERE, '..', 'demo', 'pictures')
export const MANIFEST = join(PICTURES, 'manifest.json')

export function readJson(file, fallback) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT' && fallback !== undefined) return fallback
    throw error
  }
}

/** Written beside the target and renamed, so that a reader never sees half a file. */
export function writeJson(file, value) {
  const half = `${file}.half`
  writeFileSync(half, `${JSON.stringify(value, null, 1)}\n`)
  renameSync(half, file)
}

/** What an entry says of its cameras, view by view; which views there are each entry says itself. */
const cameras = ({ with: _parameters, shows: _shows, views: _views, like: _like, ...rest }) => rest

/**
 * What is rendered: sizes and scenes of settings.json; a scene for each department of departments.json, with what stands in
 * it; and from variants/<family>.json each family's cameras by view and its products by key. A product that is `like` another
 * one differs from it in what its own line says, and in its plates.
 */
export function readTable() {
  const { modes, scenes } = readJson(join(HERE, 'settings.json'))
  const departments = {}
  for (const [key, rows] of Object.entries(readJson(join(HERE, 'departments.json')))) {
    departments[`hero-${key}`] = rows
    scenes[`hero-${key}`] = 'department'
  }
  const table = { modes, scenes, departments, views: {}, products: {} }
  for (const file of readdirSync(join(HERE, 'variants')).sort()) {
    const family = file.replace('.json', '')
    const { views, products } = readJson(join(HERE, 'variants', file))
    const [first] = Object.keys(products)
    table.views[family] = views
    for (const [key, { like, ...product }] of Object.entries(products)) {
      const model = products[like] ?? {}
      const merged = { with: { ...model.with, ...product.with }, shows: { ...model.shows, ...product.shows } }
      const parameters = like ? merged.with : product.with
      const isOwnShape = 'with' in product
      table.products[key] = { family, isFirst: key === first, like, isOwnShape, parameters, ...cameras(model), ...product, ...merged }
    }
  }
  return table
}

/**
 * Mode of settings.json in which a picture is shot: turns are small, and so is what stands beside the front of a product that
 * is not the first of its family, since one product of each shows everything from near.
 */
export function modeOf({ products }, { key, view }) {
  if (view === 'spin') return 'spin'
  return products[key]?.isFirst === false && view !== 'front' ? 'further' : 'final'
}
