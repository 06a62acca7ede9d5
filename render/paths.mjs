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

/**
 * What is rendered: sizes and scenes of settings.json; a scene for each department of departments.json, with what stands in
 * it; and from variants/<family>.json each family's cameras by view and its products by key.
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
    table.views[family] = views
    for (const [key, product] of Object.entries(products)) table.products[key] = { family, ...product }
  }
  return table
}
