import { OperationError } from '@shop/contract'
import { updateCart } from '@shop/contract/cart'
import type { Cart } from '@shop/domain/cart'
import { redirect } from 'react-router'
import { AddressForm } from '../features/checkout/address-form.tsx'
import { addressFormProblems, addressOf, readAddressForm } from '../features/checkout/address-form-data.ts'
import { addressFormOfCart } from '../features/checkout/address-form-of-cart.ts'
import { CheckoutColumns } from '../features/checkout/checkout-columns.tsx'
import { CheckoutSteps } from '../features/checkout/checkout-steps.tsx'
import { OrderSummary } from '../features/checkout/order-summary.tsx'
import { requireFilledCart } from '../shop/active-cart.server.ts'
import { translatorOf } from '../shop/messages.ts'
import { pageTitle } from '../shop/page-title.ts'
import { type ShopRequest, shopContext } from '../shop/request-context.server.ts'
import { useShop } from '../shop/use-shop.tsx'
import type { Route } from './+types/checkout-addresses'

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  return { language: shop.language, cart: await requireFilledCart(shop) }
}

/** Puts e-mail and addresses on the cart, then leads to payment; problems come back with everything typed. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const typed = readAddressForm(await request.formData())
  const problems = addressFormProblems(typed, shop.market)
  if (problems.length > 0) return { typed, problems, hasFailed: false }
  const cart = await requireFilledCart(shop)
  try {
    await saveAddresses(shop, cart, typed)
  } catch (error) {
    if (error instanceof OperationError && error.statusCode < 500) return { typed, problems: undefined, hasFailed: true }
    throw error
  }
  throw redirect(shop.hrefs.checkout('payment'), 303)
}

async function saveAddresses({ client, market }: ShopRequest, { id, version }: Cart, typed: ReturnType<typeof readAddressForm>) {
  const billing = addressOf(typed.billing, market, typed.clientType)
  // A copy of the billing address goes without its tax number: it is no address of an invoice (CHK-13).
  const { custom: _vat, ...copy } = billing
  const shipping = typed.sameAsBilling ? copy : addressOf(typed.shipping, market, 'private')
  const agreed = market.optionalNewsletter ? typed.newsletterChoice : !typed.newsletterChoice
  await client.call(updateCart, {
    id,
    version,
    actions: [
      { action: 'setCustomerEmail', email: typed.email },
      { action: 'setBillingAddress', address: billing },
      { action: 'setShippingAddress', address: shipping },
      { action: 'setCustomType', fields: { customerAgreedToSendEmail: agreed } },
    ],
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const t = translatorOf(loaderData.language)
  return [{ title: pageTitle(t, t('checkout.stepAddresses')) }, { name: 'robots', content: 'noindex' }]
}

export default function CheckoutAddresses({ loaderData: { cart }, actionData }: Route.ComponentProps) {
  const { t, market } = useShop()
  return (
    <CheckoutColumns summary={<OrderSummary cart={cart} />}>
      <CheckoutSteps current="addresses" />
      <h1 className="mb-6 text-h1">{t('checkout.addressesTitle')}</h1>
      <AddressForm
        initial={actionData?.typed ?? addressFormOfCart(cart, market)}
        serverProblems={actionData?.problems}
        hasFailed={actionData?.hasFailed ?? false}
      />
    </CheckoutColumns>
  )
}
