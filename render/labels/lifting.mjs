// Lifting: families/lifting.py

import { middle, rect, svg, text, warning } from './drawing.mjs'

const kilograms = n => `${n.toLocaleString('en')} KG`

const arrow = turned =>
  svg(100, 100, `<path d="M50 14 L86 62 H64 V88 H36 V62 H14 Z" fill="#16181b" transform="rotate(${turned} 50 50)"/>`)

export const labels = {}

for (const load of [1000, 2000, 3000]) {
  labels[`warn-${load}`] = warning('MAX', kilograms(load))
  for (const [tone, colour] of [
    ['light', '#ffffff'],
    ['dark', '#16181b'],
  ]) {
    labels[`capacity-${load}-${tone}`] = svg(300, 200, middle(150, 140, `${load / 1000} T`, 120, { weight: 900, colour }))
  }
}
labels['key-up'] = arrow(0)
labels['key-down'] = arrow(180)
labels.stripes = svg(
  300,
  120,
  rect(0, 0, 300, 120, 6, '#f5c400') +
    [-60, 40, 140, 240].map(x => `<path d="M${x} 120 L${x + 60} 0 H${x + 110} L${x + 50} 120 Z" fill="#16181b"/>`).join(''),
)
