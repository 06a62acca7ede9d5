import type { ChoiceFacet } from '@shop/domain/search'
import type { Shop } from '../../request/use-shop.tsx'

/** The name of a value: its message where the facet has a list of options, else the value itself. */
export function choiceName({ options }: ChoiceFacet, value: string, t: Shop['t']): string {
  const option = options?.find(each => each.value === value)
  return option ? t(option.label) : value
}
