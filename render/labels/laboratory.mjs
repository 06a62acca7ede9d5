// Laboratory: families/laboratory.py, families/apparatus.py

import { caption, digits, middle, rect, svg, text, ticks, warning } from './drawing.mjs'

export const instrumentPanel = ({ title, left, right, names, keys, tone = '#1e252b' }) =>
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

export const labels = {
  'turn-scale': turnScale,
  'plate-hot': warning('CAUTION', 'HOT SURFACE'),
  'stir-panel': instrumentPanel({ title: 'RPM', left: '1200', names: ['SPEED  rpm'], keys: [] }),
  'stir-heat': instrumentPanel({
    title: 'MAGNETIC STIRRER',
    left: '1200',
    right: '280',
    names: ['SPEED  rpm', 'TEMP  °C'],
    keys: ['▲', '▲', '▼', '▼', '■', '◉'],
  }),
  'waterbath-panel': instrumentPanel({
    title: 'STEINBERG SYSTEMS',
    left: '37.0',
    right: '60',
    names: ['TEMP  °C', 'TIME  min'],
    keys: ['▲', 'SET', '▼', 'RUN', '◷', '◉'],
  }),
}

for (const volume of [50, 100, 250, 400, 500, 600, 1000, 2000]) {
  labels[`volume-${volume}`] = caption(`${volume} ml`, '#ffffff', { weight: 700 })
}
