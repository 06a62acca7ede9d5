// What lifting gear says of its load: families/lifting.py, families/warehouse.py, families/storage.py

import { middle, rect, svg, text, warning } from './drawing.mjs'
import { kilogramDisplay } from './weighing-plates.mjs'

const tonnes = kilograms => `${kilograms / 1000} T`

/** The load in tonnes, printed on the housing. */
const load = (kilograms, colour) => svg(300, 200, middle(150, 140, tonnes(kilograms), 112, { weight: 900, colour }))

const grouped = n => n.toLocaleString('en').replace(',', ' ')

/** By load, as EN 1492-2 colours slings. */
const SLING_COLOURS = { 1000: '#6b2f8f', 2000: '#157a3f' }

const slingTag = ({ loadCapacity, length }) =>
  svg(
    470,
    250,
    rect(0, 0, 470, 250, 10, '#f4f4ef') +
      rect(0, 0, 470, 62, 10, SLING_COLOURS[loadCapacity]) +
      text(24, 46, 'MSW', 44, { weight: 900, colour: '#fff', spacing: 4 }) +
      text(24, 150, `WLL ${grouped(loadCapacity)} kg`, 56, { weight: 900 }) +
      text(24, 212, `PES · ${length} m · EN 1492-2`, 34, { colour: '#444' }),
  )

const chainTag = ({ loadCapacity }) =>
  svg(
    230,
    320,
    '<circle cx="115" cy="40" r="22" fill="#3a3d42"/>' +
      ['WLL', tonnes(loadCapacity), '0-45°', 'G80']
        .map((line, i) => middle(115, 128 + i * 56, line, i === 1 ? 60 : 40, { weight: 800 }))
        .join(''),
  )

export const plates = {
  chainblock: ({ loadCapacity }, { load: size = 1 }) => ({ load: load(loadCapacity, size === 1 ? '#16181b' : '#ffffff') }),
  hoist: ({ ratedLoads }) => ({
    load: svg(
      600,
      150,
      rect(0, 0, 600, 150, 14, '#f4f4f0') +
        middle(300, 106, ratedLoads.toUpperCase(), ratedLoads.length > 12 ? 74 : 86, { weight: 900, colour: '#16181b' }),
    ),
  }),
  pallettruck: (facts, { scale = false, reading }) => ({
    load: warning(`MAX ${tonnes(facts.loadCapacity)}`, 'PALLET TRUCK'),
    ...(scale ? { display: kilogramDisplay(facts, reading) } : {}),
  }),
  lifttable: ({ loadCapacity }) => ({ load: warning(`MAX ${loadCapacity} KG`, 'LIFTING TABLE') }),
  jack: ({ loadCapacity }) => ({ load: warning(`MAX ${tonnes(loadCapacity)}`, 'USE STANDS') }),
  sling: (facts, { kind }) => ({ tag: kind === 'chain' ? chainTag(facts) : slingTag(facts) }),
  trolley: ({ loadCapacity }) => ({ load: warning(`${loadCapacity} KG`, 'MAX LOAD') }),
  rack: ({ loadPerLevel }) => ({ load: warning(`MAX ${loadPerLevel} KG`, 'PER SHELF') }),
}
