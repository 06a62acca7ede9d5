import { REVIEW_SORTS } from '@shop/domain/review'
import { useSearchParams } from 'react-router'
import { useShop } from '../../request/use-shop.tsx'

/** The error of the select of the order whose value in the address is none of them; the page goes by its default (ADDR-18). */
export function useSortError(): string | undefined {
  const { t } = useShop()
  const [parameters] = useSearchParams()
  const asked = parameters.get('reviewSort')
  return asked === null || (REVIEW_SORTS as readonly string[]).includes(asked) ? undefined : t('form.notCorrect')
}
