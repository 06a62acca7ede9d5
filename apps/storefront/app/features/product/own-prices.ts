import { fetchShopFile } from '@shop/contract/shop-file'
import { logBrowserError } from '../../browser/environment.ts'

/** A sentence with a gross price, and the one with the net price, for who has chosen to see these. */
interface OwnPrice {
  readonly gross: string
  readonly net: string
}

/** A customer's own prices by item number, and why they are their own; null for who has none. */
type OwnPrices = { readonly reason: string; readonly prices: Readonly<Record<string, OwnPrice>> } | null

/** As many as are asked for at once. */
const BATCH = 100
/** Waits for what else a page adds, in ms. */
const PAUSE_MS = 100

/**
 * Writes a customer's own price under each price that the page shows for all, also under those that come later, and says why it is
 * their own. Pages are the same for all, so that they come without. `home` is the path of the home page. Returns what ends it.
 */
export function showOwnPrices(home: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  const observer = new MutationObserver(() => look())
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
  }
  const look = () => {
    if (isAsking) return
    clearTimeout(timer)
    timer = setTimeout(() => void ask().catch(failed), PAUSE_MS)
  }
  const failed = (error: unknown) => {
    stop()
    logBrowserError('The prices of the customer could not be loaded', error)
  }
  const ask = async () => {
    const places = [...document.querySelectorAll<HTMLElement>('[data-price-of]:not([data-asked])')].slice(0, BATCH)
    if (places.length === 0) return
    for (const place of places) place.dataset.asked = ''
    isAsking = true
    const own = await fetchShopFile<OwnPrices>(hrefOf(home, places.map(skuOf)), { isPersonal: true })
    isAsking = false
    if (!own) return stop()
    for (const place of places) write(place, own.prices[skuOf(place)], own.reason)
    // What came in the meantime, and what was too much for one call.
    look()
  }
  observer.observe(document.body, { childList: true, subtree: true })
  look()
  return stop
}

/** Here and not among the links of pages, which every page carries. */
function hrefOf(home: string, skus: readonly string[]): string {
  return `${home}own-prices.json?skus=${[...new Set(skus)].join(',')}`
}

function skuOf({ dataset }: HTMLElement): string {
  return dataset.priceOf ?? ''
}

function write(place: HTMLElement, price: OwnPrice | undefined, reason: string): void {
  if (price === undefined) return
  const note = document.createElement('p')
  note.className = 'num mt-1 text-xs text-ink-900'
  note.dataset.ownPrice = ''
  const amount = document.createElement('strong')
  amount.append(shownAs('gross-price', price.gross), shownAs('net-price', price.net))
  note.append(amount, ` ${reason}`)
  place.after(note)
}

function shownAs(className: string, text: string): HTMLElement {
  const span = document.createElement('span')
  span.className = className
  span.textContent = text
  return span
}
