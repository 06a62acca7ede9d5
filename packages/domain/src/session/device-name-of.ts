/** Browsers by what their user agents say, the more particular first: most say that they are Chrome or Safari too. */
const BROWSERS: readonly (readonly [name: string, form: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?Chrome\/|\bCriOS\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
]

/** Systems, an iPad before the Mac that it may pretend to be. */
const SYSTEMS: readonly (readonly [name: string, form: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

/**
 * What a customer knows their browser by, such as `Firefox · Windows`; empty where its user agent names neither. Names alone,
 * which are the same in every language.
 */
export function deviceNameOf(userAgent: string | undefined): string {
  const nameOf = (names: typeof BROWSERS) => names.find(([, form]) => form.test(userAgent ?? ''))?.[0]
  return [nameOf(BROWSERS), nameOf(SYSTEMS)].filter(name => name !== undefined).join(' · ')
}
