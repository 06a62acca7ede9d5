/** Whether a text without spaces is an account number with right check digits (ISO 13616). */
export function isIban(value: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{10,30}$/.test(value)) return false
  const digits = `${value.slice(4)}${value.slice(0, 4)}`.replace(/[A-Z]/g, letter => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n
}

/** Whether a text has the form of the code of a bank (ISO 9362). */
export function isBic(value: string): boolean {
  return /^[A-Z\d]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(value)
}
