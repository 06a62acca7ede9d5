/** Sum of the digits times the weights, from the left. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0)
}

/** Weighted sum in which each product counts by the sum of its digits. */
export function crossSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => {
    const product = weight * Number(digits[index])
    return sum + Math.floor(product / 10) + (product % 10)
  }, 0)
}

/** Whether the last digit is the one Luhn's rule asks for. */
export function isLuhn(digits: string): boolean {
  const weights = Array.from(digits, (_, index) => ((digits.length - index) % 2 === 0 ? 2 : 1))
  return crossSum(digits, weights) % 10 === 0
}

/** Whether the last digit is the one of ISO 7064 mod 11, 10. */
export function isMod11Mod10(digits: string): boolean {
  let product = 10
  for (const digit of digits.slice(0, -1)) product = (((Number(digit) + product) % 10 || 10) * 2) % 11
  return (11 - product) % 10 === lastDigit(digits)
}

/** Remainder of a number of any length, digit by digit. */
export function remainderOf(digits: string, divisor: number): number {
  let remainder = 0
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % divisor
  return remainder
}

export function lastDigit(digits: string): number {
  return Number(digits.at(-1))
}

/** Falling weights such as 8, 7, ... 2. */
export function falling(from: number, to: number): number[] {
  return Array.from({ length: from - to + 1 }, (_, index) => from - index)
}

/** Rising weights such as 1, 2, ... 8. */
export function rising(from: number, to: number): number[] {
  return falling(to, from).reverse()
}
