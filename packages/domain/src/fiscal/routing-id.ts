const FORM = /^(\d{2,12})(?:-([A-Z0-9]{1,30}))?-(\d{2})$/

/** Whether a text is the routing id of a German public buyer (Leitweg-ID), with right check digits (ISO 7064 mod 97-10). */
export function isRoutingId(text: string): boolean {
  const [, coarse, fine = '', check] = FORM.exec(text.toUpperCase()) ?? []
  if (coarse === undefined) return false
  const digits = `${coarse}${fine}${check}`.replace(/[A-Z]/g, letter => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n
}
