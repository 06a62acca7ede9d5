import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

const PICTURES = join(import.meta.dirname, '../../../demo/pictures')
const EXCERPT = join(import.meta.dirname, '../app/catalogue/demo-excerpt.json')
const TYPES: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp' }

/** The pictures of the products that stories show, at the path that the shop has them at; the demo shop has 79 MB of others. */
function demoPictures(): Plugin {
  return {
    name: 'demo-pictures',
    configureServer(server) {
      server.middlewares.use('/pictures', (request, response, next) => {
        const file = basename(request.url ?? '')
        const type = TYPES[file.split('.').at(-1) ?? '']
        if (!type || !existsSync(join(PICTURES, file))) return next()
        response.setHeader('content-type', type)
        createReadStream(join(PICTURES, file)).pipe(response)
      })
    },
    generateBundle() {
      const shown = new Set(readFileSync(EXCERPT, 'utf8').match(/(?<="\/pictures\/)[^"]+/g))
      const isShown = (file: string) => shown.has(file.replace(/(?:-\d\d)?-\d+\.\w+$/, ''))
      for (const file of readdirSync(PICTURES).filter(isShown))
        this.emitFile({ type: 'asset', fileName: `pictures/${file}`, source: readFileSync(join(PICTURES, file)) })
    },
  }
}

/** The styles and the code of the shop, without what makes pages of them. */
export default defineConfig({
  plugins: [tailwindcss(), demoPictures()],
  build: { assetsInlineLimit: 0 },
})
