import { type Cart, requireOpenQuote, withoutPayment } from '@shop/domain/cart'
import { requireCredit } from '@shop/domain/company'
import { CommerceError } from '@shop/domain/error'
import type { Money } from '@shop/domain/money'
import { requireOrderable } from '@shop/domain/order'
import { type Payment, type PaymentDraft, type ProviderMethod, withCashOnDeliveryFee } from '@shop/domain/payment'
import type { CartRequest } from '../cart/cart-request.ts'
import { type CartDecision, type CartSituation, changeCart, priceNow } from '../cart/change-cart.ts'
import { selectCreditBuyer } from '../credit/credit-rows.ts'
import type { EngineContext } from '../database/context.ts'

/** The name a payment carries in the shop's records. */
export const PAYMENT_NAMES = {
  'bank-transfer': 'Bank transfer',
  'on-account': 'On account',
  'cash-on-delivery': 'Cash on delivery',
  'card-payment-provider': 'Payment provider',
} as const

/** A cart with the payment it was just given. */
export interface PaidCart {
  readonly payment: Payment
  readonly cart: Cart
}

/**
 * Puts a bank transfer on the cart, in place of any payment before (API-34, PAY-20, PAY-25). Version + 1. Throws
 * `CommerceError` `malformed-price` when the draft's amount is not the cart's total, `payment-not-eligible`,
 * `payment-prerequisite`, `address-incomplete`, `checkout-disabled`, `concurrent-modification`, `resource-not-found`,
 * `invalid-operation` or `invalid-input`.
 */
export async function createBankPayment(context: EngineContext, request: CartRequest, draft: PaymentDraft): Promise<PaidCart> {
  return putPayment(context, request, draft, {
    paymentInterface: 'bank-transfer',
    prepare: ({ cart }) => withoutPayment(cart),
  })
}

/** Ways to pay of an order that is approved: the account of the company, or a transfer, in whose place the buyer may choose another one. */
export type ApprovalInterface = 'bank-transfer' | 'on-account'

/**
 * Puts a payment on a cart that is to be approved, or, `isFrozen`, that waits for it, over the total of now. Throws like
 * `createBankPayment` and `createAccountPayment`: `malformed-price` names the total of now where it is another one.
 */
export async function createApprovalPayment(
  context: EngineContext,
  request: CartRequest,
  payment: { readonly paymentInterface: ApprovalInterface; readonly amountPlanned: Money; readonly isFrozen: boolean },
): Promise<PaidCart> {
  const { paymentInterface, amountPlanned, isFrozen } = payment
  const draft = { paymentMethodInfo: { paymentInterface, name: { en: PAYMENT_NAMES[paymentInterface] } }, amountPlanned }
  if (paymentInterface === 'on-account') return putAccountPayment(context, request, draft, isFrozen)
  const custom = { isChosenLater: true }
  return putPayment(context, request, draft, { paymentInterface, custom, prepare: ({ cart }) => withoutPayment(cart), isFrozen })
}

/**
 * Puts cash on delivery and its fee on the cart, in place of any payment before (API-34, COD-08, COD-13). The draft's
 * amount is the total including the fee. Throws like `createBankPayment`.
 */
export async function createCodPayment(context: EngineContext, request: CartRequest, draft: PaymentDraft): Promise<PaidCart> {
  const feeId = context.newId()
  return putPayment(context, request, draft, {
    paymentInterface: 'cash-on-delivery',
    prepare: ({ cart, market, taxRate, store }) =>
      withCashOnDeliveryFee(cart, market, taxRate, { id: feeId, name: store.custom.codFeeTitle }),
  })
}

/**
 * Has a cart be paid on account, in place of any payment before, on the terms of the buyer's company; what it takes of the limit is
 * decided when it is ordered. Throws `CommerceError` like `createBankPayment`: `payment-not-eligible` where what is left of the limit
 * does not cover the total.
 */
export async function createAccountPayment(context: EngineContext, request: CartRequest, draft: PaymentDraft): Promise<PaidCart> {
  return putAccountPayment(context, request, draft, false)
}

async function putAccountPayment(
  context: EngineContext,
  request: CartRequest,
  draft: PaymentDraft,
  isFrozen: boolean,
): Promise<PaidCart> {
  const buyer = await selectCreditBuyer(context.db, request.id)
  const termDays = buyer?.credit?.termDays
  return putPayment(context, request, draft, {
    paymentInterface: 'on-account',
    ...(termDays === undefined ? {} : { custom: { termDays } }),
    // Here the cart is known to be the caller's.
    prepare: ({ cart }) => {
      requireCredit(buyer, cart.store.key, draft.amountPlanned)
      return withoutPayment(cart)
    },
    isFrozen,
  })
}

/** What a payment is put on a cart with. */
interface PaymentChoice {
  readonly paymentInterface: PaymentDraft['paymentMethodInfo']['paymentInterface']
  /** With the provider: which of its methods. */
  readonly method?: ProviderMethod
  readonly custom?: Payment['custom']
  readonly prepare: (situation: CartSituation) => Cart
  /** Set where the cart waits for an approval. */
  readonly isFrozen?: boolean
}

/** Puts a payment on the cart, in place of any before. Version + 1. Throws like `createBankPayment`. */
export async function putPayment(
  context: EngineContext,
  request: CartRequest,
  draft: PaymentDraft,
  { paymentInterface, method, custom, prepare, isFrozen = false }: PaymentChoice,
): Promise<PaidCart> {
  if (draft.paymentMethodInfo.paymentInterface !== paymentInterface)
    throw new CommerceError({ code: 'invalid-input', field: 'paymentInterface' }, `This is no draft for ${paymentInterface}`)
  const paymentId = context.newId()
  // A decision may be taken twice; the last one is the one that was written.
  let payment: Payment | undefined
  const cart = await changeCart(context, request, {
    versions: 'same',
    isFrozen,
    decide(situation): CartDecision {
      const prepared = priceNow(prepare(situation), situation)
      payment = {
        id: paymentId,
        version: 1,
        paymentMethodInfo: { paymentInterface, ...(method ? { method } : {}), name: { en: PAYMENT_NAMES[paymentInterface] } },
        amountPlanned: prepared.totalPrice,
        transactions: [],
        ...(custom ? { custom } : {}),
      }
      requireOpenQuote(prepared, context.now())
      requireOrderable(prepared, situation.market, payment)
      requireSameAmount(prepared, draft)
      return { cart: { ...prepared, paymentInfo: { payments: [{ id: paymentId }] } }, payment }
    },
  })
  if (!payment) throw new Error('A cart changed without a decision')
  return { payment, cart }
}

/** The amount a page shows and the amount that is due must be one (PAY-24, rule M3). */
function requireSameAmount(cart: Cart, { amountPlanned }: PaymentDraft): void {
  const { centAmount, currencyCode } = cart.totalPrice
  if (amountPlanned.centAmount !== centAmount || amountPlanned.currencyCode !== currencyCode)
    throw new CommerceError(
      { code: 'malformed-price', expected: cart.totalPrice },
      `The payment is over ${amountPlanned.centAmount} ${amountPlanned.currencyCode}, the cart over ${centAmount} ${currencyCode}`,
    )
}
