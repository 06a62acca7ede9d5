import type { MarketVisit } from './market-visit.ts'

/** Result of an operation with the session of the window, which has a page of the shop open. Throws when it is refused. */
export async function callInSession({ page }: MarketVisit, operation: string, parameters: object): Promise<unknown> {
  const { status, body } = await page.evaluate(
    async ([name, payload]) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(`/api/new-ct/${name}`, { method: 'POST', headers, body: payload as string })
      return { status: response.status, body: (await response.json()) as { data: unknown } }
    },
    [operation, JSON.stringify([parameters])],
  )
  if (status !== 200) throw new Error(`${operation} answered ${status}: ${JSON.stringify(body)}`)
  return body.data
}
