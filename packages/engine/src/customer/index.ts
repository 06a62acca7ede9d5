export { type CustomerRequest, findCustomer, getCustomer } from './change-customer.ts'
export { confirmEmailChange } from './change-email.ts'
export { changePassword, type PasswordChange } from './change-password.ts'
export { correctSavedAddress } from './correct-saved-address.ts'
export { getCustomerByReference } from './customer-reference.ts'
export { type Device, deleteForgottenDevices } from './device-rows.ts'
export {
  deleteOldEmailProofs,
  EMAIL_CHANGE_TOPIC,
  EMAIL_CHANGED_TOPIC,
  EMAIL_PROOF_TOPIC,
  KNOWN_EMAIL_TOPIC,
} from './email-proof-rows.ts'
export type { Entrance, SignedIn } from './enter-as-customer.ts'
export { type FoundPeople, findPeople } from './find-customers.ts'
export { type EmailChangeNotice, type EmailProofMail, findEmailChange, issueEmailProof } from './issue-email-proof.ts'
export {
  issueResetToken,
  PASSWORD_RESET_TOPIC,
  type PasswordReset,
  RESET_TOKEN_MINUTES,
  requestPasswordReset,
  resetPassword,
} from './reset-password.ts'
export { addSavedAddress, deleteSavedAddress, setDefaultSavedAddress, updateSavedAddress } from './saved-addresses.ts'
export { SECURITY_NOTICE_TOPIC } from './security-notice.ts'
export { type Credentials, signIn } from './sign-in.ts'
export { countPasswordReset, countSignUp, deleteForgottenNetworks } from './sign-in-attempts.ts'
export { confirmSignUp, type Registration, signUp } from './sign-up.ts'
export { signUpFromOrder } from './sign-up-from-order.ts'
export { updateCustomer } from './update-customer.ts'
