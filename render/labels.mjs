// Decals (logos, control panels, displays) as SVG -> PNG: node labels.mjs [folder]

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { LABELS } from './paths.mjs'
import { sharp } from './sharp.mjs'

const text = (x, y, content, size, o = {}) =>
  `<text x="${x}" y="${y}" font-family="${o.font ?? 'Inter'}" font-weight="${o.weight ?? 600}"` +
  ` font-style="${o.italic ? 'italic' : 'normal'}" font-size="${size}" fill="${o.colour ?? '#111'}"` +
  ` text-anchor="${o.anchor ?? 'start'}" letter-spacing="${o.spacing ?? 0}">${content}</text>`
const middle = (x, y, content, size, o = {}) => text(x, y, content, size, { ...o, anchor: 'middle' })
const rect = (x, y, w, h, r, fill, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${more}/>`
const svg = (w, h, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${body}</svg>`

const SEGMENTS = {
  0: 'abcdef',
  1: 'bc',
  2: 'abged',
  3: 'abgcd',
  4: 'fgbc',
  5: 'afgcd',
  6: 'afgedc',
  7: 'abc',
  8: 'abcdefg',
  9: 'abcdfg',
  '-': 'g',
  ' ': '',
}

/** Seven-segment digits, height `s`, slightly slanted. */
function digits(x, y, s, content, on, off) {
  const w = s * 0.5
  const k = s * 0.09
  const places = {
    a: [k, 0, w - 2 * k, k],
    d: [k, s - k, w - 2 * k, k],
    g: [k, s / 2 - k / 2, w - 2 * k, k],
    f: [0, k, k, s / 2 - 1.5 * k],
    b: [w - k, k, k, s / 2 - 1.5 * k],
    e: [0, s / 2 + k / 2, k, s / 2 - 1.5 * k],
    c: [w - k, s / 2 + k / 2, k, s / 2 - 1.5 * k],
  }
  let out = ''
  let at = x
  for (const character of content) {
    if (character === '.') {
      out += rect(at - s * 0.14, y + s - k, k, k, 0, on)
      continue
    }
    for (const [segment, [dx, dy, sw, sh]] of Object.entries(places)) {
      out += rect(at + dx, y + dy, sw, sh, k * 0.3, SEGMENTS[character].includes(segment) ? on : off)
    }
    at += s * 0.68
  }
  return `<g transform="skewX(-6) translate(${y * 0.1 + s * 0.06} 0)">${out}</g>`
}

const polar = (cx, cy, r, degrees) => {
  const a = (degrees * Math.PI) / 180
  return [cx + r * Math.cos(a), cy + r * Math.sin(a)]
}

function ticks(cx, cy, from, step, count, inner, outer, stroke, width) {
  return Array.from({ length: count }, (_, i) => {
    const [x1, y1] = polar(cx, cy, inner, from + i * step)
    const [x2, y2] = polar(cx, cy, outer, from + i * step)
    return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${stroke}" stroke-width="${width}"/>`
  }).join('')
}

const logo = (name, colour, o = {}) => svg(900, 170, middle(450, 125, name, o.size ?? 112, { weight: 800, ...o, colour }))

function weldingPanel({ amperes, title, modes, options, knobs, accent }) {
  const column = (x, names, lit) =>
    names
      .map((name, i) => {
        const y = 330 + i * 56
        return (
          `<circle cx="${x}" cy="${y}" r="10" fill="${i === lit ? '#4dff7a' : '#36503c'}"/>` +
          text(x + 30, y + 12, name, 34, { colour: '#e9eaec' })
        )
      })
      .join('')
  const scales = [
    [720, 220, 150],
    [600, 560, 95],
    [850, 560, 95],
  ]
    .map(
      ([x, y, r], i) =>
        ticks(x, y, -225, 27, 11, r, r + 16, '#c9cbcf', 5) +
        middle(x, y + r + (i ? 50 : 40), knobs[i], 30, { colour: '#c9cbcf' }),
    )
    .join('')
  return svg(
    1000,
    760,
    rect(0, 0, 1000, 760, 26, '#17191c') +
      rect(60, 60, 400, 200, 12, '#050505', 'stroke="#3a3d42" stroke-width="4"') +
      digits(110, 95, 130, amperes, '#ff3b2f', '#2a0b09') +
      text(415, 235, 'A', 48, { colour: '#ff3b2f' }) +
      column(90, modes, 0) +
      column(310, options, 1) +
      scales +
      text(60, 700, title, 46, { colour: accent, weight: 800 }),
  )
}

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

const keyPads = (names, x, step, w, h, y, size, fill, more = '') =>
  names
    .map(
      (name, i) =>
        rect(x + i * step, y, w, h, h / 2, fill, more) +
        middle(x + i * step + w / 2, y + h / 2 + size * 0.36, name, size, { colour: '#fff' }),
    )
    .join('')

const inductionPanel = watts =>
  svg(
    1000,
    260,
    rect(0, 0, 1000, 260, 22, '#15171a') +
      rect(40, 45, 330, 170, 12, '#050607') +
      digits(70, 82, 96, String(watts), '#ff4336', '#2b0c0a') +
      keyPads(['ON / OFF', 'POWER', 'TEMP', 'TIMER'], 400, 145, 130, 100, 80, 22, '#2b2f34', 'stroke="#5a6067" stroke-width="3"'),
  )

const warning = (line1, line2) =>
  svg(
    300,
    120,
    rect(0, 0, 300, 120, 8, '#f5c400') +
      '<path d="M60 20 L105 100 L15 100 Z" fill="#111"/>' +
      middle(60, 92, '!', 64, { colour: '#f5c400', weight: 900 }) +
      text(122, 58, line1, 26, { weight: 800 }) +
      text(122, 92, line2, 22),
  )

const kilograms = n => `${n.toLocaleString('en')} KG`

const dial = svg(
  500,
  500,
  ticks(250, 250, -220, 18.5, 15, 180, 205, '#222', 6) +
    Array.from({ length: 8 }, (_, i) => {
      const [x, y] = polar(250, 262, 232, -220 + i * 37)
      return middle(x, y, 50 + i * 20, 30, { colour: '#222' })
    }).join(''),
)

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

const vacuumPanel = svg(
  1000,
  260,
  rect(0, 0, 1000, 260, 22, '#202326') +
    rect(40, 45, 250, 170, 12, '#050607') +
    digits(95, 78, 104, '18', '#ff4336', '#2b0c0a') +
    keyPads(['VACUUM', 'SEAL', 'MARINATE', 'STOP'], 330, 160, 140, 110, 75, 22, '#32373c', 'stroke="#5a6067" stroke-width="3"'),
)

const tigKnobs = ['CURRENT', 'PRE-GAS', 'DOWN SLOPE']
const mmaKnobs = ['CURRENT', 'ARC FORCE', 'HOT START']
const labels = {
  royal_dark: logo('ROYAL CATERING', '#1c1d1f', { weight: 600, spacing: 6, size: 84 }),
  royal_light: logo('ROYAL CATERING', '#f4f4f2', { weight: 600, spacing: 6, size: 84 }),
  stamos: logo('STAMOS', '#ffffff', { italic: true, weight: 900 }),
  stamos_dark: logo('STAMOS', '#16181b', { italic: true, weight: 900 }),
  msw: logo('MSW', '#ffffff', { weight: 900, spacing: 10 }),
  msw_dark: logo('MSW', '#16181b', { weight: 900, spacing: 10 }),
  steinberg: logo('STEINBERG SYSTEMS', '#20262c', { size: 74, weight: 600, spacing: 3 }),
  steinberg_light: logo('STEINBERG SYSTEMS', '#eceff1', { size: 74, weight: 600, spacing: 3 }),
  fromm: logo('FROMM &amp; STARCK', '#16181b', { size: 84, weight: 700 }),
  dial,
  vacuum: vacuumPanel,
  'scale-keys': scaleKeys,
  'warn-shelf': warning('MAX 400 KG', 'PER SHELF'),
  'weld-tig-acdc': weldingPanel({
    amperes: '185',
    title: 'AC/DC 200 PULSE',
    modes: ['TIG HF', 'LIFT', 'MMA'],
    options: ['2T', '4T', 'PULSE'],
    knobs: tigKnobs,
    accent: '#ff7a1a',
  }),
  'weld-tig-dc': weldingPanel({
    amperes: '160',
    title: 'TIG DC 180',
    modes: ['TIG HF', 'LIFT', 'MMA'],
    options: ['2T', '4T', 'GAS'],
    knobs: tigKnobs,
    accent: '#5aa2f0',
  }),
  'weld-mma': weldingPanel({
    amperes: '200',
    title: 'MMA 200',
    modes: ['MMA', 'LIFT TIG', 'VRD'],
    options: ['6010', '7018', 'AUTO'],
    knobs: mmaKnobs,
    accent: '#ff6a5e',
  }),
  'weld-multi': weldingPanel({
    amperes: '175',
    title: 'MULTI 200',
    modes: ['MIG/MAG', 'TIG', 'MMA'],
    options: ['2T', '4T', 'SYN'],
    knobs: ['CURRENT', 'VOLTAGE', 'INDUCTANCE'],
    accent: '#5fd08a',
  }),
  'weld-mma-160': weldingPanel({
    amperes: '160',
    title: 'MMA 160',
    modes: ['MMA', 'LIFT TIG', 'VRD'],
    options: ['COLD', 'HOT', 'AUTO'],
    knobs: mmaKnobs,
    accent: '#f2b90c',
  }),
}
for (const watts of [2000, 3500]) labels[`induction-${watts}`] = inductionPanel(watts)
for (const litres of [3, 6, 10, 22, 30]) labels[`sonic-${litres}`] = cleanerPanel(litres)
for (const reading of ['24.80', '12.46', '186.5', '87.20', '412.0']) labels[`lcd-${reading}`] = lcd(reading)
for (const load of [1000, 2000, 3000]) {
  labels[`warn-${load}`] = warning('MAX', kilograms(load))
  for (const [tone, colour] of [
    ['light', '#ffffff'],
    ['dark', '#16181b'],
  ]) {
    labels[`capacity-${load}-${tone}`] = svg(300, 200, middle(150, 140, `${load / 1000} T`, 120, { weight: 900, colour }))
  }
}

// ---- weighing.py, apparatus.py and furniture.py

const craneScalePanel = (reading, max) =>
  svg(
    1000,
    900,
    rect(0, 0, 1000, 900, 60, '#1b1e21') +
      rect(70, 70, 860, 380, 24, '#050404') +
      digits(reading.length > 4 ? 130 : 210, 120, 250, reading, '#ff2f26', '#240807') +
      text(845, 415, 'kg', 64, { colour: '#ff5a50' }) +
      middle(500, 530, `MAX ${max.toLocaleString('en')} kg   e = ${{ 1000: 0.5, 3000: 1, 5000: 2 }[max]} kg`, 48, { colour: '#d5d8db' }) +
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

const caption = (content, colour, o = {}) => svg(600, 120, middle(300, 86, content, o.size ?? 76, { colour, ...o }))

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
    ['−', 'GND', '+']
      .map((sign, i) => middle(x + 130 + i * 180, 1005, sign, i === 1 ? 34 : 60, { colour: '#e6e8ea' }))
      .join('')
  return svg(
    wide,
    1180,
    rect(0, 0, wide, 1180, 20, '#24292f') +
      Array.from({ length: channels }, (_, i) => channel(i * 620)).join('') +
      text(40, 915, `DC SUPPLY  0-30 V  0-${amperes} A`, 34, { colour: '#9fb4c6', weight: 700 }),
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
        .map(i => `<circle cx="${250 + i * 110}" cy="${600 + (i % 2) * 24}" r="${34 + i * 9}" fill="none" stroke="#39a9dc" stroke-width="9"/>`)
        .join('') +
      middle(360, h - 130, `${litres} L`, 110, { colour: '#12324f', weight: 800 }) +
      rect(60, h - 90, 600, 46, 10, '#39a9dc') +
      middle(360, h - 56, '1 : 20 – 1 : 50', 34, { colour: '#fff' }),
  )
}

Object.assign(labels, {
  'remote-control': remoteControl,
  'turn-scale': turnScale,
  physa: logo('physa', '#3c4248', { weight: 500, spacing: 6 }),
  physa_light: logo('physa', '#e9ebec', { weight: 500, spacing: 6 }),
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
  'concentrate-1': bottleLabel(1, true),
  'concentrate-5': bottleLabel(5),
})
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
for (const reading of ['642.5', '318.0', '1264']) labels[`lcd-${reading}`] = lcd(reading)
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
for (const mass of ['1 kg', '500 g', '200 g', '100 g', '2 kg']) {
  labels[`mass-${mass.replace(' ', '')}`] = caption(mass, '#3a3e42', { weight: 600, size: 90 })
}

// ---- cleaning.py and warehouse.py

const gauge = (most, unit, red) => {
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

Object.assign(labels, {
  hillvert: logo('hillvert', '#22262a', { weight: 800, size: 118 }),
  hillvert_light: logo('hillvert', '#f2f4f0', { weight: 800, size: 118 }),
  ulsonix: logo('ulsonix', '#12324f', { weight: 800, size: 118 }),
  ulsonix_light: logo('ulsonix', '#f1f4f6', { weight: 800, size: 118 }),
  fromm_light: logo('FROMM &amp; STARCK', '#f3f5f6', { size: 84, weight: 700 }),
  'ladder-max': svg(
    400,
    600,
    rect(0, 0, 400, 600, 16, '#f5c400') +
      middle(200, 110, 'EN 131', 84, { weight: 800 }) +
      rect(40, 150, 320, 250, 12, '#fff') +
      middle(200, 310, '150 kg', 92, { weight: 800 }) +
      middle(200, 370, 'MAX', 48) +
      '<path d="M200 430 L270 560 L130 560 Z" fill="#111"/>' +
      middle(200, 548, '!', 88, { colour: '#f5c400', weight: 900 }),
  ),
  'ladder-strip': svg(
    90,
    800,
    rect(0, 0, 90, 800, 10, '#22262a') +
      `<g transform="translate(68 560) rotate(-90)">${text(0, 0, 'hillvert', 74, { colour: '#f2f4f0', weight: 800 })}</g>` +
      rect(10, 610, 70, 170, 6, '#f5c400') +
      middle(45, 690, 'EN', 40, { weight: 800 }) +
      middle(45, 740, '131', 40, { weight: 800 }),
  ),
  'wash-140': svg(600, 150, middle(300, 108, '140 bar', 100, { colour: '#f2f4f0', weight: 800 })),
  'wash-180': svg(600, 150, middle(300, 108, '180 bar', 96, { colour: '#f2f4f0', weight: 800 })),
  'wash-watt': svg(600, 150, middle(300, 104, '1800 W · 330 l/h', 70, { colour: '#c3cac0' })),
  'wash-gauge': gauge(250, 'bar', 200),
  'wash-panel': washerPanel,
  'vac-1': svg(600, 150, middle(300, 104, '30 L · 1400 W', 78, { colour: '#2c3338' })),
  'vac-2': svg(600, 150, middle(300, 104, '60 L · 2400 W', 78, { colour: '#2c3338' })),
  'vac-3': svg(600, 150, middle(300, 104, '80 L · 3300 W', 78, { colour: '#2c3338' })),
  'steam-gauge': gauge(10, 'bar', 8),
  'steam-panel': steamPanel,
  'steam-small': svg(600, 150, middle(300, 104, 'STEAM   READY', 64, { colour: '#e9ebed' })),
  'steam-warn': warning('CAUTION', 'HOT STEAM'),
  'wash-warn': warning('CAUTION', 'HIGH PRESSURE'),
})

for (let i = 1; i <= 6; i++) {
  labels[`locker-${i}`] = svg(300, 150, rect(0, 0, 300, 150, 6, '#fbfbf8') + middle(150, 112, `0${i}`, 104, { colour: '#22262a', weight: 700 }))
}
for (const load of [150, 250, 300]) labels[`max-${load}`] = warning(`${load} KG`, 'MAX LOAD')

const folder = process.argv[2] ?? LABELS
mkdirSync(folder, { recursive: true })
for (const [name, content] of Object.entries(labels)) {
  await sharp(Buffer.from(content), { density: 110 })
    .png()
    .toFile(join(folder, `${name}.png`))
}
console.log(`${Object.keys(labels).length} labels`)
