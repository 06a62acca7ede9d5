import { nextFrame } from '../browser/environment.ts'
import { FONTS_ID, rememberFonts } from '../browser/font-memory.ts'

/**
 * Loads the fonts of the page behind its largest picture, with which they would share the line, and has them used when all are
 * there, so that the page is laid out for them once. Does nothing where they are used already.
 */
export function bringFonts(): void {
  const rules = document.querySelector<HTMLStyleElement>(`#${FONTS_ID}[media=print]`)
  if (!rules) return
  const files = rules.dataset.files?.split(' ') ?? []
  const bring = async () => {
    // For print alone, the rules themselves have nothing loaded. Fonts of other letters load when one of them is met.
    const faces = fontFacesOf(rules.sheet)
    await Promise.allSettled(faces.flatMap(({ face, src }) => (files.some(file => src.includes(file)) ? [face.load()] : [])))
    for (const { face } of faces) document.fonts.add(face)
    rememberFonts()
  }
  const largest = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  // A frame is presented a moment after its tasks: in the one after it the picture is seen.
  const behind = () => nextFrame().then(nextFrame).then(bring)
  // Until it can be painted, or cannot be had.
  Promise.resolve(largest?.decode()).then(behind, behind)
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
