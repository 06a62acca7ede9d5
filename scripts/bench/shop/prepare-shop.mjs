// Installs and builds what the checkout of the current folder needs, by its own bootstrap.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const bootstrap = name => import(pathToFileURL(resolve('scripts/bootstrap', name)).href)

const { installDependencies } = await bootstrap('install.mjs')
await installDependencies()
// A checkout of before runs its sources, and builds the pages alone.
const { buildShop, buildStorefront } = await bootstrap('build.mjs')
await (buildShop ?? buildStorefront)(process.execPath)
