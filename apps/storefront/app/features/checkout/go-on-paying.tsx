import { buttonClass } from '@shop/ui'
import { useEffect } from 'react'
import { useShop } from '../../request/use-shop.tsx'

/**
 * Leads to another address, which may be on another site: by the script, by the page itself where there are no scripts, and by a link.
 * A redirect would not do: the answer to a form may lead to few other sites only, and a browser that comes from one sends no
 * cookie with a redirect.
 */
export function GoOnPaying({ url }: { readonly url: string }) {
  const { t } = useShop()
  useEffect(() => window.location.replace(url), [url])
  return (
    <div className="mx-auto max-w-xl py-16 text-center" aria-live="polite">
      <meta httpEquiv="refresh" content={`0;url=${url}`} />
      <h1 className="text-h1">{t('payment.goingOn')}</h1>
      <a href={url} className={`${buttonClass('primary', 'lg')} mt-8`}>
        {t('payment.goOn')}
      </a>
    </div>
  )
}
