// Preloaded into the apps of `npm run dev`: sends to the process that watches the sources which files this one runs.
import { registerHooks } from 'node:module'

const imported: string[] = []
let isScheduled = false

registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:')) report(url)
    return next(url, context)
  },
})

/** One message for all modules that load in one go, also for one that then turns out to be broken. */
function report(url: string): void {
  imported.push(url)
  if (isScheduled) return
  isScheduled = true
  setImmediate(() => {
    isScheduled = false
    process.send?.({ imported: imported.splice(0) })
  })
}
