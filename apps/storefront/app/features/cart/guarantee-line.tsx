import type { LineItem } from '@shop/domain/cart'
import { IconShieldCheck, IconTrash } from '@shop/ui/icons'
import { Form } from 'react-router'
import { useShop } from '../../request/use-shop.tsx'
import { useCart } from './cart-provider.tsx'

/** A guarantee below its product; it has as many pieces as that (EG-09, EG-11). */
export function GuaranteeLine({ line }: { line: LineItem }) {
  const { t, hrefs, money, text } = useShop()
  const { chosen, setQuantity } = useCart()
  if (chosen[line.id] === 0) return null
  const name = text(line.name)
  return (
    <div className="mt-1 flex items-center gap-2 text-sm">
      <IconShieldCheck className="size-4 shrink-0 text-ok" />
      <span className="min-w-0 grow py-1">
        {name}
        {line.quantity > 1 ? (
          <span className="num text-steel-600"> · {t('cart.pieceCount', { count: line.quantity })}</span>
        ) : null}
      </span>
      <Form method="post" action={hrefs.checkout('cart')} onSubmit={event => event.preventDefault()}>
        <input type="hidden" name="lineItemId" value={line.id} />
        <button
          type="submit"
          name="intent"
          value="remove"
          onClick={event => {
            event.preventDefault()
            event.currentTarget.closest('ul')?.focus()
            void setQuantity(line.id, 0)
          }}
          aria-label={t('cart.removeNamed', { name })}
          className="grid size-9 cursor-pointer place-items-center rounded-md text-steel-600 hover:bg-steel-100 hover:text-ink-900"
        >
          <IconTrash className="size-4" />
        </button>
      </Form>
      <span className="num shrink-0 font-semibold">{money(line.totalPrice)}</span>
    </div>
  )
}
