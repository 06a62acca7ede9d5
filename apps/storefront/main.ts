import { createHttpTransport } from '@shop/contract'
import { followChanges } from '@shop/contract/changes'
import { createBodyBudget } from '@shop/http'
import { readSettings } from './config.ts'
import { BUILT_PAGES } from './server/page-source.ts'
import { start } from './start.ts'

const { storefront, changes } = await open()

async function open() {
  try {
    const settings = readSettings()
    const changes = followChanges(settings.middlewareUrl)
    const transport = createHttpTransport(settings.middlewareUrl)
    return { changes, storefront: await start(settings, transport, createBodyBudget(), BUILT_PAGES, changes) }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    changes.stop()
    void storefront.stop()
  })
