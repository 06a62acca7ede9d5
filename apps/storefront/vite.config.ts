import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { browserChunks } from './vite/browser-chunks.ts'
import { chunkReport } from './vite/chunk-report.ts'
import { starterScript } from './vite/starter-script.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), chunkReport(), starterScript()],
  build: { assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: browserChunks } } } },
})
