import { isBic, isIban } from '@shop/domain/payment'
import type { BankDetails, StoreDraft, StoreSwitches } from '@shop/domain/store'

/** What an owner says of a store; the market decides the rest. */
export interface StoreRow {
  readonly key: string
  readonly phone: string
  readonly email: string
  readonly bankDetails: BankDetails
  readonly switches: StoreSwitches
}

const NO_BANK: BankDetails = { accountOwner: '', institute: '', iban: '', bic: '' }

/** A store as a row of the owner's file. */
export function rowOfStore({ key, custom }: StoreDraft): StoreRow {
  const { phone, email, bankDetails = NO_BANK, switches } = custom
  return { key, phone, email, bankDetails, switches }
}

/** A store as its row says it. Throws with one line that names the field that is missing or wrong. */
export function storeOfRow(row: unknown, base: StoreDraft): StoreDraft {
  const fail = (field: string, problem: string): never => {
    throw new Error(`${base.key}: ${field} ${problem}`)
  }
  const fields = objectOf(row)
  const bank = objectOf(fields.bankDetails)
  const given = objectOf(fields.switches)
  const text = (field: string, value: unknown): string =>
    typeof value === 'string' && value.trim() !== '' && value.length <= 200 ? value.trim() : fail(field, 'is missing')
  const email = text('email', fields.email)
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) fail('email', 'is not an address')
  const iban = text('bankDetails.iban', bank.iban).replaceAll(' ', '').toUpperCase()
  if (!isIban(iban)) fail('bankDetails.iban', 'has wrong check digits')
  const bic = text('bankDetails.bic', bank.bic).toUpperCase()
  if (!isBic(bic)) fail('bankDetails.bic', 'is not one')
  const switches = Object.fromEntries(
    Object.keys(base.custom.switches).map(name => {
      const value = given[name]
      return [name, typeof value === 'boolean' ? value : fail(`switches.${name}`, 'is neither true nor false')]
    }),
  ) as unknown as StoreSwitches
  return {
    ...base,
    custom: {
      ...base.custom,
      phone: text('phone', fields.phone),
      email,
      bankDetails: {
        accountOwner: text('bankDetails.accountOwner', bank.accountOwner),
        institute: text('bankDetails.institute', bank.institute),
        iban,
        bic,
      },
      switches,
    },
  }
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
