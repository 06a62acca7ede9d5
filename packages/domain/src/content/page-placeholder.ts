/**
 * Facts a page may name as `{iban}`; the shop fills them in per market, so that no figure is written by hand. Some have no
 * text: a paragraph or row that names `netInvoices` is shown only where companies can get net invoices, one that names
 * `businessInvoices` only elsewhere, one that names
 * `cardPayment`, `paypalPayment`, `bankTransfer` or `cashOnDelivery` only where one can pay so. `freightWithoutCash` is a sentence,
 * where cash is taken for parcels alone; so is `codFeeRefund`, where one can pay so.
 */
export const PAGE_PLACEHOLDERS = [
  'shopName',
  'companyName',
  'companyAddress',
  'companyRegister',
  'companyDirectors',
  'companyVatId',
  'email',
  'phone',
  'openingHours',
  'country',
  'currency',
  'vatRate',
  'standardDelivery',
  'freeDeliveryFrom',
  'freightDelivery',
  'deliveryDays',
  'carriers',
  'cashOnDeliveryFee',
  'cashOnDeliveryLimit',
  'cashOnDeliveryItems',
  'freightWithoutCash',
  'paymentMethods',
  'cardPayment',
  'paypalPayment',
  'bankTransfer',
  'cashOnDelivery',
  'walletMethods',
  'laterMethods',
  'localMethods',
  'companyMethods',
  'returnDays',
  'withdrawalDays',
  'guaranteeYears',
  'legalGuaranteeYears',
  'legalGuaranteePeriod',
  'bankAccountOwner',
  'bankName',
  'iban',
  'bic',
  'siteHost',
  'supervisoryAuthority',
  'consumerBody',
  'recallDate',
  'batteryTakeBack',
  'netInvoices',
  'codFeeRefund',
  'businessInvoices',
] as const
export type PagePlaceholder = (typeof PAGE_PLACEHOLDERS)[number]

/** Whether a name is that of a fact. */
export function isPagePlaceholder(name: string): name is PagePlaceholder {
  return (PAGE_PLACEHOLDERS as readonly string[]).includes(name)
}
