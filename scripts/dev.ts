// Runs the whole shop for the one who changes it: `npm run dev` calls it with the Node it needs.
//
// PostgreSQL, the search snapshot and this process stay; what a saved file concerns is brought up to date by whom it
// concerns: pages and styles by Vite in the storefront, everything else by restarting the processes that run the file.

import { openDevelopmentShop } from './dev/open-development-shop.ts'
import { requireUsableSettings } from './run/require-usable-settings.ts'
import { runUntilStopped } from './run/run-until-stopped.ts'

await runUntilStopped(({ ports }) => {
  requireUsableSettings(process.env)
  return openDevelopmentShop(ports)
})
