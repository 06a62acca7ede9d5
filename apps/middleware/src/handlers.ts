import { addressHandlers } from './address/handlers.ts'
import type { Handlers } from './call/operation-call.ts'
import { cartHandlers } from './cart/handlers.ts'
import { categoryHandlers } from './category/handlers.ts'
import { approvalHandlers } from './company/approval-handlers.ts'
import { companyHandlers } from './company/handlers.ts'
import { consentHandlers } from './consent/handlers.ts'
import { contentHandlers } from './content/handlers.ts'
import { accountHandlers } from './customer/account-handlers.ts'
import { customerAddressHandlers } from './customer/address-handlers.ts'
import { sessionHandlers } from './customer/session-handlers.ts'
import { discountHandlers } from './discount/handlers.ts'
import { guaranteeHandlers } from './guarantee/handlers.ts'
import { inventoryHandlers } from './inventory/handlers.ts'
import { loginHandlers } from './login/login-handlers.ts'
import { passkeyHandlers } from './login/passkey-handlers.ts'
import { loyaltyHandlers } from './loyalty/handlers.ts'
import { mailPreferenceHandlers } from './mail-preference/handlers.ts'
import { manualHandlers } from './manual/handlers.ts'
import { monitoringHandlers } from './monitoring/handlers.ts'
import { newsletterHandlers } from './newsletter/handlers.ts'
import { orderHandlers } from './order/handlers.ts'
import { orderAccessHandlers } from './order-access/handlers.ts'
import { paymentHandlers } from './payment/handlers.ts'
import { privacyHandlers } from './privacy/handlers.ts'
import { productHandlers } from './product/handlers.ts'
import { quoteHandlers } from './quote/handlers.ts'
import { recommendationHandlers } from './recommendation/handlers.ts'
import { redirectionHandlers } from './redirection/handlers.ts'
import { returnHandlers } from './return/handlers.ts'
import { reviewHandlers } from './review/handlers.ts'
import { searchHandlers } from './search/handlers.ts'
import { shippingHandlers } from './shipping/handlers.ts'
import { shoppingListHandlers } from './shopping-list/handlers.ts'
import { stockAlertHandlers } from './stock-alert/handlers.ts'
import { storeHandlers } from './store/handlers.ts'
import { supportCaseHandlers } from './support-case/handlers.ts'
import { trackingHandlers } from './tracking/handlers.ts'
import { vatHandlers } from './vat/handlers.ts'
import { withdrawalHandlers } from './withdrawal/handlers.ts'

/** Who carries out each operation of the contract; an operation without handler does not compile. */
export const HANDLERS: Handlers = {
  ...sessionHandlers,
  ...accountHandlers,
  ...customerAddressHandlers,
  ...loginHandlers,
  ...passkeyHandlers,
  ...newsletterHandlers,
  ...mailPreferenceHandlers,
  ...stockAlertHandlers,
  ...companyHandlers,
  ...approvalHandlers,
  ...consentHandlers,
  ...supportCaseHandlers,
  ...withdrawalHandlers,
  ...privacyHandlers,
  ...trackingHandlers,
  ...monitoringHandlers,
  ...cartHandlers,
  ...quoteHandlers,
  ...shoppingListHandlers,
  ...vatHandlers,
  ...addressHandlers,
  ...orderHandlers,
  ...orderAccessHandlers,
  ...returnHandlers,
  ...productHandlers,
  ...recommendationHandlers,
  ...searchHandlers,
  ...reviewHandlers,
  ...categoryHandlers,
  ...contentHandlers,
  ...manualHandlers,
  ...redirectionHandlers,
  ...storeHandlers,
  ...discountHandlers,
  ...loyaltyHandlers,
  ...guaranteeHandlers,
  ...inventoryHandlers,
  ...shippingHandlers,
  ...paymentHandlers,
}
