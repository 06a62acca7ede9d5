import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** What `sendHead` writes into documents alone. */
const OF_THE_DOCUMENT =
  'link[rel=alternate][hreflang], meta[property], meta[name=description], meta[name=keywords], meta[name="twitter:card"], script[type="application/ld+json"]'

/** Takes away what the head says to programs about the page of the document, once another page is shown. */
export function DocumentTags() {
  const { pathname } = useLocation()
  const ofDocument = useRef(pathname)
  useEffect(() => {
    if (pathname === ofDocument.current) return
    for (const tag of document.head.querySelectorAll(OF_THE_DOCUMENT)) tag.remove()
  }, [pathname])
  return null
}
