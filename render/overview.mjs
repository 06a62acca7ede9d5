// First pictures of all that is on sale with their names, in sheets to look through: node overview.mjs <folder>

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { productsOf } from './facts.mjs'
import { MANIFEST, PICTURES, readJson, readTable } from './paths.mjs'
import { sharp } from './sharp.mjs'

const [CELL, CAPTION, COLUMNS, ROWS] = [300, 84, 6, 4]
/** Names that stand under one picture; the others are counted. */
const MAX_NAMES = 4

const escaped = text => text.replace(/[&<>]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign])

/** What stands under a picture: its key, and SKU and model of the products that show it. */
function captionOf(key) {
  const names = productsOf(key).map(({ sku, model }) => `${sku} ${model}`)
  const more = names.length > MAX_NAMES ? [`and ${names.length - MAX_NAMES} more`] : []
  const lines = [key, ...names.slice(0, MAX_NAMES), ...more]
  const spans = lines.map((line, i) => {
    const weight = i ? '' : ' font-weight="700"'
    return `<text x="6" y="${14 + 13.5 * i}"${weight}>${escaped(line)}</text>`
  })
  const size = `width="${CELL}" height="${CAPTION}" font-family="Inter" font-size="12"`
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${spans.join('')}</svg>`)
}

const [, , folder] = process.argv
const manifest = readJson(MANIFEST)
const keys = Object.keys(readTable().products).filter(key => manifest[key])
mkdirSync(folder, { recursive: true })
for (let first = 0, sheet = 1; first < keys.length; first += COLUMNS * ROWS, sheet++) {
  const tiles = await Promise.all(
    keys.slice(first, first + COLUMNS * ROWS).flatMap((key, i) => {
      const at = { left: (i % COLUMNS) * CELL, top: Math.floor(i / COLUMNS) * (CELL + CAPTION) }
      const [{ file, widths }] = manifest[key]
      const picture = sharp(join(PICTURES, `${file}-${widths[0]}.webp`)).resize(CELL, CELL, { fit: 'contain', background: '#fff' })
      return [picture.toBuffer().then(input => ({ input, ...at })), { input: captionOf(key), left: at.left, top: at.top + CELL }]
    }),
  )
  await sharp({ create: { width: COLUMNS * CELL, height: ROWS * (CELL + CAPTION), channels: 3, background: '#fff' } })
    .composite(tiles)
    .png()
    .toFile(join(folder, `sheet-${String(sheet).padStart(2, '0')}.png`))
}
console.log(`${keys.length} pictures in ${folder}`)
