import { needsOf, type SupportSubreason } from '@shop/domain/support-case'
import { buttonClass } from '@shop/ui'
import { IconExternalLink } from '@shop/ui/icons'
import type { ReactNode } from 'react'
import { useShop } from '../../request/use-shop.tsx'

interface CaseShortcutPanelProps {
  readonly subreason: SupportSubreason
  /** The way on to the form. */
  readonly children: ReactNode
}

/** What a shopper can do at once instead of asking for it: leave for it, or go on (FORM-08..FORM-12). */
export function CaseShortcutPanel({ subreason, children }: CaseShortcutPanelProps) {
  const { t, hrefs, data } = useShop()
  const leave = buttonClass('primary', 'md')
  const isReturn = needsOf(subreason).shortcut === 'returns-portal'
  const text = isReturn
    ? 'support.shortcutReturn'
    : subreason === 'invoice-request'
      ? 'support.shortcutInvoice'
      : 'support.shortcutShipment'
  return (
    <div className="rounded-panel border border-steel-200 bg-steel-50 p-5 sm:p-6">
      <p className="max-w-[60ch]">{t(text)}</p>
      <div className="mt-5 flex flex-wrap gap-3 *:max-w-full *:wrap-anywhere">
        {isReturn ? (
          <a href={data.outside.returnsPortal ?? hrefs.page('return-policy')} rel="noopener" className={leave}>
            {t('shell.returnsPortal')}
          </a>
        ) : (
          <a href={hrefs.myOrders()} target="_blank" rel="noopener" className={leave}>
            {t('shell.myOrders')}
            <IconExternalLink className="size-4" />
            <span className="sr-only">({t('shell.newWindow')})</span>
          </a>
        )}
        {children}
      </div>
      {isReturn ? (
        <p className="mt-4 text-sm">
          <a href={hrefs.page('return-policy')} className="text-link underline underline-offset-4 hover:decoration-2">
            {t('shell.returnPolicy')}
          </a>
        </p>
      ) : null}
    </div>
  )
}
