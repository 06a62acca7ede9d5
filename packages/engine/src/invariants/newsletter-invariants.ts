import type { Invariant } from './invariant.ts'

/** Newsletter choices and subscriptions. */
export const NEWSLETTER_INVARIANTS: readonly Invariant[] = [
  {
    rule: 'ACC-13',
    title: 'newsletter: a customer has chosen it if and only if their address is subscribed',
    offenders: `select customer.id as offender from customer
      where (customer.document #> '{custom,newsletter}' is not distinct from 'true') <> exists (
        select from newsletter_subscription
        where newsletter_subscription.email = lower(customer.email) and newsletter_subscription.state = 'confirmed')`,
  },
]
