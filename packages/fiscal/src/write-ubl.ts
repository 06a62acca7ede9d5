import type { FiscalDocument, FiscalLine, FiscalPart, FiscalParty } from '@shop/domain/fiscal'
import { amountText, DISCOUNT_CODE, type FileProfile, percentText, plainId, priceText, typeCodeOf } from './amounts.ts'
import { type Element, tag, xmlDocument } from './xml.ts'

const OASIS = 'urn:oasis:names:specification:ubl:schema:xsd'

/** A document as UBL 2.1, which Peppol uses: invoices and credit notes have roots of their own. The same document gives the same text. */
export function writeUbl(document: FiscalDocument, profile: FileProfile): string {
  const { kind, issueDate, payment, preceding, orderNumber } = document
  const isInvoice = kind === 'invoice'
  const root = isInvoice ? 'Invoice' : 'CreditNote'
  const namespaces = {
    xmlns: `${OASIS}:${root}-2`,
    'xmlns:cac': `${OASIS}:CommonAggregateComponents-2`,
    'xmlns:cbc': `${OASIS}:CommonBasicComponents-2`,
  }
  return xmlDocument(root, namespaces, [
    tag('cbc:CustomizationID', profile.customization),
    tag('cbc:ProfileID', profile.process),
    tag('cbc:ID', document.number),
    tag('cbc:IssueDate', issueDate),
    isInvoice ? tag('cbc:DueDate', payment.dueDate) : undefined,
    tag(`cbc:${root}TypeCode`, typeCodeOf(document)),
    // Peppol permits one note.
    tag('cbc:Note', document.notes.map(({ text }) => text).join(' | ')),
    tag('cbc:DocumentCurrencyCode', document.currency),
    tag('cbc:AccountingCost', document.buyerAccountingReference),
    tag('cbc:BuyerReference', document.buyerReference ?? orderNumber),
    // The reference to the buyer's order is mandatory where the seller's is given; NA stands for one that does not exist.
    tag('cac:OrderReference', [tag('cbc:ID', document.purchaseOrder ?? 'NA'), tag('cbc:SalesOrderID', orderNumber)]),
    preceding &&
      tag('cac:BillingReference', [
        tag('cac:InvoiceDocumentReference', [tag('cbc:ID', preceding.number), tag('cbc:IssueDate', preceding.issueDate)]),
      ]),
    tag('cac:AccountingSupplierParty', [partyTag(document.seller)]),
    tag('cac:AccountingCustomerParty', [partyTag(document.buyer)]),
    tag('cac:Delivery', [
      tag('cbc:ActualDeliveryDate', document.deliveryDate),
      tag('cac:DeliveryLocation', [addressTag('cac:Address', document.deliverTo)]),
      tag('cac:DeliveryParty', [tag('cac:PartyName', [tag('cbc:Name', document.deliverTo.name)])]),
    ]),
    paymentTag(document),
    tag('cac:PaymentTerms', [tag('cbc:Note', payment.terms)]),
    ...document.allowances.map(part => allowanceTag(document, false, part.net, DISCOUNT_CODE, part.name, part)),
    ...document.charges.map(part => allowanceTag(document, true, part.net, part.code, part.name, part)),
    taxTotalTag(document),
    totalsTag(document),
    ...document.lines.map(line => lineTag(document, line)),
  ])
}

function moneyTag({ currency }: FiscalDocument, name: string, cents: number): Element {
  return tag(`cbc:${name}`, amountText(cents), { currencyID: currency })
}

function partyTag(party: FiscalParty): Element {
  const { contact, endpoint, taxNumber, vatId } = party
  const registration = (id: string, scheme: string) =>
    tag('cac:PartyTaxScheme', [tag('cbc:CompanyID', id), tag('cac:TaxScheme', [tag('cbc:ID', scheme)])])
  return tag('cac:Party', [
    endpoint && tag('cbc:EndpointID', endpoint.id, { schemeID: endpoint.scheme }),
    tag('cac:PartyName', [tag('cbc:Name', party.name)]),
    addressTag('cac:PostalAddress', party),
    vatId ? registration(plainId(vatId), 'VAT') : undefined,
    taxNumber ? registration(taxNumber, 'FC') : undefined,
    tag('cac:PartyLegalEntity', [
      tag('cbc:RegistrationName', party.name),
      tag('cbc:CompanyID', party.registerId),
      tag('cbc:CompanyLegalForm', party.legalInformation),
    ]),
    tag('cac:Contact', [
      tag('cbc:Name', contact?.name),
      tag('cbc:Telephone', contact?.phone),
      tag('cbc:ElectronicMail', contact?.email),
    ]),
  ])
}

function addressTag(name: string, { postalCode, lines: [first, second, third], city, country, region }: FiscalParty): Element {
  return tag(name, [
    tag('cbc:StreetName', first),
    tag('cbc:AdditionalStreetName', second),
    tag('cbc:CityName', city),
    tag('cbc:PostalZone', postalCode),
    tag('cbc:CountrySubentity', region),
    tag('cac:AddressLine', [tag('cbc:Line', third)]),
    tag('cac:Country', [tag('cbc:IdentificationCode', country)]),
  ])
}

function paymentTag({ kind, payment }: FiscalDocument): Element {
  return tag('cac:PaymentMeans', [
    tag('cbc:PaymentMeansCode', payment.code, { name: payment.name }),
    // A credit note has no element for it at its top.
    kind === 'creditNote' ? tag('cbc:PaymentDueDate', payment.dueDate) : undefined,
    tag('cbc:PaymentID', payment.reference),
    tag('cac:PayeeFinancialAccount', [
      tag('cbc:ID', payment.iban),
      tag('cbc:Name', payment.owner),
      tag('cac:FinancialInstitutionBranch', [tag('cbc:ID', payment.bic)]),
    ]),
  ])
}

type Taxed = Pick<FiscalPart, 'category' | 'permyriad'> & { readonly vatex?: string; readonly reason?: string }

function taxTag(name: string, { category, permyriad, vatex, reason }: Taxed): Element {
  return tag(name, [
    tag('cbc:ID', category),
    category === 'O' ? undefined : tag('cbc:Percent', percentText(permyriad)),
    tag('cbc:TaxExemptionReasonCode', vatex),
    tag('cbc:TaxExemptionReason', reason),
    tag('cac:TaxScheme', [tag('cbc:ID', 'VAT')]),
  ])
}

function allowanceTag(
  document: FiscalDocument,
  isCharge: boolean,
  cents: number,
  code: string,
  reason: string,
  tax?: FiscalPart,
): Element {
  return tag('cac:AllowanceCharge', [
    tag('cbc:ChargeIndicator', String(isCharge)),
    tag('cbc:AllowanceChargeReasonCode', code),
    tag('cbc:AllowanceChargeReason', reason),
    moneyTag(document, 'Amount', cents),
    tax && taxTag('cac:TaxCategory', { category: tax.category, permyriad: tax.permyriad }),
  ])
}

function taxTotalTag(document: FiscalDocument): Element {
  return tag('cac:TaxTotal', [
    moneyTag(document, 'TaxAmount', document.totals.tax),
    ...document.breakdown.map(row =>
      tag('cac:TaxSubtotal', [
        moneyTag(document, 'TaxableAmount', row.net),
        moneyTag(document, 'TaxAmount', row.tax),
        taxTag('cac:TaxCategory', row),
      ]),
    ),
  ])
}

function totalsTag(document: FiscalDocument): Element {
  const { lines, allowances, charges, net, gross, paid, due } = document.totals
  return tag('cac:LegalMonetaryTotal', [
    moneyTag(document, 'LineExtensionAmount', lines),
    moneyTag(document, 'TaxExclusiveAmount', net),
    moneyTag(document, 'TaxInclusiveAmount', gross),
    moneyTag(document, 'AllowanceTotalAmount', allowances),
    moneyTag(document, 'ChargeTotalAmount', charges),
    moneyTag(document, 'PrepaidAmount', paid),
    moneyTag(document, 'PayableAmount', due),
  ])
}

function lineTag(document: FiscalDocument, line: FiscalLine): Element {
  const [name, quantity] =
    document.kind === 'invoice' ? ['InvoiceLine', 'InvoicedQuantity'] : ['CreditNoteLine', 'CreditedQuantity']
  return tag(`cac:${name}`, [
    tag('cbc:ID', String(line.id)),
    tag('cbc:Note', line.note),
    tag(`cbc:${quantity}`, String(line.quantity), { unitCode: line.unit }),
    moneyTag(document, 'LineExtensionAmount', line.net),
    ...line.allowances.map(({ cents, name: reason }) => allowanceTag(document, false, cents, DISCOUNT_CODE, reason)),
    tag('cac:Item', [
      tag('cbc:Name', line.name),
      tag('cac:SellersItemIdentification', [tag('cbc:ID', line.sku)]),
      taxTag('cac:ClassifiedTaxCategory', { category: line.category, permyriad: line.permyriad }),
    ]),
    tag('cac:Price', [tag('cbc:PriceAmount', priceText(line.unitNetMicro), { currencyID: document.currency })]),
  ])
}
