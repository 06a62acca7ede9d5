// npm run requirements: which entries of the ledger have a test. `-- --missing` or `-- --missing MKT` lists the others.
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { idsOfTitle } from './requirements/ids-of-title.ts'
import { readLedger } from './requirements/read-ledger.ts'
import { titlesOfTests } from './requirements/titles-of-tests.ts'

const root = join(import.meta.dirname, '..')
const areas = readLedger(readFileSync(join(root, 'docs/requirements.md'), 'utf8'))
const known = new Set(areas.flatMap(area => [...area.entries.keys()]))
const keys = new Set(areas.map(area => area.key))
const proven = new Set<string>()
const unknown: string[] = []

for (const { file, title } of titlesOfTests(root)) {
  for (const id of idsOfTitle(title)) {
    if (known.has(id)) proven.add(id)
    // Not every word of this shape is meant as one: article numbers look alike.
    else if (keys.has(id.split('-')[0] as string))
      unknown.push(`${relative(root, file)}: ${id} is not in the ledger ("${title}")`)
  }
}

const missingIn = process.argv.includes('--missing') ? process.argv.slice(process.argv.indexOf('--missing') + 1) : undefined
for (const { key, title, entries } of areas) {
  const count = [...entries.keys()].filter(id => proven.has(id)).length
  if (missingIn === undefined || missingIn.length === 0 || missingIn.includes(key)) {
    console.log(`${key.padEnd(8)} ${String(count).padStart(3)} of ${String(entries.size).padStart(3)}  ${title}`)
  }
  if (!missingIn || (missingIn.length > 0 && !missingIn.includes(key))) continue
  for (const [id, text] of entries) if (!proven.has(id)) console.log(`         ${id} ${text}`)
}
console.log(`${proven.size} of ${known.size} requirements have a test`)
for (const line of unknown) console.error(line)
process.exit(unknown.length === 0 && known.size > 0 ? 0 : 1)
