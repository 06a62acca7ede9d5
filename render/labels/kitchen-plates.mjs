// What kitchen machines and supplies say of themselves: families/kitchen.py, kitchen_accessories.py, packing.py, cooling.py

import { digits, keyPads, middle, rect, svg, text } from './drawing.mjs'

const inductionPanel = watts =>
  svg(
    1000,
    260,
    rect(0, 0, 1000, 260, 22, '#15171a') +
      rect(40, 45, 330, 170, 12, '#050607') +
      digits(70, 82, 96, String(watts), '#ff4336', '#2b0c0a') +
      keyPads(['ON / OFF', 'POWER', 'TEMP', 'TIMER'], 400, 145, 130, 100, 80, 22, '#2b2f34', 'stroke="#5a6067" stroke-width="3"'),
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

const micrometres = ({ foilThickness }) => `${Math.round(foilThickness * 1000)} µm`

/** At which frozen food is kept, in °C. */
const FROZEN = -18

/** At a temperature at which food of its kind is kept. */
const controller = ({ temperatureRange: { min, max } }) => {
  const reading = max < 0 ? String(FROZEN) : min < 0 ? '2.0' : '4.0'
  const colour = '#5fd4ff'
  return svg(
    480,
    200,
    rect(0, 0, 480, 200, 18, '#0d0f11', 'stroke="#34383d" stroke-width="6"') +
      digits(55, 42, 112, reading.padStart(4, ' '), colour, '#0a2029') +
      text(345, 80, '°C', 46, { colour }) +
      `<path d="M405 62 l20 -26 l20 26 Z M405 138 l20 26 l20 -26 Z" fill="#8d949b"/>` +
      `<circle cx="365" cy="140" r="10" fill="#4dff7a"/>`,
  )
}

const frost = ({ temperatureRange, refrigerant }) => {
  if (temperatureRange.min > FROZEN) throw new Error(`${temperatureRange.min} °C is no freezer's`)
  return svg(
    300,
    120,
    rect(0, 0, 300, 120, 8, '#1d5fa8') +
      middle(62, 92, '✱', 90, { colour: '#fff', font: 'DejaVu Sans' }) +
      text(118, 58, `−${-FROZEN} °C`, 40, { colour: '#fff', weight: 800 }) +
      text(118, 96, refrigerant.replace('r', 'R'), 30, { colour: '#cfe3f8' }),
  )
}

export const plates = {
  induction: (facts, { hobs = 1 }) => ({ panel: inductionPanel(hobs > 1 ? facts.heatingPower.value : facts.power) }),
  gncontainer: (facts, { lid = false }) =>
    lid
      ? {}
      : { size: svg(600, 200, middle(300, 135, `${facts.gnSize}  ${facts.depth}`, 96, { weight: 700, colour: '#5c6167' })) },
  vacuumbag: (facts, { kind }) => {
    const [width, length] = facts.bagSize.replace(' cm', '').split(' × ').map(Number)
    return kind === 'bags'
      ? { band: bagBand(1000, 430, `${width * 10} × ${length * 10} mm`, `${facts.packSize} pcs · PA/PE ${micrometres(facts)}`) }
      : { band: bagBand(1000, 300, `${width} cm × ${length / 100} m`, `embossed · ${micrometres(facts)}`) }
  },
  impulse: (facts, { foot = false }) =>
    foot
      ? {}
      : {
          rating: svg(
            500,
            200,
            rect(0, 0, 500, 200, 16, '#d9dcdf') +
              ['230 V ~ 50 Hz', `PE / PP  ${facts.foilThickness} mm`]
                .map((line, i) => text(30, 80 + i * 70, line, 50, { colour: '#22262b' }))
                .join(''),
          ),
        },
  fridge: facts => ({ controller: controller(facts) }),
  bottlecooler: facts => ({ controller: controller(facts) }),
  freezer: facts => ({ frost: frost(facts) }),
}
