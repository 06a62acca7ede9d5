// Proofs side by side on white: node contact-sheet.mjs <folder> <out.png> <name> ...

import { join } from 'node:path'
import { frameNames } from './frames.mjs'
import { sharp } from './sharp.mjs'

const [, , folder, out, ...pictures] = process.argv
const names = pictures.flatMap(frameNames)
const CELL = 420
const columns = Math.min(4, names.length)
const tiles = await Promise.all(
  names.map(async (name, i) => ({
    input: await sharp(join(folder, `${name}.png`))
      .resize(CELL, CELL, { fit: 'contain', background: '#fff' })
      .flatten({ background: '#fff' })
      .toBuffer(),
    left: (i % columns) * CELL,
    top: Math.floor(i / columns) * CELL,
  })),
)
const height = Math.ceil(names.length / columns) * CELL
await sharp({ create: { width: columns * CELL, height, channels: 3, background: '#fff' } })
  .composite(tiles)
  .png()
  .toFile(out)
