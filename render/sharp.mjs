// sharp comes from the project's node_modules, or from the folder named in RENDER_TOOLS.
import { createRequire } from 'node:module'
import { join } from 'node:path'

const from = process.env.RENDER_TOOLS ? join(process.env.RENDER_TOOLS, 'index.js') : import.meta.url
export const sharp = createRequire(from)('sharp')
