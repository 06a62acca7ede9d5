import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'vite'

const NAME = 'virtual:starter-script'
const RESOLVED = `\0${NAME}`
const FOLDER = path.join(import.meta.dirname, '../app/starter')

/** Largest starter, compressed by gzip, in bytes: every document carries it. */
const MAX_BYTES = 6000

/**
 * Compiles the starter (`app/starter/main.ts`) with all it imports to one script, which the pages write into every
 * document. Throws when it is larger than 6 kB gzip.
 */
export function starterScript(): Plugin {
  let text: Promise<string> | undefined
  return {
    name: 'starter-script',
    resolveId: id => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined
      if (this.environment.name === 'client') return 'export const STARTER_SCRIPT = ""'
      text ??= compileStarter()
      return `export const STARTER_SCRIPT = ${JSON.stringify(await text)}`
    },
    hotUpdate({ file }) {
      if (!file.startsWith(FOLDER)) return undefined
      text = undefined
      const module = this.environment.moduleGraph.getModuleById(RESOLVED)
      return module ? [module] : undefined
    },
  }
}

async function compileStarter(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    root: path.join(import.meta.dirname, '..'),
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: path.join(FOLDER, 'main.ts'),
        // Of packages with one door only the modules that are used, whatever the others would do when loaded.
        treeshake: { moduleSideEffects: id => id.startsWith(FOLDER) },
        output: { format: 'iife' },
      },
    },
  })
  const [script, ...others] = [result].flat().flatMap(made => ('output' in made ? made.output : []))
  if (script?.type !== 'chunk' || others.length > 0) throw new Error('The starter has to be one script')
  const code = script.code.trim()
  const size = gzipSync(code, { level: 9 }).byteLength
  if (size > MAX_BYTES) throw new Error(`The starter has ${size} bytes compressed and may have ${MAX_BYTES}`)
  // Text that would end the script element, or begin a comment in it.
  if (/<\/script|<!--/i.test(code)) throw new Error('The starter cannot stand in a document')
  return code
}
