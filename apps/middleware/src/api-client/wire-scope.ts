/** The project in paths and scopes of the commerce API. */
export const PROJECT_KEY = 'anvil'

/** A scope as programs know it, such as `view_published_products:anvil`. */
export function wireScopeOf(scope: string): string {
  return `${scope}:${PROJECT_KEY}`
}

/** A scope as the shop knows it; one of another project stays as it is, so that nobody has it. */
export function scopeOfWire(scope: string): string {
  return scope.endsWith(`:${PROJECT_KEY}`) ? scope.slice(0, -PROJECT_KEY.length - 1) : scope
}
