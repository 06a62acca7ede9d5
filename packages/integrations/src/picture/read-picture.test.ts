import { MAX_PICTURE_SIDE } from '@shop/domain/return'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { readPicture } from './read-picture.ts'

/** A picture whose left half is red and right half blue, with the place and time at which it was taken. */
function aPicture(width = 40, height = 20): Sharp {
  const half = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: '#0000ff' } }
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: half, gravity: 'east' }])
    .withExif({ IFD0: { Make: 'SECRET-CAMERA' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 5/1 0/1' } })
}

const dimensionsOf = async (content: Uint8Array | undefined) => {
  const { width, height, format, exif, icc, xmp } = await sharp(content).metadata()
  return { size: [width, height], format, hasMetadata: [exif, icc, xmp].some(Boolean) }
}

test('ORD-08 pictures of every form are encoded again, and nothing but their pixels is left', async () => {
  for (const picture of [aPicture().jpeg(), aPicture().png(), aPicture().webp()]) {
    const file = Buffer.concat([await picture.toBuffer(), Buffer.from('<script>alert(1)</script>PK\u0003\u0004')])
    expect(file.includes('SECRET-CAMERA')).toBe(true)
    const read = await readPicture(file)
    expect(read?.type).toBe('image/jpeg')
    for (const hidden of ['SECRET-CAMERA', 'script', 'PK\u0003\u0004', 'Exif'])
      expect(Buffer.from(read?.content ?? []).includes(hidden), hidden).toBe(false)
    expect(await dimensionsOf(read?.content)).toEqual({ size: [40, 20], format: 'jpeg', hasMetadata: false })
  }
})

test('ORD-08 a picture stands upright, without what is transparent, and is as large as it is looked at', async () => {
  // Which side is up is said next to the pixels: the red half was left and is on top.
  const turned = await readPicture(await aPicture().withMetadata({ orientation: 6 }).jpeg().toBuffer())
  expect(await dimensionsOf(turned?.content)).toMatchObject({ size: [20, 40] })
  const [red = 0, , blue = 0] = await sharp(turned?.content).raw().toBuffer()
  expect([red > 200, blue < 50]).toEqual([true, true])
  const wide = await readPicture(await aPicture(6000, 30).png().toBuffer())
  expect(await dimensionsOf(wide?.content)).toMatchObject({ size: [MAX_PICTURE_SIDE, 10] })
  const clear = await sharp({ create: { width: 4, height: 4, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer()
  expect((await sharp((await readPicture(clear))?.content).stats()).dominant.g).toBeGreaterThan(200)
})

test('ORD-08 what is damaged, moves, is no picture or would fill the memory is refused', async () => {
  const jpeg = await aPicture(400, 300).jpeg().toBuffer()
  const frames = await Promise.all([aPicture(), aPicture().negate()].map(frame => frame.png().toBuffer()))
  const huge = Buffer.from(await aPicture().png().toBuffer())
  huge.writeUInt32BE(30_000, 16)
  huge.writeUInt32BE(30_000, 20)
  const files = {
    half: jpeg.subarray(0, jpeg.length / 2),
    head: jpeg.subarray(0, 20),
    scrambled: Buffer.concat([jpeg.subarray(0, 30), Buffer.alloc(600, 0xff)]),
    moving: await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer(),
    huge,
    gif: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
    vector: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><image href="file:///etc/passwd"/></svg>'),
    tiff: await aPicture().tiff().toBuffer(),
    avif: await aPicture().avif().toBuffer(),
    document: Buffer.from('%PDF-1.7'),
    nothing: Buffer.alloc(0),
  }
  const read = await Promise.all(Object.entries(files).map(async ([name, file]) => [name, await readPicture(file)]))
  expect(read).toEqual(Object.keys(files).map(name => [name, undefined]))
  expect(await readPicture(jpeg)).toBeDefined()
})
