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

const bottleLabel = (litres, tall) => {
  const h = tall ? 1000 : 900
  return svg(
    720,
    h,
    rect(0, 0, 720, h, 24, '#ffffff') +
      rect(0, 0, 720, 240, 24, '#12324f') +
      rect(0, 200, 720, 44, 0, '#39a9dc') +
      middle(360, 150, 'ulsonix', 128, { colour: '#fff', weight: 800 }) +
      middle(360, 345, 'CLEANING', 74, { colour: '#12324f', weight: 800 }) +
      middle(360, 425, 'CONCENTRATE', 74, { colour: '#12324f', weight: 800 }) +
      middle(360, 490, 'for ultrasonic cleaners', 42, { colour: '#3f5568', weight: 500 }) +
      [0, 1, 2]
        .map(
          i =>
            `<circle cx="${250 + i * 110}" cy="${600 + (i % 2) * 24}" r="${34 + i * 9}" fill="none" stroke="#39a9dc" stroke-width="9"/>`,
        )
        .join('') +
      middle(360, h - 130, `${litres} L`, 110, { colour: '#12324f', weight: 800 }) +
      rect(60, h - 90, 600, 46, 10, '#39a9dc') +
      middle(360, h - 56, '1 : 20 – 1 : 50', 34, { colour: '#fff' }),
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

const washerPanel = svg(
  800,
  800,
  middle(200, 60, 'MAIN SWITCH', 34, { colour: '#24282c' }) +
    middle(600, 60, 'PRESSURE', 34, { colour: '#24282c' }) +
    middle(200, 495, 'READY   OIL   FAULT', 28, { colour: '#24282c' }) +
    middle(600, 530, '−   REGULATOR   +', 30, { colour: '#24282c' }) +
    rect(40, 560, 720, 200, 14, '#24282c') +
    text(80, 650, 'ULX-HD', 72, { colour: '#fff', weight: 800 }) +
    text(80, 720, '200 bar · 900 l/h · 400 V', 42, { colour: '#cfd5da' }),
)

const steamPanel = svg(
  1000,
  350,
  rect(330, 36, 340, 160, 14, '#050607') +
    digits(382, 66, 100, '165', '#ff4336', '#2b0c0a') +
    text(605, 165, '°C', 50, { colour: '#ff4336' }) +
    middle(545, 332, 'READY     WATER', 28, { colour: '#dfe3e6' }) +
    ticks(868, 143, -225, 27, 11, 76, 94, '#dfe3e6', 5) +
    middle(868, 290, 'STEAM', 30, { colour: '#dfe3e6' }) +
    middle(168, 332, 'BAR', 28, { colour: '#dfe3e6' }),
)

export const labels = {
  'concentrate-1': bottleLabel(1, true),
  'concentrate-5': bottleLabel(5),
  'wash-140': svg(600, 150, middle(300, 108, '140 bar', 100, { colour: '#f2f4f0', weight: 800 })),
  'wash-180': svg(600, 150, middle(300, 108, '180 bar', 96, { colour: '#f2f4f0', weight: 800 })),
  'wash-watt': svg(600, 150, middle(300, 104, '1800 W · 330 l/h', 70, { colour: '#c3cac0' })),
  'wash-gauge': roundGauge(250, 'bar', 200),
  'wash-panel': washerPanel,
  'vac-1': svg(600, 150, middle(300, 104, '30 L · 1400 W', 78, { colour: '#2c3338' })),
  'vac-2': svg(600, 150, middle(300, 104, '60 L · 2400 W', 78, { colour: '#2c3338' })),
  'vac-3': svg(600, 150, middle(300, 104, '80 L · 3300 W', 78, { colour: '#2c3338' })),
  'steam-gauge': roundGauge(10, 'bar', 8),
  'steam-panel': steamPanel,
  'steam-small': svg(600, 150, middle(300, 104, 'STEAM   READY', 64, { colour: '#e9ebed' })),
  'steam-warn': warning('CAUTION', 'HOT STEAM'),
  'wash-warn': warning('CAUTION', 'HIGH PRESSURE'),
}

for (const litres of [3, 6, 10, 22, 30]) labels[`sonic-${litres}`] = cleanerPanel(litres)
