import { useEffect } from 'react'

/** What stands for a picture that is not there. */
const DEFAULT_PICTURE = '/no-picture.svg'

/**
 * Replaces pictures that cannot be loaded by the default one, in their place and size (PDP-24). One listener for the whole
 * page; whatever failed before scripts ran is found when they do.
 */
export function MissingPictures() {
  useEffect(() => {
    const failed = (event: Event) => {
      if (event.target instanceof HTMLImageElement) replacePicture(event.target)
    }
    for (const image of document.querySelectorAll<HTMLImageElement>('picture img')) {
      if (image.complete && image.naturalWidth === 0 && image.currentSrc) replacePicture(image)
    }
    // Failures do not bubble, but are seen on their way down.
    document.addEventListener('error', failed, true)
    return () => document.removeEventListener('error', failed, true)
  }, [])
  return null
}

function replacePicture(image: HTMLImageElement): void {
  const picture = image.closest('picture')
  // The default picture itself may be missing; other images are none of goods.
  if (!picture || image.getAttribute('src') === DEFAULT_PICTURE) return
  for (const source of picture.querySelectorAll('source')) source.srcset = ''
  image.srcset = ''
  image.src = DEFAULT_PICTURE
}
