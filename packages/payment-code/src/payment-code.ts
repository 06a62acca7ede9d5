import { isBic, isIban } from '@shop/domain/payment'
import type { CreditTransfer, WriteCode } from './credit-transfer.ts'
import { writeEpc } from './epc.ts'
import { writeHct } from './hct.ts'
import { writePayBySquare } from './pay-by-square.ts'
import { writeSpayd } from './spayd.ts'
import { writeSwissQrBill } from './swiss-qr-bill.ts'
import { writeZbp } from './zbp.ts'

/** By form: how its text is written, those of one country before the European one. */
const FORMS = {
  'swiss-qr-bill': writeSwissQrBill,
  'pay-by-square': writePayBySquare,
  spayd: writeSpayd,
  hct: writeHct,
  zbp: writeZbp,
  epc: writeEpc,
} as const satisfies Record<string, WriteCode>

/** The text of a QR code by which a bank's app fills in a transfer. */
export interface PaymentCode {
  readonly form: keyof typeof FORMS
  readonly text: string
}

/**
 * The code for a transfer, in the form that the apps of the payee's country read for its currency (CHK-25). Undefined
 * where no form fits: another currency or country, an amount beyond the form's limit, an account with wrong check digits.
 * Spaces in the account number do not matter; a BIC that is not one counts as missing.
 */
export function paymentCodeOf(transfer: CreditTransfer): PaymentCode | undefined {
  const { payee, amount, reference } = transfer
  const iban = payee.iban.replace(/\s/g, '').toUpperCase()
  const bic = payee.bic.trim().toUpperCase()
  if (!isIban(iban) || amount.centAmount < 1 || payee.name.trim() === '' || reference.trim() === '') return undefined
  const checked: CreditTransfer = { ...transfer, payee: { ...payee, iban, bic: isBic(bic) ? bic : '' } }
  for (const form of Object.keys(FORMS) as (keyof typeof FORMS)[]) {
    const text = FORMS[form](checked)
    if (text !== undefined) return { form, text }
  }
  return undefined
}
