// Packing and kitchen accessories: families/packing.py, families/kitchen_accessories.py

import { digits, keyPads, middle, polar, rect, svg, text, ticks } from './drawing.mjs'

const vacuumPanel = svg(
  1000,
  260,
  rect(0, 0, 1000, 260, 22, '#202326') +
    rect(40, 45, 250, 170, 12, '#050607') +
    digits(95, 78, 104, '18', '#ff4336', '#2b0c0a') +
    keyPads(['VACUUM', 'SEAL', 'MARINATE', 'STOP'], 330, 160, 140, 110, 75, 22, '#32373c', 'stroke="#5a6067" stroke-width="3"'),
)

const bagBand = (w, h, size, line) =>
  svg(
    w,
    h,
    rect(0, 0, w, h * 0.3, 0, '#16181b') +
      middle(w / 2, h * 0.22, 'ROYAL CATERING', h * 0.17, { colour: '#fff', spacing: 6 }) +
      middle(w / 2, h * 0.62, size, h * 0.26, { weight: 800 }) +
      middle(w / 2, h * 0.86, line, h * 0.14, { colour: '#555' }),
  )

export const labels = {
  vacuum: vacuumPanel,
}

labels['chamber-panel'] = svg(
  1000,
  250,
  rect(0, 0, 1000, 250, 20, '#1c2024') +
    rect(40, 40, 230, 170, 12, '#050607') +
    digits(75, 66, 116, '25', '#ff4336', '#2b0c0a') +
    text(205, 190, 'sec', 30, { colour: '#ff4336' }) +
    ['VACUUM', 'SEAL', 'COOL']
      .map(
        (name, i) =>
          `<circle cx="318" cy="${70 + i * 56}" r="11" fill="${i ? '#3b4a3f' : '#4dff7a'}"/>` +
          text(346, 82 + i * 56, name, 34, { colour: '#e9eaec' }),
      )
      .join('') +
    ['SET', '−', '+', 'STOP']
      .map(
        (name, i) =>
          rect(530 + i * 114, 70, 100, 110, 18, i === 3 ? '#a3201f' : '#343a40', 'stroke="#5a6067" stroke-width="3"') +
          middle(580 + i * 114, 140, name, i === 1 || i === 2 ? 60 : 34, { colour: '#fff' }),
      )
      .join(''),
)
labels['vacuum-gauge'] = svg(
  400,
  400,
  `<circle cx="200" cy="200" r="196" fill="#f6f6f2"/>` +
    ticks(200, 200, -225, 27, 11, 140, 172, '#222', 8) +
    ticks(200, 200, -225, 13.5, 21, 156, 172, '#222', 4) +
    middle(200, 300, 'bar', 40) +
    `<line x1="200" y1="200" x2="82" y2="142" stroke="#b3151b" stroke-width="10"/><circle cx="200" cy="200" r="18" fill="#222"/>`,
)
labels['timer-dial'] = svg(
  400,
  400,
  `<circle cx="200" cy="200" r="196" fill="#f6f6f2"/>` +
    ticks(200, 200, -220, 32.5, 9, 138, 160, '#222', 8) +
    Array.from({ length: 9 }, (_, i) => {
      const [x, y] = polar(200, 212, 178, -220 + i * 32.5)
      return i % 2 ? '' : middle(x, y, i, 38)
    }).join(''),
)
labels['impulse-plate'] = svg(
  500,
  200,
  rect(0, 0, 500, 200, 16, '#d9dcdf') +
    ['230 V ~ 50 Hz', 'PE / PP  0.2 mm'].map((line, i) => text(30, 80 + i * 70, line, 50, { colour: '#22262b' })).join(''),
)
labels['film-emboss'] = svg(
  600,
  900,
  Array.from({ length: 90 }, (_, i) => [
    `<line x1="0" y1="${i * 20 - 600}" x2="600" y2="${i * 20}" stroke="#a3b3bd" stroke-width="4"/>`,
    `<line x1="0" y1="${i * 20}" x2="600" y2="${i * 20 - 600}" stroke="#fbfdfe" stroke-width="4"/>`,
  ])
    .flat()
    .join(''),
)
labels['bag-band'] = bagBand(1000, 430, '200 × 300 mm', '100 pcs · PA/PE 90 µm')
labels['bag-band-small'] = bagBand(1000, 300, '28 cm × 6 m', 'embossed · BPA free')
for (const [size, depth] of [
  ['1-1', 100],
  ['1-2', 100],
  ['1-3', 100],
]) {
  labels[`gn-${size}`] = svg(
    600,
    200,
    middle(300, 135, `GN ${size.replace('-', '/')}  ${depth}`, 96, { weight: 700, colour: '#5c6167' }),
  )
}
