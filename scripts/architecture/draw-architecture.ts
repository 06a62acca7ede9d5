// Draws who imports whom into docs/architecture.md, from the imports themselves.
import { readFileSync, writeFileSync } from 'node:fs'
import { ARCHITECTURE, cruiseImports } from './cruise-imports.ts'
import { withDrawings } from './draw-rooms.ts'

const { imports, moduleCount } = await cruiseImports()
if (moduleCount === 0) throw new Error('No modules were read: there is nothing to draw')
writeFileSync(ARCHITECTURE, withDrawings(readFileSync(ARCHITECTURE, 'utf8'), imports))
