import { IconHeadset, IconLock, IconRefresh, IconShieldCheck } from '@shop/ui/icons'
import { useShop } from '../../request/use-shop.tsx'

/** What the shop promises in this market: returns, guarantee, secure payment, and someone to call (MKT-21). */
export function TrustFacts() {
  const { t, data } = useShop()
  const { contact } = data
  const facts = [
    { Icon: IconRefresh, text: t('shell.returnDays') },
    { Icon: IconShieldCheck, text: t('home.benefitGuarantee') },
    { Icon: IconLock, text: t('shell.securePayment') },
    ...(contact ? [{ Icon: IconHeadset, text: `${contact.phone}, ${t('shell.phoneHours')}` }] : []),
  ]
  return (
    <ul className="mt-3 grid gap-2 border-t border-steel-200 pt-3 text-sm">
      {facts.map(({ Icon, text }) => (
        <li key={text} className="flex items-start gap-2.5">
          <Icon className="size-5 shrink-0 text-ok" />
          {text}
        </li>
      ))}
    </ul>
  )
}
