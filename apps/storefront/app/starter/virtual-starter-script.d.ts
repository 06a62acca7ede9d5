/** The compiled text of `starter/main.ts`; empty in the browser, which has run it by then. See `vite/starter-script.ts` of the storefront. */
declare module 'virtual:starter-script' {
  export const STARTER_SCRIPT: string
}
