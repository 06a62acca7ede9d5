// Cut-out or scene -> AVIF and WebP in demo/pictures, with its line in manifest.json.
// node export.mjs <key>-<view> ...             reads .cache/cutouts/<key>-<view>.png
// node export.mjs --plates <key>-<view> ...    lays it over the picture that differs in its plates alone

import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { frameSuffixes } from './frames.mjs'
import { CUTOUTS, MANIFEST, modeOf, PASSES, PICTURES, readJson, readTable, writeJson } from './paths.mjs'
import { sharp } from './sharp.mjs'

const PACKSHOT_WIDTHS = [400, 800, 1200]
const SCENE_WIDTHS = [800, 1120, 1600]
const SPIN_WIDTHS = [600]
/** Qualities by format of what all see first, and of further views of siblings, which must all fit in. */
const QUALITIES = { final: { avif: 55, webp: 80 }, further: { avif: 45, webp: 62 } }
const ENCODERS = {
  avif: (image, { avif }) => image.avif({ quality: avif, effort: 3, chromaSubsampling: '4:4:4' }),
  webp: (image, { webp }) => image.webp({ quality: webp, effort: 5, smartSubsample: true }),
}

/** The formats of one of these widths: WebP only in the narrowest and the widest, but for scenes, as pages ask for it. */
function encodersOf(width, widths, scene) {
  const isBetween = !scene && width !== widths[0] && width !== widths.at(-1)
  return Object.entries(ENCODERS).filter(([format]) => format !== 'webp' || !isBetween)
}

const isScene = key => key.startsWith('hero-')

function finished(source, width, scene) {
  const image = sharp(source).resize(width, null, { kernel: 'lanczos3' }).flatten({ background: '#fff' })
  if (scene) return image
  return image.linear(1.07, -11).modulate({ saturation: 1.06 }).sharpen({ sigma: 0.6, m1: 0.4, m2: 0.8 })
}

/** Writes all sizes of one picture, or of every frame of a turn, in these qualities and returns its manifest entry. */
export async function exportPicture(key, view, folder, qualities = QUALITIES.final) {
  mkdirSync(PICTURES, { recursive: true })
  const suffixes = frameSuffixes(view)
  const sources = suffixes.map(suffix => readFileSync(join(folder, `${key}-${view}${suffix}.png`)))
  const hash = sources.reduce((all, bytes) => all.update(bytes), createHash('sha256')).digest('hex').slice(0, 8)
  const file = `${key}-${view}.${hash}`
  const scene = isScene(key)
  const isSpin = suffixes.length > 1
  const { width: most } = await sharp(sources[0]).metadata()
  const widths = (scene ? SCENE_WIDTHS : isSpin ? SPIN_WIDTHS : PACKSHOT_WIDTHS).filter(width => width <= most)
  const width = widths.at(-1)
  let height = 0
  for (const [i, suffix] of suffixes.entries()) {
    for (const w of widths) {
      for (const [format, encode] of encodersOf(w, widths, scene)) {
        const info = await encode(finished(sources[i], w, scene), qualities).toFile(join(PICTURES, `${file}${suffix}-${w}.${format}`))
        if (w === width) height = info.height
      }
    }
  }
  return { view, file, width, height, widths, ...(isSpin ? { frames: suffixes.length } : {}) }
}

const FEATHER = 6

/** How much of each pixel is the plate's: all of it in the middle, none at the edge and beside the product. */
async function coverOf(source, width, height) {
  const alpha = await sharp(source).resize(width, height).extractChannel(3).raw().toBuffer()
  return Buffer.from(
    alpha.map((a, p) => {
      const [x, y] = [p % width, Math.floor(p / width)]
      const edge = Math.min(x, y, width - 1 - x, height - 1 - y) / FEATHER
      return a < 250 ? 0 : 255 * Math.min(1, edge)
    }),
  )
}

/**
 * Writes all sizes, up to so many pixels, of a picture that is the one of the entry `model` with other plates, in these
 * qualities, and returns its manifest entry; where no plate is seen, that is the model's.
 */
export async function exportPlates(key, view, model, passes, folder, { most, qualities }) {
  const at = readJson(join(passes, `${key}-${view}.at.json`))
  if (!at) return model
  const source = readFileSync(join(folder, `${key}-${view}.png`))
  const hash = createHash('sha256').update(model.file).update(source).digest('hex').slice(0, 8)
  const file = `${key}-${view}.${hash}`
  const widths = model.widths.filter(width => width <= most)
  for (const w of widths) {
    const scaled = value => Math.round((value * w) / at.of)
    const [width, height] = [scaled(at.width), scaled(at.height)]
    const cover = await coverOf(source, width, height)
    const plate = await finished(source, width, false).resize(width, height).removeAlpha().raw().toBuffer()
    const laid = Buffer.alloc(width * height * 4)
    for (let p = 0; p < width * height; p++) {
      plate.copy(laid, p * 4, p * 3, p * 3 + 3)
      laid[p * 4 + 3] = cover[p]
    }
    const input = await sharp(laid, { raw: { width, height, channels: 4 } }).png().toBuffer()
    for (const [format, encode] of encodersOf(w, widths, false)) {
      const whole = sharp(join(PICTURES, `${model.file}-${w}.${format}`)).removeAlpha().raw()
      const { data, info } = await whole.toBuffer({ resolveWithObject: true })
      const image = sharp(data, { raw: info }).composite([{ input, left: scaled(at.left), top: scaled(at.top) }])
      await encode(image, qualities).toFile(join(PICTURES, `${file}-${w}.${format}`))
    }
  }
  const width = widths.at(-1)
  return { ...model, view, file, width, height: Math.round((model.height * width) / model.width), widths }
}

/**
 * Puts entries into the manifest. `pictures` are all there should be: they give the order, and what is not among
 * them goes. Then deletes the files that the manifest does not name.
 */
export function updateManifest(entries, pictures) {
  const known = readJson(MANIFEST, {})
  const manifest = {}
  for (const { key, view } of pictures) {
    const isThis = entry => entry.view === view
    const entry = entries.find(e => e.key === key && e.view === view)?.entry ?? known[key]?.find(isThis)
    if (entry) manifest[key] = [...(manifest[key] ?? []), entry]
  }
  writeJson(MANIFEST, manifest)
  removeOrphans(manifest)
}

function removeOrphans(manifest) {
  const wanted = new Set(
    Object.values(manifest)
      .flat()
      .map(entry => entry.file),
  )
  for (const name of readdirSync(PICTURES)) {
    const match = name.match(/^(.+?\.[0-9a-f]{8})(?:-\d\d)?-\d+\.(avif|webp)$/)
    if (match && !wanted.has(match[1])) rmSync(join(PICTURES, name))
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { allPictures, markRendered } = await import('./plan.mjs')
  const isDraft = process.argv.includes('--draft')
  const isPlates = process.argv.includes('--plates')
  const table = readTable()
  for (const name of process.argv.slice(2).filter(word => !word.startsWith('--'))) {
    const [, key, view] = name.match(/^(.+)-([a-z]+)$/)
    const model = isPlates && readJson(MANIFEST)[table.products[key].like ?? key].find(entry => entry.view === view)
    const mode = modeOf(table, { key, view })
    const [most, qualities] = [table.modes[mode].size, QUALITIES[mode] ?? QUALITIES.final]
    const entry = await (model
      ? exportPlates(key, view, model, PASSES, CUTOUTS, { most, qualities })
      : exportPicture(key, view, CUTOUTS, qualities))
    updateManifest([{ key, view, entry }], allPictures())
    if (!isDraft) markRendered(name)
    console.log('EXPORT', entry.file)
  }
}
