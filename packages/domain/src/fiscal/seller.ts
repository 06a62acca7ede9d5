import type { CountryCode } from '../market/market.ts'
import { COMPANY } from '../store/index.ts'

/** The company behind the shop as its documents of a period name it; a document of the past keeps the seller it was issued by. */
export interface Seller {
  readonly name: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
  readonly country: CountryCode
  /** With its prefix. */
  readonly vatId: string
  readonly taxNumber: string
  readonly registerId: string
  /** Number at customs (EORI). */
  readonly eori: string
  /** Court and number. */
  readonly register: string
  readonly directors: readonly string[]
  readonly contact: { readonly name: string; readonly phone: string; readonly email: string }
  /** Whether sales to private buyers in other states of the Union are reported by the One-Stop-Shop. */
  readonly oss: boolean
  /** Registrations outside the Union, as documents print them; goods for the others are an export that the buyer imports. */
  readonly localVatIds: Partial<Record<CountryCode, string>>
}

/** A change of the seller from a day on, YYYY-MM-DD. */
export interface DatedSeller extends Partial<Seller> {
  readonly from: string
}

const FIRST: Seller = {
  ...COMPANY,
  taxNumber: '317/5912/0847',
  registerId: 'HRB 31877',
  eori: 'DE684731209455017',
  contact: { name: 'Anvil Equipment', phone: '+49 231 5550140', email: 'rechnung@anvil.example' },
  oss: true,
  localVatIds: { CH: 'CHE-123.456.788 MWST', GB: 'GB980780684', NO: 'NO974760673MVA' },
}

/** The seller on a day: the company, with every change that has come into force by then, in the order of their days. */
export function sellerOn(day: string, changes: readonly DatedSeller[] = []): Seller {
  const inForce = changes.filter(({ from }) => from <= day).toSorted((a, b) => (a.from < b.from ? -1 : 1))
  return Object.assign({}, FIRST, ...inForce.map(({ from: _from, ...change }) => change))
}
