// npm run check: fails when an import breaks a rule of the house, or when no imports were read.
import { cruiseImports } from './cruise-imports.ts'

const { moduleCount, violations } = await cruiseImports()
for (const { rule, from, to, reason } of violations) console.error(`${from} imports ${to}\n    ${rule}: ${reason}`)
if (moduleCount === 0) console.error('No modules were read: the import rules proved nothing.')
console.log(`${moduleCount} modules, ${violations.length} forbidden imports`)
process.exit(violations.length === 0 && moduleCount > 0 ? 0 : 1)
