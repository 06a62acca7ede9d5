import { personName } from '@shop/domain/address'
import { accountMeta } from '../features/customer/account-meta.ts'
import { loadLoyaltyCard } from '../features/customer/load-loyalty-card.server.ts'
import { LoyaltyCardView } from '../features/customer/loyalty-card-view.tsx'
import { shopContext } from '../request/request-context.server.ts'
import { requireCustomer } from '../request/session.server.ts'
import { useShop } from '../request/use-shop.tsx'
import type { Route } from './+types/account-loyalty-card'

/** Tier, personal discount and number of the customer (ACC-14). */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const customer = await requireCustomer(shop)
  const name = personName(customer, shop.market.country)
  return { language: shop.language, name, card: await loadLoyaltyCard(shop, customer) }
}

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches, 'loyalty-card')

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
