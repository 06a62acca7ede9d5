import { buttonClass } from '@shop/ui'
import { IconCheck } from '@shop/ui/icons'
import type { ReactNode } from 'react'
import { useShop } from '../../request/use-shop.tsx'

interface LoginCardProps {
  readonly title: ReactNode
  readonly children: ReactNode
  /** Next to the form where there is room. */
  readonly aside?: ReactNode
}

/** A page with one form: title, form, and an optional aside. */
export function LoginCard({ title, children, aside }: LoginCardProps) {
  return (
    <div className="wrap py-8 md:py-14">
      <div
        className={
          aside
            ? 'mx-auto grid max-w-4xl gap-8 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:gap-14'
            : 'mx-auto max-w-md'
        }
      >
        <div className="min-w-0">
          <h1 className="mb-6 text-h1">{title}</h1>
          {children}
        </div>
        {aside ? <aside className="self-start rounded-panel bg-steel-50 p-6 md:mt-3 md:p-8">{aside}</aside> : null}
      </div>
    </div>
  )
}

const ADVANTAGES = ['login.advantageAddresses', 'login.advantageOrders', 'login.advantageDiscounts'] as const

/** Advantages of an account, with a link to the registration. */
export function AccountOffer({ href }: { href: string }) {
  const { t } = useShop()
  return (
    <>
      <h2 className="mb-4 text-h3">{t('login.newHere')}</h2>
      <Advantages />
      <a href={href} className={`${buttonClass('tertiary')} mt-6`}>
        {t('login.createAccount')}
      </a>
    </>
  )
}

/** The same next to the registration, with a link to the login for existing customers. */
export function LoginOffer({ href }: { href: string }) {
  const { t } = useShop()
  return (
    <>
      <Advantages />
      <h2 className="mt-6 mb-4 border-t border-steel-200 pt-6 text-h4">{t('login.haveAccount')}</h2>
      <a href={href} className={buttonClass('tertiary')}>
        {t('login.signIn')}
      </a>
    </>
  )
}

function Advantages() {
  const { t } = useShop()
  return (
    <ul className="grid gap-2.5">
      {ADVANTAGES.map(key => (
        <li key={key} className="flex items-start gap-2.5">
          <IconCheck className="mt-0.5 size-5 shrink-0 text-ok" />
          {t(key)}
        </li>
      ))}
    </ul>
  )
}
