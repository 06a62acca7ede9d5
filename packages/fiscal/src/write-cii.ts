import type { FiscalDocument, FiscalLine, FiscalPart, FiscalParty } from '@shop/domain/fiscal'
import { amountText, DISCOUNT_CODE, type FileProfile, percentText, plainId, priceText, typeCodeOf } from './amounts.ts'
import { type Element, tag, xmlDocument } from './xml.ts'

const STANDARD = 'urn:un:unece:uncefact:data:standard'
const NAMESPACES = {
  'xmlns:rsm': `${STANDARD}:CrossIndustryInvoice:100`,
  'xmlns:ram': `${STANDARD}:ReusableAggregateBusinessInformationEntity:100`,
  'xmlns:udt': `${STANDARD}:UnqualifiedDataType:100`,
  'xmlns:qdt': `${STANDARD}:QualifiedDataType:100`,
} as const

/**
 * A document as Cross Industry Invoice (UN/CEFACT D16B), which ZUGFeRD, Factur-X and XRechnung use. The order of elements is that
 * of the schema; the same document gives the same text.
 */
export function writeCii(document: FiscalDocument, profile: FileProfile): string {
  return xmlDocument('rsm:CrossIndustryInvoice', NAMESPACES, [
    tag('rsm:ExchangedDocumentContext', [
      tag('ram:BusinessProcessSpecifiedDocumentContextParameter', [tag('ram:ID', profile.process)]),
      tag('ram:GuidelineSpecifiedDocumentContextParameter', [tag('ram:ID', profile.customization)]),
    ]),
    tag('rsm:ExchangedDocument', [
      tag('ram:ID', document.number),
      tag('ram:TypeCode', typeCodeOf(document)),
      tag('ram:IssueDateTime', [dayTag('udt', document.issueDate)]),
      ...document.notes.map(({ code, text }) =>
        tag('ram:IncludedNote', [tag('ram:Content', text), tag('ram:SubjectCode', code)]),
      ),
    ]),
    tag('rsm:SupplyChainTradeTransaction', [
      ...document.lines.map(lineTag),
      agreementTag(document),
      tag('ram:ApplicableHeaderTradeDelivery', [
        tag('ram:ShipToTradeParty', [tag('ram:Name', document.deliverTo.name), addressTag(document.deliverTo)]),
        tag('ram:ActualDeliverySupplyChainEvent', [tag('ram:OccurrenceDateTime', [dayTag('udt', document.deliveryDate)])]),
      ]),
      settlementTag(document),
    ]),
  ])
}

/** A day as the standard writes it: format 102 is `YYYYMMDD`. */
function dayTag(prefix: 'udt' | 'qdt', day: string): Element {
  return tag(`${prefix}:DateTimeString`, day.replaceAll('-', ''), { format: '102' })
}

function lineTag({
  id,
  note,
  sku,
  name,
  unitNetMicro,
  quantity,
  unit,
  category,
  permyriad,
  allowances,
  net,
}: FiscalLine): Element {
  return tag('ram:IncludedSupplyChainTradeLineItem', [
    tag('ram:AssociatedDocumentLineDocument', [
      tag('ram:LineID', String(id)),
      tag('ram:IncludedNote', [tag('ram:Content', note)]),
    ]),
    tag('ram:SpecifiedTradeProduct', [tag('ram:SellerAssignedID', sku), tag('ram:Name', name)]),
    tag('ram:SpecifiedLineTradeAgreement', [
      tag('ram:NetPriceProductTradePrice', [tag('ram:ChargeAmount', priceText(unitNetMicro))]),
    ]),
    tag('ram:SpecifiedLineTradeDelivery', [tag('ram:BilledQuantity', String(quantity), { unitCode: unit })]),
    tag('ram:SpecifiedLineTradeSettlement', [
      taxTag('ram:ApplicableTradeTax', { category, permyriad }),
      ...allowances.map(allowance => allowanceTag(false, amountText(allowance.cents), DISCOUNT_CODE, allowance.name)),
      tag('ram:SpecifiedTradeSettlementLineMonetarySummation', [tag('ram:LineTotalAmount', amountText(net))]),
    ]),
  ])
}

function taxTag(name: string, { category, permyriad }: Pick<FiscalPart, 'category' | 'permyriad'>): Element {
  return tag(name, [
    tag('ram:TypeCode', 'VAT'),
    tag('ram:CategoryCode', category),
    category === 'O' ? undefined : tag('ram:RateApplicablePercent', percentText(permyriad)),
  ])
}

function allowanceTag(isCharge: boolean, amount: string, code: string, reason: string, tax?: FiscalPart): Element {
  return tag('ram:SpecifiedTradeAllowanceCharge', [
    tag('ram:ChargeIndicator', [tag('udt:Indicator', String(isCharge))]),
    tag('ram:ActualAmount', amount),
    tag('ram:ReasonCode', code),
    tag('ram:Reason', reason),
    tax && taxTag('ram:CategoryTradeTax', tax),
  ])
}

function agreementTag({ buyerReference, orderNumber, purchaseOrder, seller, buyer }: FiscalDocument): Element {
  return tag('ram:ApplicableHeaderTradeAgreement', [
    tag('ram:BuyerReference', buyerReference ?? orderNumber),
    partyTag('ram:SellerTradeParty', seller),
    partyTag('ram:BuyerTradeParty', buyer),
    tag('ram:SellerOrderReferencedDocument', [tag('ram:IssuerAssignedID', orderNumber)]),
    tag('ram:BuyerOrderReferencedDocument', [tag('ram:IssuerAssignedID', purchaseOrder)]),
  ])
}

function partyTag(name: string, party: FiscalParty): Element {
  const { contact, endpoint, taxNumber, vatId } = party
  return tag(name, [
    tag('ram:Name', party.name),
    tag('ram:Description', party.legalInformation),
    tag('ram:SpecifiedLegalOrganization', [tag('ram:ID', party.registerId)]),
    tag('ram:DefinedTradeContact', [
      tag('ram:PersonName', contact?.name),
      tag('ram:TelephoneUniversalCommunication', [tag('ram:CompleteNumber', contact?.phone)]),
      tag('ram:EmailURIUniversalCommunication', [tag('ram:URIID', contact?.email)]),
    ]),
    addressTag(party),
    endpoint && tag('ram:URIUniversalCommunication', [tag('ram:URIID', endpoint.id, { schemeID: endpoint.scheme })]),
    taxNumber ? tag('ram:SpecifiedTaxRegistration', [tag('ram:ID', taxNumber, { schemeID: 'FC' })]) : undefined,
    vatId ? tag('ram:SpecifiedTaxRegistration', [tag('ram:ID', plainId(vatId), { schemeID: 'VA' })]) : undefined,
  ])
}

function addressTag({ postalCode, lines: [first, second, third], city, country, region }: FiscalParty): Element {
  return tag('ram:PostalTradeAddress', [
    tag('ram:PostcodeCode', postalCode),
    tag('ram:LineOne', first),
    tag('ram:LineTwo', second),
    tag('ram:LineThree', third),
    tag('ram:CityName', city),
    tag('ram:CountryID', country),
    tag('ram:CountrySubDivisionName', region),
  ])
}

function settlementTag(document: FiscalDocument): Element {
  const { payment, currency, breakdown, allowances, charges, totals, preceding } = document
  return tag('ram:ApplicableHeaderTradeSettlement', [
    tag('ram:PaymentReference', payment.reference),
    tag('ram:InvoiceCurrencyCode', currency),
    tag('ram:SpecifiedTradeSettlementPaymentMeans', [
      tag('ram:TypeCode', payment.code),
      tag('ram:Information', payment.name),
      tag('ram:PayeePartyCreditorFinancialAccount', [tag('ram:IBANID', payment.iban), tag('ram:AccountName', payment.owner)]),
      tag('ram:PayeeSpecifiedCreditorFinancialInstitution', [tag('ram:BICID', payment.bic)]),
    ]),
    ...breakdown.map(row =>
      tag('ram:ApplicableTradeTax', [
        tag('ram:CalculatedAmount', amountText(row.tax)),
        tag('ram:TypeCode', 'VAT'),
        tag('ram:ExemptionReason', row.reason),
        tag('ram:BasisAmount', amountText(row.net)),
        tag('ram:CategoryCode', row.category),
        tag('ram:ExemptionReasonCode', row.vatex),
        row.category === 'O' ? undefined : tag('ram:RateApplicablePercent', percentText(row.permyriad)),
      ]),
    ),
    ...allowances.map(part => allowanceTag(false, amountText(part.net), DISCOUNT_CODE, part.name, part)),
    ...charges.map(part => allowanceTag(true, amountText(part.net), part.code, part.name, part)),
    tag('ram:SpecifiedTradePaymentTerms', [
      tag('ram:Description', payment.terms),
      payment.dueDate ? tag('ram:DueDateDateTime', [dayTag('udt', payment.dueDate)]) : undefined,
    ]),
    tag('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      tag('ram:LineTotalAmount', amountText(totals.lines)),
      tag('ram:ChargeTotalAmount', amountText(totals.charges)),
      tag('ram:AllowanceTotalAmount', amountText(totals.allowances)),
      tag('ram:TaxBasisTotalAmount', amountText(totals.net)),
      tag('ram:TaxTotalAmount', amountText(totals.tax), { currencyID: currency }),
      tag('ram:GrandTotalAmount', amountText(totals.gross)),
      tag('ram:TotalPrepaidAmount', amountText(totals.paid)),
      tag('ram:DuePayableAmount', amountText(totals.due)),
    ]),
    preceding &&
      tag('ram:InvoiceReferencedDocument', [
        tag('ram:IssuerAssignedID', preceding.number),
        tag('ram:FormattedIssueDateTime', [dayTag('qdt', preceding.issueDate)]),
      ]),
    tag('ram:ReceivableSpecifiedTradeAccountingAccount', [tag('ram:ID', document.buyerAccountingReference)]),
  ])
}
