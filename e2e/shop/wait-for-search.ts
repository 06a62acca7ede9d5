import { setTimeout } from 'node:timers/promises'

const PAUSE_MS = 200

/** Waits until the search of a shop that has just opened knows the catalogue: before, the database answers more plainly. */
export default async function waitForSearch(): Promise<void> {
  const address = `http://127.0.0.1:${process.env.PORT}/api/new-ct/searchCatalogue`
  for (;;) {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([{ facets: true }]),
    })
    const { data } = (await response.json()) as { data: { found: { facets?: unknown } } }
    if (data.found.facets) return
    await setTimeout(PAUSE_MS)
  }
}
