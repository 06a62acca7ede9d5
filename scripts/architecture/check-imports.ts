// npm run check: fails when an import breaks a rule of the house, when folders import each other in a circle, or when no
// imports were read.
import { cruiseImports } from './cruise-imports.ts'
import { FOLDER_CIRCLE_REASON, forbiddenFolderCirclesIn } from './folder-circles.ts'

const { moduleCount, violations, imports } = await cruiseImports()
const circles = forbiddenFolderCirclesIn(imports)
for (const { rule, from, to, reason } of violations) console.error(`${from} imports ${to}\n    ${rule}: ${reason}`)
for (const circle of circles) console.error(`folders in a circle: ${circle.join(', ')}\n    ${FOLDER_CIRCLE_REASON}`)
if (moduleCount === 0) console.error('No modules were read: the import rules proved nothing.')
console.log(`${moduleCount} modules, ${violations.length} forbidden imports, ${circles.length} circles of folders`)
process.exit(violations.length + circles.length === 0 && moduleCount > 0 ? 0 : 1)
