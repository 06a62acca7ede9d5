import { aCart } from '@shop/domain/fixtures'
import { marketOf } from '@shop/domain/market'
import { FIRST_PAGE, pageNumberOf } from '@shop/domain/product'
import { EMPTY_REVIEW } from '@shop/domain/review'
import { NO_CHOICE, supportStartOf } from '@shop/domain/support-case'
import { taxRateOn } from '@shop/domain/tax'
import { expect, test } from 'vitest'
import { useNotifications } from '../browser/notifications.tsx'
import { createOperationStatusStore } from '../browser/operation-status.ts'
import { useCart, useSidebarCause } from '../features/cart/cart-provider.tsx'
import { renderInShop } from '../features/cart/render-in-shop.fixtures.tsx'
import { addressFormOfCart } from '../features/checkout/initial-address-form.ts'
import { offeredMethods } from '../features/checkout/offered-methods.ts'
import { lastShippingAddressType } from '../features/checkout/shipping-address-type.ts'
import { listingRequestOf } from '../listing/listing.ts'
import { prepareMessages } from '../request/messages.ts'
import { aShop } from '../request/shop-data.fixtures.ts'
import { useShop } from '../request/use-shop.tsx'

await prepareMessages('de-DE')
const cart = aCart('DE')
const data = aShop()

function Probe({ seen }: { seen: unknown[] }) {
  const { cart: held, chosen } = useCart()
  const isSidebarOpen = useSidebarCause() !== null
  const { notifications } = useNotifications()
  seen.push({ isSidebarOpen, held, chosen, notifications, customer: useShop().data.customer })
  return null
}

/** What the parts of a fresh page hold, as they tell each other. */
function stateOfAFreshPage(): unknown[] {
  const seen: unknown[] = []
  renderInShop(<Probe seen={seen} />, data)
  return seen
}

test('COOK-08 a fresh page holds no cart, no message, a closed sidebar, no error, and no customer', () => {
  expect(stateOfAFreshPage()).toEqual([{ isSidebarOpen: false, held: null, chosen: {}, notifications: [], customer: null }])
  const status = createOperationStatusStore()
  expect(status.isLoading()).toBe(false)
  expect(status.statusOf('addToCart')).toEqual({ isLoading: false, error: null })
})

test('COOK-08, CHK-11, PAY-06 a fresh checkout holds empty details, no e-mail address, and one way to deliver and to pay', () => {
  const market = marketOf('DE')
  const earlier = { shippingAddressType: lastShippingAddressType(undefined), clientType: undefined }
  const form = addressFormOfCart(cart, market, earlier)
  expect(form).toMatchObject({ email: '', sameAsBilling: true, billing: { firstName: '' }, shipping: { firstName: '' } })
  const choice = { market, taxRate: taxRateOn('DE', '2026-11-21'), feeName: {} }
  const [selected] = offeredMethods(cart, { ...choice, listed: [{ method: 'scheme' }] })
  expect(selected?.method).toBe('scheme')
  const [other] = offeredMethods(cart, { ...choice, listed: [] })
  expect(other?.method).toBe('bank-transfer')
})

test('COOK-08 a listing begins on page 1 by relevance, a review with consent, a support form without a reason', () => {
  expect(pageNumberOf(null)).toBe(FIRST_PAGE)
  expect(listingRequestOf(new URLSearchParams())).toMatchObject({ page: 1, sort: 'relevance' })
  expect(EMPTY_REVIEW.consent).toBe(true)
  expect(supportStartOf('')).toEqual({ choice: NO_CHOICE })
})
