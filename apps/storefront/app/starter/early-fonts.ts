import { FONTS_ID, rememberFonts } from '../browser/font-memory.ts'

/**
 * Loads the fonts of the page behind its first frame and has them used when all are there, so that the page is laid out for
 * them once. Does nothing where they are used already.
 */
export function bringFonts(): void {
  const link = document.getElementById(FONTS_ID)
  if (!(link instanceof HTMLLinkElement) || link.media !== 'print') return
  const files = link.dataset.files?.split(' ') ?? []
  const bring = async () => {
    // For print alone, the style sheet itself has nothing loaded. Fonts of other letters load when one of them is met.
    const faces = fontFacesOf(link.sheet)
    await Promise.allSettled(faces.flatMap(({ face, src }) => (files.some(file => src.includes(file)) ? [face.load()] : [])))
    for (const { face } of faces) document.fonts.add(face)
    rememberFonts()
  }
  // No frame is made before the styles are there, and none in a window that no one sees.
  const behindFrame = () => requestAnimationFrame(() => setTimeout(bring))
  if (link.sheet) behindFrame()
  else link.onload = behindFrame
}

function fontFacesOf(sheet: CSSStyleSheet | null) {
  return [...(sheet?.cssRules ?? [])].flatMap(rule => {
    if (!(rule instanceof CSSFontFaceRule)) return []
    const of = (name: string) => rule.style.getPropertyValue(name)
    const src = of('src')
    const descriptors = { weight: of('font-weight'), unicodeRange: of('unicode-range'), display: 'swap' } as const
    return [{ src, face: new FontFace(of('font-family').replaceAll('"', ''), src, descriptors) }]
  })
}
