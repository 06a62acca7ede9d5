import type { ProductProjection } from '@shop/domain/product'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { EnergyLabel, energyLabelFactsOf } from './energy-label.tsx'

/** The energy label of a product as a file; undefined for goods without a class (PDP-23). */
export function energyLabelSvg(product: Pick<ProductProjection, 'brand' | 'model' | 'masterVariant'>): string | undefined {
  const facts = energyLabelFactsOf(product)
  return facts && `<?xml version="1.0" encoding="UTF-8"?>\n${renderToStaticMarkup(createElement(EnergyLabel, facts))}`
}
