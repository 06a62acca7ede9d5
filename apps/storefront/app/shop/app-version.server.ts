import manifest from '../../package.json' with { type: 'json' }

/** The version of the shop, where the address asks for it: `?appVersion=true` (SHELL-08). */
export function appVersionOf(parameters: URLSearchParams): string | undefined {
  return parameters.get('appVersion') === 'true' ? manifest.version : undefined
}
