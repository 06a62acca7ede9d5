import type { ResultOf } from '@shop/contract'
import type { Address, MapsAddress } from '@shop/domain/address'
import { BUYER_REFERENCES, type BuyerReference } from '@shop/domain/buyer-reference'
import type { Cart } from '@shop/domain/cart'
import { cleanVatNumber, hasVatIssues, type VatState, vatNumberText } from '@shop/domain/vat'
import { logWarning } from '../../request/log.server.ts'
import { optionalBlock } from '../../request/optional-block.server.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'
import { findCustomer } from '../../request/session.server.ts'
import { trackOnServer } from '../../request/track-on-server.server.ts'
import { type AddressFormData, TYPED_ADDRESS } from './address-form-data.ts'
import type { AddressOutcome, AddressRefusal } from './address-outcome.ts'
import { type AddressStepProblem, type ChosenAddresses, chosenAddresses } from './chosen-addresses.ts'
import { saveTypedAddresses } from './save-typed-addresses.server.ts'
import { NO_SAVED_ADDRESSES, savedAddressesOf } from './saved-addresses.ts'

/**
 * Validates billing, then VAT, then shipping, and puts e-mail and addresses on the cart (CHK-04, CHK-24). A company's VAT
 * number that is not known to be valid is asked about, and nothing goes on while it is not, unless it is one of
 * `acceptedNumbers`, with which the shopper has decided to pay VAT. Returns undefined when the cart is ready to be paid.
 * Throws `OperationError` of the operations.
 */
export async function submitAddresses(
  shop: ShopRequest,
  cart: Cart,
  typed: AddressFormData,
  acceptedNumbers: readonly string[],
): Promise<AddressOutcome | undefined> {
  const customer = needsCustomer(typed) ? await findCustomer(shop) : null
  const chosen = chosenAddresses(typed, shop.market, customer ? savedAddressesOf(customer, shop.market) : NO_SAVED_ADDRESSES)
  const { billing, shipping } = chosen
  const { vatNumber } = billing
  const isAccepted = vatNumber !== '' && acceptedNumbers.includes(vatNumber)
  const stay = (refusal: AddressRefusal): AddressOutcome => ({
    typed,
    refusal,
    ...(isAccepted ? { acceptedNumber: vatNumber } : {}),
  })
  if (billing.problems.length > 0) return stay(refused('billing', [...billing.problems, ...shipping.problems]))
  const isKnown = vatNumber === '' || isAccepted || isConfirmed(shop, cart, vatNumber)
  const check = isKnown ? undefined : await requestVatCheck(shop, cart, vatNumber)
  if (check && hasVatIssues(check.vat)) {
    const { vat } = check
    return { ...stay({ step: 'vat', vat }), checked: { vat, vatNumber } }
  }
  if (shipping.problems.length > 0) return stay(refused('shipping', shipping.problems))
  const found = await findDoubtful(shop, shipping.address)
  if (found) return stay({ step: 'map', found })
  const { version } = check ?? cart
  if (!(await putOnCart(shop, { id: cart.id, version }, typed, chosen))) return stay({ step: 'cart' })
  if (cart.customerEmail !== typed.email) await trackOnServer(shop, 'email-capture', { email: typed.email, cart_id: cart.id })
  if (customer && !(await saveTypedAddresses(shop, customer, typed)))
    return { ...stay({ step: 'address-book' }), typed: { ...typed, saveBilling: false, saveShipping: false } }
  return undefined
}

/** Checks the VAT number alone, whatever else was typed (VAT-12); the cart keeps the result until its address comes. */
export async function checkTypedNumber(shop: ShopRequest, cart: Cart, typed: AddressFormData): Promise<AddressOutcome> {
  const customer = typed.billingAddress === TYPED_ADDRESS ? null : await findCustomer(shop)
  const saved = customer ? savedAddressesOf(customer, shop.market) : NO_SAVED_ADDRESSES
  const { vatNumber } = chosenAddresses(typed, shop.market, saved).billing
  const { vat } = await requestVatCheck(shop, cart, vatNumber)
  return { typed, checked: { vat, vatNumber } }
}

function needsCustomer({ billingAddress, shippingAddress, saveBilling, saveShipping }: AddressFormData): boolean {
  return billingAddress !== TYPED_ADDRESS || shippingAddress !== TYPED_ADDRESS || saveBilling || saveShipping
}

/** Names fields and rules in the log, and nothing of what was typed (CHK-21). */
function refused(step: 'billing' | 'shipping', problems: readonly AddressStepProblem[]): AddressRefusal {
  logWarning(`The ${step} address was refused`, { fields: problems.map(({ field, rule }) => `${field} ${rule}`).join(', ') })
  return { step, problems }
}

/** Asks about a VAT number; an empty one takes number and result off the cart. Returns the version of the cart afterwards. */
async function requestVatCheck({ client }: ShopRequest, { id, version }: Cart, vatNumber: string) {
  const answer = await client.call('validateVatNumber', { id, version, vatNumber, beforeAddress: true })
  return { vat: vatStateOf(answer.vat), version: answer.cart.version }
}

function vatStateOf({ state, cause }: ResultOf<'validateVatNumber'>['vat']): VatState {
  return state === 'could-not-validate' ? { state, cause: cause ?? 'system-error' } : { state }
}

/** Whether the cart has a confirmation of a number, checked with its address or ahead of it. */
function isConfirmed({ market }: ShopRequest, { billingAddress, custom }: Cart, vatNumber: string): boolean {
  const known = custom.pendingVat ?? billingAddress?.custom
  const cleaned = cleanVatNumber(market, vatNumber)
  return known?.isVatValidated === true && cleaned !== undefined && known.vatNumber === vatNumberText(cleaned)
}

/** The address as the map has it, where the market asks the map and the given one is doubtful; a silent map finds nothing (ADDR-21). */
async function findDoubtful({ client, market }: ShopRequest, address: Address | undefined): Promise<MapsAddress | undefined> {
  if (!market.mapsAddressCheck || !address) return undefined
  const answer = await optionalBlock('map', client.call('validateAddress', { address }), null)
  return answer?.verdict.state === 'failed' ? answer.address : undefined
}

/** How a cart gets each reference; an empty one is taken off. */
const REFERENCE_ACTIONS = {
  purchaseOrderNumber: (purchaseOrderNumber: string) => ({ action: 'setPurchaseOrderNumber' as const, purchaseOrderNumber }),
  costCentre: (costCentre: string) => ({ action: 'setCostCentre' as const, costCentre }),
} satisfies Record<BuyerReference, unknown>

/** Whether the cart took e-mail, addresses and the choice about offers, and there is a way to deliver it (CHK-20). */
async function putOnCart(
  { client }: ShopRequest,
  { id, version }: Pick<Cart, 'id' | 'version'>,
  typed: AddressFormData,
  { billing, shipping }: ChosenAddresses,
): Promise<boolean> {
  if (!billing.address || !shipping.address) return false
  const { cart } = await client.call('updateCart', {
    id,
    version,
    actions: [
      { action: 'setCustomerEmail', email: typed.email },
      { action: 'setBillingAddress', address: billing.address },
      { action: 'setShippingAddress', address: shipping.address },
      ...BUYER_REFERENCES.map(name => REFERENCE_ACTIONS[name](billing.references[name])),
      { action: 'setCustomType', fields: { customerAgreedToSendEmail: typed.newsletterChoice } },
    ],
  })
  return cart.shippingInfo !== undefined
}
