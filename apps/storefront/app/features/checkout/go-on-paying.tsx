import { Button, buttonClass } from '@shop/ui'
import { useEffect, useRef } from 'react'
import { useShop } from '../../request/use-shop.tsx'

interface GoOnPayingProps {
  readonly url: string
  /** What a form posts there, where a link would not do. */
  readonly fields?: Readonly<Record<string, string>> | undefined
}

/**
 * Leads to another address, which may be on another site: by the script, by the page itself where there are no scripts, and by a link.
 * A redirect would not do: the answer to a form may lead to few other sites only, and a browser that comes from one sends no
 * cookie with a redirect.
 */
export function GoOnPaying({ url, fields }: GoOnPayingProps) {
  return fields ? <GoOnByForm url={url} fields={fields} /> : <GoOnByLink url={url} />
}

/** By a form, which only a press of its button sends where there are no scripts. */
function GoOnByForm({ url, fields }: Required<GoOnPayingProps>) {
  const { t } = useShop()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.submit(), [])
  return (
    <form ref={form} method="post" action={url} className="mx-auto max-w-xl py-16 text-center" aria-live="polite">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <h1 className="text-h1">{t('payment.goingOn')}</h1>
      <Button type="submit" size="lg" className="mt-8">
        {t('payment.goOn')}
      </Button>
    </form>
  )
}

function GoOnByLink({ url }: Pick<GoOnPayingProps, 'url'>) {
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
