import { RELAYED_DAYS } from '../outbox/outbox.ts'
import type { Invariant } from './invariant.ts'
import { CARTS, LINES_OF_CART, LINES_OF_ORDER } from './lines-of-cart.ts'

/** Orders, and what they are made from. */
export const ORDER_INVARIANTS: readonly Invariant[] = [
  {
    rule: 'O1',
    title: 'orders: at most one per cart, payment and order number',
    offenders: `select cart_id::text as offender from "order" group by cart_id having count(*) > 1
      union all select payment_id::text from "order" group by payment_id having count(*) > 1
      union all select order_number from "order" group by order_number having count(*) > 1`,
  },
  {
    rule: 'O3',
    // Keys that are not enforced when they are written (decision 0067).
    title: 'orders: each has its cart, payment and store, each movement of stock its order and entry',
    offenders: `select "order".id::text as offender from "order" left join cart on cart.id = cart_id
        left join payment on payment.id = payment_id left join store on store.key = "order".store_key
        where cart.id is null or payment.id is null or store.key is null
      union select order_id::text from stock_movement left join "order" on "order".id = order_id
        left join inventory_entry entry on entry.sku = stock_movement.sku where "order".id is null or entry.sku is null`,
  },
  {
    rule: 'O3',
    title: 'orders: a cart is Ordered exactly when it has an order',
    offenders: `select cart.id as offender from cart left join "order" on "order".cart_id = cart.id
      where (cart.state = 'Ordered') <> ("order".id is not null)`,
  },
  {
    rule: 'O3',
    // For as long as messages are kept.
    title: 'orders: every order is announced in the outbox',
    offenders: `select id as offender from "order"
      where created_at > now() - interval '${RELAYED_DAYS} days' and not exists (select from outbox where dedup_key = 'order-created/' || "order".id)`,
  },
  {
    rule: 'M4',
    title: 'orders: amount and currency are those of the payment',
    offenders: `select "order".id as offender from "order" join payment on payment.id = payment_id
      where (payment.due_order_id is null and payment.amount_cent <> total_cent) or payment.amount_cent > total_cent
        or payment.due_order_id <> "order".id or payment.currency <> "order".currency
        or payment.cart_id <> "order".cart_id or payment.superseded_at is not null`,
  },
  {
    rule: 'M4',
    title: 'orders: lines, fees and total are those of the ordered cart',
    offenders: `select "order".id as offender from "order" join ${CARTS} on cart.id = cart_id
      where ${LINES_OF_CART} <> ${LINES_OF_ORDER}
        or cart.document -> 'customLineItems' <> "order".document -> 'customLineItems'
        or cart.total_cent <> "order".total_cent or cart.store_key <> "order".store_key`,
  },
  {
    rule: 'M4',
    title: 'orders: a net one is that of a company whose VAT number was confirmed',
    offenders: `select id as offender from "order" where document ->> 'taxMode' = 'External'
      and (document #> '{billingAddress,custom,isVatValidated}' is distinct from 'true'
        or coalesce(trim(document #>> '{billingAddress,company}'), '') = '')`,
  },
  {
    rule: 'O3',
    title: 'orders: every cancelled one is announced in the outbox, and none has left the house',
    offenders: `select id as offender from "order" where order_state = 'Cancelled'
      and (shipment_state in ('Partial', 'Shipped')
        or (created_at > now() - interval '${RELAYED_DAYS} days'
          and not exists (select from outbox where dedup_key = 'order-cancelled/' || "order".id)))`,
  },
  {
    rule: 'M4',
    title: 'orders: no more of a line has left the house or was cancelled than was ordered',
    offenders: `select order_id::text || ' ' || line_item_id as offender
      from (
        select order_id, line_item_id, quantity from shipment join shipment_line on shipment_id = shipment.id
        union all select order_id, line_item_id, quantity
        from order_cancellation join order_cancellation_line on cancellation_id = order_cancellation.id) gone
      group by order_id, line_item_id
      having sum(quantity) > coalesce((select max((line ->> 'quantity')::integer)
        from "order", jsonb_array_elements("order".document -> 'lineItems') line
        where "order".id = order_id and line ->> 'id' = line_item_id), 0)`,
  },
]

const SUMS_OF_PAYMENTS = `
  select payment_id,
    coalesce(sum(amount_cent) filter (where type = 'Charge' and state = 'Success'), 0) as charged,
    coalesce(sum(amount_cent) filter (where type = 'Refund' and state <> 'Failure'), 0) as refunded,
    coalesce(sum(amount_cent) filter (where type = 'Chargeback' and state = 'Success'), 0) as charged_back,
    sum(amount_cent) filter (where type = 'Authorization' and state = 'Success') as authorised,
    bool_or(type = 'Refund') as is_refunded,
    bool_or(type = 'CancelAuthorization' and state <> 'Failure') as is_released,
    bool_or(type = 'Charge' and state = 'Failure') and not bool_or(type = 'Charge' and state in ('Initial', 'Pending'))
      as is_capture_failed
  from payment_transaction group by payment_id`

/** Movements of money. */
export const PAYMENT_INVARIANTS: readonly Invariant[] = [
  {
    rule: 'P1',
    title: 'attempts: an ordered one has the order of its payment, and an order by the provider has its attempt',
    offenders: `select attempt.id::text as offender from checkout_attempt attempt
      left join "order" on "order".id = attempt.order_id
      where attempt.state = 'ordered' and case when attempt.due_order_id is null
        then "order".cart_id is distinct from attempt.cart_id else "order".id is distinct from attempt.due_order_id end
      union all select "order".id::text from "order" join payment on payment.id = "order".payment_id
      where payment.interface = 'card-payment-provider'
        and not exists (select from checkout_attempt attempt where attempt.order_id = "order".id)`,
  },
  {
    rule: 'P1',
    title: 'attempts: money that was taken and made no order is given back',
    offenders: `select attempt.id as offender from checkout_attempt attempt
      where attempt.state <> 'ordered'
        and exists (select from payment_transaction taken where taken.payment_id = attempt.id
          and taken.type = 'Authorization' and taken.state = 'Success')
        and not exists (select from payment_transaction back where back.payment_id = attempt.id
          and back.type in ('CancelAuthorization', 'Refund'))`,
  },
  {
    rule: 'P1',
    title: 'orders: the money of all payments together is at most the total, or what is above it goes back',
    offenders: `select "order".id as offender from "order"
      join payment on payment.cart_id = "order".cart_id and payment.superseded_at is null
      join (${SUMS_OF_PAYMENTS}) a on a.payment_id = payment.id
      group by "order".id, total_cent
      having count(*) > 1 and sum(charged - refunded - charged_back
        + case when is_released or is_capture_failed then 0 else greatest(0, coalesce(authorised, 0) - charged) end) > total_cent`,
  },
  {
    rule: 'P1',
    title: 'attempts: one for an order that paid it is that order’s payment, or its money went back',
    offenders: `select attempt.id as offender from checkout_attempt attempt
      join "order" on "order".id = attempt.due_order_id
      join (${SUMS_OF_PAYMENTS}) a on a.payment_id = attempt.id
      where "order".payment_id <> attempt.id and attempt.state = 'voided' and charged > refunded + charged_back`,
  },
  {
    rule: 'P2',
    title: 'payments: refunded and charged back <= charged <= authorised',
    offenders: `select payment_id as offender from (${SUMS_OF_PAYMENTS}) a
      where refunded + charged_back > charged or charged > coalesce(authorised, charged)`,
  },
  {
    rule: 'P2',
    title: 'credit: what a company has taken of its limit is what its orders on account have not been paid',
    offenders: `select company_id as offender from company_credit where open_cent is distinct from (
        select coalesce(sum(open_cent), 0) from credit_reservation where company_id = company_credit.company_id)
      union all
      select order_id from credit_reservation join "order" on "order".id = order_id
      where open_cent > total_cent or (open_cent > 0 and (order_state = 'Cancelled' or payment_state = 'Paid'))`,
  },
  {
    rule: 'P3',
    title: 'orders: paid means that the money came, credit owed that it goes back',
    offenders: `select "order".id as offender from "order" left join (${SUMS_OF_PAYMENTS}) a on a.payment_id = "order".payment_id
      join payment on payment.id = "order".payment_id
      where (payment_state = 'Paid' and greatest(coalesce(charged, 0), coalesce(authorised, 0)) < least(payment.amount_cent,
          total_cent - coalesce((select sum(amount_cent) from order_cancellation where order_id = "order".id), 0)))
        or (payment_state in ('BalanceDue', 'Pending', 'Failed') and total_cent > 0 and coalesce(charged, 0) >= payment.amount_cent)
        or (payment_state <> 'CreditOwed' and (is_refunded or charged_back > 0 or charged > payment.amount_cent))`,
  },
]
