import { type DrawingContext, render } from '@bwip-js/generic'

/** A bar code; lengths are modules, from the edge of the first bar. `text` is what stands below it. */
export interface BarCode {
  readonly bars: readonly { readonly start: number; readonly width: number }[]
  readonly modules: number
  readonly text: string
}

/** The article number of an item as EAN-13 where it is one, else any text as Code 128. Throws for what cannot be one, such as Cyrillic. */
export function barCodeOf(text: string): BarCode {
  const bars = render({ bcid: isEan(text) ? 'ean13' : 'code128', text, scale: 1 }, barsAlone())
  const last = bars.at(-1)
  if (!last) throw new Error(`${text} has no bar code`)
  return { bars, modules: last.start + last.width, text }
}

/** Notes where bars stand, instead of drawing them. */
function barsAlone(): DrawingContext<BarCode['bars']> {
  const bars: BarCode['bars'][number][] = []
  const nothing = () => {}
  return {
    scale: () => [1, 1],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    // It is drawn along its middle, which is between two modules where its width is odd.
    line: (x, _top, _x, _bottom, width) => bars.push({ start: x - Math.ceil(width / 2), width }),
    end: () => {
      const [first] = bars
      return bars.map(({ start, width }) => ({ start: start - (first?.start ?? 0), width }))
    },
    ...{ init: nothing, polygon: nothing, hexagon: nothing, ellipse: nothing, fill: nothing, text: nothing },
  }
}

/** Whether a text is a European article number with the right check digit. */
export function isEan(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false
  const sum = [...text].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
