import { IconCheck, IconCopy } from '@shop/ui/icons'
import { useState } from 'react'
import { useShop } from '../../request/use-shop.tsx'

/** What a shopper has to copy to pay, each line with a copy button. */
export function PaymentRows({ rows }: { readonly rows: readonly { readonly label: string; readonly value: string }[] }) {
  return (
    // With a large text the name stands above what is copied.
    <dl className="@max-[12rem]:[&_dt]:col-span-full @max-[12rem]:grid-cols-[minmax(0,1fr)_auto] grid grid-cols-[minmax(min-content,1fr)_minmax(0,2fr)_auto] gap-x-3 divide-y divide-steel-200 text-sm">
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
