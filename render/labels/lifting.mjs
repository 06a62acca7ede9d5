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
for (const load of [1, 1.5, 2]) {
  labels[`load-${load}`] = svg(
    300,
    200,
    middle(150, 140, `${load} T`, 112, { weight: 900, colour: load === 1 ? '#16181b' : '#ffffff' }),
  )
}
labels['load-2500'] = warning('MAX 2.5 T', 'PALLET TRUCK')
for (const load of [500, 1200]) {
  labels[`hoist-${load}`] = svg(
    600,
    150,
    rect(0, 0, 600, 150, 14, '#f4f4f0') + middle(300, 106, `${load / 2} / ${load} KG`, 86, { weight: 900, colour: '#16181b' }),
  )
}
for (const load of [300, 350, 500]) labels[`lift-${load}`] = warning(`MAX ${load} KG`, 'LIFTING TABLE')
for (const load of [2, 2.5, 3]) labels[`jack-${load}`] = warning(`MAX ${load} T`, 'USE STANDS')
labels['load-tag'] = svg(
  230,
  320,
  '<circle cx="115" cy="40" r="22" fill="#3a3d42"/>' +
    ['WLL', '2 T', '0-45°', 'G80'].map((line, i) => middle(115, 128 + i * 56, line, i === 1 ? 60 : 40, { weight: 800 })).join(''),
)
for (const [load, colour] of [
  [1, '#6b2f8f'],
  [2, '#157a3f'],
]) {
  labels[`sling-${load}`] = svg(
    470,
    250,
    rect(0, 0, 470, 250, 10, '#f4f4ef') +
      rect(0, 0, 470, 62, 10, colour) +
      text(24, 46, 'MSW', 44, { weight: 900, colour: '#fff', spacing: 4 }) +
      text(24, 150, `WLL ${load} 000 kg`, 56, { weight: 900 }) +
      text(24, 212, 'PES · 2 m · EN 1492-2', 34, { colour: '#444' }),
  )
}
