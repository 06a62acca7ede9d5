import { bankReferenceOf } from '@shop/domain/order'
import { type BankDetails, COMPANY } from '@shop/domain/store'
import type { Translate } from '@shop/i18n'
import { drawPaymentCode, type PaymentCodeDrawing, paymentCodeOf } from '@shop/payment-code'
import { renderToStaticMarkup } from 'react-dom/server'
import type { AwaitedTransfer } from './awaited-transfer.ts'

/** How long a code can be paid where its form names an end. */
const VALID_DAYS = 30

interface PaymentCodeSource extends AwaitedTransfer {
  readonly bank: BankDetails
  /** ISO instant of the request. */
  readonly now: string
  readonly t: Translate
}

/**
 * The QR code for the transfer that an order waits for, as SVG with its name in the language of the page; undefined where
 * no form of code fits the account and currency, and where its end has passed.
 */
export function renderPaymentCode({ order, amount, since, bank, now, t }: PaymentCodeSource): string | undefined {
  const validUntil = new Date(Date.parse(since) + VALID_DAYS * 86_400_000).toISOString()
  if (now >= validUntil) return undefined
  const code = paymentCodeOf({
    payee: { name: bank.accountOwner, iban: bank.iban, bic: bank.bic, address: COMPANY },
    amount,
    reference: bankReferenceOf(order),
    validUntil,
  })
  if (!code) return undefined
  return renderToStaticMarkup(<PaymentCodeSvg title={t('order.paymentCode')} drawing={drawPaymentCode(code)} />)
}

/** Pure black on white also in print: scanners of banks expect nothing else. */
function PaymentCodeSvg({ title, drawing: { size, path, cross } }: { title: string; drawing: PaymentCodeDrawing }) {
  return (
    <svg role="img" viewBox={`0 0 ${size} ${size}`} className="h-auto w-full">
      <title>{title}</title>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path stroke="#000" shapeRendering="crispEdges" d={path} />
      {cross ? (
        // A white cross in a black square with a white frame, 198 units wide.
        <g transform={`translate(${cross.start} ${cross.start}) scale(${cross.width / 198})`}>
          <path fill="#fff" d="M0 0h198v198H0z" />
          <path fill="#000" d="M7 7h184v184H7z" />
          <path fill="#fff" d="M82.5 44h33v110h-33zM44 82.5h110v33H44z" />
        </g>
      ) : null}
    </svg>
  )
}
