import { isPersonalPath } from '../request/cache-control.ts'

/** The link at the target of an event, if its page can be shown without loading a document from elsewhere. */
export function followableLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download') || 'reload' in link.dataset)
    return null
  return link
}

/**
 * Whether the page of a link may be fetched before it is opened: another page, the same for all visitors, so that fetching
 * it changes nothing and it can be kept; and none at all for a person who saves data or has a slow connection.
 */
export function isWorthPrefetching({ pathname, search }: HTMLAnchorElement): boolean {
  if (pathname === location.pathname && search === location.search) return false
  return !isPersonalPath(pathname) && !/\.[a-z]+$/.test(pathname) && !savesData()
}

/** What Chromium knows of the connection; other browsers do not say. */
interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: Connection }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}
