import type { FiscalDocument } from '@shop/domain/fiscal'

/** Cents with two decimals and a point, such as `24.98`. */
export function amountText(cents: number): string {
  return decimalText(cents, 2)
}

/** A price in millionths, with the decimals it needs, two at least, such as `8.326667`. */
export function priceText(micro: number): string {
  return decimalText(micro, 6).replace(/0{1,4}$/, '')
}

/** A rate in 1/10000 as per cent without closing zeros, such as `8.1`. */
export function percentText(permyriad: number): string {
  return String(permyriad / 100)
}

function decimalText(value: number, decimals: number): string {
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0')
  return `${value < 0 ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** A number of a tax office as programs compare it: letters and digits alone. */
export function plainId(id: string): string {
  return id.replace(/[^A-Za-z0-9]/g, '')
}

/** Code of a document's kind (UNCL 1001): invoice or credit note. */
export function typeCodeOf({ kind }: Pick<FiscalDocument, 'kind'>): string {
  return kind === 'invoice' ? '380' : '381'
}

/** Code of an allowance that is a discount (UNCL 5189). */
export const DISCOUNT_CODE = '95'

/** Process and rules a file claims to follow (BT-23, BT-24). */
export interface FileProfile {
  readonly customization: string
  readonly process?: string
}

const EN_16931 = 'urn:cen.eu:en16931:2017'
const BILLING = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'

export const PROFILES = {
  /** ZUGFeRD / Factur-X in the profile EN 16931, which is what a PDF has inside. */
  facturX: { customization: EN_16931 },
  /** What German public bodies ask for. */
  xrechnung: { customization: `${EN_16931}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`, process: BILLING },
  /** What travels in the Peppol network. */
  peppol: { customization: `${EN_16931}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`, process: BILLING },
} as const satisfies Record<string, FileProfile>
