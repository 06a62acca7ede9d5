import { ENERGY_CLASSES, type EnergyClass, energyClassOf, type ProductProjection, technicalValueOf } from '@shop/domain/product'
import { ENERGY_COLOURS } from './energy-arrow.tsx'

/** Content of the energy label of a variant. */
interface EnergyLabelFacts {
  readonly energyClass: EnergyClass
  readonly supplier: string
  readonly model: string
  /** In kWh per year. */
  readonly annualConsumption?: number
  /** In litres. */
  readonly volume?: number
}

const ROW = 42
const SCALE_TOP = 168
const INK = '#000'
const FONT = 'Calibri, Carlito, Arial, sans-serif'

/** Twelve stars of the European flag, as clock hours. */
const STARS = Array.from({ length: 12 }, (_star, hour) => {
  const angle = (hour * Math.PI) / 6
  return { x: 52 + 16 * Math.sin(angle), y: 40 - 16 * Math.cos(angle) }
})

/** The energy label of the European Union as a drawing, classes A to G; language-neutral as the law requires. */
export function EnergyLabel({ energyClass, supplier, model, annualConsumption, volume }: EnergyLabelFacts) {
  const ownRow = ENERGY_CLASSES.indexOf(energyClass)
  const ownTop = SCALE_TOP + ownRow * ROW
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 384 768" width={384} height={768} role="img" fontFamily={FONT}>
      <title>{`${supplier} ${model}: ${energyClass} (${ENERGY_CLASSES[0]}–${ENERGY_CLASSES.at(-1)})`}</title>
      <rect x={1} y={1} width={382} height={766} rx={12} fill="#fff" stroke={INK} strokeWidth={2} />
      <rect x={16} y={16} width={72} height={48} fill="#003399" />
      {STARS.map(({ x, y }) => (
        <path key={`${x} ${y}`} transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(3.2)`} d={STAR} fill="#ffcc00" />
      ))}
      <text x={100} y={62} fontSize={62} fontWeight={700} fill="#003399" textLength={232} lengthAdjust="spacingAndGlyphs">
        ENERG
      </text>
      <path d="M360 14l-14 26h9l-7 22 19-30h-10l9-18z" fill="#003399" />
      <path d="M16 78h352" stroke={INK} strokeWidth={2} />
      <text x={16} y={108} fontSize={24} fontWeight={700}>
        {supplier}
      </text>
      <text x={368} y={108} fontSize={20} textAnchor="end">
        {model}
      </text>
      <path d="M16 124h352" stroke={INK} strokeWidth={1} />
      {ENERGY_CLASSES.map((letter, row) => {
        const top = SCALE_TOP + row * ROW
        const right = 96 + row * 22
        return (
          <g key={letter}>
            <path d={`M16 ${top}H${right}l18 17-18 17H16z`} fill={ENERGY_COLOURS[letter]} />
            <text
              x={26}
              y={top + 26}
              fontSize={26}
              fontWeight={700}
              fill="#fff"
              stroke={INK}
              strokeWidth={1.5}
              paintOrder="stroke"
            >
              {letter}
            </text>
          </g>
        )
      })}
      <path d={`M368 ${ownTop - 9}h-70l-28 26 28 26h70z`} fill={INK} />
      <text x={330} y={ownTop + 32} fontSize={46} fontWeight={700} fill="#fff" textAnchor="middle">
        {energyClass}
      </text>
      <path d="M16 486h352" stroke={INK} strokeWidth={2} />
      {annualConsumption === undefined ? null : (
        <text x={192} y={566} textAnchor="middle" fontWeight={700} fontSize={64}>
          {figure(annualConsumption)}
          <tspan dx={10} fontSize={28}>
            kWh/annum
          </tspan>
        </text>
      )}
      {volume === undefined ? null : (
        <g>
          <path d="M16 604h352" stroke={INK} strokeWidth={1} />
          <path
            d="M118 636h56v84h-56zM118 662h56M126 648v6M126 672v12"
            fill="none"
            stroke={INK}
            strokeWidth={5}
            strokeLinejoin="round"
          />
          <text x={196} y={698} fontWeight={700} fontSize={52}>
            {figure(volume)}
            <tspan dx={8} fontSize={32}>
              L
            </tspan>
          </text>
        </g>
      )}
    </svg>
  )
}

/** A star of five points around 0, 0, one unit high. */
const STAR = 'M0-1 .2245-.309H.951L.363.118.588.809 0 .382-.588.809-.363.118-.951-.309H-.2245z'

/** Figures of the label have no separators, so that they are the same in every language. */
function figure(value: number): string {
  return String(Math.round(value))
}

/** Content of the energy label of a product; undefined for goods without a class (PDP-23). */
export function energyLabelFactsOf(
  product: Pick<ProductProjection, 'brand' | 'model' | 'masterVariant'>,
): EnergyLabelFacts | undefined {
  const energyClass = energyClassOf(product.masterVariant.attributes)
  if (!energyClass) return undefined
  const numberOf = (name: string) => {
    const value = technicalValueOf(product.masterVariant, name)
    return typeof value === 'number' ? value : undefined
  }
  const annualConsumption = numberOf('annualConsumption')
  const volume = numberOf('netVolume') ?? numberOf('capacity')
  return {
    energyClass,
    supplier: product.brand,
    model: product.model,
    ...(annualConsumption === undefined ? {} : { annualConsumption }),
    ...(volume === undefined ? {} : { volume }),
  }
}
