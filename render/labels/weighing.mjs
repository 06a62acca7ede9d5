// Weighing: families/weighing.py

import { caption, digits, middle, rect, svg, text } from './drawing.mjs'

function lcd(reading) {
  const padded = (reading.includes('.') ? reading : ` ${reading}`).padStart(6, ' ')
  return svg(
    600,
    200,
    rect(0, 0, 600, 200, 8, '#a9b89b') +
      rect(0, 0, 600, 60, 0, '#fff', 'opacity=".08"') +
      digits(30, 34, 128, padded, '#1a2118', '#9dac90') +
      text(520, 160, 'kg', 52, { colour: '#1a2118', weight: 700 }),
  )
}

const scaleKeys = svg(
  900,
  560,
  rect(0, 0, 900, 560, 36, '#e9ebed') +
    rect(50, 50, 800, 250, 20, '#23282d') +
    [
      [66, 'STABLE'],
      [200, 'ZERO'],
      [310, 'TARE'],
    ]
      .map(([x, name]) => text(x, 345, name, 22, { colour: '#6a7178' }))
      .join('') +
    ['ON/OFF', 'ZERO', 'TARE', 'UNIT', 'COUNT']
      .map(
        (name, i) =>
          rect(50 + i * 163, 380, 148, 110, 18, i ? '#33618f' : '#a3302b') +
          middle(124 + i * 163, 446, name, 27, { colour: '#fff' }),
      )
      .join(''),
)

const craneScalePanel = (reading, max) =>
  svg(
    1000,
    900,
    rect(0, 0, 1000, 900, 60, '#1b1e21') +
      rect(70, 70, 860, 380, 24, '#050404') +
      digits(reading.length > 4 ? 130 : 210, 120, 250, reading, '#ff2f26', '#240807') +
      text(845, 415, 'kg', 64, { colour: '#ff5a50' }) +
      middle(500, 530, `MAX ${max.toLocaleString('en')} kg   e = ${{ 1000: 0.5, 3000: 1, 5000: 2 }[max]} kg`, 48, {
        colour: '#d5d8db',
      }) +
      ['HOLD', 'ZERO', 'TARE', 'ON/OFF']
        .map(
          (name, i) =>
            rect(70 + i * 222, 590, 194, 130, 34, i === 3 ? '#b32c26' : '#3d454c') +
            middle(167 + i * 222, 668, name, 38, { colour: '#fff' }),
        )
        .join('') +
      middle(500, 830, 'STEINBERG SYSTEMS', 62, { colour: '#f1f2f3', spacing: 4 }),
  )

const remoteControl = svg(
  400,
  900,
  rect(0, 0, 400, 900, 40, '#24282c') +
    ['ZERO', 'TARE', 'HOLD', 'SUM', 'OFF']
      .map(
        (name, i) =>
          rect(70, 90 + i * 145, 260, 100, 40, i === 4 ? '#b32c26' : '#5b646c') +
          middle(200, 154 + i * 145, name, 44, { colour: '#fff' }),
      )
      .join(''),
)

const balancePanel = (reading, dark) => {
  return svg(
    1200,
    560,
    rect(0, 0, 1200, 560, 40, dark ? '#2b2f34' : '#dfe3e6') +
      rect(60, 50, 1080, 290, 24, '#15181b') +
      rect(90, 75, 1020, 240, 10, '#a9c9d8') +
      digits(150, 105, 180, reading.padStart(reading.includes('.') ? 7 : 6, ' '), '#10181d', '#9dbccb') +
      text(1015, 280, 'g', 90, { colour: '#10181d', weight: 700 }) +
      ['ON/OFF', 'CAL', 'UNIT', 'COUNT', 'TARE']
        .map(
          (name, i) =>
            rect(60 + i * 220, 390, 200, 110, 26, i === 4 ? '#1d6fb0' : dark ? '#4b525a' : '#626d76') +
            middle(160 + i * 220, 459, name, 40, { colour: '#fff' }),
        )
        .join(''),
  )
}

export const labels = {
  'scale-keys': scaleKeys,
  'remote-control': remoteControl,
}

for (const reading of ['24.80', '12.46', '186.5', '87.20', '412.0']) labels[`lcd-${reading}`] = lcd(reading)
for (const reading of ['642.5', '318.0', '1264']) labels[`lcd-${reading}`] = lcd(reading)
for (const [reading, max] of [
  ['864.5', 1000],
  ['2475', 3000],
  ['4180', 5000],
]) {
  labels[`crane-scale-${max}`] = craneScalePanel(reading, max)
  for (const [tone, colour] of [
    ['light', '#ffffff'],
    ['dark', '#16181b'],
  ]) {
    labels[`load-${max}-${tone}`] = caption(`${max / 1000} t`, colour, { weight: 900, size: 104 })
  }
}
for (const [reading, tone] of [
  ['128.46', 'light'],
  ['36.482', 'light'],
  ['512.08', 'dark'],
]) {
  labels[`balance-${reading}`] = balancePanel(reading, tone === 'dark')
}
for (const mass of ['1 kg', '500 g', '200 g', '100 g', '2 kg']) {
  labels[`mass-${mass.replace(' ', '')}`] = caption(mass, '#3a3e42', { weight: 600, size: 90 })
}
