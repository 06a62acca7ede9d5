/** An amount as it is typed: `12.50 EUR`. */
export function writeMoney({ centAmount, currencyCode }: { readonly centAmount: number; readonly currencyCode: string }): string {
  return `${(centAmount / 100).toFixed(2)} ${currencyCode}`
}
