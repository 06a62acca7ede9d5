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
