// Weighing: families/weighing.py

import { caption, digits, middle, rect, svg, text } from './drawing.mjs'

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

export const labels = {
  'scale-keys': scaleKeys,
  'remote-control': remoteControl,
}

