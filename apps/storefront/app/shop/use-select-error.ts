import { useSearchParams } from 'react-router'
import { useShop } from './use-shop.tsx'

/** The error of a select whose value the address names and that does not have it; the page goes by its default (ADDR-18). */
export function useSelectError(name: string, values: readonly (string | number)[]): string | undefined {
  const { t } = useShop()
  const [parameters] = useSearchParams()
  const asked = parameters.get(name)
  return asked === null || values.map(String).includes(asked) ? undefined : t('form.notCorrect')
}
