import { personName } from '@shop/domain/address'
import { accountMeta } from '../features/customer/account-meta.ts'
import { loadLoyaltyCard, loyaltyWords } from '../features/customer/load-loyalty-card.server.ts'
import { LoyaltyCardView } from '../features/customer/loyalty-card-view.tsx'
import { translatorOf } from '../request/messages.ts'
import { shopContext } from '../request/request-context.server.ts'
import { requireCustomer } from '../request/session.server.ts'
import { useShop } from '../request/use-shop.tsx'
import type { Route } from './+types/account-loyalty-card'

/** Tier, personal discount and number of the customer (ACC-14). */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const customer = await requireCustomer(shop)
  const name = personName(customer, shop.market.country)
  const [card, words] = await Promise.all([loadLoyaltyCard(shop, customer), loyaltyWords(shop, translatorOf(shop.locale))])
  return { language: shop.language, name, card, words }
}

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches, 'loyalty-card')

export default function AccountLoyaltyCard({ loaderData: { name, card, words } }: Route.ComponentProps) {
  const { t } = useShop()
  return (
    <>
      <h1 className="mb-6 text-h1">{t('account.loyaltyCard')}</h1>
      <LoyaltyCardView name={name} card={card} />
      <p className="mt-5 max-w-120 text-sm text-steel-600">
        {t(card.discountPermyriad > 0 ? 'account.loyaltyText' : 'account.noDiscount')}
      </p>
      {words.map(text => (
        <p key={text} className="mt-2 max-w-120 text-sm text-steel-600">
          {text}
        </p>
      ))}
    </>
  )
}
