// What workshop machines and welding supplies say of themselves: families/workshop.py, families/garage.py

import { digits, middle, rect, svg, text, ticks, warning } from './drawing.mjs'

const PLASMA_ACCENTS = { '#e8590c': '#ff7a1a', '#14508f': '#5aa2f0', '#e9ad12': '#f2b90c' }

/** Set to its highest current. */
const plasmaPanel = (amperes, accent) =>
  svg(
    800,
    640,
    rect(0, 0, 800, 640, 26, '#17191c') +
      rect(50, 50, 330, 190, 12, '#050505', 'stroke="#3a3d42" stroke-width="4"') +
      digits(90, 82, 126, String(amperes).padStart(3, ' '), '#ff3b2f', '#2a0b09') +
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

const electrodeBox = ({ classification, diameter, length, weight }) =>
  svg(
    1310,
    300,
    rect(0, 0, 1310, 300, 0, '#e8590c') +
      rect(0, 0, 520, 300, 0, '#16181b') +
      middle(260, 180, 'STAMOS', 84, { weight: 900, italic: true, colour: '#fff' }) +
      text(570, 120, classification, 92, { weight: 900, colour: '#fff' }) +
      text(570, 190, 'RUTILE ELECTRODES', 44, { colour: '#fff' }) +
      text(570, 250, `${diameter} × ${length * 1000} mm · ${weight} kg`, 44, { weight: 800, colour: '#16181b' }),
  )

const spoolLabel = ({ classification, diameter }) =>
  svg(
    500,
    500,
    '<circle cx="250" cy="250" r="248" fill="#f4f4ef"/><path d="M2 250 A248 248 0 0 1 498 250 Z" fill="#e8590c"/>' +
      middle(250, 110, 'STAMOS', 60, { weight: 900, italic: true, colour: '#fff' }) +
      middle(250, 428, classification.split(' / ').at(-1), 46, { weight: 900 }) +
      middle(250, 470, `${diameter.toFixed(1)} mm`, 32) +
      '<circle cx="250" cy="250" r="118" fill="#1a1c1e"/>',
  )

export const plates = {
  plasma: ({ cuttingCurrent }, { accent }) => ({ panel: plasmaPanel(cuttingCurrent.max, PLASMA_ACCENTS[accent]) }),
  press: ({ pressForce }) => ({
    force: svg(300, 200, middle(150, 140, `${pressForce} T`, 110, { weight: 900, colour: '#ffffff' })),
  }),
  electrode: (facts, { kind }) => ({ packet: kind === 'spool' ? spoolLabel(facts) : electrodeBox(facts) }),
  toolcart: (facts, { open_top: isOpen = false }) => (isOpen ? { load: warning(`MAX ${facts.loadCapacity} KG`, 'LOAD EVENLY') } : {}),
}
