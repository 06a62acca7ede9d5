import { useEffect } from 'react'

/**
 * Loads the page again where scripts have led to it from another page: what it may load and where its forms may lead is said by the
 * head of its own document, and no other page may do as much.
 */
export function useOwnDocument(): void {
  useEffect(() => {
    const [document] = performance.getEntriesByType('navigation')
    if (document && new URL(document.name).pathname !== window.location.pathname) window.location.reload()
  }, [])
}
