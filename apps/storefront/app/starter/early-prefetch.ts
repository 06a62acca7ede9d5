import { followableLink, isWorthPrefetching } from '../browser/page-links.ts'
import { listen } from './listen.ts'

/** Documents that are fetched ahead before the application does that itself. */
const MAX_DOCUMENTS = 4

/** How long a pointer rests on a link before its page is fetched. */
const REST_MS = 65

/** Fetches the document of a link that a pointer rests on or that is touched: it is opened before the application is there. */
export function prefetchDocuments(): () => void {
  const fetched = new Set<string>()
  let resting: ReturnType<typeof setTimeout> | undefined
  const rest = ({ target, pointerType }: PointerEvent) => {
    clearTimeout(resting)
    const link = followableLink(target)
    if (!link || !isWorthPrefetching(link)) return
    const href = link.pathname + link.search
    const prefetch = () => {
      if (fetched.has(href) || fetched.size >= MAX_DOCUMENTS) return
      fetched.add(href)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }))
    }
    resting = setTimeout(prefetch, pointerType === 'mouse' ? REST_MS : 0)
  }
  const stop = listen(['pointerover'], rest, { passive: true })
  return () => {
    clearTimeout(resting)
    stop()
  }
}
