// What labels are drawn with: texts, plates, seven-segment digits, scales, keys and warnings, all as SVG

export const text = (x, y, content, size, o = {}) =>
  `<text x="${x}" y="${y}" font-family="${o.font ?? 'Inter'}" font-weight="${o.weight ?? 600}"` +
  ` font-style="${o.italic ? 'italic' : 'normal'}" font-size="${size}" fill="${o.colour ?? '#111'}"` +
  ` text-anchor="${o.anchor ?? 'start'}" letter-spacing="${o.spacing ?? 0}">${content}</text>`

export const middle = (x, y, content, size, o = {}) => text(x, y, content, size, { ...o, anchor: 'middle' })

export const rect = (x, y, w, h, r, fill, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${more}/>`

export const svg = (w, h, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${body}</svg>`

const SEGMENTS = {
  0: 'abcdef',
  1: 'bc',
  2: 'abged',
  3: 'abgcd',
  4: 'fgbc',
  5: 'afgcd',
  6: 'afgedc',
  7: 'abc',
  8: 'abcdefg',
  9: 'abcdfg',
  '-': 'g',
  ' ': '',
}

/** Seven-segment digits, height `s`, slightly slanted. */
export function digits(x, y, s, content, on, off) {
  const w = s * 0.5
  const k = s * 0.09
  const places = {
    a: [k, 0, w - 2 * k, k],
    d: [k, s - k, w - 2 * k, k],
    g: [k, s / 2 - k / 2, w - 2 * k, k],
    f: [0, k, k, s / 2 - 1.5 * k],
    b: [w - k, k, k, s / 2 - 1.5 * k],
    e: [0, s / 2 + k / 2, k, s / 2 - 1.5 * k],
    c: [w - k, s / 2 + k / 2, k, s / 2 - 1.5 * k],
  }
  let out = ''
  let at = x
  for (const character of content) {
    if (character === '.') {
      out += rect(at - s * 0.14, y + s - k, k, k, 0, on)
      continue
    }
    for (const [segment, [dx, dy, sw, sh]] of Object.entries(places)) {
      out += rect(at + dx, y + dy, sw, sh, k * 0.3, SEGMENTS[character].includes(segment) ? on : off)
    }
    at += s * 0.68
  }
  return `<g transform="skewX(-6) translate(${y * 0.1 + s * 0.06} 0)">${out}</g>`
}

export const polar = (cx, cy, r, degrees) => {
  const a = (degrees * Math.PI) / 180
  return [cx + r * Math.cos(a), cy + r * Math.sin(a)]
}

export function ticks(cx, cy, from, step, count, inner, outer, stroke, width) {
  return Array.from({ length: count }, (_, i) => {
    const [x1, y1] = polar(cx, cy, inner, from + i * step)
    const [x2, y2] = polar(cx, cy, outer, from + i * step)
    return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${stroke}" stroke-width="${width}"/>`
  }).join('')
}

export const keyPads = (names, x, step, w, h, y, size, fill, more = '') =>
  names
    .map(
      (name, i) =>
        rect(x + i * step, y, w, h, h / 2, fill, more) +
        middle(x + i * step + w / 2, y + h / 2 + size * 0.36, name, size, { colour: '#fff' }),
    )
    .join('')

export const warning = (line1, line2) =>
  svg(
    300,
    120,
    rect(0, 0, 300, 120, 8, '#f5c400') +
      '<path d="M60 20 L105 100 L15 100 Z" fill="#111"/>' +
      middle(60, 92, '!', 64, { colour: '#f5c400', weight: 900 }) +
      text(122, 58, line1, 26, { weight: 800 }) +
      text(122, 92, line2, 22),
  )

export const caption = (content, colour, o = {}) => svg(600, 120, middle(300, 86, content, o.size ?? 76, { colour, ...o }))
