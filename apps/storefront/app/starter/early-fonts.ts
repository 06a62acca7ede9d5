import { FONTS_ID, rememberFonts } from '../browser/font-memory.ts'

/**
 * Fetches the fonts of the page behind its first frame and has them used when all are there, so that the page is laid out
 * for them once. Does nothing where they are used already.
 */
export function bringFonts(): void {
  const link = document.getElementById(FONTS_ID)
  if (!(link instanceof HTMLLinkElement) || link.media !== 'print') return
  const bring = async () => {
    await Promise.all(link.dataset.files?.split(' ').map(fetchFont) ?? [])
    link.media = 'all'
    rememberFonts()
  }
  // No frame is made before the styles are there, and none in a window that no one sees.
  requestAnimationFrame(() => setTimeout(bring))
}

/** Resolves also when there is no such file: then the page stays in the fonts it has. */
function fetchFont(href: string): Promise<unknown> {
  return new Promise(resolve =>
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'preload',
        as: 'font',
        crossOrigin: 'anonymous',
        href,
        onload: resolve,
        onerror: resolve,
      }),
    ),
  )
}
