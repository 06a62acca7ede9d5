// Laboratory: families/laboratory.py, families/apparatus.py

import { caption, digits, middle, rect, svg, text, ticks, warning } from './drawing.mjs'

const instrumentPanel = ({ title, left, right, names, keys, tone = '#1e252b' }) =>
  svg(
    1100,
    460,
    rect(0, 0, 1100, 460, 30, tone) +
      [left, right]
        .filter(Boolean)
        .map(
          (reading, i) =>
            rect(50 + i * 350, 60, 310, 180, 14, '#050607') +
            digits(85 + i * 350, 92, 116, reading, i ? '#ff5340' : '#39e08a', i ? '#2c0c09' : '#08261a') +
            text(54 + i * 350, 292, names[i], 34, { colour: '#c8d2da' }),
        )
        .join('') +
      keys
        .map((sign, i) => {
          const [x, y] = [770 + (i % 2) * 150, 60 + Math.floor(i / 2) * 100]
          return (
            rect(x, y, 128, 80, 18, i === keys.length - 1 ? '#b32c26' : '#47545f') +
            middle(x + 64, y + 53, sign, 36, { colour: '#fff', font: 'DejaVu Sans' })
          )
        })
        .join('') +
      text(50, 400, title, 54, { colour: '#fff', weight: 700 }),
  )

const turnScale = svg(
  500,
  500,
  ticks(250, 250, -225, 30, 10, 176, 214, '#2c3338', 9) +
    ticks(250, 250, -210, 30, 9, 176, 198, '#2c3338', 5) +
    middle(108, 440, '0', 46, { colour: '#2c3338' }) +
    middle(396, 440, 'MAX', 46, { colour: '#2c3338' }),
)

const supplyPanel = (channels, amperes) => {
  const wide = 620 * channels
  const channel = x =>
    rect(x + 40, 50, 540, 190, 14, '#060707') +
    digits(x + 90, 82, 126, '30.00', '#4de38b', '#0a2417') +
    text(x + 505, 215, 'V', 60, { colour: '#4de38b' }) +
    rect(x + 40, 265, 540, 190, 14, '#060707') +
    digits(x + 90, 297, 126, amperes >= 10 ? '10.00' : '5.000', '#ff4a3d', '#2b0b09') +
    text(x + 505, 430, 'A', 60, { colour: '#ff4a3d' }) +
    [0, 1]
      .map(row =>
        [0, 1]
          .map(column => {
            const [cx, cy] = [x + 175 + column * 270, 580 + row * 190]
            return (
              ticks(cx, cy, -225, 27, 11, 66, 82, '#c3c8cd', 5) +
              middle(cx, cy + 102, `${row ? 'A' : 'V'} ${column ? 'FINE' : 'COARSE'}`, 28, { colour: '#c3c8cd' })
            )
          })
          .join(''),
      )
      .join('') +
    ['−', 'GND', '+'].map((sign, i) => middle(x + 130 + i * 180, 1005, sign, i === 1 ? 34 : 60, { colour: '#e6e8ea' })).join('')
  return svg(
    wide,
    1180,
    rect(0, 0, wide, 1180, 20, '#24292f') +
      Array.from({ length: channels }, (_, i) => channel(i * 620)).join('') +
      text(40, 915, `DC SUPPLY  0-30 V  0-${amperes} A`, 34, { colour: '#9fb4c6', weight: 700 }),
  )
}

export const labels = {
  'turn-scale': turnScale,
  'speed-micro': caption('7000 rpm · 12 × 2 ml', '#4a545c', { size: 54 }),
  'plate-hot': warning('CAUTION', 'HOT SURFACE'),
  'stir-panel': instrumentPanel({ title: 'RPM', left: '1200', names: ['SPEED  rpm'], keys: [] }),
  'stir-heat': instrumentPanel({
    title: 'MAGNETIC STIRRER',
    left: '1200',
    right: '280',
    names: ['SPEED  rpm', 'TEMP  °C'],
    keys: ['▲', '▲', '▼', '▼', '■', '◉'],
  }),
  'centrifuge-4000': instrumentPanel({
    title: 'STEINBERG SYSTEMS',
    left: '4000',
    right: '15',
    names: ['SPEED  rpm', 'TIME  min'],
    keys: ['▲', '▲', '▼', '▼', '▶', '■'],
  }),
  'centrifuge-5000': instrumentPanel({
    title: 'STEINBERG SYSTEMS',
    left: '5000',
    right: '30',
    names: ['SPEED  rpm', 'TIME  min'],
    keys: ['▲', '▲', '▼', '▼', '▶', '■'],
    tone: '#163a5c',
  }),
  'waterbath-panel': instrumentPanel({
    title: 'STEINBERG SYSTEMS',
    left: '37.0',
    right: '60',
    names: ['TEMP  °C', 'TIME  min'],
    keys: ['▲', 'SET', '▼', 'RUN', '◷', '◉'],
  }),
}

for (const [channels, amperes] of [
  [1, 5],
  [1, 10],
  [2, 5],
]) {
  labels[`supply-${channels}-${amperes}`] = supplyPanel(channels, amperes)
}
for (const volume of [50, 100, 250, 400, 500, 600, 1000]) {
  labels[`volume-${volume}`] = caption(`${volume} ml`, '#ffffff', { weight: 700 })
}
