// What cleaning machines and concentrates say of themselves: families/cleaning.py, families/apparatus.py

import { digits, middle, rect, svg, text, ticks } from './drawing.mjs'

const line = (content, size, colour, weight = 600) => svg(600, 150, middle(300, 106, content, size, { colour, weight }))

const stationaryPanel = ({ workingPressure, flowRate, voltage }) =>
  svg(
    800,
    800,
    middle(200, 60, 'MAIN SWITCH', 34, { colour: '#24282c' }) +
      middle(600, 60, 'PRESSURE', 34, { colour: '#24282c' }) +
      middle(200, 495, 'READY   OIL   FAULT', 28, { colour: '#24282c' }) +
      middle(600, 530, '−   REGULATOR   +', 30, { colour: '#24282c' }) +
      rect(40, 560, 720, 200, 14, '#24282c') +
      text(80, 650, 'ULX-HD', 72, { colour: '#fff', weight: 800 }) +
      text(80, 720, `${workingPressure} bar · ${flowRate} l/h · ${voltage.split(' /')[0]}`, 42, { colour: '#cfd5da' }),
  )

const steamPanel = ({ steamTemperature }) =>
  svg(
    1000,
    350,
    rect(330, 36, 340, 160, 14, '#050607') +
      digits(382, 66, 100, String(steamTemperature), '#ff4336', '#2b0c0a') +
      text(605, 165, '°C', 50, { colour: '#ff4336' }) +
      middle(545, 332, 'READY     WATER', 28, { colour: '#dfe3e6' }) +
      ticks(868, 143, -225, 27, 11, 76, 94, '#dfe3e6', 5) +
      middle(868, 290, 'STEAM', 30, { colour: '#dfe3e6' }) +
      middle(168, 332, 'BAR', 28, { colour: '#dfe3e6' }),
  )

/** Blue for what dissolves grease, red for what dissolves lime and rust. */
const bottleLabel = ({ contents, dilution, phValue }) => {
  const h = contents === 1 ? 1000 : 900
  const band = phValue > 7 ? '#39a9dc' : '#d9433a'
  return svg(
    720,
    h,
    rect(0, 0, 720, h, 24, '#ffffff') +
      rect(0, 0, 720, 240, 24, '#12324f') +
      rect(0, 200, 720, 44, 0, band) +
      middle(360, 150, 'ulsonix', 128, { colour: '#fff', weight: 800 }) +
      middle(360, 345, 'CLEANING', 74, { colour: '#12324f', weight: 800 }) +
      middle(360, 425, 'CONCENTRATE', 74, { colour: '#12324f', weight: 800 }) +
      middle(360, 490, `pH ${phValue} · for ultrasonic cleaners`, 40, { colour: '#3f5568', weight: 500 }) +
      [0, 1, 2]
        .map(
          i =>
            `<circle cx="${250 + i * 110}" cy="${600 + (i % 2) * 24}" r="${34 + i * 9}" fill="none" stroke="${band}" stroke-width="9"/>`,
        )
        .join('') +
      middle(360, h - 130, `${contents} L`, 110, { colour: '#12324f', weight: 800 }) +
      rect(60, h - 90, 600, 46, 10, band) +
      middle(360, h - 56, dilution.replace(':', ' : '), 34, { colour: '#fff' }),
  )
}

export const plates = {
  pressurewasher: (facts, { kind }) => {
    if (kind === 'stationary') return { panel: stationaryPanel(facts) }
    const pressure = `${facts.workingPressure} bar`
    if (kind === 'heavy') return { rating: line(pressure, 96, '#f2f4f0', 800) }
    return { pressure: line(pressure, 100, '#f2f4f0', 800), rating: line(`${facts.power} W · ${facts.flowRate} l/h`, 70, '#c3cac0') }
  },
  wetvac: ({ capacity, power }) => ({ rating: line(`${capacity} L · ${power} W`, 78, '#2c3338') }),
  steamer: (facts, { kind }) => (kind === 'canister' ? {} : { panel: steamPanel(facts) }),
  concentrate: facts => ({ bottle: bottleLabel(facts) }),
}
