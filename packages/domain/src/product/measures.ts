import type { Attribute } from './attribute.ts'
import { numberAttribute } from './attribute-values.ts'

/** What is measured of goods or of their parcel. */
export interface Measures {
  /** In cm; given when all three are known. */
  readonly sides?: { readonly length: number; readonly width: number; readonly height: number }
  /** In kg. */
  readonly weight?: number
}

/** Measures of a variant by itself and in its packing, as far as they are known (PDP-23). */
export function measuresOf(attributes: readonly Attribute[], side: 'net' | 'gross'): Measures {
  const [length, width, height, weight] = (['Length', 'Width', 'Height', 'Weight'] as const).map(measure =>
    numberAttribute(attributes, `${side}${measure}`),
  )
  return {
    ...(length !== undefined && width !== undefined && height !== undefined ? { sides: { length, width, height } } : {}),
    ...(weight === undefined ? {} : { weight }),
  }
}
