import { setTimeout } from 'node:timers/promises'

const PAUSE_MS = 200

/** Before the first journey: waits for the search of the shop that all journeys share. */
export default function waitForSharedSearch(): Promise<void> {
  return waitForSearch(Number(process.env.PORT))
}

/** Waits until the search of a shop that has just opened knows the catalogue: before, the database answers more plainly. */
export async function waitForSearch(port: number): Promise<void> {
  const address = `http://127.0.0.1:${port}/api/new-ct/searchCatalogue`
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
