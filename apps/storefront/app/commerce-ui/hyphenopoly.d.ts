/** What is used of the library, which has no types of its own. */
declare module 'hyphenopoly' {
  interface Settings {
    /** Names of the patterns. */
    readonly require: readonly [string]
    readonly sync: true
    /** Fewest letters of a word that is hyphenated. */
    readonly minWordLength: number
    /** Fewest letters before the first hyphen, and behind the last. */
    readonly leftmin: number
    readonly rightmin: number
    readonly loaderSync: (file: string, folder: URL) => Uint8Array
  }
  const hyphenopoly: { config(settings: Settings): ReadonlyMap<string, (text: string) => string> }
  // biome-ignore lint/style/noDefaultExport: as the library exports it
  export default hyphenopoly
}
