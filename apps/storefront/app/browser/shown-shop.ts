import { useEffect } from 'react'
import type { ShopData } from '../request/shop-data.ts'

/** What the last page of this window was shown in. It outlives the page, because an error page takes its place as a whole. */
let shown: ShopData | undefined

/**
 * The shop of a page, or that of the page before where nothing could be loaded: then there is a shop to say so in (ERR-14). The
 * server knows of no page before.
 */
export function useShownShop(data: ShopData | undefined): ShopData | undefined {
  useEffect(() => {
    if (data) shown = data
  }, [data])
  return data ?? shown
}
