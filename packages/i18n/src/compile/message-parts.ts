/** Which messages are loaded together: those every page begins with, those of the support form, those that servers alone say. */
export const MESSAGE_PARTS = ['page', 'support', 'server'] as const
export type MessagePart = (typeof MESSAGE_PARTS)[number]

/** Nouns whose messages come with the data or the HTML of their pages, or are said in mails and documents alone. */
const SERVER_NOUNS = [
  'actAs',
  'company',
  'comparison',
  'consentReminder',
  'dataDeletion',
  'discount',
  'express',
  'fiscal',
  'forbidden',
  'home',
  'loyalty',
  'mailPreference',
  'marketSwitch',
  'orders',
  'preorder',
  'priceDisplay',
  'priceDrop',
  'privacy',
  'quickOrder',
  'quote',
  'reference',
  'relation',
  'return',
  'reviewInvitation',
  'sharedCart',
  'shoppingList',
  'signIn',
  'stockAlert',
  'trust',
  'wishList',
  'withdrawal',
]

/** Messages of other nouns that only HTML of servers says: fragments of pages, heads, the orders site. */
const SERVER_MESSAGES: ReadonlySet<string> = new Set([
  'content.allOfBrand',
  'content.information',
  'content.relatedArticles',
  'listing.departmentsDescription',
  'listing.empty',
  'listing.emptyAction',
  'listing.height',
  'listing.length',
  'listing.loadMore',
  'listing.noMatch',
  'listing.posts',
  'listing.relatedCategories',
  'listing.shownOfTotal',
  'listing.width',
  'order.accountReady',
  'order.accountText',
  'order.accountTitle',
  'order.paidBy',
  'order.paymentCode',
  'product.accessories',
  'product.addAllToCart',
  'product.alsoNeeded',
  'product.boughtTogether',
  'product.compare',
  'product.deliveryCost',
  'product.deliveryPackage',
  'product.description',
  'product.details',
  'product.documents',
  'product.energyLabel',
  'product.expectedAgain',
  'product.extendGuarantee',
  'product.faq',
  'product.fitsProducts',
  'product.freeDelivery',
  'product.guarantee',
  'product.highlights',
  'product.inStock',
  'product.inStockQuantity',
  'product.inclVatPlusDelivery',
  'product.inclVatRate',
  'product.lastSeen',
  'product.lowestOf30Days',
  'product.lowestPrice',
  'product.manual',
  'product.model',
  'product.question',
  'product.technicalDetails',
  'product.thisProduct',
  'product.totalOfAll',
  'product.translatedAutomatically',
  'product.video',
  'product.youSave',
  'review.distribution',
  'review.google',
  'review.howVerified',
  'review.latest',
  'review.none',
  'review.ofShop',
  'review.translated',
  'review.verification',
])

/** Messages of mails that pages show as well. */
const MAILS_ON_PAGES: readonly string[] = [
  'mail.cancelledTitle',
  'mail.emailChangeTitle',
  'mail.partTitle',
  'mail.questions',
  'mail.resetTitle',
  'mail.resetValidity',
  'mail.shippedTitle',
  'mail.trackingNumber',
  'mail.viewOrder',
]

/**
 * The part of a message by its key; no page pays for what a mail alone says, or a form that is not open. What
 * `SERVER_NOUNS` and `SERVER_MESSAGES` say comes with the data or the HTML of their pages; `npm run check` finds one that a script of
 * browsers asks for.
 */
export function partOfMessage(key: string): MessagePart {
  if (key.startsWith('support.')) return 'support'
  if (SERVER_NOUNS.some(noun => key.startsWith(`${noun}.`)) || SERVER_MESSAGES.has(key)) return 'server'
  return key.startsWith('mail.') && !MAILS_ON_PAGES.includes(key) ? 'server' : 'page'
}
