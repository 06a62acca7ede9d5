import { FRACTION_DIGITS, type Money } from '@shop/domain/money'

/** An amount in whole units with a dot, such as `129.95`, as programs read it. */
export function decimalAmount({ centAmount }: Money): string {
  return (centAmount / 10 ** FRACTION_DIGITS).toFixed(FRACTION_DIGITS)
}
