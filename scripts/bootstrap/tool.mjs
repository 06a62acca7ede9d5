import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Path of the script behind a command of an installed package: `toolOf('@react-router/dev', 'react-router')`. */
export function toolOf(packageName, command = packageName) {
  const folder = join(process.cwd(), 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}
