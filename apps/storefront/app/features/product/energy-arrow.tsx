import { ENERGY_CLASSES, type EnergyClass, energyClassOf, type ProductVariant, textAttribute } from '@shop/domain/product'
import { classNames } from '@shop/ui'
import { useShop } from '../../request/use-shop.tsx'

/** Colours that the energy labels of the European Union give their classes; they are required by law and not tokens of the theme. */
export const ENERGY_COLOURS: Readonly<Record<EnergyClass, string>> = {
  A: '#009640',
  B: '#52ae32',
  C: '#c8d400',
  D: '#ffed00',
  E: '#fbba00',
  F: '#ec6608',
  G: '#e30613',
}

const [BEST] = ENERGY_CLASSES
const WORST = ENERGY_CLASSES[ENERGY_CLASSES.length - 1] ?? BEST

interface EnergyArrowProps {
  readonly variant: Pick<ProductVariant, 'sku' | 'attributes'>
  readonly className?: string
}

/**
 * The energy class as an arrow next to the price, with its scale; it links to the label, followed by a link to the
 * product information sheet (PDP-23). Renders nothing for goods without a class.
 */
export function EnergyArrow({ variant, className }: EnergyArrowProps) {
  const { t, hrefs } = useShop()
  const { sku, attributes } = variant
  const energyClass = energyClassOf(attributes)
  if (!energyClass) return null
  const labelHref = textAttribute(attributes, 'energyRatingLabel') ?? hrefs.energyLabel(sku)
  const sheetHref = textAttribute(attributes, 'energyRatingFiche') ?? hrefs.productInformation(sku)
  return (
    <div className={classNames('flex flex-wrap items-center gap-x-2.5 gap-y-0.5', className)}>
      <a href={labelHref} target="_blank" rel="noopener" className="inline-flex min-h-7 shrink-0 items-center">
        <span className="sr-only">
          {t('product.energyLabel')}: {t('product.energyClassOnScale', { class: energyClass, best: BEST, worst: WORST })}
        </span>
        <svg aria-hidden="true" viewBox="0 0 72 32" className="h-7">
          <path d="M.75.75h17.5v30.5H.75z" fill="#fff" stroke="#000" strokeWidth={1.5} />
          <text x={9.5} y={11.5} textAnchor="middle" fontSize={10.5} fontWeight={700} className="font-sans">
            {BEST}
          </text>
          <path d="M9.5 13.5v6M7 16l2.5-2.5 2.5 2.5" fill="none" stroke="#000" strokeWidth={1.5} />
          <text x={9.5} y={29} textAnchor="middle" fontSize={10.5} fontWeight={700} className="font-sans">
            {WORST}
          </text>
          <path d="M18.25.75h37.5L71 16 55.75 31.25H18.25z" fill={ENERGY_COLOURS[energyClass]} stroke="#000" strokeWidth={1.5} />
          <text
            x={39}
            y={24.5}
            textAnchor="middle"
            fontSize={24}
            fontWeight={700}
            fill="#fff"
            stroke="#000"
            strokeWidth={2}
            paintOrder="stroke"
            className="font-sans"
          >
            {energyClass}
          </text>
        </svg>
      </a>
      <a
        href={sheetHref}
        className="inline-flex min-h-6 items-center rounded-sm bg-white/90 px-1 text-xs text-link underline decoration-1 underline-offset-4"
      >
        {t('product.informationSheet')}
      </a>
    </div>
  )
}
