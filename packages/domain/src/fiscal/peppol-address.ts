import type { FiscalDocument, FiscalParty } from './fiscal-document.ts'

/** Schemes of the list of electronic addresses by which a party is found under its VAT number, by the prefix of that. */
const SCHEME_OF_PREFIX: Readonly<Record<string, string>> = {
  ...{ AT: '9914', BE: '9925', BG: '9926', CH: '9927', CY: '9928', CZ: '9929', DE: '9930', EE: '9931', EL: '9933', ES: '9920' },
  ...{ FR: '9957', GB: '9932', GR: '9933', HR: '9934', HU: '9910', IE: '9935', IT: '0211', LI: '9936', LT: '9937' },
  ...{ LU: '9938', LV: '9939', MT: '9943', NL: '9944', PL: '9945', PT: '9946', RO: '9947', SI: '9949', SK: '9950' },
}

/** Where companies are found by their number in a register instead, which is a part of the VAT number; in Finland with 0037 before it. */
const REGISTERS: Readonly<Record<string, { readonly scheme: string; readonly form: RegExp; readonly before?: string }>> = {
  DK: { scheme: '0184', form: /^DK(\d{8})$/ },
  FI: { scheme: '0216', form: /^FI(\d{8})$/, before: '0037' },
  NO: { scheme: '0192', form: /^NO(\d{9})(?:MVA)?$/ },
  SE: { scheme: '0007', form: /^SE(\d{10})01$/ },
}

/**
 * A document with the addresses by which the network of Peppol finds its seller and its buyer, in which no e-mail address is one: the
 * routing id of a public buyer, else the VAT number. Undefined for a buyer who has neither, such as a private one.
 */
export function withPeppolAddresses(document: FiscalDocument): FiscalDocument | undefined {
  const [seller, buyer] = [addressOf(document.seller), addressOf(document.buyer)]
  if (!seller || !buyer) return undefined
  return { ...document, seller: { ...document.seller, endpoint: seller }, buyer: { ...document.buyer, endpoint: buyer } }
}

function addressOf({ endpoint, vatId = '' }: FiscalParty): FiscalParty['endpoint'] {
  if (endpoint && endpoint.scheme !== 'EM') return endpoint
  const id = vatId.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const prefix = id.slice(0, 2)
  const register = REGISTERS[prefix]
  if (register) {
    const [, number] = register.form.exec(id) ?? []
    return number === undefined ? undefined : { scheme: register.scheme, id: `${register.before ?? ''}${number}` }
  }
  const scheme = SCHEME_OF_PREFIX[prefix]
  return scheme === undefined ? undefined : { scheme, id }
}
