// What laboratory instruments say of themselves: families/apparatus.py

import { caption, digits, middle, rect, svg, text, ticks } from './drawing.mjs'
import { instrumentPanel } from './laboratory.mjs'

/** A number of volts or amperes in four digits. */
const fourDigits = value => value.toFixed(value >= 100 ? 1 : value >= 10 ? 2 : 3)

/** At rest on its highest settings. */
const supplyPanel = (channels, { outputVoltage: { max: volts }, outputCurrent: { max: amperes } }) => {
  const wide = 620 * channels
  const channel = x =>
    rect(x + 40, 50, 540, 190, 14, '#060707') +
    digits(x + 90, 82, 126, fourDigits(volts), '#4de38b', '#0a2417') +
    text(x + 505, 215, 'V', 60, { colour: '#4de38b' }) +
    rect(x + 40, 265, 540, 190, 14, '#060707') +
    digits(x + 90, 297, 126, fourDigits(amperes), '#ff4a3d', '#2b0b09') +
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
    ['−', 'GND', '+'].map((sign, i) => middle(x + 130 + i * 180, 1005, sign, i === 1 ? 34 : 60, { colour: '#e6e8ea' })).join('')
  return svg(
    wide,
    1180,
    rect(0, 0, wide, 1180, 20, '#24292f') +
      Array.from({ length: channels }, (_, i) => channel(i * 620)).join('') +
      text(40, 915, `DC SUPPLY  0-${volts} V  0-${amperes} A`, 34, { colour: '#9fb4c6', weight: 700 }),
  )
}

/** Running at its highest speed. */
const centrifugePanel = (maximumSpeed, minutes, tone) =>
  instrumentPanel({
    title: 'STEINBERG SYSTEMS',
    left: String(maximumSpeed),
    right: String(minutes),
    names: ['SPEED  rpm', 'TIME  min'],
    keys: ['▲', '▲', '▼', '▼', '▶', '■'],
    tone,
  })

export const plates = {
  labpower: (facts, { channels = 1 }) => ({ panel: supplyPanel(channels, facts) }),
  centrifuge: ({ maximumSpeed, tubes }, { kind }) =>
    kind === 'micro'
      ? { speed: caption(`${maximumSpeed} rpm · ${tubes}`, '#4a545c', { size: 54 }) }
      : { panel: kind === 'standard' ? centrifugePanel(maximumSpeed, 30, '#163a5c') : centrifugePanel(maximumSpeed, 15) },
}
