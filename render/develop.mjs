// Raw passes -> cut-out with floor shadow (RGBA PNG): node develop.mjs <passes> <cutouts> <name> ...
// A scene has no shadow pass and comes out opaque.

import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { frameNames } from './frames.mjs'
import { CACHE, HERE, readJson } from './paths.mjs'
import { sharp } from './sharp.mjs'

const PYTHON = process.env.RENDER_PYTHON ?? join(CACHE, 'python', 'bin', 'python')
const SHADOW_STRENGTH = 0.62
const SHADOW_COLOUR = [0.1, 0.11, 0.13]

async function read16(file) {
  const { data, info } = await sharp(file).toColourspace('rgb16').raw({ depth: 'ushort' }).toBuffer({ resolveWithObject: true })
  return { pixels: new Uint16Array(data.buffer, data.byteOffset, data.length / 2), ...info }
}

const read8 = file => sharp(file).removeAlpha().raw().toBuffer()

/** Colour, albedo, normals and how much of each pixel the product covers, as denoise.py reads them: three numbers a pixel. */
async function loadLayers(pass) {
  const { pixels, channels, width, height } = await read16(pass('rgb.'))
  const guides = [await read8(pass('alb')), await read8(pass('nrm'))]
  const count = width * height
  const layers = new Float32Array(12 * count)
  for (let p = 0; p < count; p++) {
    for (let c = 0; c < 3; c++) {
      layers[3 * p + c] = pixels[p * channels + c] / 65535
      for (const [i, guide] of guides.entries()) layers[3 * ((i + 1) * count + p) + c] = guide[p * 3 + c] / 255
      layers[3 * (3 * count + p) + c] = channels > 3 ? pixels[p * channels + 3] / 65535 : 1
    }
  }
  return { layers, width, height }
}

/** What denoise.py makes of these layers. */
function denoise({ layers, width, height }) {
  const [from, to] = ['in', 'out'].map(end => join(tmpdir(), `denoise.${process.pid}.${end}`))
  writeFileSync(from, Buffer.from(layers.buffer))
  try {
    execFileSync(PYTHON, [join(HERE, 'denoise.py'), String(width), String(height), from, to])
    const bytes = readFileSync(to)
    return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4)
  } finally {
    rmSync(from, { force: true })
    rmSync(to, { force: true })
  }
}

const linear = v => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const unit = v => Math.min(1, Math.max(0, v))

/** 1 - floor with product / floor without, fading out well before the edges; the fainter, the softer. */
async function loadShadow(withProduct, without, width, height) {
  const grey = image => image.toColourspace('grey16').raw({ depth: 'ushort' }).toBuffer({ resolveWithObject: true })
  const { data: noisy, info } = await grey(sharp(withProduct).greyscale())
  const { width: w, height: h } = info
  const floor = new Uint16Array(noisy.buffer, noisy.byteOffset, noisy.length / 2)
  const layers = Float32Array.from({ length: 3 * w * h }, (_, i) => floor[Math.floor(i / 3) * info.channels] / 65535)
  const dark = denoise({ layers, width: w, height: h })
  const bright = await grey(sharp(without).greyscale().blur(1).resize(w, h, { kernel: 'cubic', fit: 'fill' }))
  const z = new Uint16Array(bright.data.buffer, bright.data.byteOffset, bright.data.length / 2)
  const mask = Buffer.alloc(w * h)
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const p = y * w + x
      const edge = unit(Math.min(x, y, w - 1 - x, h - 1 - y) / (w * 0.16))
      const shade = 1 - Math.min(1, linear(dark[3 * p]) / Math.max(1e-4, linear(z[p] / 65535)))
      mask[p] = 255 * unit((shade - 0.07) / 0.93) * edge * edge * (3 - 2 * edge)
    }
  }
  const raw = { raw: { width: w, height: h, channels: 1 } }
  const blurred = sigma => sharp(mask, raw).blur(sigma).extractChannel(0).raw().toBuffer()
  const [crisp, soft, softest] = await Promise.all([blurred(0.8), blurred(w / 60), blurred(w / 26)])
  for (let p = 0; p < mask.length; p++) {
    const k = soft[p] / 255
    const [toSoft, toCrisp] = [unit((k - 0.06) / 0.34), unit((k - 0.3) / 0.4)]
    mask[p] = (softest[p] * (1 - toSoft) + soft[p] * toSoft) * (1 - toCrisp) + crisp[p] * toCrisp
  }
  return sharp(mask, raw).resize(width, height, { kernel: 'cubic', fit: 'fill' }).extractChannel(0).raw().toBuffer()
}

export async function develop(passes, folder, name) {
  const files = readdirSync(passes)
  const found = kind => files.find(file => file.startsWith(`${name}.${kind}`))
  const pass = kind => join(passes, found(kind))
  const source = await loadLayers(pass)
  const { width, height } = source
  const count = width * height
  const seen = denoise(source)
  const shadow = found('sh.') && (await loadShadow(pass('sh.'), pass('sh0.'), width, height))
  const out = Buffer.alloc(count * 4)
  for (let p = 0; p < count; p++) {
    const alpha = seen[3 * (count + p)]
    const shade = shadow ? (shadow[p] / 255) ** 1.15 * SHADOW_STRENGTH * (1 - alpha) : 0
    const total = alpha + shade
    for (let c = 0; c < 3; c++) {
      const mixed = (seen[p * 3 + c] * alpha + SHADOW_COLOUR[c] * shade) / total
      out[p * 4 + c] = total > 0 ? Math.round(255 * Math.min(1, mixed)) : 255
    }
    out[p * 4 + 3] = Math.round(255 * total)
  }
  mkdirSync(folder, { recursive: true })
  await sharp(out, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 6 })
    .toFile(join(folder, `${name}.png`))
}

/** Whether there is a picture to develop: where no plate is seen, none was shot. */
const isShot = (passes, name) => readJson(join(passes, `${name}.at.json`), {}) !== null

const [, , passes, folder, ...names] = process.argv
for (const name of names.flatMap(frameNames)) if (isShot(passes, name)) await develop(passes, folder, name)
