import type { EnergyClass } from '@shop/domain/product'

/** Colours that the energy labels of the European Union give their classes; they are law and no tokens of the theme. */
export const ENERGY_COLOURS: Readonly<Record<EnergyClass, string>> = {
  A: '#009640',
  B: '#52ae32',
  C: '#c8d400',
  D: '#ffed00',
  E: '#fbba00',
  F: '#ec6608',
  G: '#e30613',
}
