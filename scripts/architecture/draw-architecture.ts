// npm run check: draws who imports whom from the imports themselves into docs/architecture.md; fails when the drawing is
// out of date. With --write it writes the drawing instead.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cruiseImports } from './cruise-imports.ts'
import { drawnBetween, insertDrawing, roomOf, storefrontRoomOf } from './draw-rooms.ts'

const file = join(import.meta.dirname, '../../docs/architecture.md')
const { imports, moduleCount } = await cruiseImports()
if (moduleCount === 0) throw new Error('No modules were read: there is nothing to draw')

const before = readFileSync(file, 'utf8')
const after = [
  { name: 'rooms', drawing: drawnBetween(imports, roomOf) },
  { name: 'storefront', drawing: drawnBetween(imports, storefrontRoomOf) },
].reduce((text, { name, drawing }) => insertDrawing(text, name, drawing), before)

if (process.argv.includes('--write')) writeFileSync(file, after)
else if (after !== before) {
  console.error(
    'docs/architecture.md shows other imports than the code has: node scripts/with-runtime.mjs scripts/architecture/draw-architecture.ts --write',
  )
  process.exitCode = 1
}
