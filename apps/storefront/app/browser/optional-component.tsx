import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

function Nothing() {
  return null
}

/**
 * A component that the page can do without, in a module of its own: it renders nothing where that cannot be loaded, as without a
 * connection. One that has failed stays away until the next page.
 */
export function optionalComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }))
}
