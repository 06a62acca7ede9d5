import { fetchShopFile } from '@shop/contract/shop-file'
import { logBrowserError } from '../../browser/environment.ts'

/** Cards of products with current prices as HTML, without those no longer sold; undefined after a failure. */
export async function loadSeenProducts(href: string): Promise<string | undefined> {
  try {
    return (await fetchShopFile<{ readonly html: string }>(href, { isPersonal: true })).html
  } catch (error) {
    logBrowserError('The products seen last could not be loaded', error)
    return undefined
  }
}
