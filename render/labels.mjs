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
// Cooking: families/cooking.py
const lightDial = (names, from, step) =>
  svg(
    500,
    500,
    ticks(250, 250, from, step / 2, names.length * 2 - 1, 180, 205, '#e9eaec', 6) +
      names
        .map((name, i) => {
          const [x, y] = polar(250, 262, 232, from + i * step)
          return middle(x, y, name, 30, { colour: '#e9eaec' })
        })
        .join(''),
  )
const darkDial = (names, from, step) => lightDial(names, from, step).replaceAll('#e9eaec', '#222')
const TEMPERATURES = Array.from({ length: 8 }, (_, i) => 50 + i * 30)
const MINUTES = Array.from({ length: 7 }, (_, i) => i * 20)
const heatSign = up =>
  svg(
    100,
    100,
    rect(10, 10, 80, 80, 8, 'none', 'stroke="#222" stroke-width="7"') +
      `<path d="M22 ${up ? 28 : 72} l8 -9 l9 18 l9 -18 l9 18 l9 -18 l8 9" fill="none" stroke="#222" stroke-width="7"/>`,
  )
Object.assign(labels, {
  'dial-light': lightDial(TEMPERATURES, -220, 37),
  'dial-timer': darkDial(MINUTES, -220, 43),
  'dial-timer-light': lightDial(MINUTES, -220, 43),
  'dial-mode-light': lightDial(['0', 'GRILL', 'FAN', 'MAX'], -200, 73),
  'dial-power': darkDial(['10', '20', '40', '60', '80', '100'], -200, 44),
  'dial-power-light': lightDial(['10', '20', '40', '60', '80', '100'], -200, 44),
  'rice-panel': svg(
    600,
    370,
    rect(0, 0, 600, 370, 40, '#2a2c30') +
      middle(300, 78, 'ROYAL CATERING', 40, { colour: '#f4f4f2', spacing: 3 }) +
      middle(92, 300, 'COOK', 34, { colour: '#e9eaec' }) +
      middle(250, 300, 'WARM', 34, { colour: '#e9eaec' }) +
      middle(466, 158, 'START', 34, { colour: '#e9eaec' }),
  ),
  keypad: svg(
    500,
    1200,
    rect(20, 40, 460, 190, 16, '#040606', 'stroke="#3a3d42" stroke-width="5"') +
      digits(80, 82, 108, '02-30', '#39e0a0', '#06231a') +
      Array.from({ length: 15 }, (_, i) => {
        const [x, y] = [20 + (i % 3) * 158, 280 + Math.floor(i / 3) * 132]
        const name = i < 9 ? String(i + 1) : ['TIME', '0', 'POWER', 'DEFROST', 'DOUBLE', 'PROG'][i - 9]
        return (
          rect(x, y, 142, 112, 16, '#2b2f34', 'stroke="#4a5056" stroke-width="4"') +
          middle(x + 71, y + (i < 9 || i === 10 ? 74 : 67), name, i < 9 || i === 10 ? 54 : 27, { colour: '#f0f1f2' })
        )
      }).join('') +
      rect(20, 960, 222, 130, 18, '#a3302b') +
      middle(131, 1040, 'STOP', 46, { colour: '#fff' }) +
      rect(258, 960, 222, 130, 18, '#1f7a46') +
      middle(369, 1040, 'START', 46, { colour: '#fff' }) +
      middle(250, 1166, 'ROYAL CATERING', 42, { colour: '#f4f4f2', spacing: 2 }),
  ),
  mesh: svg(
    1000,
    620,
    '<defs><pattern id="d" width="16" height="16" patternUnits="userSpaceOnUse">' +
      '<path d="M0 0h16v16h-16z M14.5 8a6.5 6.5 0 1 0 -13 0a6.5 6.5 0 1 0 13 0z" fill="#15171a" fill-rule="evenodd"/></pattern></defs>' +
      '<rect width="1000" height="620" fill="url(#d)"/>',
  ),
  'slicer-dial': darkDial(['0', '2', '4', '6', '8', '10', '12', '14'], -220, 37),
  'hand-warning': svg(
    160,
    140,
    '<path d="M80 6 L154 134 L6 134 Z" fill="#f5c400" stroke="#111" stroke-width="10" stroke-linejoin="round"/>' +
      '<circle cx="80" cy="94" r="22" fill="none" stroke="#111" stroke-width="14" stroke-dasharray="9 6"/>' +
      '<path d="M38 120 h84" stroke="#111" stroke-width="9"/>',
  ),
  'mixer-panel': svg(
    800,
    400,
    rect(0, 0, 800, 400, 40, '#2a2d31') +
      ticks(540, 172, -200, 55, 5, 92, 116, '#e9eaec', 8) +
      ['1', '2', '3'].map((n, i) => middle(540 + (i - 1) * 150, i === 1 ? 44 : 130, n, 42, { colour: '#e9eaec' })).join('') +
      middle(206, 262, 'START · STOP', 30, { colour: '#e9eaec' }) +
      middle(540, 322, 'SPEED', 30, { colour: '#e9eaec' }) +
      text(60, 362, 'ROYAL CATERING', 40, { colour: '#f4f4f2', spacing: 3 }),
  ),
  'heat-above': heatSign(true),
  'heat-below': heatSign(false),
  hot: svg(
    160,
    140,
    '<path d="M80 6 L154 134 L6 134 Z" fill="#f5c400" stroke="#111" stroke-width="10" stroke-linejoin="round"/>' +
      [52, 80, 108]
        .map(
          x =>
            `<path d="M${x} 104 q-11 -13 0 -24 q11 -12 0 -24" fill="none" stroke="#111" stroke-width="8" stroke-linecap="round"/>`,
        )
        .join('') +
      rect(38, 110, 84, 9, 3, '#111'),
  ),
  'oven-strip': svg(1000, 150, rect(0, 0, 1000, 150, 18, '#1a1c1f') + text(45, 87, 'ROYAL CATERING', 32, { colour: '#f4f4f2', spacing: 3 })),
})

// cooling
const controller = (reading, colour, off) =>
  svg(
    480,
    200,
    rect(0, 0, 480, 200, 18, '#0d0f11', 'stroke="#34383d" stroke-width="6"') +
      digits(55, 42, 112, reading.padStart(4, ' '), colour, off) +
      text(345, 80, '°C', 46, { colour }) +
      `<path d="M405 62 l20 -26 l20 26 Z M405 138 l20 26 l20 -26 Z" fill="#8d949b"/>` +
      `<circle cx="365" cy="140" r="10" fill="#4dff7a"/>`,
  )
for (const reading of ['4.0', '2.0', '-18']) labels[`controller-${reading}`] = controller(reading, '#5fd4ff', '#0a2029')
labels['warn-frost'] = svg(
  300,
  120,
  rect(0, 0, 300, 120, 8, '#1d5fa8') +
    middle(62, 92, '✱', 90, { colour: '#fff', font: 'DejaVu Sans' }) +
    text(118, 58, '−18 °C', 40, { colour: '#fff', weight: 800 }) +
    text(118, 96, 'R600a', 30, { colour: '#cfe3f8' }),
)

for (const [name, mark, colour] of [
  ['fish', '#ffffff', '#9fd0ff'],
  ['berries', '#ffffff', '#ffb3c0'],
  ['peas', '#ffffff', '#c4f0b8'],
  ['chips', '#3a2605', '#fff3c4'],
  ['ice', '#1d5fa8', '#7fc3f5'],
]) {
  labels[`carton-${name}`] = svg(
    500,
    300,
    `<ellipse cx="250" cy="215" rx="190" ry="62" fill="${colour}"/>` +
      middle(250, 120, name.toUpperCase(), 100, { weight: 900, colour: mark }) +
      middle(250, 236, '1 KG', 62, { weight: 800, colour: '#22262b' }),
  )
}

// buffet
const popcornSign = (ground, lines, colour) =>
  svg(
    1000,
    190,
    rect(0, 0, 1000, 190, 0, ground) +
      middle(500, 142, 'POPCORN', 142, { weight: 900, colour, spacing: 26 }) +
      [14, 164].map(y => rect(0, y, 1000, 10, 0, lines)).join(''),
  )
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
    [[150, 90, 62], [100, 130, 54], [200, 130, 54], [150, 150, 58]]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#ff6fa8" stroke="#fff" stroke-width="6"/>`)
      .join('') +
    `<circle cx="150" cy="122" r="66" fill="#ff6fa8"/>`,
)

// packing and kitchen accessories
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
const bagBand = (w, h, size, line) =>
  svg(
    w,
    h,
    rect(0, 0, w, h * 0.3, 0, '#16181b') +
      middle(w / 2, h * 0.22, 'ROYAL CATERING', h * 0.17, { colour: '#fff', spacing: 6 }) +
      middle(w / 2, h * 0.62, size, h * 0.26, { weight: 800 }) +
      middle(w / 2, h * 0.86, line, h * 0.14, { colour: '#555' }),
  )
labels['bag-band'] = bagBand(1000, 430, '200 × 300 mm', '100 pcs · PA/PE 90 µm')
labels['bag-band-small'] = bagBand(1000, 300, '28 cm × 6 m', 'embossed · BPA free')
labels.royal_stamp = logo('ROYAL CATERING', '#8b7550', { weight: 700, spacing: 6, size: 84 })
for (const [size, depth] of [['1-1', 100], ['1-2', 100], ['1-3', 100]]) {
  labels[`gn-${size}`] = svg(600, 200, middle(300, 135, `GN ${size.replace('-', '/')}  ${depth}`, 96, { weight: 700, colour: '#5c6167' }))
}
// Workshop and lifting equipment (families/garage.py, families/lifting.py)

const plasmaPanel = (amperes, accent) =>
  svg(
    800,
    640,
    rect(0, 0, 800, 640, 26, '#17191c') +
      rect(50, 50, 330, 190, 12, '#050505', 'stroke="#3a3d42" stroke-width="4"') +
      digits(90, 82, 126, ` ${amperes}`, '#ff3b2f', '#2a0b09') +
      text(335, 215, 'A', 44, { colour: '#ff3b2f' }) +
      ['POWER', 'AIR', 'OVERHEAT', 'CUT']
        .map((name, i) => {
          const y = 300 + i * 58
          const lit = ['#4dff7a', '#4dff7a', '#3d3320', '#ffb02e'][i]
          return `<circle cx="66" cy="${y}" r="11" fill="${lit}"/>` + text(96, y + 12, name, 34, { colour: '#e9eaec' })
        })
        .join('') +
      ticks(585, 435, -225, 27, 11, 128, 148, '#c9cbcf', 6) +
      middle(585, 600, 'CURRENT', 32, { colour: '#c9cbcf' }) +
      text(50, 590, `CUT ${amperes}`, 58, { colour: accent, weight: 900, italic: true }),
  )

const gauge = (top, unit, reading, o = {}) => {
  const [x, y] = polar(250, 250, 150, 135 + 270 * reading)
  const [bx, by] = polar(250, 250, -45, 135 + 270 * reading)
  return svg(
    500,
    500,
    `<circle cx="250" cy="250" r="248" fill="${o.face ?? '#fbfbf8'}"/>` +
      (o.red ? `<path d="${gaugeArc(o.red, 1)}" stroke="#d4281f" stroke-width="26" fill="none"/>` : '') +
      ticks(250, 250, 135, 270 / 40, 41, 200, 222, '#222', 3) +
      ticks(250, 250, 135, 270 / 8, 9, 185, 222, '#222', 8) +
      Array.from({ length: 5 }, (_, i) => {
        const [tx, ty] = polar(250, 262, 150, 135 + i * 67.5)
        return middle(tx, ty, Math.round((top * i) / 4), 40, { colour: '#222' })
      }).join('') +
      middle(250, 370, unit, 40, { colour: '#444' }) +
      `<line x1="${bx}" y1="${by}" x2="${x}" y2="${y}" stroke="#c4161c" stroke-width="11" stroke-linecap="round"/>` +
      '<circle cx="250" cy="250" r="20" fill="#222"/>',
  )
}

function gaugeArc(from, to) {
  const [x1, y1] = polar(250, 250, 212, 135 + 270 * from)
  const [x2, y2] = polar(250, 250, 212, 135 + 270 * to)
  return `M${x1} ${y1} A212 212 0 0 1 ${x2} ${y2}`
}

/** Unrolled helmet shell: left edge, forehead, right edge; the window lies in the middle. */
const helmetSkin = (ground, pattern, tone, accent) =>
  svg(
    1400,
    1000,
    rect(0, 0, 1400, 1000, 0, ground) + pattern + middle(700, 425, 'STAMOS', 62, { weight: 900, italic: true, colour: tone }) +
      middle(700, 800, 'AUTO DARKENING', 21, { weight: 700, colour: accent, spacing: 3 }),
  )
const flame = (x, y, w, h, side, fill) =>
  `<path d="M${x} ${y} c${side * w * 0.5} ${-h * 0.1} ${side * w * 0.3} ${-h * 0.55} ${side * w} ${-h}` +
  ` c${-side * w * 0.2} ${h * 0.35} ${side * w * 0.25} ${h * 0.4} ${side * w * 0.1} ${h * 0.62}` +
  ` c${side * w * 0.35} ${-h * 0.1} ${side * w * 0.4} ${-h * 0.35} ${side * w * 0.55} ${-h * 0.5}` +
  ` c${side * w * 0.1} ${h * 0.6} ${-side * w * 0.2} ${h * 0.95} ${-side * w * 0.6} ${h} Z" fill="${fill}"/>`
const flames = [-1, 1]
  .map(side => {
    const at = u => 700 + side * u
    const licks = (grow, fill) =>
      [
        [520, 900, 170, 430],
        [600, 640, 150, 400],
        [400, 980, 150, 340],
        [250, 1000, 120, 260],
      ]
        .map(([u, y, w, h]) => flame(at(u + w * 0.4), y, w * grow, h * grow, -side, fill))
        .join('')
    return rect(side < 0 ? 0 : 1270, 480, 130, 520, 0, '#b3120f') + licks(1.15, '#b3120f') + licks(0.92, '#f06a0c') + licks(0.6, '#ffc527')
  })
  .join('')
const carbon =
  '<defs><pattern id="w" width="40" height="40" patternUnits="userSpaceOnUse"><rect width="40" height="40" fill="#24272b"/>' +
  '<rect width="20" height="20" fill="#3d4248"/><rect x="20" y="20" width="20" height="20" fill="#33373c"/>' +
  '<rect width="20" height="3" fill="#15171a"/><rect x="20" y="20" width="20" height="3" fill="#15171a"/></pattern></defs>' +
  '<rect width="1400" height="1000" fill="url(#w)"/>'
const stripes = (first, second) =>
  [-1, 1]
    .map(side => {
      const x = u => 700 + side * u
      const band = (from, width, fill) =>
        `<path d="M${x(from)} 1000 L${x(from + 60)} 600 L${x(from + 250)} 250 L${x(from + 250 + width)} 250 L${x(from + 60 + width)} 600` +
        ` L${x(from + width)} 1000 Z" fill="${fill}"/>`
      return band(250, 46, first) + band(316, 18, second)
    })
    .join('')

Object.assign(labels, {
  'helmet-black': helmetSkin('#17181a', stripes('#c51d1a', '#8d9297'), '#ffffff', '#d6d8da'),
  'helmet-flames': helmetSkin('#1a0d0c', flames, '#ffffff', '#ffc527'),
  'helmet-blue': helmetSkin('#123f8c', stripes('#0b1d3d', '#e7ebf0'), '#ffffff', '#dbe6f5'),
  'helmet-carbon': helmetSkin('#24272b', carbon + stripes('#e8590c', '#c9cdd1'), '#ffffff', '#d6d8da'),
  'gauge-air': gauge(12, 'bar', 0.68, { red: 0.84 }),
  'gauge-tank': gauge(16, 'bar', 0.5, { red: 0.7 }),
  'gauge-press': gauge(400, 'bar', 0.22, { red: 0.8 }),
  'warn-hot': warning('HOT', 'DO NOT TOUCH'),
  'warn-press': warning('CRUSHING', 'MIND HANDS'),
  'warn-cart': warning('MAX 200 KG', 'LOAD EVENLY'),
  'warn-eyes': warning('EYE SHIELD', 'WEAR GLASSES'),
})
for (const [amperes, accent] of [
  [40, '#ff7a1a'],
  [50, '#5aa2f0'],
  [70, '#f2b90c'],
]) {
  labels[`plasma-${amperes}`] = plasmaPanel(amperes, accent)
}
for (const tonnes of [12, 20, 50]) {
  labels[`tons-${tonnes}`] = svg(300, 200, middle(150, 140, `${tonnes} T`, 110, { weight: 900, colour: '#ffffff' }))
}
const arrow = turned =>
  svg(100, 100, `<path d="M50 14 L86 62 H64 V88 H36 V62 H14 Z" fill="#16181b" transform="rotate(${turned} 50 50)"/>`)
labels['key-up'] = arrow(0)
labels['key-down'] = arrow(180)
labels.stripes = svg(
  300,
  120,
  rect(0, 0, 300, 120, 6, '#f5c400') +
    [-60, 40, 140, 240].map(x => `<path d="M${x} 120 L${x + 60} 0 H${x + 110} L${x + 50} 120 Z" fill="#16181b"/>`).join(''),
)
for (const load of [1, 1.5, 2]) {
  labels[`load-${load}`] = svg(300, 200, middle(150, 140, `${load} T`, 112, { weight: 900, colour: load === 1 ? '#16181b' : '#ffffff' }))
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
labels['electrode-box'] = svg(
  1310,
  300,
  rect(0, 0, 1310, 300, 0, '#e8590c') +
    rect(0, 0, 520, 300, 0, '#16181b') +
    middle(260, 180, 'STAMOS', 84, { weight: 900, italic: true, colour: '#fff' }) +
    text(570, 120, 'E 6013', 92, { weight: 900, colour: '#fff' }) +
    text(570, 190, 'RUTILE ELECTRODES', 44, { colour: '#fff' }) +
    text(570, 250, '3.2 × 350 mm · 5 kg', 44, { weight: 800, colour: '#16181b' }),
)
labels['spool-label'] = svg(
  500,
  500,
  '<circle cx="250" cy="250" r="248" fill="#f4f4ef"/><path d="M2 250 A248 248 0 0 1 498 250 Z" fill="#e8590c"/>' +
    middle(250, 110, 'STAMOS', 60, { weight: 900, italic: true, colour: '#fff' }) +
    middle(250, 428, 'ER70S-6', 46, { weight: 900 }) +
    middle(250, 470, '0.8 mm', 32) +
    '<circle cx="250" cy="250" r="118" fill="#1a1c1e"/>',
)
// end of workshop and lifting

// ---- cleaning.py and warehouse.py

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
