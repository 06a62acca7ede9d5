import bwip from '@bwip-js/generic'

/** A bar code: widths of bars and gaps in turns, in modules, the first a bar; `text` is what stands below it. */
export interface BarCode {
  readonly widths: readonly number[]
  readonly modules: number
  readonly text: string
}

/** The article number of an item as EAN-13 where it is one, else any text as Code 128. Throws for what cannot be one, such as Cyrillic. */
export function barCodeOf(text: string): BarCode {
  const bcid = isEan(text) ? 'ean13' : 'code128'
  const [symbol] = bwip.raw({ bcid, text })
  if (!symbol || !('sbs' in symbol)) throw new Error(`${text} has no bar code`)
  // EAN-13 begins with a gap of no width.
  const all = [...symbol.sbs]
  const widths = all[0] === 0 ? all.slice(1) : all
  return { widths, modules: widths.reduce((sum, width) => sum + width, 0), text }
}

/** Whether a text is a European article number with the right check digit. */
export function isEan(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false
  const sum = [...text].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
