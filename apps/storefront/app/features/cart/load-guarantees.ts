import { createBrowserTransport, createShopClient } from '@shop/contract'
import { clientSideDomain, logBrowserError } from '../../browser/environment.ts'
import type { GuaranteeOffer } from '../../catalogue/guarantee-offers.server.ts'

const loaded = new Map<string, Promise<readonly GuaranteeOffer[]>>()

/** The guarantees offered with a product, fetched once per page view; none when they cannot be loaded. */
export function loadGuarantees(sku: string): Promise<readonly GuaranteeOffer[]> {
  const known = loaded.get(sku)
  if (known) return known
  const onError = (error: Error) => logBrowserError(error.message, error)
  const client = createShopClient(createBrowserTransport('/api'), { host: clientSideDomain(), onError })
  const loading = client.call('getExtraGuarantees', { sku }).then(
    ({ guarantees }) => guarantees.results,
    () => {
      loaded.delete(sku)
      return []
    },
  )
  loaded.set(sku, loading)
  return loading
}
