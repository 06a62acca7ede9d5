import { type CurrencyCode, moneyOf } from '@shop/domain/money'
import type { CreditTransfer, Payee } from './credit-transfer.ts'

/** Account numbers with right check digits. */
export const IBANS = {
  AT: 'AT611904300234573201',
  CH: 'CH9300762011623852957',
  CZ: 'CZ6508000000192000145399',
  DE: 'DE02120300000000202051',
  DK: 'DK5000400440116243',
  GB: 'GB82WEST12345698765432',
  HU: 'HU42117730161111101800000000',
  PL: 'PL61109010140000071219812874',
  SK: 'SK3112000000198742637541',
} as const

interface TransferSketch extends Partial<Pick<Payee, 'name' | 'bic' | 'address'>> {
  readonly iban: string
  readonly currency: CurrencyCode
  readonly centAmount?: number
  readonly reference?: string
  readonly validUntil?: string
}

/** A transfer as a test describes it: what differs from one of 1,234.00 to Anvil Equipment. */
export function aTransfer({ iban, currency, centAmount = 123_400, ...sketch }: TransferSketch): CreditTransfer {
  const {
    name = 'Anvil Equipment',
    bic = 'TESTDE00XXX',
    reference = 'NS00000123',
    validUntil = '2026-12-31T22:59:59.000Z',
    address = { street: 'Hammerwerkstraße 36', postalCode: '44145', city: 'Dortmund', country: 'DE' },
  } = sketch
  return { payee: { name, iban, bic, address }, amount: moneyOf(currency, centAmount), reference, validUntil }
}
