import { ENERGY_CLASSES } from '@shop/domain/product'
import type { Meta } from '@storybook/react-vite'
import { inShop } from '../../request/in-shop.fixtures.tsx'
import { EnergyArrow } from './energy-arrow.tsx'

const meta: Meta = { component: EnergyArrow }
export default meta

/** In the colours that the law gives the classes, with the scale and the way to the data sheet. */
export const Classes = inShop(() => (
  <div className="gallery-column">
    {ENERGY_CLASSES.map(energyClass => (
      <EnergyArrow
        key={energyClass}
        variant={{ sku: 'EX30250002', attributes: [{ name: 'energyRatingClass', value: energyClass }] }}
      />
    ))}
  </div>
))
