/** Every toggle with its default (MKT-29). */
const DEFAULTS = { 'bloomreach-api': true, 'quantity-cap': true, webform: true } as const

/** A feature that a URL can switch for its own page. */
export type ToggleName = keyof typeof DEFAULTS
export type Toggles = Readonly<Record<ToggleName, boolean>>

/** Prefix of a toggle's name in a query. */
export const TOGGLE_PREFIX = 'toggle-'

/**
 * The toggles of a URL's query: `toggle-<name>=true` or `false` overrides the default, an unknown name or value is
 * ignored, and of several the last one counts (MKT-30). They change what a page shows and never what is charged.
 */
export function togglesOf(parameters: Iterable<readonly [string, string]>): Toggles {
  const toggles: Record<ToggleName, boolean> = { ...DEFAULTS }
  for (const [parameter, value] of parameters) {
    const name = parameter.startsWith(TOGGLE_PREFIX) ? parameter.slice(TOGGLE_PREFIX.length) : ''
    if (isToggleName(name) && (value === 'true' || value === 'false')) toggles[name] = value === 'true'
  }
  return toggles
}

function isToggleName(name: string): name is ToggleName {
  return Object.hasOwn(DEFAULTS, name)
}
