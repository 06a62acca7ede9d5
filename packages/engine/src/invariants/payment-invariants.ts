import type { Invariant } from './invariant.ts'

const SUMS_OF_PAYMENTS = `
  select payment_id,
    coalesce(sum(amount_cent) filter (where type = 'Charge' and state = 'Success'), 0) as charged,
    coalesce(sum(amount_cent) filter (where type = 'Refund' and state <> 'Failure'), 0) as refunded,
    coalesce(sum(amount_cent) filter (where type = 'Chargeback' and state = 'Success'), 0) as charged_back,
    sum(amount_cent) filter (where type = 'Authorization' and state = 'Success') as authorised,
    bool_or(type = 'Refund') as is_refunded
  from payment_transaction group by payment_id`

/** Movements of money. */
export const PAYMENT_INVARIANTS: readonly Invariant[] = [
  {
    rule: 'P2',
    title: 'payments: refunded and charged back <= charged <= authorised',
    offenders: `select payment_id as offender from (${SUMS_OF_PAYMENTS}) a
      where refunded + charged_back > charged or charged > coalesce(authorised, charged)`,
  },
  {
    rule: 'P3',
    title: 'orders: paid means that the money came, credit owed that it goes back',
    offenders: `select "order".id as offender from "order" left join (${SUMS_OF_PAYMENTS}) a on a.payment_id = "order".payment_id
      where (payment_state = 'Paid' and greatest(coalesce(charged, 0), coalesce(authorised, 0)) < total_cent)
        or (payment_state in ('BalanceDue', 'Pending', 'Failed') and total_cent > 0 and coalesce(charged, 0) >= total_cent)
        or (payment_state <> 'CreditOwed' and (is_refunded or charged_back > 0 or charged > total_cent))`,
  },
]
