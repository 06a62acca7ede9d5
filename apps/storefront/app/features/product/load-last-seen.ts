import { fetchShopFile } from '@shop/contract/shop-file'
import { mayStore } from '../../browser/consent.ts'
import { logBrowserError } from '../../browser/environment.ts'
import { reserveLastSeen } from '../../browser/last-seen-room.ts'
import type { Hrefs } from '../../href/hrefs.ts'
import { forgetSeen, readLastSeen, rememberSeen } from './last-seen-memory.ts'

interface SeenPage {
  readonly hrefs: Pick<Hrefs, 'seenProducts'>
  /** The product that is shown: it is stored, and left out. */
  readonly productId: string | undefined
  /** Whether the page shows the products, and does not only remember its own. */
  readonly isShown: boolean
}

/**
 * HTML of the products this browser has seen last, with current prices and without those no longer sold; empty where nothing was seen, or
 * where storing it is not consented to. Undefined after a failure.
 */
export async function loadLastSeen({ hrefs, productId, isShown }: SeenPage): Promise<string | undefined> {
  if (!mayStore('preferences')) {
    reserveLastSeen(false)
    return ''
  }
  const seen = readLastSeen(localStorage).filter(id => id !== productId)
  if (productId !== undefined) {
    rememberSeen(localStorage, productId)
    reserveLastSeen(true)
  }
  // A browser that agreed to statistics may be known by what it did, too; there is no room for that on other pages.
  if (!isShown || (seen.length === 0 && (productId === undefined || !mayStore('statistics')))) return ''
  const html = await fetchSeen(hrefs.seenProducts(seen, productId))
  if (productId === undefined && !html) reserveLastSeen(false)
  return html
}

async function fetchSeen(href: string): Promise<string | undefined> {
  try {
    return (await fetchShopFile<{ readonly html: string }>(href, { isPersonal: true })).html
  } catch (error) {
    logBrowserError('The products seen last could not be loaded', error)
    return undefined
  }
}

/** Forgets what was seen, and leads the focus back to the page. */
export function forgetLastSeen(): void {
  forgetSeen(localStorage)
  reserveLastSeen(false)
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
