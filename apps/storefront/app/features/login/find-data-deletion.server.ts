import type { ShopRequest } from '../../request/request-context.server.ts'

const CODE = /^[0-9A-F]{20}$/

/** What was done at a request of a provider, by a code as it was typed; undefined for one that no request has. */
export async function findDataDeletion({ client }: ShopRequest, typed: string) {
  const code = typed.replace(/\s/g, '').toUpperCase()
  if (!CODE.test(code)) return undefined
  return (await client.call('getProviderDeletion', { code })).providerDeletion ?? undefined
}
