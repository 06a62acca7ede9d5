import { CommerceError } from '@shop/domain/error'
import { cleanVatNumber, isCompany, type VatCheck, vatMessagesOf, vatNumberText, vatStateOf } from '@shop/domain/vat'
import { getActiveCart, requireOwnCart, setVatValidation, type VatValidation } from '@shop/engine/cart'
import type { OperationContext, OperationHandler } from '../call/operation-call.ts'
import { storeOfCall } from '../store/store-of-call.ts'

/**
 * Asks the service outside of any transaction and keeps what it said. A service that is away is an answer too; only a
 * cart that cannot keep the result refuses.
 */
export const validateVatNumber: OperationHandler<'validateVatNumber'> = async (call, params) => {
  const { engine, session, storeKey } = call
  // The service is called in between, so the session is resolved first and by itself.
  const request = { owner: await session.owner(), storeKey, id: params.id, version: params.version }
  await requireOwnCart(engine, request)
  const validation = await validationOf(call, params)
  const cart = await setVatValidation(engine, request, validation)
  const { check } = validation
  const state = vatStateOf(check, call.market, cart.taxMode === 'External')
  const code = check?.kind === 'answered' ? { code: check.code } : {}
  return { cart, vat: { ...state, ...code, messages: vatMessagesOf(state, call.market) } }
}

async function validationOf(
  call: OperationContext,
  { vatNumber: typed, beforeAddress = false }: { readonly vatNumber: string; readonly beforeAddress?: boolean | undefined },
): Promise<VatValidation> {
  if (typed === '') return { beforeAddress }
  const number = cleanVatNumber(call.market, typed)
  const vatNumber = number ? vatNumberText(number) : typed
  const store = await storeOfCall(call)
  if (!store.custom.switches.vatValidation) return { vatNumber, beforeAddress }
  if (!beforeAddress) await requireCompany(call)
  // Nothing of a number is left, so no service is called. 209 is the service's code for a malformed number.
  const check: VatCheck = number ? await call.vatValidator.check(number) : { kind: 'answered', code: 209, raw: '' }
  return { vatNumber, check, beforeAddress }
}

/** Spares the service questions whose answers could not be kept. Throws `CommerceError` `billing-vat`. */
async function requireCompany({ engine, session, storeKey }: OperationContext): Promise<void> {
  const cart = await getActiveCart(engine, { owner: await session.owner(), storeKey })
  if (!isCompany(cart?.billingAddress))
    throw new CommerceError({ code: 'billing-vat' }, 'A VAT number needs the billing address of a company')
}
