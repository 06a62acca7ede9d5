import { addressOperations } from './address/operations.ts'
import { cartOperations } from './cart/operations.ts'
import { categoryOperations } from './category/operations.ts'
import { approvalOperations } from './company/approval-operations.ts'
import { companyOperations } from './company/operations.ts'
import { consentOperations } from './consent/operations.ts'
import { contentOperations } from './content/operations.ts'
import { accountOperations } from './customer/account-operations.ts'
import { customerAddressOperations } from './customer/address-operations.ts'
import { sessionOperations } from './customer/session-operations.ts'
import { discountOperations } from './discount/operations.ts'
import { guaranteeOperations } from './guarantee/operations.ts'
import { inventoryOperations } from './inventory/operations.ts'
import { loginOperations } from './login/login-operations.ts'
import { passkeyOperations } from './login/passkey-operations.ts'
import { loyaltyOperations } from './loyalty/operations.ts'
import { mailPreferenceOperations } from './mail-preference/operations.ts'
import { manualOperations } from './manual/operations.ts'
import { monitoringOperations } from './monitoring/operations.ts'
import { newsletterOperations } from './newsletter/operations.ts'
import { orderOperations } from './order/operations.ts'
import { orderAccessOperations } from './order-access/operations.ts'
import { paymentOperations } from './payment/operations.ts'
import { privacyOperations } from './privacy/operations.ts'
import { productOperations } from './product/operations.ts'
import { quoteOperations } from './quote/operations.ts'
import { recommendationOperations } from './recommendation/operations.ts'
import { redirectionOperations } from './redirection/operations.ts'
import { returnOperations } from './return/operations.ts'
import { reviewOperations } from './review/operations.ts'
import { searchOperations } from './search/operations.ts'
import { shippingOperations } from './shipping/operations.ts'
import { shoppingListOperations } from './shopping-list/operations.ts'
import { stockAlertOperations } from './stock-alert/operations.ts'
import { storeOperations } from './store/operations.ts'
import { supportCaseOperations } from './support-case/operations.ts'
import { trackingOperations } from './tracking/operations.ts'
import { vatOperations } from './vat/operations.ts'
import { withdrawalOperations } from './withdrawal/operations.ts'
import type { z } from './zod.ts'

export { COMMON_ERRORS } from './error-codes.ts'
export type { Operation, RateClass } from './operation.ts'
/** Every operation of the middleware: routing, the typed client and the reference derive from this table. */
export const OPERATIONS = {
  ...sessionOperations,
  ...accountOperations,
  ...customerAddressOperations,
  ...loginOperations,
  ...passkeyOperations,
  ...newsletterOperations,
  ...mailPreferenceOperations,
  ...stockAlertOperations,
  ...companyOperations,
  ...approvalOperations,
  ...consentOperations,
  ...supportCaseOperations,
  ...withdrawalOperations,
  ...privacyOperations,
  ...trackingOperations,
  ...monitoringOperations,
  ...cartOperations,
  ...quoteOperations,
  ...shoppingListOperations,
  ...vatOperations,
  ...addressOperations,
  ...orderOperations,
  ...orderAccessOperations,
  ...returnOperations,
  ...productOperations,
  ...recommendationOperations,
  ...searchOperations,
  ...reviewOperations,
  ...categoryOperations,
  ...contentOperations,
  ...manualOperations,
  ...redirectionOperations,
  ...storeOperations,
  ...discountOperations,
  ...loyaltyOperations,
  ...guaranteeOperations,
  ...inventoryOperations,
  ...shippingOperations,
  ...paymentOperations,
}
export type OperationName = keyof typeof OPERATIONS
/** What a caller passes to an operation. */
export type ParamsOf<Name extends OperationName> = z.input<(typeof OPERATIONS)[Name]['params']>
/** Params of an operation as they are after parsing. */
export type ParsedParamsOf<Name extends OperationName> = z.output<(typeof OPERATIONS)[Name]['params']>
/** What an operation answers with, the content of `data`. */
export type ResultOf<Name extends OperationName> = z.output<(typeof OPERATIONS)[Name]['result']>
