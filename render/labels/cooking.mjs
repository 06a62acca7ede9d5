// Cooking and preparation: families/cooking.py, families/kitchen.py, families/preparation.py

import { digits, keyPads, middle, polar, rect, svg, text, ticks } from './drawing.mjs'

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

const heatSign = up =>
  svg(
    100,
    100,
    rect(10, 10, 80, 80, 8, 'none', 'stroke="#222" stroke-width="7"') +
      `<path d="M22 ${up ? 28 : 72} l8 -9 l9 18 l9 -18 l9 18 l9 -18 l8 9" fill="none" stroke="#222" stroke-width="7"/>`,
  )

export const labels = {
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
  'oven-strip': svg(
    1000,
    150,
    rect(0, 0, 1000, 150, 18, '#1a1c1f') + text(45, 87, 'ROYAL CATERING', 32, { colour: '#f4f4f2', spacing: 3 }),
  ),
}
