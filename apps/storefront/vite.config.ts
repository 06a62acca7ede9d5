import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { starterScript } from './starter-script.config.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), starterScript()],
  build: { assetsInlineLimit: 0 },
})
