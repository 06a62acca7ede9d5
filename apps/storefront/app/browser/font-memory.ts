/** Id of the rules of the fonts of the shop, which are for print alone until they are brought. */
export const FONTS_ID = 'fonts'

/** Key of the browser's storage: whether it has been brought the fonts. */
const KNOWN = 'fonts'

/** Text of a script that uses the fonts at once where the browser has them, for the head: no frame is made before. */
export const USE_KNOWN_FONTS = `try{localStorage.getItem(${JSON.stringify(KNOWN)})!==null&&(document.getElementById(${JSON.stringify(FONTS_ID)}).media="all")}catch{}`

/** Notes that the browser has the fonts now; one that stores nothing is brought them with every document. */
export function rememberFonts(): void {
  try {
    localStorage.setItem(KNOWN, 'true')
  } catch {
    // As said.
  }
}
