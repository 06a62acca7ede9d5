import { classNames } from '@shop/ui'
import { IconHeart } from '@shop/ui/icons'
import { wishListHref } from '../href/mark-hrefs.ts'
import { useShop } from '../request/use-shop.tsx'

interface WishLinkProps {
  readonly className: string
  /** Whether its name is seen, too. */
  readonly isNamed?: boolean
}

/**
 * The wish list with the number of what is in it, which the page does not know: the script that shows the marks of products fills it in
 * once the browser is idle (ACC-01).
 */
export function WishLink({ className, isNamed = false }: WishLinkProps) {
  const { hrefs, data } = useShop()
  if (!data.wishListName) return null
  return (
    <a
      href={wishListHref(hrefs)}
      rel="nofollow"
      className={classNames('relative flex min-h-11 items-center rounded-md px-3', className)}
    >
      <IconHeart {...(isNamed ? { className: 'size-5' } : {})} />
      <span className={isNamed ? '' : 'sr-only'}>{data.wishListName}</span>
      <span
        data-wish-count
        hidden
        className={classNames(
          'num grid h-5 min-w-5 place-items-center rounded-full bg-signal-400 px-1 text-xs font-semibold text-ink-950',
          !isNamed && 'absolute top-0 left-7',
        )}
      />
    </a>
  )
}
