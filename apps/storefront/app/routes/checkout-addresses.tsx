import { OperationError, type ResultOf } from '@shop/contract'
import type { Cart } from '@shop/domain/cart'
import type { VatState } from '@shop/domain/vat'
import { buttonClass } from '@shop/ui'
import { redirect } from 'react-router'
import { AddressForm } from '../features/checkout/address-form.tsx'
import {
  addressFormOfCart,
  addressFormOfCustomer,
  addressFormProblems,
  readAddressForm,
  shippingAddressTypeOfForm,
} from '../features/checkout/address-form-data.ts'
import { CheckoutColumns, CheckoutSteps } from '../features/checkout/checkout-layout.tsx'
import { OrderSummary } from '../features/checkout/order-summary.tsx'
import { lastShippingAddressType, shippingAddressTypeCookie } from '../features/checkout/shipping-address-type.ts'
import { CHECK_VAT } from '../features/checkout/vat-check.tsx'
import { vatStateOfCart } from '../features/checkout/vat-state.ts'
import { addressOf } from '../forms/address-texts.ts'
import { optionalBlock } from '../request/optional-block.server.ts'
import { type ShopRequest, shopContext } from '../request/request-context.server.ts'
import { findCustomer, requireFilledCart } from '../request/session.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/checkout-addresses'

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const [cart, { stores }] = await Promise.all([
    requireFilledCart(shop),
    optionalBlock('store', shop.client.call('getStores', {}), { stores: { results: [] } }),
  ])
  const isVatChecked = stores.results[0]?.custom.switches.vatValidation ?? false
  const hasAddress = cart.billingAddress !== undefined || cart.shippingAddress !== undefined
  const customer = hasAddress ? null : await optionalBlock('customer', findCustomer(shop), null)
  const last = lastShippingAddressType(shop.cookie)
  const initial = customer ? addressFormOfCustomer(cart, shop.market, customer, last) : addressFormOfCart(cart, shop.market, last)
  return { language: shop.language, cart, initial, isVatChecked }
}

/**
 * Puts e-mail and addresses on the cart, then leads to payment; problems come back with everything typed. The button at
 * the VAT number sends that number alone and stays here with what the check came to.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const form = await request.formData()
  const typed = readAddressForm(form)
  const isVatCheck = form.get('intent') === CHECK_VAT
  const problems = isVatCheck ? [] : addressFormProblems(typed, shop.market)
  if (problems.length > 0) return { typed, problems, hasFailed: false, vat: undefined }
  const cart = await requireFilledCart(shop)
  try {
    if (isVatCheck) return { typed, problems: undefined, hasFailed: false, vat: await checkVat(shop, cart, typed) }
    await saveAddresses(shop, cart, typed)
  } catch (error) {
    if (error instanceof OperationError && error.statusCode < 500)
      return { typed, problems: undefined, hasFailed: true, vat: undefined }
    throw error
  }
  await rememberShippingAddressType(shop, typed)
  throw redirect(shop.hrefs.checkout('payment'), 303)
}

type TypedAddresses = ReturnType<typeof readAddressForm>

async function checkVat({ client }: ShopRequest, { id, version }: Cart, typed: TypedAddresses): Promise<VatState> {
  const vatNumber = typed.clientType === 'company' ? typed.billing.vatNumber : ''
  return vatStateOf((await client.call('validateVatNumber', { id, version, vatNumber, beforeAddress: true })).vat)
}

function vatStateOf({ state, cause }: ResultOf<'validateVatNumber'>['vat']): VatState {
  return state === 'could-not-validate' ? { state, cause: cause ?? 'system-error' } : { state }
}

async function saveAddresses({ client, market }: ShopRequest, { id, version }: Cart, typed: TypedAddresses) {
  const billing = addressOf(typed.billing, market, typed.clientType)
  // A copy of the billing address goes without its tax number: it is no address of an invoice (CHK-13).
  const { custom: _vat, ...copy } = billing
  const shipping = typed.sameAsBilling ? copy : addressOf(typed.shipping, market, 'private')
  await client.call('updateCart', {
    id,
    version,
    actions: [
      { action: 'setCustomerEmail', email: typed.email },
      { action: 'setBillingAddress', address: billing },
      { action: 'setShippingAddress', address: shipping },
      { action: 'setCustomType', fields: { customerAgreedToSendEmail: typed.newsletterChoice } },
    ],
  })
}

/** The next checkout of this browser begins with it (CHK-11). */
async function rememberShippingAddressType(shop: ShopRequest, typed: TypedAddresses): Promise<void> {
  const customer = typed.sameAsBilling ? null : await optionalBlock('customer', findCustomer(shop), null)
  shop.setCookies.push(shippingAddressTypeCookie(shippingAddressTypeOfForm(typed, shop.market, customer)))
}

export const meta: Route.MetaFunction = ({ matches }) => hiddenPageHead(matches, t => t('checkout.stepAddresses'))

export default function CheckoutAddresses({ loaderData: { cart, initial, isVatChecked }, actionData }: Route.ComponentProps) {
  const { t, hrefs, data, market } = useShop()
  return (
    <CheckoutColumns summary={<OrderSummary cart={cart} />}>
      <CheckoutSteps current="addresses" />
      <h1 className="mb-6 text-h1">{t('checkout.addressesTitle')}</h1>
      {data.customer ? null : (
        <p className="-mt-4 mb-4 flex flex-wrap items-center gap-x-2 text-sm">
          {t('login.haveAccount')}
          <a href={hrefs.checkout('login')} className={`${buttonClass('link')} min-h-11`}>
            {t('login.signIn')}
          </a>
        </p>
      )}
      <AddressForm
        initial={actionData?.typed ?? initial}
        serverProblems={actionData?.problems}
        hasFailed={actionData?.hasFailed ?? false}
        vat={isVatChecked ? (actionData?.vat ?? vatStateOfCart(cart, market)) : undefined}
        isVatNew={actionData?.vat !== undefined}
      />
    </CheckoutColumns>
  )
}
