// npm run ui: the gallery of components, each in its states, sizes and languages. No packages may be imported here.
//   UI_PORT=6006 npm run ui      where it can be opened
//   npm run ui -- build          the same as files, in DATA_DIR/ui
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileMessages } from './bootstrap/build.mjs'
import { installDependencies } from './bootstrap/install.mjs'
import { runProgram } from './bootstrap/run-program.mjs'
import { environmentFor, findRuntime, requireNode } from './bootstrap/runtime.mjs'
import { toolOf } from './bootstrap/tool.mjs'

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'))
requireNode()
await installDependencies()
const node = findRuntime()
await compileMessages(node)
const gallery = ['--config-dir', 'apps/storefront/gallery', '--disable-telemetry']
const args =
  process.argv[2] === 'build'
    ? ['build', ...gallery, '--output-dir', resolve(process.env.DATA_DIR || '.data', 'ui')]
    : [
        'dev',
        ...gallery,
        '--host',
        '127.0.0.1',
        '--port',
        process.env.UI_PORT || '6006',
        '--exact-port',
        '--ci',
        '--no-version-updates',
      ]
const env = environmentFor(node, { STORYBOOK_DISABLE_TELEMETRY: '1' })
process.exitCode = await runProgram(node, [toolOf('storybook'), ...args], { env })
