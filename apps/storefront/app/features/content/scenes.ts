import type { Scene } from '@shop/domain/content'
import { preloadSources } from '../../commerce-ui/pictures.tsx'
import kitchenSmallAvif from './pictures/kitchen-800.avif'
import kitchenSmallWebp from './pictures/kitchen-800.webp'
import kitchenMiddleAvif from './pictures/kitchen-1120.avif'
import kitchenMiddleWebp from './pictures/kitchen-1120.webp'
import kitchenLargeAvif from './pictures/kitchen-1600.avif'
import kitchenLargeWebp from './pictures/kitchen-1600.webp'
import rangeSmallAvif from './pictures/range-800.avif'
import rangeSmallWebp from './pictures/range-800.webp'
import rangeMiddleAvif from './pictures/range-1120.avif'
import rangeMiddleWebp from './pictures/range-1120.webp'
import rangeLargeAvif from './pictures/range-1600.avif'
import rangeLargeWebp from './pictures/range-1600.webp'

/** The hero is as wide as the window. */
export const HERO_SIZES = '100vw'

/** Names the picture of a hero in the head of the document as the largest one of the page; see `preloadPicture`. */
export function preloadHero(scene: Scene): void {
  preloadSources(sourcesOf(scene, 'avif'), HERO_SIZES)
}

/** Pictures of scenes, in AVIF and WebP by width. */
export const SCENES = {
  range: {
    height: 704,
    avif: [rangeSmallAvif, rangeMiddleAvif, rangeLargeAvif],
    webp: [rangeSmallWebp, rangeMiddleWebp, rangeLargeWebp],
  },
  kitchen: {
    height: 1056,
    avif: [kitchenSmallAvif, kitchenMiddleAvif, kitchenLargeAvif],
    webp: [kitchenSmallWebp, kitchenMiddleWebp, kitchenLargeWebp],
  },
} as const satisfies Record<Scene, object>

/** The files of a scene, as in the `srcset` attribute. */
export function sourcesOf(scene: Scene, format: 'avif' | 'webp'): string {
  const [small, middle, large] = SCENES[scene][format]
  return `${small} 800w, ${middle} 1120w, ${large} 1600w`
}
