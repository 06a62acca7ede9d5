const AMOUNT = /^(\d{1,9})(?:[.,](\d{1,2})0*)?$/

/** Cents of an amount such as `1299.90` or `1299,9`, without floating point; undefined for anything else. */
export function parseAmount(text: string): number | undefined {
  const [, whole, cents = ''] = AMOUNT.exec(text.trim()) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(cents.padEnd(2, '0'))
}
