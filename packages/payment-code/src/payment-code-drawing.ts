import { encode } from 'uqr'
import type { PaymentCode } from './payment-code.ts'

/** Modules around a code that stay white (ISO/IEC 18004). */
const QUIET_ZONE = 4
/** The Swiss cross is 7 mm wide in a code of 46 mm (Swiss Payment Standards). */
const CROSS_SHARE = 7 / 46

/** A code as a drawing; lengths are modules, of which it is `size` wide and high with its quiet zone. */
export interface PaymentCodeDrawing {
  readonly size: number
  /** Path of SVG: lines of width 1 through the dark modules. */
  readonly path: string
  /** A square in the middle that is the Swiss cross. */
  readonly cross?: { readonly start: number; readonly width: number }
}

/** Draws a code with the error correction M that all forms name: 15 % of it may be covered. */
export function drawPaymentCode({ form, text }: PaymentCode): PaymentCodeDrawing {
  const { size, path } = drawTextCode(text)
  if (form !== 'swiss-qr-bill') return { size, path }
  const width = (size - 2 * QUIET_ZONE) * CROSS_SHARE
  return { size, path, cross: { start: (size - width) / 2, width } }
}

/** Draws any text as a QR code, such as the number on a label that is scanned when its parcel comes. */
export function drawTextCode(text: string): Pick<PaymentCodeDrawing, 'size' | 'path'> {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  return { size, path: data.map((row, y) => pathOfRow(row, y)).join('') }
}

/** The first run of a row by its place, the others by their distance: a third of the length of a rectangle for each. */
function pathOfRow(row: readonly boolean[], y: number): string {
  let path = ''
  let end = 0
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x++
    path += path === '' ? `M${start} ${y}.5` : `m${start - end} 0`
    end = x + 1
    path += `h${end - start}`
  }
  return path
}
