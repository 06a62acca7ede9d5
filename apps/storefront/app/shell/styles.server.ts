import css from '../app.css?inline'

/**
 * The styles of the shop, as every document carries them: 12 kB compressed, which come with the HTML, where a file of their own
 * would come a round trip later and before the largest picture.
 */
export const STYLE_ELEMENT: Uint8Array = Buffer.from(`<style>${css}</style>`)
