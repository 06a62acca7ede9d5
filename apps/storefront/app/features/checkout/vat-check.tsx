import { hasVatIssues, isManualCheckOffered, type VatState } from '@shop/domain/vat'
import { regionName } from '@shop/i18n/format'
import { Button, InformationBox } from '@shop/ui'
import { useEffect, useRef } from 'react'
import { useShop } from '../../request/use-shop.tsx'
import { CHECK_VAT, vatTextsOf } from './vat-state.ts'

/** States after which no further check is offered. */
const CONFIRMED: ReadonlySet<VatState['state']> = new Set(['valid', 'success-with-local-vat', 'success-without-tax-rate-change'])

interface VatNumberCheckProps {
  readonly vat: VatState
  /** Whether the result has just arrived: it is then focused, which announces it. */
  readonly isNew: boolean
  /** Opens the dialog about what may be wrong; undefined where that is a part of the page. */
  readonly onIssues: (() => void) | undefined
}

/**
 * Checks the VAT number of a business and shows the result, with a button to check again where it did not work (VAT-11,
 * VAT-12). The button submits the form, so that it works without scripts.
 */
export function VatNumberCheck({ vat, isNew, onIssues }: VatNumberCheckProps) {
  const { t, market, locale } = useShop()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) box.current?.focus()
  }, [isNew])
  const [title, ...details] = vatTextsOf(t, vat, regionName(market.country, locale))
  const isBusy = vat.state === 'triggered'
  const check = (
    <Button type="submit" name="intent" value={CHECK_VAT} formNoValidate variant="tertiary" busy={isBusy}>
      {t(isManualCheckOffered(vat) ? 'checkout.vatCheckAgain' : 'checkout.vatCheck')}
    </Button>
  )
  if (!title) return <div>{check}</div>
  return (
    <div ref={box} tabIndex={-1} className="grid gap-3">
      <InformationBox type={hasVatIssues(vat) ? 'warning' : isBusy ? 'info' : 'success'} title={title}>
        {details.map(text => (
          <p key={text} className="not-first:mt-1">
            {text}
          </p>
        ))}
        {hasVatIssues(vat) && onIssues ? (
          <button type="button" onClick={onIssues} className="mt-1 min-h-9 cursor-pointer text-link underline underline-offset-4">
            {t('checkout.vatIssues')}
          </button>
        ) : null}
      </InformationBox>
      {CONFIRMED.has(vat.state) ? null : <div>{check}</div>}
    </div>
  )
}
