import { buttonClass } from '@shop/ui'
import { useEffect } from 'react'

/**
 * Leads to another address: by the script, by the page itself where there are no scripts, and by a link. A redirect would not do:
 * the answer to a form may lead to few other sites only, and a browser that comes from one sends no session with a redirect.
 */
export function GoOn({
  url,
  words,
}: {
  readonly url: string
  readonly words: { readonly title: string; readonly link: string }
}) {
  useEffect(() => window.location.replace(url), [url])
  return (
    <div className="wrap py-16 text-center" aria-live="polite">
      <meta httpEquiv="refresh" content={`0;url=${url}`} />
      <h1 className="text-h1">{words.title}</h1>
      <a href={url} className={`${buttonClass('primary', 'lg')} mt-8`}>
        {words.link}
      </a>
    </div>
  )
}
