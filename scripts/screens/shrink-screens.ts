// Part of `npm run screens -- update`: stores the screens in few colours, which takes a fraction of the bytes.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const FOLDER = join(import.meta.dirname, '../../e2e/screens/at')
/** Without dithering, which would speckle areas: each pixel is as near as a colour of the palette comes. */
const PALETTE = { palette: true, colours: 256, quality: 70, dither: 0, effort: 10, compressionLevel: 9 } as const
/** Together, in bytes: a repository keeps every version. */
const MAX_BYTES = 6_000_000

let total = 0
const files = readdirSync(FOLDER).filter(name => name.endsWith('.png'))
for (const name of files) {
  const file = join(FOLDER, name)
  const before = readFileSync(file)
  const isSmall = (await sharp(before).metadata()).isPalette === true
  if (!isSmall) writeFileSync(file, await sharp(before).png(PALETTE).toBuffer())
  total += statSync(file).size
}
console.log(`${files.length} screens, ${(total / 1_000_000).toFixed(1)} MB`)
if (total > MAX_BYTES) {
  console.error(`They may have ${MAX_BYTES / 1_000_000} MB: leave a screen out, or store fewer colours.`)
  process.exitCode = 1
}
