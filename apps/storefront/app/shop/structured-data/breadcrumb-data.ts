import { type JsonLd, SCHEMA } from './json-ld.ts'

/** A step of the way to a page; the page itself has no address there. */
export interface TrailStep {
  readonly name: string
  readonly url?: string
}

/** The way from the home page to a page, as its breadcrumbs show it. */
export function breadcrumbData(steps: readonly TrailStep[]): JsonLd {
  return {
    '@context': SCHEMA,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(url ? { item: url } : {}),
    })),
  }
}
