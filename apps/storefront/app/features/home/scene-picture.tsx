import kitchenSmallAvif from './pictures/kitchen-800.avif'
import kitchenSmallWebp from './pictures/kitchen-800.webp'
import kitchenLargeAvif from './pictures/kitchen-1600.avif'
import kitchenLargeWebp from './pictures/kitchen-1600.webp'
import rangeSmallAvif from './pictures/range-800.avif'
import rangeSmallWebp from './pictures/range-800.webp'
import rangeLargeAvif from './pictures/range-1600.avif'
import rangeLargeWebp from './pictures/range-1600.webp'

const SCENES = {
  range: { height: 704, avif: [rangeSmallAvif, rangeLargeAvif], webp: [rangeSmallWebp, rangeLargeWebp] },
  kitchen: { height: 1056, avif: [kitchenSmallAvif, kitchenLargeAvif], webp: [kitchenSmallWebp, kitchenLargeWebp] },
} as const

interface ScenePictureProps {
  readonly scene: keyof typeof SCENES
  readonly sizes: string
  readonly eager?: boolean
  readonly className: string
}

/** A composed scene of several products; decoration, so without a description. */
export function ScenePicture({ scene, sizes, eager = false, className }: ScenePictureProps) {
  const { height, avif, webp } = SCENES[scene]
  return (
    <picture>
      <source type="image/avif" srcSet={`${avif[0]} 800w, ${avif[1]} 1600w`} sizes={sizes} />
      <img
        src={webp[0]}
        srcSet={`${webp[0]} 800w, ${webp[1]} 1600w`}
        sizes={sizes}
        alt=""
        width={1600}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        className={className}
      />
    </picture>
  )
}
