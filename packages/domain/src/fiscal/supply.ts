import type { Address } from '../address/index.ts'
import { isEuCountry } from '../market/index.ts'
import type { CountryCode } from '../market/market.ts'
import type { Order } from '../order/index.ts'
import { ESTABLISHED_IN } from '../store/index.ts'
import { isCompany } from '../vat/index.ts'
import type { SupplyScheme, VatCategory } from './fiscal-document.ts'
import { FISCAL_WORDS } from './fiscal-words.ts'
import type { Seller } from './seller.ts'

/** How the supply of an order is taxed. */
export interface Supply {
  readonly scheme: SupplyScheme
  /** Of all parts of the order: what is ancillary to goods is taxed like them. */
  readonly category: VatCategory
  /** Whose tax it is; of an exempt supply the state it leaves. */
  readonly taxingState: CountryCode
  /** The number the seller acts under. */
  readonly sellerVatId: string
}

/**
 * How the supply of an order is taxed, first hit wins: net outside the Union is an export; net to another state of it an
 * intra-Community supply of goods, or a service alone under reverse charge; all else has the tax its buyer agreed to, reported
 * at home, by the One-Stop-Shop, or under a registration of the state. Outside the Union nothing is ever intra-Community.
 */
export function supplyOf(
  order: Pick<Order, 'taxMode' | 'country' | 'lineItems'>,
  seller: Pick<Seller, 'vatId' | 'oss' | 'localVatIds'>,
): Supply {
  const { taxMode, country, lineItems } = order
  const isAbroad = country !== ESTABLISHED_IN
  const ours = { taxingState: ESTABLISHED_IN, sellerVatId: seller.vatId }
  if (taxMode === 'External' && isAbroad) {
    if (!isEuCountry(country)) return { scheme: 'export', category: 'G', ...ours }
    const isService = lineItems.every(({ type }) => type === 'extra_guarantee')
    return isService ? { scheme: 'service', category: 'AE', ...ours } : { scheme: 'icSupply', category: 'K', ...ours }
  }
  if (!isAbroad) return { scheme: 'domestic', category: 'S', ...ours }
  if (isEuCountry(country) && seller.oss) return { scheme: 'oss', category: 'S', taxingState: country, sellerVatId: seller.vatId }
  return { scheme: 'local', category: 'S', taxingState: country, sellerVatId: seller.localVatIds[country] ?? '' }
}

/** The number a buyer's document names: that of a company, where it was confirmed. */
export function confirmedVatIdOf(address: Address): string | undefined {
  const { vatNumber, isVatValidated } = address.custom ?? {}
  return isCompany(address) && isVatValidated ? vatNumber : undefined
}

/** Why a category has no tax: the code of the reason (VATEX), and its words by language; none for what is taxed. */
const EXEMPTIONS: Partial<
  Record<
    VatCategory,
    {
      readonly vatex: string
      readonly word: 'icSupply' | 'reverseCharge' | 'export' | 'insurance'
      readonly law: string
      readonly germanLaw: string
    }
  >
> = {
  K: {
    vatex: 'VATEX-EU-IC',
    word: 'icSupply',
    law: 'Art. 138 Directive 2006/112/EC',
    germanLaw: '§ 4 Nr. 1 Buchst. b i. V. m. § 6a UStG',
  },
  AE: { vatex: 'VATEX-EU-AE', word: 'reverseCharge', law: 'Art. 44, 196 Directive 2006/112/EC', germanLaw: '§ 13b UStG' },
  G: {
    vatex: 'VATEX-EU-G',
    word: 'export',
    law: 'Art. 146 Directive 2006/112/EC',
    germanLaw: '§ 4 Nr. 1 Buchst. a i. V. m. § 6 UStG',
  },
  E: {
    vatex: 'VATEX-EU-135-1',
    word: 'insurance',
    law: 'Art. 135 (1) (a) Directive 2006/112/EC',
    germanLaw: '§ 4 Nr. 10 Buchst. a UStG',
  },
}

/** The code of an exemption, where a category has one. */
export function vatexOf(category: VatCategory): string | undefined {
  return EXEMPTIONS[category]?.vatex
}

/** The reason of an exemption: the buyer's, and where that is not German those of the seller's state (art. 226 no. 11, 11a). */
export function exemptionTextOf(category: VatCategory, language: keyof typeof FISCAL_WORDS): string | undefined {
  const exemption = EXEMPTIONS[category]
  if (!exemption) return undefined
  const { word, law, germanLaw } = exemption
  const german = `${FISCAL_WORDS.de[word]} (${germanLaw})`
  return language === 'de' ? german : `${FISCAL_WORDS[language][word]} (${law}) / ${german}`
}
