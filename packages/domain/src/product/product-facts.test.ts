import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { energyClassOf, measuresOf, numberAttribute, productReferences, textAttribute } from './attribute-values.ts'
import { lastSeenAfter } from './listing.ts'
import { frameAfterDrag, spinOf, stillPictures } from './pictures.ts'
import { anImage, aVariant } from './product-details.fixtures.ts'

const attributesOf = (values: Parameters<typeof aVariant>[1]) => aVariant(1, values).attributes

describe('attributes of a variant', () => {
  test('PDP-23 energy classes are A to G in any case, and nothing else', () => {
    const of = (value: string) => energyClassOf(attributesOf({ energyRatingClass: value }))
    expect(['A', 'c', 'G', 'H', 'A+++', ''].map(of)).toEqual(['A', 'C', 'G', undefined, undefined, undefined])
    expect(energyClassOf([])).toBeUndefined()
  })

  test('PDP-23 measures are told for goods and parcel apart, sides only all three together', () => {
    const attributes = attributesOf({ netLength: 1, netWidth: 2, netHeight: 3, grossLength: 4, grossWidth: 5, grossWeight: 6.5 })
    expect(measuresOf(attributes, 'net')).toEqual({ sides: { length: 1, width: 2, height: 3 } })
    expect(measuresOf(attributes, 'gross')).toEqual({ weight: 6.5 })
    expect(measuresOf([], 'net')).toEqual({})
  })

  test('PDP-27 references to products are found in their order, others and other values are not', () => {
    const attributes = attributesOf({
      relatedAccessories: [
        { typeId: 'product', id: 'b' },
        { typeId: 'category', id: 'c' },
        { typeId: 'product', id: 'a' },
      ],
      parentProductsForAccessory: 'a',
    })
    expect(productReferences(attributes, 'relatedAccessories')).toEqual(['b', 'a'])
    expect(productReferences(attributes, 'parentProductsForAccessory')).toEqual([])
    expect(productReferences([], 'relatedAccessories')).toEqual([])
  })

  test('PDP-23 texts and numbers count only where they are some', () => {
    const attributes = attributesOf({ manualUrl: '', video: '/a.mp4', numberOf360Images: 0, netWeight: 'heavy' })
    expect([textAttribute(attributes, 'manualUrl'), textAttribute(attributes, 'video')]).toEqual([undefined, '/a.mp4'])
    expect([numberAttribute(attributes, 'numberOf360Images'), numberAttribute(attributes, 'netWeight')]).toEqual([0, undefined])
  })
})

describe('a turn around a product', () => {
  const images = [anImage('front'), anImage('spin', 24)]

  test('PDP-23 is there when the variant has pictures for it, and stands among no other pictures', () => {
    expect(spinOf({ images, attributes: attributesOf({ numberOf360Images: 36 }) })).toEqual({ image: images[1], frames: 24 })
    expect(spinOf({ images, attributes: attributesOf({ numberOf360Images: 0 }) })).toBeUndefined()
    expect(spinOf({ images: [anImage('front')], attributes: attributesOf({ numberOf360Images: 24 }) })).toBeUndefined()
    expect(stillPictures(images)).toEqual([anImage('front')])
  })

  test('PDP-23 follows the hand: across the picture is once around, back is back, and it never leaves its frames', () => {
    expect(frameAfterDrag(0, { by: -100, width: 400 }, 24)).toBe(6)
    expect(frameAfterDrag(0, { by: 100, width: 400 }, 24)).toBe(18)
    expect(frameAfterDrag(5, { by: 400, width: 400 }, 24)).toBe(5)
    expect(frameAfterDrag(5, { by: 10, width: 0 }, 24)).toBe(5)
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 72 }), fc.integer(), fc.integer({ min: 1, max: 2000 }), (frames, by, width) => {
        const frame = frameAfterDrag(1, { by: by % 10_000, width }, frames)
        expect(Number.isInteger(frame) && frame >= 0 && frame < frames).toBe(true)
      }),
    )
  })
})

test('PDP-25 the twenty products seen last are remembered, newest first, each once', () => {
  const seen = Array.from({ length: 17 }, (_value, index) => `${index}`).reduce<string[]>(lastSeenAfter, [])
  expect(seen).toEqual(Array.from({ length: 12 }, (_value, index) => `${16 - index}`))
  expect(lastSeenAfter(['c', 'b', 'a'], 'a')).toEqual(['a', 'c', 'b'])
})
