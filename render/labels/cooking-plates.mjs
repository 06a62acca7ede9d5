// What ovens, grills and fryers say of themselves: families/cooking.py, kitchen.py, buffet.py

import { digits, middle, polar, rect, svg, ticks } from './drawing.mjs'

/** Where a dial begins and how far it turns, in degrees clockwise from the right. */
const [FROM, TURN] = [-220, 259]
const DARK = '#222'
const LIGHT = '#e9eaec'

/** The scale of a knob from one value to another, with a number at every second to ninth part of it. */
const scale = ({ min, max }, unit, colour) => {
  const step = [1, 2, 5, 10, 20, 50].find(part => (max - min) / part < 9)
  if (!step) throw new Error(`No dial goes from ${min} to ${max} ${unit}`)
  const turned = TURN / (max - min)
  const numbers = Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, i) => {
    const [x, y] = polar(250, 262, 232, FROM + i * step * turned)
    return middle(x, y, min + i * step, 30, { colour })
  })
  const lines = Math.floor((max - min) / (step / 2)) + 1
  return svg(500, 500, ticks(250, 250, FROM, (step / 2) * turned, lines, 180, 205, colour, 6) + numbers.join(''))
}

/** The scale of a thermostat from the least to the most of its °C. */
const dial = ({ temperatureRange }, colour = DARK) => scale(temperatureRange, '°C', colour)

/** The scale of a timer, which begins where it is off. */
const timer = ({ timer: { max } }, colour = DARK) => scale({ min: 0, max }, 'min', colour)

/** A value that lies within what can be set. Throws for another one. */
function within({ min, max }, value) {
  if (value < min || value > max) throw new Error(`What is set from ${min} to ${max} cannot be ${value}`)
  return String(value)
}

/** Keys and a display of the temperature and the minutes that are set. */
const keyPanel = (facts, { temperature, minutes }) => {
  const display = (x, value, sign) =>
    rect(x, 36, 330, 128, 12, '#050607', 'stroke="#34383d" stroke-width="4"') +
    digits(x + 24, 58, 84, value.padStart(3, ' '), '#ff4336', '#2b0c0a') +
    middle(x + 268, 128, sign, 46, { colour: '#ff7a70' })
  const key = (x, name, colour = '#2b2f34') =>
    rect(x, 184, 150, 66, 16, colour, 'stroke="#5a6067" stroke-width="3"') + middle(x + 75, 231, name, 40, { colour: '#fff' })
  return svg(
    1000,
    280,
    rect(0, 0, 1000, 280, 24, '#15171a') +
      display(40, within(facts.temperatureRange, temperature), '°C') +
      display(400, within(facts.timer, minutes), 'min') +
      ['−', '+'].map((name, i) => key(40 + i * 180, name) + key(400 + i * 180, name)).join('') +
      rect(760, 36, 200, 128, 18, '#2b2f34', 'stroke="#5a6067" stroke-width="3"') +
      middle(860, 114, 'PROG', 44, { colour: '#fff' }) +
      rect(760, 184, 200, 66, 16, '#1f7a46') +
      '<path d="M842 198 l38 19 l-38 19 Z" fill="#fff"/>',
  )
}

const withDial = facts => ({ dial: dial(facts) })

/** The scales of knobs, of which one is a timer where it is timed. */
const knobs = (facts, isTimed, colour) => ({ dial: dial(facts, colour), ...(isTimed ? { timer: timer(facts, colour) } : {}) })

export const plates = {
  fryer: withDial,
  grill: withDial,
  bain: withDial,
  display: withDial,
  griddle: withDial,
  salamander: (facts, { keys = false, timed = false, ...shows }) =>
    keys ? { panel: keyPanel(facts, shows) } : knobs(facts, timed),
  waffle: facts => knobs(facts, true),
  microwave: (facts, { keypad = false, housing }) => (keypad ? {} : { timer: timer(facts, housing ? LIGHT : DARK) }),
  pizzaoven: withDial,
  convection: (facts, { keys = false, ...shows }) => (keys ? { panel: keyPanel(facts, shows) } : knobs(facts, true, LIGHT)),
}
