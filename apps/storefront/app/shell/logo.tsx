import { SHOP_NAME } from '@shop/domain/store'
import { AnvilMark } from '@shop/ui/anvil-mark'
import { useShop } from '../request/use-shop.tsx'

/** Mark and wordmark, linked to the home page (SHELL-09). */
export function Logo({ wordClass = '' }: { wordClass?: string }) {
  const { t, hrefs } = useShop()
  return (
    <a href={hrefs.home()} aria-label={`${SHOP_NAME} – ${t('shell.home')}`} className="flex min-h-11 items-center gap-2.5">
      <AnvilMark className="h-8 w-auto shrink-0 md:h-9" />
      <span className={`font-display text-[1.75rem] leading-none font-extrabold tracking-[.01em] text-white ${wordClass}`}>
        {SHOP_NAME}
      </span>
    </a>
  )
}
