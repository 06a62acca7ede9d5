const idList = /^[A-Z]+-\d+(?:(?:\.\.|, | and )(?:[A-Z]+-)?\d+)*(?=[\s:]|$)/
const part = /(\.\.|, | and )?(?:([A-Z]+)-)?(\d+)/g

/**
 * Requirement IDs a test title begins with: "COD-05 refuses ...", a list "CART-14, CART-15 ...", a range "COD-01..04 ...".
 * A title that begins otherwise has none.
 */
export function idsOfTitle(title: string): string[] {
  const ids: string[] = []
  let area = ''
  let last = 0
  for (const [, separator, key, digits] of idList.exec(title)?.[0].matchAll(part) ?? []) {
    area = key ?? area
    const number = Number(digits)
    const first = separator === '..' ? last + 1 : number
    for (let n = first; n <= number; n++) ids.push(`${area}-${String(n).padStart(2, '0')}`)
    last = number
  }
  return ids
}
