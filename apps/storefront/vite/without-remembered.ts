import type { Plugin } from 'vite'

/** As Biome formats it; braces in braces are at most two deep. */
const BEGIN = /<Remembered\s+name="[\w-]+"\s+shows=\{(?:[^{}]|\{[^{}]*\})*\}\s*>/g
const END = /<\/Remembered>/g
const IMPORT = /^import \{ Remembered \} from '.*'$/m

/**
 * Takes `Remembered` out of the scripts of the browser, which would carry for every part what the server alone compares.
 * The element it contains is left in its place. Throws where one is written in another way.
 */
export function withoutRemembered(): Plugin {
  return {
    name: 'without-remembered',
    enforce: 'pre',
    applyToEnvironment: environment => environment.name === 'client',
    transform: {
      filter: { id: /\/app\/.*\.tsx$/, code: '<Remembered ' },
      handler(code, id) {
        const changed = code.replace(BEGIN, '').replace(END, '').replace(IMPORT, '')
        if (changed.includes('Remembered')) throw new Error(`${id}: a Remembered without exactly a name and what it shows`)
        return { code: changed, map: null }
      },
    },
  }
}
