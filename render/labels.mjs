// Decals (logos, control panels, displays) as SVG -> PNG: node labels.mjs [folder]

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { labels as brands } from './labels/brands.mjs'
import { labels as buffet } from './labels/buffet.mjs'
import { labels as cleaning } from './labels/cleaning.mjs'
import { labels as cooking } from './labels/cooking.mjs'
import { labels as cooling } from './labels/cooling.mjs'
import { labels as laboratory } from './labels/laboratory.mjs'
import { labels as lifting } from './labels/lifting.mjs'
import { labels as packing } from './labels/packing.mjs'
import { labels as warehouse } from './labels/warehouse.mjs'
import { labels as weighing } from './labels/weighing.mjs'
import { labels as workshop } from './labels/workshop.mjs'
import { LABELS, readTable } from './paths.mjs'
import { platesOf } from './plates.mjs'
import { sharp } from './sharp.mjs'

const rooms = [brands, buffet, cleaning, cooking, cooling, laboratory, lifting, packing, warehouse, weighing, workshop]
const labels = {}
for (const [name, drawing] of rooms.flatMap(room => Object.entries(room))) {
  if (name in labels) throw new Error(`Two labels are called ${name}`)
  labels[name] = drawing
}

for (const key of Object.keys(readTable().products)) {
  for (const [name, drawing] of Object.entries(platesOf(key))) labels[`${key}.${name}`] = drawing
}

const folder = process.argv[2] ?? LABELS
mkdirSync(folder, { recursive: true })
for (const [name, drawing] of Object.entries(labels)) {
  await sharp(Buffer.from(drawing), { density: 110 })
    .png()
    .toFile(join(folder, `${name}.png`))
}
console.log(`${Object.keys(labels).length} labels`)
