import { IconMail, IconPhone } from '@shop/ui/icons'
import { useShop } from '../request/use-shop.tsx'

/** Phone, mail and opening hours of the customer care; nothing for a store that has not said them. */
export function ContactLinks({ className = '' }: { className?: string }) {
  const { t, data } = useShop()
  const { contact } = data
  if (!contact) return null
  const link = 'flex min-h-11 items-center gap-3 rounded-md px-3 wrap-anywhere hover:bg-steel-100'
  return (
    <div className={className}>
      <a href={`tel:${contact.phone.replace(/\s/g, '')}`} className={link}>
        <IconPhone className="size-5 shrink-0" />
        <span className="num">{contact.phone}</span>
      </a>
      <p className="pl-11 text-xs text-steel-600">{t('shell.phoneHours')}</p>
      <a href={`mailto:${contact.email}`} className={link}>
        <IconMail className="size-5 shrink-0" />
        {contact.email}
      </a>
    </div>
  )
}
