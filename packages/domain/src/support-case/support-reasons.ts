/** A detail that customer care may need for a case. */
export type CaseDetail = 'productNumber' | 'orderNumber' | 'invoiceNumber' | 'quantity' | 'vatId' | 'phoneNumber'

/** Where shoppers may get at once what they would have to ask for. */
export type CaseShortcut = 'my-orders' | 'returns-portal'

/** What customer care needs to know about a case of a subreason. */
export interface SubreasonNeeds {
  /** Fields of the details, in the order of the form (FORM-19). */
  readonly fields: readonly CaseDetail[]
  /** Shown before the form (FORM-08). */
  readonly shortcut?: CaseShortcut
}

const PRODUCT: SubreasonNeeds = { fields: ['productNumber'] }
const ORDER: SubreasonNeeds = { fields: ['orderNumber'] }
const PHONE: SubreasonNeeds = { fields: ['phoneNumber'] }
const GOODS: SubreasonNeeds = { fields: ['productNumber', 'orderNumber', 'quantity'] }
const NOTHING: SubreasonNeeds = { fields: [] }
const MY_ORDERS: SubreasonNeeds = { ...ORDER, shortcut: 'my-orders' }
const INVOICE: SubreasonNeeds = { fields: ['invoiceNumber', 'vatId'] }

/** Reasons to contact customer care with their subreasons and what each needs, in the order of the form (FORM-06, FORM-07). */
const NEEDS = {
  consulting: {
    'product-advice': PRODUCT,
    'technical-question': PRODUCT,
    availability: { fields: ['productNumber', 'quantity'] },
    'call-back': PHONE,
  },
  payments: {
    'payment-methods': NOTHING,
    'payment-failed': PHONE,
    'transfer-details': ORDER,
    'refund-status': ORDER,
  },
  sales: {
    'bulk-offer': { fields: ['productNumber', 'quantity', 'vatId', 'phoneNumber'] },
    'business-customer': { fields: ['vatId', 'phoneNumber'] },
    voucher: NOTHING,
  },
  order: {
    'change-order': ORDER,
    'cancel-order': ORDER,
    'order-confirmation': NOTHING,
    'order-question': ORDER,
  },
  shipment: {
    'shipment-status': MY_ORDERS,
    'delivery-address': { fields: ['orderNumber', 'phoneNumber'] },
    'damaged-in-transit': GOODS,
    'missing-item': GOODS,
  },
  invoice: {
    'invoice-request': MY_ORDERS,
    'invoice-correction': INVOICE,
    'net-invoice': INVOICE,
  },
  'product-claim-30-days': {
    defective: { fields: ['productNumber', 'orderNumber', 'quantity', 'phoneNumber'] },
    incomplete: GOODS,
    'wrong-product': GOODS,
    'not-as-described': { fields: ['productNumber', 'orderNumber'] },
  },
  return: {
    'no-reason': { ...GOODS, shortcut: 'returns-portal' },
    'return-label': ORDER,
    'return-status': ORDER,
  },
  account: {
    'login-problem': NOTHING,
    'change-data': { fields: ['vatId'] },
    'delete-account': NOTHING,
    newsletter: NOTHING,
  },
  'shop-issues': {
    'page-error': NOTHING,
    'checkout-problem': PHONE,
    'product-data': PRODUCT,
  },
  other: {
    general: NOTHING,
    privacy: NOTHING,
    feedback: NOTHING,
  },
} as const satisfies Record<string, Record<string, SubreasonNeeds>>

type Needs = typeof NEEDS

/** Main reason of a case. */
export type SupportReason = keyof Needs
/** Subreason of a case; each belongs to one reason. */
export type SupportSubreason = { [Reason in SupportReason]: keyof Needs[Reason] }[SupportReason]

export const SUPPORT_REASONS = Object.keys(NEEDS) as readonly SupportReason[]

/** Whether a text is one of the reasons of the form. */
export function isSupportReason(text: string): text is SupportReason {
  return Object.hasOwn(NEEDS, text)
}

/** The subreasons of a reason, in the order of the form. */
export function subreasonsOf(reason: SupportReason): readonly SupportSubreason[] {
  return Object.keys(NEEDS[reason]) as SupportSubreason[]
}

/** Whether a text is a subreason of a reason. */
export function isSubreasonOf(reason: SupportReason, text: string): text is SupportSubreason {
  return Object.hasOwn(NEEDS[reason], text)
}

const BY_SUBREASON: ReadonlyMap<string, SubreasonNeeds> = new Map(
  Object.values(NEEDS).flatMap(subreasons => Object.entries<SubreasonNeeds>(subreasons)),
)

/** What a subreason needs. */
export function needsOf(subreason: SupportSubreason): SubreasonNeeds {
  return BY_SUBREASON.get(subreason) ?? NOTHING
}
