/** Whether a text is an article number of 13 digits whose last one checks the others (EAN, GTIN-13). */
export function isGtin13(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false
  const sum = [...text].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
