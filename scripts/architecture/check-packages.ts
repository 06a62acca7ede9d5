// npm run check: fails when a room imports what it does not declare, or declares it in another version than the others.
import { join } from 'node:path'
import { dependencyProblems } from './dependency-problems.ts'

const problems = dependencyProblems(join(import.meta.dirname, '../..'))
for (const problem of problems) console.error(problem)
console.log(`${problems.length} wrong declarations of packages`)
process.exit(problems.length === 0 ? 0 : 1)
