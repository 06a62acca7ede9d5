// The storefront with Vite in its server. What the backend does is sent here, so that pages wait while it restarts.
import { createHttpTransport } from '@shop/contract'
import { runApps } from '@shop/process'
import { readSettings } from '../../apps/storefront/config.ts'
import { start } from '../../apps/storefront/start.ts'
import { openVite } from './vite-pages.ts'
import type { AppState } from './watched-app.ts'

let restart: PromiseWithResolvers<void> | undefined

await runApps(async () => {
  const settings = readSettings()
  const pages = await openVite({ beforePage: async () => restart?.promise })
  process.on('message', ({ backend }: { readonly backend: AppState }) => {
    if (backend.state === 'restarting') restart ??= Promise.withResolvers()
    else {
      restart?.resolve()
      restart = undefined
    }
    if (backend.state === 'ready') pages.reload()
    if (backend.state === 'broken') pages.showError(`The backend has ended:\n${backend.error}`)
  })
  const transport = createHttpTransport(settings.middlewareUrl)
  return { apps: [await start(settings, transport, undefined, pages)], drainMs: settings.drainMs }
})
