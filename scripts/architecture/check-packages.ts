// npm run check: fails when a room imports what it does not declare, or declares it in another version than the others, and
// when a package offers a name that no other room uses.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { dependencyProblems } from './dependency-problems.ts'
import { findUnusedExports } from './unused-exports.ts'
import { isWaiting, staleEntries } from './waiting-exports.ts'

const root = join(import.meta.dirname, '../..')
const packages = [...readdirSync(join(root, 'packages')).map(name => `packages/${name}`), 'content', 'demo']
const users = ['apps', 'packages', 'content', 'demo', 'scripts']

const problems = dependencyProblems(root)
for (const problem of problems) console.error(problem)
const withoutUser = findUnusedExports(root, { packages, users })
const unused = withoutUser.filter(found => !isWaiting(found))
const stale = staleEntries(withoutUser)
for (const { door, name } of unused)
  console.error(`${door} exports ${name}, which no other room uses in production: remove it, or name it in waiting-exports.ts`)
for (const { door, name } of stale) console.error(`${door} ${name} is in use or gone: remove it from waiting-exports.ts`)
console.log(`${problems.length} wrong declarations of packages, ${unused.length} unused exports of packages`)
process.exit(problems.length + unused.length + stale.length === 0 ? 0 : 1)
