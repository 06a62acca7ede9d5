// npm run check: fails when an import breaks a rule of the house, when folders import each other in a circle, when
// docs/architecture.md shows other imports than there are, or when no imports were read.
import { readFileSync } from 'node:fs'
import { ARCHITECTURE, cruiseImports } from './cruise-imports.ts'
import { withDrawings } from './draw-rooms.ts'
import { FOLDER_CIRCLE_REASON, folderCirclesIn } from './folder-circles.ts'

const { moduleCount, violations, imports } = await cruiseImports()
const circles = folderCirclesIn(imports)
const document = readFileSync(ARCHITECTURE, 'utf8')
const isDrawn = withDrawings(document, imports) === document
for (const { rule, from, to, reason } of violations) console.error(`${from} imports ${to}\n    ${rule}: ${reason}`)
for (const circle of circles) console.error(`folders in a circle: ${circle.join(', ')}\n    ${FOLDER_CIRCLE_REASON}`)
if (moduleCount === 0) console.error('No modules were read: the import rules proved nothing.')
if (!isDrawn)
  console.error(
    'docs/architecture.md shows other imports than there are: node scripts/with-runtime.mjs scripts/architecture/draw-architecture.ts',
  )
console.log(`${moduleCount} modules, ${violations.length} forbidden imports, ${circles.length} circles of folders`)
process.exit(violations.length + circles.length === 0 && moduleCount > 0 && isDrawn ? 0 : 1)
