import { bankReferenceOf } from '@shop/domain/order'
import { classNames } from '@shop/ui'
import { Fragment } from '../../commerce-ui/fragment.tsx'
import { useShop } from '../../request/use-shop.tsx'
import type { TransferInstructions } from './awaited-transfer.ts'
import { PaymentRows } from './payment-rows.tsx'

/**
 * The store's account with the reference of the order, each line with a copy button, and the code for the app of a bank
 * (CHK-25, ORD-03). On a phone the code comes last: the phone that shows it cannot scan it.
 */
export function BankTransferDetails({ order, amount, bank, code }: TransferInstructions) {
  const { t, money } = useShop()
  const rows = [
    { label: t('order.amount'), value: money(amount) },
    { label: t('order.reference'), value: bankReferenceOf(order) },
    { label: t('order.accountOwner'), value: bank.accountOwner },
    { label: t('order.iban'), value: bank.iban.replace(/(.{4})(?=.)/g, '$1 ') },
    { label: t('order.bic'), value: bank.bic },
    { label: t('order.bank'), value: bank.institute },
  ]
  return (
    <section
      className={classNames(
        'rounded-panel border border-steel-200 p-5 md:p-6',
        code && 'grid gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_14rem]',
      )}
    >
      <div className="@container min-w-0">
        <h2 className="mb-3 text-h4">{t('order.bankDetails')}</h2>
        <PaymentRows rows={rows} />
      </div>
      {code ? (
        <div className="break-inside-avoid">
          <h3 className="text-h4">{t('order.scanToPay')}</h3>
          <Fragment fragment={code} className="my-3 w-56 max-w-full" />
          <p className="text-sm text-steel-600">{t('order.scanToPayText')}</p>
        </div>
      ) : null}
    </section>
  )
}
