import { timeZoneOf } from '@shop/domain/market'
import type { Order } from '@shop/domain/order'
import type { PaymentAction } from '@shop/domain/payment'
import { formatInstant } from '@shop/i18n/format'
import { useShop } from '../../request/use-shop.tsx'
import { PaymentRows } from './payment-rows.tsx'

interface VoucherDetailsProps {
  readonly order: Order
  readonly voucher: PaymentAction
}

/** The reference by which a shopper pays at a cash machine or in the app of a bank (CHK-27, ENT-07). */
export function VoucherDetails({ order, voucher }: VoucherDetailsProps) {
  const { t, money } = useShop()
  const rows = [
    { label: t('order.voucherEntity'), value: voucher.entity },
    { label: t('order.voucherReference'), value: voucher.reference },
    { label: t('order.amount'), value: money(order.totalPrice) },
    { label: t('order.voucherExpires'), value: formatInstant(voucher.expiresAt, timeZoneOf(order)) },
    { label: t('order.voucherMerchantReference'), value: voucher.merchantReference },
  ]
  return (
    <section className="rounded-panel border border-steel-200 p-5 md:p-6">
      <h2 className="mb-3 text-h4">{t('order.voucherTitle')}</h2>
      <PaymentRows rows={rows} />
    </section>
  )
}
