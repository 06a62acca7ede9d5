// Part of npm run check: refuses words that are not the field's. With paths as arguments, only there.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { REFUSED_WORDS, WORDS_ALLOWED } from './word-list.ts'

const given = process.argv.slice(2)
const files = execFileSync('git', ['ls-files', '-z', '--', ...given], { encoding: 'utf8' })
  .split('\0')
  .filter(file => /\.(?:tsx?|mjs|md)$/.test(file) && !WORDS_ALLOWED.some(({ path }) => path.test(file)))
if (given.length === 0 && files.length < 500) throw new Error(`Only ${files.length} files were found to read`)

let found = 0
for (const file of files) {
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    for (const { word, pattern, say } of REFUSED_WORDS) {
      for (const [match] of line.matchAll(pattern)) {
        found++
        console.log(`${file}:${index + 1} "${match}" (${word}): say ${say}`)
      }
    }
  }
}
console.log(`${files.length} files read, ${found} words to say otherwise`)
process.exitCode = found === 0 ? 0 : 1
