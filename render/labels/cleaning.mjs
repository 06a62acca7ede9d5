// Cleaning: families/cleaning.py

import { digits, middle, polar, rect, svg, text, ticks, warning } from './drawing.mjs'

function cleanerPanel(litres, frequency = 40) {
  const key = i => [770 + (i % 3) * 105, 70 + Math.floor(i / 3) * 90]
  return svg(
    1100,
    420,
    rect(0, 0, 1100, 420, 24, '#12324f') +
      rect(50, 60, 300, 170, 12, '#05090d') +
      rect(400, 60, 300, 170, 12, '#05090d') +
      digits(95, 90, 108, '30.0', '#39d0ff', '#08222d') +
      digits(445, 90, 108, '60', '#ff5340', '#2c0c09') +
      text(600, 200, '°C', 44, { colour: '#ff5340' }) +
      text(50, 290, 'TIME  min', 32, { colour: '#cfe3f3' }) +
      text(400, 290, 'TEMPERATURE', 32, { colour: '#cfe3f3' }) +
      ['▲', '▲', '■', '▼', '▼', '◉']
        .map((sign, i) => {
          const [x, y] = key(i)
          return rect(x, y, 85, 70, 14, '#1d4a73') + middle(x + 42, y + 47, sign, 32, { colour: '#fff', font: 'DejaVu Sans' })
        })
        .join('') +
      text(50, 370, 'ulsonix', 60, { colour: '#fff', weight: 800 }) +
      text(1050, 370, `${litres} L · ${frequency} kHz`, 40, { colour: '#9cc4e4', anchor: 'end' }),
  )
}

const roundGauge = (most, unit, red) => {
  const [low, high] = [-225, 45]
  const place = value => low + ((high - low) * value) / most
  const point = (value, r) => polar(250, 250, r, place(value)).join(' ')
  return svg(
    500,
    500,
    '<circle cx="250" cy="250" r="248" fill="#fbfbf8"/>' +
      `<path d="M${point(red, 205)} A205 205 0 0 1 ${point(most, 205)}" fill="none" stroke="#d2261e" stroke-width="22"/>` +
      ticks(250, 250, low, 27, 11, 176, 222, '#16181b', 9) +
      ticks(250, 250, low, 5.4, 51, 200, 222, '#16181b', 4) +
      Array.from({ length: 6 }, (_, i) => {
        const [x, y] = polar(250, 250, 138, low + i * 54)
        return middle(x, y + 16, (most / 5) * i, 46, { colour: '#16181b' })
      }).join('') +
      middle(250, 395, unit, 50, { colour: '#16181b' }) +
      `<line x1="250" y1="250" x2="${point(most * 0.56, 180).replace(' ', '" y2="')}" stroke="#16181b" stroke-width="14"/>` +
      '<circle cx="250" cy="250" r="26" fill="#16181b"/>',
  )
}

export const labels = {
  'wash-gauge': roundGauge(250, 'bar', 200),
  'steam-gauge': roundGauge(10, 'bar', 8),
  'steam-small': svg(600, 150, middle(300, 104, 'STEAM   READY', 64, { colour: '#e9ebed' })),
  'steam-warn': warning('CAUTION', 'HOT STEAM'),
  'wash-warn': warning('CAUTION', 'HIGH PRESSURE'),
}

for (const litres of [3, 6, 10, 22, 30]) labels[`sonic-${litres}`] = cleanerPanel(litres)
