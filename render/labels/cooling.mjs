// Cooling: families/cooling.py

import { digits, middle, rect, svg, text } from './drawing.mjs'

export const labels = {}

for (const [name, mark, colour] of [
  ['fish', '#ffffff', '#9fd0ff'],
  ['berries', '#ffffff', '#ffb3c0'],
  ['peas', '#ffffff', '#c4f0b8'],
  ['chips', '#3a2605', '#fff3c4'],
  ['ice', '#1d5fa8', '#7fc3f5'],
]) {
  labels[`carton-${name}`] = svg(
    500,
    300,
    `<ellipse cx="250" cy="215" rx="190" ry="62" fill="${colour}"/>` +
      middle(250, 120, name.toUpperCase(), 100, { weight: 900, colour: mark }) +
      middle(250, 236, '1 KG', 62, { weight: 800, colour: '#22262b' }),
  )
}
