import { apiClientCreate } from './api-client-create.ts'
import { auditList, auditVerify } from './audit.ts'
import type { AdminCommand } from './command.ts'
import { companiesList, companiesShow } from './companies.ts'
import { companiesAdd, companiesChange, companiesCreate, companiesRemove } from './companies-change.ts'
import { companiesOverdue, companiesSetCredit } from './companies-credit.ts'
import { consentShow } from './consent-show.ts'
import { customersReleaseGroup, customersSetGroup } from './customers.ts'
import { customersFind, customersShow } from './customers-find.ts'
import { customersActAs, customersCorrectAddress } from './customers-help.ts'
import { customersResendMail } from './customers-resend-mail.ts'
import { discountsList, discountsShow } from './discounts.ts'
import { couponCreate, discountsChange, discountsCreate, discountsEnd } from './discounts-change.ts'
import { documentsCheck, documentsList, documentsShow } from './documents.ts'
import { documentsCredit } from './documents-credit.ts'
import { documentsDue } from './documents-due.ts'
import { documentsExport } from './documents-export.ts'
import { documentsOss } from './documents-oss.ts'
import { formerNumbersAdd, formerNumbersRemove, formerNumbersShow } from './former-numbers.ts'
import { groupsList, groupsShow } from './groups.ts'
import { guaranteesVat } from './guarantees-vat.ts'
import { loyaltyEnd, loyaltyRules, loyaltySet, loyaltyUpdate } from './loyalty.ts'
import { mailsList, mailsRetry } from './mails.ts'
import { mailsReminders } from './mails-reminders.ts'
import { ordersBackorders, ordersLate } from './orders-backorders.ts'
import { ordersCancel, ordersConfirm } from './orders-change.ts'
import { ordersList } from './orders-list.ts'
import { ordersCapture, ordersChargeback, ordersPaid, ordersRefund, ordersRefunded } from './orders-money.ts'
import { ordersParcelLost } from './orders-parcel-lost.ts'
import { ordersDelivered, ordersShip } from './orders-ship.ts'
import { ordersShow } from './orders-show.ts'
import { ordersCustomsInvoice, ordersDeliveryNote, ordersPickList } from './orders-warehouse.ts'
import { paymentsProblems } from './payments.ts'
import { picturesList, picturesRetry } from './pictures.ts'
import { priceSet } from './price-set.ts'
import { privacyDue, privacyErase, privacyExport, privacyHolds, privacyRun } from './privacy.ts'
import { quotesAnswer, quotesDecline, quotesList, quotesShow, quotesWithdraw } from './quotes.ts'
import { recommendationsCompute } from './recommendations-compute.ts'
import { redirectionsImport } from './redirections-import.ts'
import { relationsExport, relationsImport, relationsList, relationsRemove, relationsShow } from './relations.ts'
import { returnsList, returnsShow } from './returns.ts'
import { returnsApprove, returnsInspect, returnsReceive, returnsRefund, returnsReject, returnsReplace } from './returns-change.ts'
import { reviewsAnswer, reviewsApprove, reviewsList, reviewsReject } from './reviews.ts'
import { searchRebuild } from './search-rebuild.ts'
import { searchesTop, searchesWithoutResults } from './searches.ts'
import { stockExpect } from './stock-expect.ts'
import { stockPlace } from './stock-place.ts'
import { stockPreorder, stockPreorders, stockReceive } from './stock-preorder.ts'
import { stockSet } from './stock-set.ts'
import { storesExport, storesImport } from './stores.ts'
import { supportCasesErase, supportCasesList, supportCasesRetry, supportCasesShow } from './support-cases.ts'
import { synonymsList, synonymsRemove, synonymsSet } from './synonyms.ts'
import { synonymsExport, synonymsImport, synonymsProposals } from './synonyms-exchange.ts'
import { trackingErase } from './tracking-erase.ts'
import { withdrawalsAccept, withdrawalsList, withdrawalsReject, withdrawalsShow } from './withdrawals.ts'

/** Every command, by noun. */
export const COMMANDS: readonly AdminCommand[] = [
  ordersList,
  ordersShow,
  ordersConfirm,
  ordersPaid,
  ordersShip,
  ordersDelivered,
  ordersParcelLost,
  ordersBackorders,
  ordersLate,
  ordersPickList,
  ordersCustomsInvoice,
  ordersDeliveryNote,
  ordersCancel,
  ordersCapture,
  ordersRefund,
  ordersRefunded,
  ordersChargeback,
  documentsList,
  documentsShow,
  documentsExport,
  documentsCredit,
  documentsDue,
  documentsCheck,
  documentsOss,
  paymentsProblems,
  customersFind,
  customersShow,
  customersCorrectAddress,
  customersResendMail,
  customersActAs,
  customersSetGroup,
  customersReleaseGroup,
  companiesList,
  companiesShow,
  companiesCreate,
  companiesAdd,
  companiesChange,
  companiesRemove,
  companiesSetCredit,
  companiesOverdue,
  groupsList,
  groupsShow,
  loyaltyRules,
  loyaltySet,
  loyaltyEnd,
  loyaltyUpdate,
  stockSet,
  stockExpect,
  stockPreorder,
  stockPreorders,
  stockReceive,
  stockPlace,
  guaranteesVat,
  priceSet,
  formerNumbersShow,
  formerNumbersAdd,
  formerNumbersRemove,
  discountsList,
  discountsShow,
  discountsCreate,
  discountsChange,
  discountsEnd,
  couponCreate,
  quotesList,
  quotesShow,
  quotesAnswer,
  quotesDecline,
  quotesWithdraw,
  reviewsList,
  reviewsApprove,
  reviewsReject,
  reviewsAnswer,
  mailsList,
  mailsRetry,
  mailsReminders,
  supportCasesList,
  supportCasesShow,
  supportCasesRetry,
  supportCasesErase,
  withdrawalsList,
  withdrawalsShow,
  withdrawalsAccept,
  withdrawalsReject,
  privacyDue,
  privacyRun,
  privacyExport,
  privacyErase,
  privacyHolds,
  returnsList,
  returnsShow,
  returnsApprove,
  returnsReject,
  returnsReceive,
  returnsInspect,
  returnsRefund,
  returnsReplace,
  consentShow,
  recommendationsCompute,
  trackingErase,
  searchRebuild,
  searchesTop,
  searchesWithoutResults,
  synonymsList,
  synonymsSet,
  synonymsRemove,
  synonymsExport,
  synonymsImport,
  synonymsProposals,
  picturesList,
  picturesRetry,
  relationsList,
  relationsShow,
  relationsImport,
  relationsExport,
  relationsRemove,
  storesExport,
  storesImport,
  redirectionsImport,
  apiClientCreate,
  auditList,
  auditVerify,
]
