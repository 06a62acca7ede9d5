// Preloaded into the apps of `npm run dev`: tells the process that watches the sources which of our files this one runs.
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const imported: string[] = []
let isScheduled = false

registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:') && !url.includes('/node_modules/')) report(fileURLToPath(url))
    return next(url, context)
  },
})

/** One message for all modules that load in one go, and also for the one that then turns out to be broken. */
function report(file: string): void {
  imported.push(file)
  if (isScheduled) return
  isScheduled = true
  setImmediate(() => {
    isScheduled = false
    process.send?.({ imported: imported.splice(0) })
  })
}
