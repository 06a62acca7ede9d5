import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { browserChunks } from './vite/browser-chunks.ts'
import { chunkReport } from './vite/chunk-report.ts'
import { oneByteCode } from './vite/one-byte-code.ts'
import { slimRouteTable } from './vite/slim-routes.ts'
import { starterScript } from './vite/starter-script.ts'
import { tellableSelectors } from './vite/tellable-selectors.ts'
import { withoutRemembered } from './vite/without-remembered.ts'

/**
 * Three files instead of one, whose source would be stored in two bytes a letter: what is below the storefront, what is below its
 * routes, and the routes. Each imports only from those before it.
 */
const serverParts = {
  groups: [
    { name: 'packages', test: /[\\/](?:node_modules|packages)[\\/]/, tags: ['$initial' as const] },
    { name: 'below-routes', test: /[\\/]storefront[\\/]app[\\/][\w-]+[\\/](?<![\\/]routes[\\/])/, tags: ['$initial' as const] },
  ],
}

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    chunkReport(),
    slimRouteTable(),
    starterScript(),
    withoutRemembered(),
    oneByteCode(),
    tellableSelectors(),
  ],
  // What a module that is loaded later imports is mostly there: naming it again for a preload costs more than it wins.
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: { build: { rolldownOptions: { output: browserChunks } } },
    ssr: {
      build: { rolldownOptions: { output: { comments: false, codeSplitting: serverParts } } },
      // Of these the pages use a few functions, and Node keeps the source of whatever it loads.
      // The development server runs modules as they are, and one of these is no module.
      resolve: command === 'build' ? { noExternal: ['zod', 'bysquare', 'validator'] } : {},
    },
  },
}))
