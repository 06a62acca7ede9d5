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

const folder = process.argv[2] ?? LABELS
mkdirSync(folder, { recursive: true })
for (const [name, content] of Object.entries(labels)) {
  await sharp(Buffer.from(content), { density: 110 })
    .png()
    .toFile(join(folder, `${name}.png`))
}
console.log(`${Object.keys(labels).length} labels`)
