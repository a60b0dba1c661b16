import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { chunkGroups } from './scripts/chunks.mjs'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const input = { app: at('src/web/index.html'), landing: at('src/web/landing.html') }

export default defineConfig({
  root: at('src/web'),
  cacheDir: at('node_modules/.vite'),
  plugins: [tailwindcss(), react()],
  build: {
    outDir: at('dist/web'),
    emptyOutDir: true,
    manifest: true,
    // light-dark() in the tokens; all four have been out since 2024.
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    modulePreload: { polyfill: false },
    // The PDF writer is larger, and is loaded only when the user makes a PDF.
    chunkSizeWarningLimit: 600,
    // The content security policy has no data: for scripts, styles or fonts.
    assetsInlineLimit: 0,
    rolldownOptions: { input, output: { codeSplitting: { groups: chunkGroups(input) } } },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
})
