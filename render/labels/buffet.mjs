// Buffet: families/buffet.py

import { middle, rect, svg, text, ticks } from './drawing.mjs'

const popcornSign = (ground, lines, colour) =>
  svg(
    1000,
    190,
    rect(0, 0, 1000, 190, 0, ground) +
      middle(500, 142, 'POPCORN', 142, { weight: 900, colour, spacing: 26 }) +
      [14, 164].map(y => rect(0, y, 1000, 10, 0, lines)).join(''),
  )

export const labels = {}

labels['popcorn-red'] = popcornSign('#b3151b', '#f2c230', '#ffe9b0')
labels['popcorn-black'] = popcornSign('#17181a', '#c9a24a', '#f3dc95')
labels['popcorn-retro'] = svg(1000, 250, middle(500, 175, 'Popcorn', 190, { weight: 800, italic: true, colour: '#b3151b' }))
labels['pizza-sign'] = svg(
  1000,
  100,
  rect(0, 0, 1000, 100, 10, '#a3161b') +
    middle(500, 78, 'PIZZA', 80, { weight: 900, colour: '#fff3d6', spacing: 60 }) +
    [60, 850].map(x => rect(x, 44, 90, 12, 6, '#f2c230')).join(''),
)
labels['slush-sign'] = svg(
  1000,
  280,
  rect(0, 0, 1000, 280, 60, '#0f6fc6') + middle(500, 200, 'SLUSH ICE', 165, { weight: 900, italic: true, colour: '#ffffff' }),
)
labels['price-rail'] = svg(
  400,
  120,
  rect(0, 0, 400, 120, 10, '#fbfbf8') + rect(30, 36, 190, 18, 6, '#8a8f94') + text(240, 86, '2.40', 66, { weight: 800 }),
)
labels['floss-panel'] = svg(
  1000,
  458,
  rect(0, 0, 1000, 458, 26, '#f4f4f2', 'stroke="#c9cbcf" stroke-width="6"') +
    ['POWER', 'HEAT'].map((name, i) => middle(188 + i * 175, 398, name, 34, { colour: '#444' })).join('') +
    ticks(625, 270, -225, 27, 11, 88, 104, '#444', 6) +
    middle(625, 420, 'SPEED', 34, { colour: '#444' }) +
    middle(862, 420, 'V', 38, { colour: '#444' }) +
    text(60, 90, 'COTTON CANDY', 56, { weight: 800, colour: '#c2185b' }),
)
labels['floss-sign'] = svg(
  300,
  300,
  `<path d="M150 300 L128 180 L172 180 Z" fill="#fffdf5"/>` +
    [
      [150, 90, 62],
      [100, 130, 54],
      [200, 130, 54],
      [150, 150, 58],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#ff6fa8" stroke="#fff" stroke-width="6"/>`)
      .join('') +
    `<circle cx="150" cy="122" r="66" fill="#ff6fa8"/>`,
)
