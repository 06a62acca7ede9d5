// Builds what the orders site shows: its pages as one module for the server, and one stylesheet with the fonts of the shop.
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'

const root = import.meta.dirname
const common = { root, configFile: false, logLevel: 'warn', mode: 'production' } as const

await build({
  ...common,
  plugins: [tailwindcss()],
  build: {
    outDir: 'build/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: 'manifest.json',
    rolldownOptions: { input: join(root, 'src/pages/styles.css') },
  },
})
await build({
  ...common,
  ssr: { noExternal: [/^@shop\//] },
  build: { outDir: 'build/server', emptyOutDir: true, ssr: 'src/pages/render-page.tsx' },
})
