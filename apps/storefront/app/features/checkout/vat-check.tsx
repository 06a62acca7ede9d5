import { hasVatIssues, isManualCheckOffered, VAT_ISSUE_REASONS, type VatState } from '@shop/domain/vat'
import { regionName } from '@shop/i18n/format'
import { Button, InformationBox } from '@shop/ui'
import { useEffect, useRef } from 'react'
import { useShop } from '../../request/use-shop.tsx'
import { VAT_ISSUE_MESSAGES, vatTextsOf } from './vat-state.ts'

/** Intent of the button that checks the VAT number. */
export const CHECK_VAT = 'check-vat'

/** States after which no further check is offered. */
const CONFIRMED: ReadonlySet<VatState['state']> = new Set(['valid', 'success-with-local-vat', 'success-without-tax-rate-change'])

interface VatNumberCheckProps {
  readonly vat: VatState
  /** Whether the result has just arrived: it is then focused, which announces it. */
  readonly isNew: boolean
}

/**
 * Checks the VAT number of a business and shows the result, with a button to check again and reasons where it did
 * not work (VAT-12, VAT-22, VAT-23). The buttons submit the form, so that all of it works without scripts.
 */
export function VatNumberCheck({ vat, isNew }: VatNumberCheckProps) {
  const { t, market, locale } = useShop()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) box.current?.focus()
  }, [isNew])
  const [title, ...details] = vatTextsOf(t, vat, regionName(market.country, locale))
  const isBusy = vat.state === 'triggered'
  const isConfirmed = CONFIRMED.has(vat.state)
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
        {hasVatIssues(vat) ? <VatIssues /> : null}
      </InformationBox>
      {isConfirmed ? null : <div>{check}</div>}
    </div>
  )
}

function VatIssues() {
  const { t } = useShop()
  return (
    <details className="mt-2">
      <summary className="flex min-h-9 cursor-pointer items-center text-link underline underline-offset-4">
        {t('checkout.vatIssues')}
      </summary>
      <ul className="mt-1 mb-3 list-disc pl-5">
        {VAT_ISSUE_REASONS.map(reason => (
          <li key={reason}>{t(VAT_ISSUE_MESSAGES[reason])}</li>
        ))}
      </ul>
      <p className="mb-3">{t('checkout.vatAdvice')}</p>
      <Button type="submit" variant="secondary" size="sm">
        {t('checkout.vatContinue')}
      </Button>
    </details>
  )
}
