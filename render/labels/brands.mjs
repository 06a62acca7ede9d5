// Logos

import { middle, svg } from './drawing.mjs'

const logo = (name, colour, o = {}) => svg(900, 170, middle(450, 125, name, o.size ?? 112, { weight: 800, ...o, colour }))

export const labels = {
  royal_dark: logo('ROYAL CATERING', '#1c1d1f', { weight: 600, spacing: 6, size: 84 }),
  royal_light: logo('ROYAL CATERING', '#f4f4f2', { weight: 600, spacing: 6, size: 84 }),
  stamos: logo('STAMOS', '#ffffff', { italic: true, weight: 900 }),
  stamos_dark: logo('STAMOS', '#16181b', { italic: true, weight: 900 }),
  msw: logo('MSW', '#ffffff', { weight: 900, spacing: 10 }),
  msw_dark: logo('MSW', '#16181b', { weight: 900, spacing: 10 }),
  steinberg: logo('STEINBERG SYSTEMS', '#20262c', { size: 74, weight: 600, spacing: 3 }),
  steinberg_light: logo('STEINBERG SYSTEMS', '#eceff1', { size: 74, weight: 600, spacing: 3 }),
  fromm: logo('FROMM &amp; STARCK', '#16181b', { size: 84, weight: 700 }),
  physa: logo('physa', '#3c4248', { weight: 500, spacing: 6 }),
  physa_light: logo('physa', '#e9ebec', { weight: 500, spacing: 6 }),
  hillvert: logo('hillvert', '#22262a', { weight: 800, size: 118 }),
  hillvert_light: logo('hillvert', '#f2f4f0', { weight: 800, size: 118 }),
  ulsonix: logo('ulsonix', '#12324f', { weight: 800, size: 118 }),
  ulsonix_light: logo('ulsonix', '#f1f4f6', { weight: 800, size: 118 }),
  fromm_light: logo('FROMM &amp; STARCK', '#f3f5f6', { size: 84, weight: 700 }),
  royal_stamp: logo('ROYAL CATERING', '#8b7550', { weight: 700, spacing: 6, size: 84 }),
}
