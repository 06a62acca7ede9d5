// Workshop: families/workshop.py, families/garage.py

import { digits, middle, polar, rect, svg, text, ticks, warning } from './drawing.mjs'

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

const tigKnobs = ['CURRENT', 'PRE-GAS', 'DOWN SLOPE']

const mmaKnobs = ['CURRENT', 'ARC FORCE', 'HOT START']

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
    rect(0, 0, 1400, 1000, 0, ground) +
      pattern +
      middle(700, 425, 'STAMOS', 62, { weight: 900, italic: true, colour: tone }) +
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
    return (
      rect(side < 0 ? 0 : 1270, 480, 130, 520, 0, '#b3120f') +
      licks(1.15, '#b3120f') +
      licks(0.92, '#f06a0c') +
      licks(0.6, '#ffc527')
    )
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

export const labels = {
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
  'helmet-black': helmetSkin('#17181a', stripes('#c51d1a', '#8d9297'), '#ffffff', '#d6d8da'),
  'helmet-flames': helmetSkin('#1a0d0c', flames, '#ffffff', '#ffc527'),
  'helmet-blue': helmetSkin('#123f8c', stripes('#0b1d3d', '#e7ebf0'), '#ffffff', '#dbe6f5'),
  'helmet-carbon': helmetSkin('#24272b', carbon + stripes('#e8590c', '#c9cdd1'), '#ffffff', '#d6d8da'),
  'gauge-air': gauge(12, 'bar', 0.68, { red: 0.84 }),
  'gauge-tank': gauge(16, 'bar', 0.5, { red: 0.7 }),
  'gauge-press': gauge(400, 'bar', 0.22, { red: 0.8 }),
  'warn-hot': warning('HOT', 'DO NOT TOUCH'),
  'warn-press': warning('CRUSHING', 'MIND HANDS'),
  'warn-eyes': warning('EYE SHIELD', 'WEAR GLASSES'),
}
