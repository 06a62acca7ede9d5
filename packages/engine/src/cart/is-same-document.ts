/**
 * Whether two values make the same JSON: a field that is undefined counts as missing, as in the text. A cart that is remembered
 * never was a text, one that was read was.
 */
export function isSameDocument(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false
    return one.every((element, place) => isSameDocument(element, other[place]))
  }
  const [fields, others] = [one as Readonly<Record<string, unknown>>, other as Readonly<Record<string, unknown>>]
  for (const name in fields) if (!isSameDocument(fields[name], others[name])) return false
  for (const name in others) if (others[name] !== undefined && fields[name] === undefined) return false
  return true
}
