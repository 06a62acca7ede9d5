// What scales and weights say of themselves: families/weighing.py, families/laboratory.py

import { caption, digits, middle, rect, svg, text } from './drawing.mjs'

/** The value as a display of this readability shows it. Throws for what it cannot show. */
function shown(reading, readability, most) {
  const decimals = Math.max(0, Math.ceil(-Math.log10(readability)))
  const steps = reading / readability
  if (reading > most || Math.abs(steps - Math.round(steps)) > 1e-6) {
    throw new Error(`A scale of ${most} / ${readability} cannot show ${reading}`)
  }
  return reading.toFixed(decimals)
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

const craneScalePanel = (reading, { loadCapacity, readability }) =>
  svg(
    1000,
    900,
    rect(0, 0, 1000, 900, 60, '#1b1e21') +
      rect(70, 70, 860, 380, 24, '#050404') +
      digits(reading.length > 4 ? 130 : 210, 120, 250, reading, '#ff2f26', '#240807') +
      text(845, 415, 'kg', 64, { colour: '#ff5a50' }) +
      middle(500, 530, `MAX ${loadCapacity.toLocaleString('en')} kg   e = ${readability / 1000} kg`, 48, {
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

const balancePanel = (reading, dark) =>
  svg(
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

/** Kilograms on a scale whose readability is said in grams. */
export const kilogramDisplay = ({ loadCapacity, readability }, reading) => lcd(shown(reading, readability / 1000, loadCapacity))

export const plates = {
  cranescale: (facts, { reading }) => ({
    panel: craneScalePanel(shown(reading, facts.readability / 1000, facts.loadCapacity), facts),
    load: caption(`${facts.loadCapacity / 1000} t`, '#ffffff', { weight: 900, size: 104 }),
  }),
  balance: (facts, { reading, body = '' }) => ({
    panel: balancePanel(shown(reading, facts.readability, facts.weighingCapacity), body === '#24282c'),
  }),
  floorscale: (facts, { reading }) => ({ display: kilogramDisplay(facts, reading) }),
  scale: (facts, { reading }) => ({ display: kilogramDisplay(facts, reading) }),
  calweight: ({ weightSet }, { boxed = true }) =>
    boxed ? {} : { mass: caption(weightSet, '#3a3e42', { weight: 600, size: 90 }) },
}
