// What ovens, grills and fryers say of themselves: families/cooking.py, kitchen.py, buffet.py

import { middle, polar, svg, ticks } from './drawing.mjs'

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

const withDial = facts => ({ dial: dial(facts) })

export const plates = {
  fryer: withDial,
  grill: withDial,
  bain: withDial,
  display: withDial,
  griddle: withDial,
  salamander: withDial,
  waffle: facts => ({ dial: dial(facts), timer: timer(facts) }),
  microwave: (facts, { keypad = false, housing }) => (keypad ? {} : { timer: timer(facts, housing ? LIGHT : DARK) }),
  pizzaoven: withDial,
  convection: facts => ({ dial: dial(facts, LIGHT) }),
}
