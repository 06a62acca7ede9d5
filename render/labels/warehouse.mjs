// Warehouse and furniture: families/warehouse.py, families/storage.py, families/furniture.py

import { middle, rect, svg, text, warning } from './drawing.mjs'

export const labels = {
  'ladder-max': svg(
    400,
    600,
    rect(0, 0, 400, 600, 16, '#f5c400') +
      middle(200, 110, 'EN 131', 84, { weight: 800 }) +
      rect(40, 150, 320, 250, 12, '#fff') +
      middle(200, 310, '150 kg', 92, { weight: 800 }) +
      middle(200, 370, 'MAX', 48) +
      '<path d="M200 430 L270 560 L130 560 Z" fill="#111"/>' +
      middle(200, 548, '!', 88, { colour: '#f5c400', weight: 900 }),
  ),
  'ladder-strip': svg(
    90,
    800,
    rect(0, 0, 90, 800, 10, '#22262a') +
      `<g transform="translate(68 560) rotate(-90)">${text(0, 0, 'hillvert', 74, { colour: '#f2f4f0', weight: 800 })}</g>` +
      rect(10, 610, 70, 170, 6, '#f5c400') +
      middle(45, 690, 'EN', 40, { weight: 800 }) +
      middle(45, 740, '131', 40, { weight: 800 }),
  ),
}

for (let i = 1; i <= 15; i++) {
  labels[`locker-${i}`] = svg(
    300,
    150,
    rect(0, 0, 300, 150, 6, '#fbfbf8') + middle(150, 112, String(i).padStart(2, '0'), 104, { colour: '#22262a', weight: 700 }),
  )
}
