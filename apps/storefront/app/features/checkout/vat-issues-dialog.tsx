import { isManualCheckOffered, VAT_ISSUE_REASONS, type VatState } from '@shop/domain/vat'
import { regionName } from '@shop/i18n/format'
import { Button } from '@shop/ui'
import { IconAlertTriangle } from '@shop/ui/icons'
import { useEffect, useId, useRef } from 'react'
import { useShop } from '../../request/use-shop.tsx'
import { ACCEPTED_NUMBER, CHECK_VAT, VAT_ISSUE_MESSAGES, vatTextsOf } from './vat-state.ts'

interface VatIssuesDialogProps {
  readonly vat: VatState
  /** The number that the result is about; a decision counts for it alone. */
  readonly vatNumber: string
  readonly isBusy: boolean
  /** Called after it was closed without a decision: the number is to be looked at again. */
  readonly onClose: () => void
}

/**
 * What may be wrong with a company's VAT number, and the choice to correct it, to check it again or to pay VAT (VAT-12,
 * VAT-22, VAT-23). A native modal dialog inside of the form whose buttons submit it; without scripts, and until they run, a
 * part of the page.
 */
export function VatIssuesDialog({ vat, vatNumber, isBusy, onClose }: VatIssuesDialogProps) {
  const { t, market, locale } = useShop()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element || element.matches(':modal')) return
    // Not `close()`, which would call `onClose`.
    element.removeAttribute('open')
    element.showModal()
  }, [])
  // A confirmed number that leaves prices with VAT is nothing to correct (VAT-21).
  const isWrong = vat.state !== 'success-without-tax-rate-change'
  const [title, ...details] = vatTextsOf(t, vat, regionName(market.country, locale))
  return (
    <dialog
      ref={dialog}
      open
      onClose={onClose}
      // An answer that is on its way would open it again.
      onCancel={event => {
        if (isBusy) event.preventDefault()
      }}
      aria-labelledby={titleId}
      className="vat-issues rounded-panel bg-white p-6 text-ink-900 md:p-8"
    >
      <h2 id={titleId} className="flex items-start gap-3 text-h3">
        <IconAlertTriangle className="mt-0.5 size-6 shrink-0 text-warn" />
        {title}
      </h2>
      <div className="mt-3 grid gap-1 text-sm">
        {details.map(text => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {isWrong ? (
        <>
          <h3 className="mt-5 text-sm font-semibold">{t('checkout.vatIssues')}</h3>
          <ul className="mt-1 list-disc pl-5 text-sm">
            {VAT_ISSUE_REASONS.map(reason => (
              <li key={reason}>{t(VAT_ISSUE_MESSAGES[reason])}</li>
            ))}
          </ul>
        </>
      ) : null}
      <p className="mt-4 text-sm">
        {t('checkout.vatContinueText')} {t('checkout.vatAdvice')}
      </p>
      <div className="mt-6 grid gap-3 sm:flex sm:flex-wrap">
        {/* Without scripts it is a part of the page, next to the number. */}
        {isWrong ? (
          <Button type="button" className="vat-issues-close" busy={isBusy} onClick={() => dialog.current?.close()}>
            {t('checkout.vatCorrectNumber')}
          </Button>
        ) : null}
        {isManualCheckOffered(vat) ? (
          <Button type="submit" name="intent" value={CHECK_VAT} formNoValidate variant="tertiary" busy={isBusy}>
            {t('checkout.vatCheckAgain')}
          </Button>
        ) : null}
        <Button type="submit" name={ACCEPTED_NUMBER} value={vatNumber} variant={isWrong ? 'secondary' : 'primary'} busy={isBusy}>
          {t('checkout.vatContinue')}
        </Button>
      </div>
    </dialog>
  )
}
