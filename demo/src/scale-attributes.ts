import type { TechnicalValue } from '@shop/domain/product'

type Attributes = Readonly<Record<string, TechnicalValue>>

/** What grows with a machine. Anything else, such as its voltage, its precision or the number of its drawers, stays. */
const GROWING: ReadonlySet<string> = new Set([
  'airDelivery',
  'annualConsumption',
  'batchSize',
  'capacity',
  'doughCapacity',
  'flowRate',
  'heaterPower',
  'heatingPower',
  'microwaveOutput',
  'netVolume',
  'portionsPerHour',
  'power',
  'pumpRate',
  'riceCapacity',
  'stirringVolume',
  'tankCapacity',
  'throughput',
  'ultrasonicPower',
  'weighingCapacity',
])
const LOADS: ReadonlySet<string> = new Set(['loadCapacity', 'loadPerDrawer', 'loadPerLevel', 'singleLineLoad'])
const WEIGHTS: ReadonlySet<string> = new Set(['shippingWeight', 'weight'])

/** Totals that are said to be so many times a part. */
const TOTALS = [
  ['capacity', 'tankCapacity'],
  ['power', 'heatingPower'],
] as const

/** The attributes of the same machine in another size: `factor` times as much in it, and its case and weight in proportion. */
export function scaleAttributes(attributes: Attributes, factor: number): Attributes {
  const scaled = Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, scale(name, value)]))
  const totals = TOTALS.flatMap(([total, part]) => {
    const [whole, parts, scaledParts] = [attributes[total], attributes[part], scaled[part]]
    if (!isMultiple(parts) || !isMultiple(scaledParts) || whole !== parts.count * parts.value) return []
    return [[total, scaledParts.count * scaledParts.value]]
  })
  return { ...scaled, ...Object.fromEntries(totals) }

  function scale(name: string, value: TechnicalValue): TechnicalValue {
    if (name === 'dimensions' && typeof value === 'object' && 'height' in value) {
      const side = (cm: number) => rounded(cm, cm * Math.cbrt(factor), 3)
      return { length: side(value.length), width: side(value.width), height: side(value.height) }
    }
    if (WEIGHTS.has(name) && typeof value === 'number') return rounded(value, value * factor ** (2 / 3), 3)
    // Where a text names the loads, the number has to stay with it.
    const isGrowing = GROWING.has(name) || (LOADS.has(name) && attributes.ratedLoads === undefined)
    if (!isGrowing) return value
    if (isMultiple(value)) return { count: value.count, value: grown(name, value.value) }
    return typeof value === 'number' ? grown(name, value) : value
  }

  function grown(name: string, value: number): number {
    const wanted = rounded(value, value * factor, 2)
    return /power|output/i.test(name) ? Math.min(wanted, Math.max(value, SOCKET_WATTS)) : wanted
  }
}

/** What an ordinary socket gives; a machine that is content with one does not grow beyond it. */
const SOCKET_WATTS = 3500

function isMultiple(value: TechnicalValue | undefined): value is { readonly count: number; readonly value: number } {
  return typeof value === 'object' && 'count' in value
}

/** A new value to so many significant digits, whole where the old one is, and never nothing. */
function rounded(old: number, wanted: number, digits: number): number {
  const figure = Number(wanted.toPrecision(digits))
  return Number.isInteger(old) ? Math.max(1, Math.round(figure)) : figure
}
