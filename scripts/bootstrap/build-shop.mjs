// Builds all that a process of the shop runs, where the packages are installed already: for images and other packages of it.
import { buildShop } from './build.mjs'

await buildShop(process.execPath)
