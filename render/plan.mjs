// Which pictures there are, and which of them must be rendered again.
// node plan.mjs [--all] [key | family | key-view ...]     prints one <key>-<view> per line
// node plan.mjs --plates [...]                            only those of which nothing but the plates must be shot
// node plan.mjs --rest [...]                              only the others
// node plan.mjs --accept [...]                            records them as up to date without rendering

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { HERE, MANIFEST, modeOf, readJson, readTable, writeJson } from './paths.mjs'
import { platesOf } from './plates.mjs'

const RENDERED = join(HERE, 'rendered.json')
const table = readTable()

/** Every picture there should be, by key, the front view first. */
export function allPictures() {
  const products = Object.entries(table.products).flatMap(([key, { views = [] }]) =>
    ['front', ...views].map(view => ({ key, view })),
  )
  const scenes = Object.keys(table.scenes).map(key => ({ key, view: 'front' }))
  return [...products, ...scenes].map(picture => ({ ...picture, name: `${picture.key}-${picture.view}` }))
}

/** In turn over the families, front views first: the catalogue looks varied early. */
function byUrgency(pictures) {
  const rank = ({ key, view }) => (table.scenes[key] ? 2000 : view === 'front' ? 0 : 1000) + Number(key.match(/\d+$/)?.[0] ?? 0)
  return [...pictures].sort((a, b) => rank(a) - rank(b))
}

/** Source text of one top-level Python function, looked up in a folder or a file. */
function sourceOf(name) {
  const files = [
    join(HERE, 'scenes.py'),
    join(HERE, 'departments.py'),
    ...readdirSync(join(HERE, 'families'))
      .filter(f => f.endsWith('.py'))
      .map(f => join(HERE, 'families', f)),
  ]
  for (const file of files) {
    const match = readFileSync(file, 'utf8').match(new RegExp(`^def ${name}\\([\\s\\S]*?(?=^[^\\s)]|$(?![\\s\\S]))`, 'm'))
    if (match) return match[0]
  }
  throw new Error(`No function ${name} in families/, scenes.py or departments.py`)
}

/** The plates of a picture that has some. */
function platesIn(key) {
  const plates = platesOf(key)
  return Object.keys(plates).length > 0 ? [plates] : []
}

/** Changes when the variant, its camera, the size, a plate or its family's function changes. */
function fingerprint({ key, view }) {
  const product = table.products[key]
  const facts = product
    ? [product.family, product.parameters, table.views[product.family][view], product[view], sourceOf(product.family), ...platesIn(key)]
    : [sourceOf(table.scenes[key]), table.departments[key]]
  return createHash('sha256')
    .update(JSON.stringify([facts, table.modes[modeOf(table, { key, view })]]))
    .digest('hex')
    .slice(0, 12)
}

export function markRendered(name) {
  const picture = allPictures().find(p => p.name === name)
  const rendered = { ...readJson(RENDERED, {}), [name]: fingerprint(picture) }
  const current = allPictures().filter(p => rendered[p.name])
  writeJson(RENDERED, Object.fromEntries(current.map(p => [p.name, rendered[p.name]])))
}

function selected(words) {
  if (!words.length) return byUrgency(allPictures())
  const fits = ({ key, name }) => [key, name, table.products[key]?.family]
  const unknown = words.filter(word => !allPictures().some(p => fits(p).includes(word)))
  if (unknown.length) throw new Error(`Unknown: ${unknown.join(', ')}. Known keys and families are in render/variants.`)
  return byUrgency(allPictures()).filter(p => fits(p).some(name => words.includes(name)))
}

/** Whether a picture is another one but for its plates: they are shot alone and laid over it. */
export function isPlatesAlone({ key }) {
  const { like, isOwnShape } = table.products[key] ?? {}
  return like !== undefined && !isOwnShape
}

function isUpToDate(picture, rendered, manifest) {
  const { like } = table.products[picture.key] ?? {}
  const fileOf = key => manifest[key]?.find(entry => entry.view === picture.view)?.file
  if (fileOf(picture.key)?.startsWith(`${like}-`) && fileOf(picture.key) !== fileOf(like)) return false
  return rendered[picture.name] === fingerprint(picture) && manifest[picture.key]?.some(e => e.view === picture.view)
}

/** Names of the pictures that there are not, or whose products are drawn otherwise by now. */
export function outdatedPictures(words = []) {
  const [rendered, manifest] = [readJson(RENDERED, {}), readJson(MANIFEST, {})]
  return selected(words)
    .filter(picture => !isUpToDate(picture, rendered, manifest))
    .map(({ name }) => name)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const flags = process.argv.slice(2).filter(word => word.startsWith('--'))
  const words = process.argv.slice(2).filter(word => !word.startsWith('--'))
  try {
    const outdated = new Set(outdatedPictures(words))
    const isWanted = picture =>
      flags.includes('--plates') ? isPlatesAlone(picture) : !flags.includes('--rest') || !isPlatesAlone(picture)
    const wanted = selected(words)
      .filter(isWanted)
      .filter(({ name }) => flags.includes('--all') || outdated.has(name))
    if (flags.includes('--accept')) for (const { name } of wanted) markRendered(name)
    for (const { name } of wanted) console.log(name)
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
