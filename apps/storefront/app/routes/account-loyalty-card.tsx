import { getPersonalizedDiscounts } from '@shop/contract/discount'
import { type CustomerView, loyaltyCardOf } from '@shop/domain/customer'
import { LoyaltyCardView } from '../features/customer/loyalty-card-view.tsx'
import { accountMeta } from '../shop/account-meta.ts'
import { requireCustomer } from '../shop/customer.server.ts'
import { optionalBlock } from '../shop/optional-block.server.ts'
import { type ShopRequest, shopContext } from '../shop/request-context.server.ts'
import { useShop } from '../shop/use-shop.tsx'
import type { Route } from './+types/account-loyalty-card'

/** Tier, personal discount and number of the customer (ACC-14). */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const customer = await requireCustomer(shop)
  const { firstName, lastName } = customer
  return {
    language: shop.language,
    name: `${firstName} ${lastName}`,
    card: loyaltyCardOf(customer, await discountOf(shop, customer)),
  }
}

/** The personal discount of a customer's tier in 1/10000; 0 where there is none (DISC-08, DISC-10). */
async function discountOf({ client }: ShopRequest, customer: CustomerView): Promise<number> {
  const [assignment] = customer.customerGroupAssignments
  if (!assignment) return 0
  const answer = client.call(getPersonalizedDiscounts, { cohortTier: assignment.customerGroup.key })
  const { cartDiscount } = await optionalBlock('personal discount', answer, { cartDiscount: null })
  return cartDiscount?.value.type === 'relative' ? cartDiscount.value.permyriad : 0
}

export const meta: Route.MetaFunction = ({ loaderData }) => accountMeta(loaderData, 'loyalty-card')

export default function AccountLoyaltyCard({ loaderData: { name, card } }: Route.ComponentProps) {
  const { t } = useShop()
  return (
    <>
      <h1 className="mb-6 text-h1">{t('account.loyaltyCard')}</h1>
      <LoyaltyCardView name={name} card={card} />
      <p className="mt-5 max-w-120 text-sm text-steel-600">
        {t(card.discountPermyriad > 0 ? 'account.loyaltyText' : 'account.noDiscount')}
      </p>
    </>
  )
}
