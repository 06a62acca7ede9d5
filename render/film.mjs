// Films of what has a front, a turn and a detail, where they are missing or out of date: node film.mjs
// From the published pictures to demo/pictures/<key>-film.<hash>.mp4 and its line in films.json. Needs ffmpeg.

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { frameSuffixes } from './frames.mjs'
import { CACHE, MANIFEST, PICTURES, readJson, writeJson } from './paths.mjs'
import { sharp } from './sharp.mjs'

const FILMS = join(PICTURES, 'films.json')
/** Version of how films look: with another one all of them are made again. */
const EDITION = 1
const WIDTH = 1280
const HEIGHT = 720
const FRAMES_PER_SECOND = 24
const BACKGROUND = { r: 248, g: 250, b: 251 }
/** Parts of a film in seconds; each fades into the next. */
const [FRONT, TURN, DETAIL, FADE] = [2, 4.5, 2.5, 0.5]

const ease = x => x * x * (3 - 2 * x)

/** A picture as high as told in the middle of a frame, its white being the background: raw RGB. */
async function placed(file, height) {
  const side = Math.round(height)
  const picture = await sharp(file).flatten({ background: '#fff' }).resize(side, side, { kernel: 'lanczos3' }).toBuffer()
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: BACKGROUND } })
    .composite([{ input: picture, blend: 'multiply', gravity: 'centre' }])
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** The middle of a picture, as wide as the frame or wider: raw RGB. */
function filling(file, zoom) {
  const side = Math.round(WIDTH * zoom)
  const [left, top] = [Math.floor((side - WIDTH) / 2), Math.floor((side - HEIGHT) / 2)]
  return sharp(file)
    .flatten({ background: '#fff' })
    .resize(side, side, { kernel: 'lanczos3' })
    .extract({ left, top, width: WIDTH, height: HEIGHT })
    .raw()
    .toBuffer()
}

function mix(one, other, share) {
  if (share <= 0) return one
  if (share >= 1) return other
  const mixed = Buffer.allocUnsafe(one.length)
  for (let i = 0; i < one.length; i++) mixed[i] = one[i] + (other[i] - one[i]) * share
  return mixed
}

/** What a film shows at a time in seconds. */
function storyOf({ front, turn, detail }) {
  const turned = turn.map(file => placed(file, HEIGHT * 0.96))
  const showTurn = async seconds => {
    const at = ease(Math.min(1, Math.max(0, (seconds - FRONT) / TURN))) * turned.length
    const index = Math.floor(at) % turned.length
    // A frame is seen alone most of its time: two at once are a blur.
    const share = Math.max(0, (at - Math.floor(at) - 0.7) / 0.3)
    return mix(await turned[index], await turned[(index + 1) % turned.length], share)
  }
  const parts = [
    { from: 0, to: FRONT, show: seconds => placed(front, HEIGHT * (0.86 + 0.05 * ease(seconds / (FRONT + FADE)))) },
    { from: FRONT, to: FRONT + TURN, show: showTurn },
    { from: FRONT + TURN, to: LENGTH, show: seconds => filling(detail, 1 + 0.02 * (seconds - FRONT - TURN)) },
  ]
  return async seconds => {
    const index = parts.findIndex(({ to }) => seconds < to)
    const [part, before] = [parts[index], parts[index - 1]]
    const shown = await part.show(seconds)
    const since = seconds - part.from
    return before && since < FADE ? mix(await before.show(seconds), shown, ease(since / FADE)) : shown
  }
}

const LENGTH = FRONT + TURN + DETAIL

async function makeFilm(story, target) {
  const half = join(CACHE, 'film.mp4')
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${WIDTH}x${HEIGHT}`, '-r', String(FRAMES_PER_SECOND), '-i', '-']
  const coded = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '25', '-pix_fmt', 'yuv420p', '-movflags', '+faststart']
  const plain = ['-map_metadata', '-1', '-fflags', '+bitexact']
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', '-threads', '2', ...input, ...coded, ...plain, half], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = new Promise((resolve, reject) => {
    ffmpeg.on('error', reject)
    ffmpeg.on('exit', code => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))))
  })
  for (let i = 0; i < LENGTH * FRAMES_PER_SECOND; i++) {
    const frame = await story(i / FRAMES_PER_SECOND)
    if (!ffmpeg.stdin.write(frame)) await new Promise(resolve => ffmpeg.stdin.once('drain', resolve))
  }
  ffmpeg.stdin.end()
  await ended
  renameSync(half, target)
}

const films = {}
for (const [key, entries] of Object.entries(readJson(MANIFEST, {}))) {
  const [front, spin, detail] = ['front', 'spin', 'detail'].map(view => entries.find(entry => entry.view === view))
  if (!front || !spin || !detail) continue
  const sources = [front, spin, detail].map(entry => entry.file)
  const hash = createHash('sha256')
    .update(JSON.stringify([EDITION, sources]))
    .digest('hex')
    .slice(0, 8)
  films[key] = `${key}-film.${hash}.mp4`
  if (existsSync(join(PICTURES, films[key]))) continue
  const path = ({ file, widths }, suffix = '') => join(PICTURES, `${file}${suffix}-${widths.at(-1)}.webp`)
  const turn = frameSuffixes('spin').map(suffix => path(spin, suffix))
  await makeFilm(storyOf({ front: path(front), turn, detail: path(detail) }), join(PICTURES, films[key]))
  console.log('FILM', films[key])
}
writeJson(FILMS, films)
for (const file of readdirSync(PICTURES).filter(name => name.endsWith('.mp4')))
  if (!Object.values(films).includes(file)) rmSync(join(PICTURES, file))
