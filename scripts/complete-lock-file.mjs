// npm leaves optional packages of other platforms out of package-lock.json when it cannot look them up (a registry mirror
// without them), and `npm ci` then refuses the file everywhere. This adds them; with --check it only says which are missing.
import { readFileSync, writeFileSync } from 'node:fs'

const file = 'package-lock.json'
const lock = JSON.parse(readFileSync(file, 'utf8'))
const missing = []

for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isLocked(path, name)) continue
    missing.push(name)
    lock.packages[`node_modules/${name}`] = {
      version: range.replace(/^[~^]/, ''),
      ...platformOf(name),
      ...(entry.dev && { dev: true }),
      license: entry.license,
      optional: true,
    }
  }
}

if (process.argv.includes('--check')) {
  if (missing.length > 0) console.error(`package-lock.json lacks ${missing.join(', ')}: run node scripts/complete-lock-file.mjs`)
  process.exit(missing.length === 0 ? 0 : 1)
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${missing.length} packages added`)

// The way Node looks packages up: next to the package that asks, then further out.
function isLocked(path, name) {
  const folders = path.split('/node_modules/').map((_, index, all) => all.slice(0, all.length - index).join('/node_modules/'))
  return [...folders.map(folder => `${folder}/`), ''].some(folder => `${folder}node_modules/${name}` in lock.packages)
}

// Packages for one platform say so in their name; npm skips those that do not fit.
function platformOf(name) {
  const words = name.split(/[/-]/)
  const pick = names => words.filter(word => names.includes(word))
  const os = pick(['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'])
  const cpu = pick(['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'])
  const libc = words.some(word => word.startsWith('musl'))
    ? ['musl']
    : words.some(word => word.startsWith('gnu'))
      ? ['glibc']
      : []
  if (cpu.length === 0) throw new Error(`The name ${name} does not tell its platform`)
  return { cpu, ...(os.length > 0 && { os }), ...(libc.length > 0 && { libc }) }
}
