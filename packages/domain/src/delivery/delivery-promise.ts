import type { PaymentInterface } from '../payment/index.ts'
import { addBusinessDays, deliveryDaysOf } from '../shipping/index.ts'

/** When goods arrive: by a day, or so many working days after the order or after its money. */
export type DeliveryPromise =
  /** `day` is YYYY-MM-DD. */
  | { readonly kind: 'by-day'; readonly day: string }
  | { readonly kind: 'after-payment'; readonly minDays: number; readonly maxDays: number }
  | { readonly kind: 'in-days'; readonly minDays: number; readonly maxDays: number }

/**
 * What is promised about a delivery that takes a range of working days such as `2-4`. A transfer is waited for, so that
 * no one knows a day before the money is there; everything else is sent when it is ordered, on `orderDay` (YYYY-MM-DD).
 * Without a method, where no one orders online, the days alone are told (SHIP-07 to SHIP-09, PDP-26).
 */
export function deliveryPromise(deliveryTime: string, method: PaymentInterface | undefined, orderDay: string): DeliveryPromise {
  const { minDays, maxDays } = deliveryDaysOf(deliveryTime)
  if (!method) return { kind: 'in-days', minDays, maxDays }
  if (method === 'bank-transfer') return { kind: 'after-payment', minDays, maxDays }
  return { kind: 'by-day', day: addBusinessDays(orderDay, maxDays) }
}
