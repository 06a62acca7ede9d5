import { bankReferenceOf, type Order } from '@shop/domain/order'
import type { BankDetails } from '@shop/domain/store'
import { IconCheck, IconCopy } from '@shop/ui/icons'
import { useState } from 'react'
import { useShop } from '../../request/use-shop.tsx'

/** The store's account with the reference of the order, each line with a copy button (CHK-25, ORD-03). */
export function BankTransferDetails({ order, bank }: { order: Order; bank: BankDetails }) {
  const { t, money } = useShop()
  const rows = [
    { label: t('order.amount'), value: money(order.totalPrice) },
    { label: t('order.reference'), value: bankReferenceOf(order) },
    { label: t('order.accountOwner'), value: bank.accountOwner },
    { label: t('order.iban'), value: bank.iban.replace(/(.{4})(?=.)/g, '$1 ') },
    { label: t('order.bic'), value: bank.bic },
    { label: t('order.bank'), value: bank.institute },
  ]
  return (
    <section className="rounded-panel border border-steel-200 p-5 md:p-6">
      <h2 className="mb-3 text-h4">{t('order.bankDetails')}</h2>
      <dl className="grid grid-cols-[minmax(min-content,1fr)_2fr_auto] gap-x-3 divide-y divide-steel-200 text-sm">
        {rows.map(({ label, value }) => (
          <div key={label} className="col-span-full grid grid-cols-subgrid items-center py-1.5">
            <dt className="text-steel-600">{label}</dt>
            <dd className="num font-medium break-words">{value}</dd>
            <dd>
              <CopyButton label={label} value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function CopyButton({ label, value }: { label: string; value: string }) {
  const { t } = useShop()
  const [isCopied, setCopied] = useState(false)
  const Icon = isCopied ? IconCheck : IconCopy
  return (
    <button
      type="button"
      aria-label={isCopied ? t('order.copied') : t('order.copyNamed', { name: label })}
      onClick={async () => {
        await navigator.clipboard.writeText(value)
        setCopied(true)
      }}
      className="no-print grid size-11 cursor-pointer place-items-center rounded-md text-steel-600 hover:bg-steel-100"
    >
      <Icon className="size-5" />
    </button>
  )
}
