import { OperationError } from '@shop/contract'
import { isAutocompleteOffered } from '@shop/domain/address'
import { buttonClass } from '@shop/ui'
import { data, redirectDocument } from 'react-router'
import { useTracked } from '../browser/tracking/track.ts'
import { loadPreorders } from '../catalogue/preorders.server.ts'
import { AddressForm } from '../features/checkout/address-form.tsx'
import { readAddressForm, shippingAddressTypeOfForm } from '../features/checkout/address-form-data.ts'
import type { AddressOutcome } from '../features/checkout/address-outcome.ts'
import { CheckoutColumns, CheckoutSteps } from '../features/checkout/checkout-layout.tsx'
import { clientTypeCookie, clientTypeOfCheckout } from '../features/checkout/client-type.ts'
import { addressFormOfCart, addressFormOfCustomer } from '../features/checkout/initial-address-form.ts'
import { OrderSummary } from '../features/checkout/order-summary.tsx'
import { referenceWords } from '../features/checkout/reference-words.server.ts'
import { NO_SAVED_ADDRESSES, savedAddressesOf } from '../features/checkout/saved-addresses.ts'
import { lastShippingAddressType, shippingAddressTypeCookie } from '../features/checkout/shipping-address-type.ts'
import { checkTypedNumber, submitAddresses } from '../features/checkout/submit-addresses.server.ts'
import { ACCEPTED_NUMBER, CHECK_VAT, vatStateOfCart } from '../features/checkout/vat-state.ts'
import { translatorOf } from '../request/messages.ts'
import { optionalBlock } from '../request/optional-block.server.ts'
import { shopContext } from '../request/request-context.server.ts'
import { findCustomer, requireFilledCart } from '../request/session.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/checkout-addresses'

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const filled = requireFilledCart(shop)
  const [cart, preorders, customer, { stores }] = await Promise.all([
    filled,
    filled.then(({ lineItems }) => loadPreorders(shop, lineItems)),
    optionalBlock('customer', findCustomer(shop), null),
    optionalBlock('store', shop.client.call('getStores', {}), { stores: { results: [] } }),
  ])
  const { language, market, cookie } = shop
  const [store] = stores.results
  const earlier = { shippingAddressType: lastShippingAddressType(cookie), clientType: clientTypeOfCheckout(cookie, cart) }
  return {
    language,
    cart,
    preorders,
    initial: customer ? addressFormOfCustomer(cart, market, customer, earlier) : addressFormOfCart(cart, market, earlier),
    saved: customer ? savedAddressesOf(customer, market) : NO_SAVED_ADDRESSES,
    hasAddressBook: customer !== null,
    isVatChecked: store?.custom.switches.vatValidation ?? false,
    isCompleted: store ? isAutocompleteOffered(store) : false,
    referenceWords: referenceWords(translatorOf(shop.locale)),
  }
}

/**
 * Puts e-mail and addresses on the cart, then leads to payment; what refuses them comes back with everything typed. The
 * button at the VAT number sends that number alone and stays here with what the check came to.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const form = await request.formData()
  const typed = readAddressForm(form)
  try {
    const cart = await requireFilledCart(shop)
    shop.setCookies.push(clientTypeCookie(typed.clientType, cart, true))
    const outcome =
      form.get('intent') === CHECK_VAT
        ? await checkTypedNumber(shop, cart, typed)
        : await submitAddresses(shop, cart, typed, form.getAll(ACCEPTED_NUMBER).map(String))
    if (outcome) return outcome
  } catch (error) {
    if (!(error instanceof OperationError)) throw error
    const outcome: AddressOutcome = { typed, refusal: { step: 'cart' } }
    // Nothing typed is lost in an outage: with scripts the page stays, and is not loaded again.
    if (error.isUnavailable) return data(outcome, { status: 503 })
    if (error.statusCode < 500) return outcome
    throw error
  }
  // The next checkout of this browser begins with it (CHK-11).
  shop.setCookies.push(shippingAddressTypeCookie(shippingAddressTypeOfForm(typed)))
  // A document of its own, which alone may load from the payment provider.
  throw redirectDocument(shop.hrefs.checkout('payment'), 303)
}

export const meta: Route.MetaFunction = ({ matches }) => hiddenPageHead(matches, t => t('checkout.stepAddresses'))

export default function CheckoutAddresses({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const { cart, preorders, initial, saved, hasAddressBook, isVatChecked, isCompleted, referenceWords: words } = loaderData
  const { t, hrefs, data, market } = useShop()
  // Delivery and billing are one page.
  useTracked({ kind: 'checkout', step: 2, cart }, cart.id)
  useTracked({ kind: 'checkout', step: 3, cart }, cart.id)
  return (
    <CheckoutColumns summary={<OrderSummary cart={cart} />} preorders={preorders}>
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
        cart={cart}
        initial={outcome?.typed ?? initial}
        outcome={outcome}
        saved={saved}
        hasAddressBook={hasAddressBook}
        isCompleted={isCompleted}
        referenceWords={words}
        vat={isVatChecked ? vatStateOfCart(cart, market) : undefined}
      />
    </CheckoutColumns>
  )
}
