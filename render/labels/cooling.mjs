// Cooling: families/cooling.py

import { digits, middle, rect, svg, text } from './drawing.mjs'

const controller = (reading, colour, off) =>
  svg(
    480,
    200,
    rect(0, 0, 480, 200, 18, '#0d0f11', 'stroke="#34383d" stroke-width="6"') +
      digits(55, 42, 112, reading.padStart(4, ' '), colour, off) +
      text(345, 80, '°C', 46, { colour }) +
      `<path d="M405 62 l20 -26 l20 26 Z M405 138 l20 26 l20 -26 Z" fill="#8d949b"/>` +
      `<circle cx="365" cy="140" r="10" fill="#4dff7a"/>`,
  )

export const labels = {}

for (const reading of ['4.0', '2.0', '-18']) labels[`controller-${reading}`] = controller(reading, '#5fd4ff', '#0a2029')
labels['warn-frost'] = svg(
  300,
  120,
  rect(0, 0, 300, 120, 8, '#1d5fa8') +
    middle(62, 92, '✱', 90, { colour: '#fff', font: 'DejaVu Sans' }) +
    text(118, 58, '−18 °C', 40, { colour: '#fff', weight: 800 }) +
    text(118, 96, 'R600a', 30, { colour: '#cfe3f8' }),
)
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
