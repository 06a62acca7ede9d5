import jsQR from 'jsqr'
import { describe, expect, test } from 'vitest'
import { aTransfer, IBANS } from './credit-transfer.fixtures.ts'
import { paymentCodeOf } from './payment-code.ts'
import { drawPaymentCode, type PaymentCodeDrawing } from './payment-code-drawing.ts'

/** Pixels per module. */
const SCALE = 4

/** Draws the lines of the path, and over them the square that the cross covers, as pixels. */
function rasterize({ size, path, cross }: PaymentCodeDrawing): Uint8ClampedArray {
  const width = size * SCALE
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  const fill = (left: number, top: number, right: number, bottom: number, value: number) => {
    for (let y = Math.round(top * SCALE); y < Math.round(bottom * SCALE); y++)
      for (let x = Math.round(left * SCALE); x < Math.round(right * SCALE); x++)
        pixels.fill(value, (y * width + x) * 4, (y * width + x) * 4 + 3)
  }
  let x = 0
  let y = 0
  for (const [, command = '', first = '', second = '0'] of path.matchAll(/([Mmh])([\d.]+)(?: ([\d.]+))?/g)) {
    if (command === 'h') fill(x, y - 0.5, x + Number(first), y + 0.5, 0)
    if (command === 'M') [x, y] = [Number(first), Number(second)]
    else x += Number(first)
  }
  if (cross) fill(cross.start, cross.start, cross.start + cross.width, cross.start + cross.width, 0)
  return pixels
}

const readCode = (drawing: PaymentCodeDrawing) => jsQR(rasterize(drawing), drawing.size * SCALE, drawing.size * SCALE)?.data

describe('CHK-25 the drawing of a payment code', () => {
  test.each([
    ['DE', 'EUR'],
    ['SK', 'EUR'],
    ['CZ', 'CZK'],
    ['HU', 'HUF'],
    ['PL', 'PLN'],
    ['CH', 'CHF'],
  ] as const)('of %s in %s can be read, also with letters beyond ASCII', (country, currency) => {
    const code = paymentCodeOf(aTransfer({ iban: IBANS[country], currency, name: 'Größwang Œuvre Źdźbło űr' }))
    if (!code) throw new Error('There is no code')
    expect(readCode(drawPaymentCode(code))).toBe(code.text)
  })

  test('can be read with the longest texts', () => {
    const code = paymentCodeOf(
      aTransfer({
        iban: IBANS.CH,
        currency: 'CHF',
        name: 'Ü'.repeat(70),
        reference: 'Ö'.repeat(140),
        centAmount: 99_999_999_999,
      }),
    )
    if (!code) throw new Error('There is no code')
    expect(readCode(drawPaymentCode(code))).toBe(code.text)
  })

  test('has four white modules around it, and the Swiss cross alone covers its middle', () => {
    const { size, path, cross } = drawPaymentCode({ form: 'epc', text: 'text' })
    expect(cross).toBeUndefined()
    const starts = [...path.matchAll(/M(\d+) (\d+)\.5/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
    expect(Math.min(...starts.map(([x]) => x))).toBe(4)
    expect([starts[0]?.[1], starts.at(-1)?.[1]]).toEqual([4, size - 5])
    const swiss = drawPaymentCode({ form: 'swiss-qr-bill', text: 'text' })
    const middle = (swiss.cross?.start ?? 0) + (swiss.cross?.width ?? 0) / 2
    expect(middle).toBeCloseTo(swiss.size / 2)
    expect((swiss.cross?.width ?? 0) / (swiss.size - 8)).toBeCloseTo(7 / 46)
  })
})
