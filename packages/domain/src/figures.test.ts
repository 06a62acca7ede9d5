import { expect, test } from 'vitest'
import { CATEGORY_TREES } from './category/index.ts'
import { SHOWN_VOLUME_TIERS } from './discount/index.ts'
import { MAX_CONNECTIONS_PER_CART } from './live/index.ts'
import { COUNTRIES, LANGUAGES, LOCALES, marketOf } from './market/index.ts'
import { FRACTION_DIGITS } from './money/index.ts'
import { ORDER_STATES, SHIPMENT_STATES } from './order/index.ts'
import { PAYMENT_STATES, TRANSACTION_STATES, TRANSACTION_TYPES } from './payment/index.ts'
import { MAX_LINE_ITEM_QUANTITY } from './product/addable-quantity.ts'
import { COMPARISON_LIMIT, DEFAULT_PAGE_SIZE, EXTRA_GUARANTEE_SKUS, FIRST_PAGE, PAGE_BOUND, PAGE_SIZES } from './product/index.ts'
import { REDIRECTION_CODES } from './redirection/index.ts'
import { DEFAULT_REVIEW_OFFSET, REVIEW_PAGE_SIZE, REVIEW_SORTS } from './review/index.ts'
import { MIN_SUGGESTION_LENGTH, RESULT_CACHE_MS, SEARCH_DEBOUNCE_MS } from './search/index.ts'
import { DAY_SECONDS, MONTH_SECONDS, YEAR_SECONDS } from './session/index.ts'
import * as timing from './timing/index.ts'
import { MESSAGE_CONSENTS, TRACKING_TIMEOUT_MS } from './tracking/index.ts'
import { CHECKOUT_STEPS } from './tracking/tracking-event.ts'

test('CONST-02 the figures of the specification are in the tables of the domain, written down here once more by hand', () => {
  const { liveRetryDelay, ...figures } = timing
  expect(figures).toEqual({
    NOTIFICATION_MS: 3000,
    FETCH_DELAY_MS: 200,
    LOADING_BAR_THROTTLE_MS: 200,
    LOADING_BAR_HIDE_MS: 500,
    CART_DELAY_MS: 300,
    CART_DELAY_SAFARI_MS: 400,
    IDLE_PREFETCH_MS: 2000,
    LIVE_RETRIES: 2,
  })
  expect(liveRetryDelay(0)).toBe(5000)
  expect([SEARCH_DEBOUNCE_MS, RESULT_CACHE_MS, TRACKING_TIMEOUT_MS, MIN_SUGGESTION_LENGTH]).toEqual([300, 120_000, 15_000, 3])
  expect([DAY_SECONDS, MONTH_SECONDS, YEAR_SECONDS]).toEqual([86_400, 2_592_000, 31_536_000])
  expect([MAX_LINE_ITEM_QUANTITY, MAX_CONNECTIONS_PER_CART, SHOWN_VOLUME_TIERS, COMPARISON_LIMIT]).toEqual([1000, 10, 3, 30])
  expect([[...PAGE_SIZES], DEFAULT_PAGE_SIZE, FIRST_PAGE, PAGE_BOUND]).toEqual([[12, 24, 36, 48], 24, 1, 1000])
  expect([REVIEW_PAGE_SIZE, DEFAULT_REVIEW_OFFSET, [...REVIEW_SORTS]]).toEqual([10, 0, ['top reviews', 'most recent']])
  expect([[...REDIRECTION_CODES], FRACTION_DIGITS]).toEqual([[301, 308], 2])
  expect(EXTRA_GUARANTEE_SKUS).toEqual(['4100010', '4100020', '4100030', '4100040'])
  expect([COUNTRIES.length, LANGUAGES.length, LOCALES.length]).toEqual([25, 21, 28])
  expect(marketOf('SK')).toMatchObject({ currency: 'EUR', cashOnDelivery: { itemLimit: 1, freight: true } })
})

test('CONST-02 the terms that the specification lists are unions of the domain', () => {
  const sorted = (terms: readonly string[]) => terms.toSorted()
  expect(sorted(CATEGORY_TREES)).toEqual(['default', 'industry', 'longtail'])
  expect(sorted(ORDER_STATES)).toEqual(['Cancelled', 'Complete', 'Confirmed', 'Open'])
  expect(sorted(PAYMENT_STATES)).toEqual(['BalanceDue', 'CreditOwed', 'Failed', 'Paid', 'Pending'])
  expect(sorted(SHIPMENT_STATES)).toEqual(['Backorder', 'Delayed', 'Partial', 'Pending', 'Ready', 'Shipped'])
  expect(sorted(TRANSACTION_TYPES)).toEqual(['Authorization', 'CancelAuthorization', 'Charge', 'Chargeback', 'Refund'])
  expect(sorted(TRANSACTION_STATES)).toEqual(['Failure', 'Initial', 'Pending', 'Success'])
  expect(sorted(MESSAGE_CONSENTS)).toEqual(['newsletter', 'phone', 'sms', 'soft_newsletter', 'soft_phone', 'soft_sms'])
  expect(CHECKOUT_STEPS).toEqual(['cart', 'shipping', 'billing', 'payment', 'thank you'])
})
