import { energyClassOf, type ProductProjection, technicalValueOf } from '@shop/domain/product'
import type { EnergyLabelFacts } from './energy-label.tsx'

/** What the energy label of a product says; undefined for goods without a class (PDP-23). */
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
