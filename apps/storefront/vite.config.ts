import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { browserChunks } from './vite/browser-chunks.ts'
import { chunkReport } from './vite/chunk-report.ts'
import { starterScript } from './vite/starter-script.ts'
import { withoutRemembered } from './vite/without-remembered.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), chunkReport(), starterScript(), withoutRemembered()],
  // What a module that is loaded later imports is mostly there: naming it again for a preload costs more than it wins.
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: { client: { build: { rolldownOptions: { output: browserChunks } } } },
})
