// npm run requirements: which entries of the ledger are proven. `-- --missing` or `-- --missing MKT` lists the others.
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readLedger } from './requirements/read-ledger.ts'
import { runsTheShop } from './requirements/runs-the-shop.ts'
import { idsOfTitle, titlesOfTests } from './requirements/titles-of-tests.ts'

const root = join(import.meta.dirname, '..')
const areas = readLedger(readFileSync(join(root, 'docs/requirements.md'), 'utf8'))
const entries = new Map(areas.flatMap(area => [...area.entries]))
const keys = new Set(areas.map(area => area.key))
const proven = new Set<string>()
const claimedIn = new Map<string, Set<string>>()
const unknown: string[] = []

for (const { file, title } of titlesOfTests(root)) {
  const path = relative(root, file)
  for (const id of idsOfTitle(title)) {
    const entry = entries.get(id)
    // Not every word of this shape is meant as one: article numbers look alike.
    if (!entry && keys.has(id.split('-')[0] as string)) unknown.push(`${path}: ${id} is not in the ledger ("${title}")`)
    if (!entry) continue
    if (entry.isRule || runsTheShop(path)) proven.add(id)
    claimedIn.set(id, (claimedIn.get(id) ?? new Set()).add(path))
  }
}

const missingIn = process.argv.includes('--missing') ? process.argv.slice(process.argv.indexOf('--missing') + 1) : undefined
for (const { key, title, entries: own } of areas) {
  const count = [...own.keys()].filter(id => proven.has(id)).length
  if (missingIn === undefined || missingIn.length === 0 || missingIn.includes(key)) {
    console.log(`${key.padEnd(8)} ${String(count).padStart(3)} of ${String(own.size).padStart(3)}  ${title}`)
  }
  if (!missingIn || (missingIn.length > 0 && !missingIn.includes(key))) continue
  for (const [id, { text }] of own) if (!proven.has(id)) console.log(`         ${id} ${text}`)
}
const claimed = [...claimedIn].filter(([id]) => !proven.has(id)).sort()
for (const [id, files] of claimed) console.error(`${id} is named, but no test runs it: ${[...files].join(', ')}`)
console.log(`${proven.size} of ${entries.size} requirements are proven`)
for (const line of unknown) console.error(line)
process.exit(unknown.length === 0 && claimed.length === 0 && entries.size > 0 ? 0 : 1)
