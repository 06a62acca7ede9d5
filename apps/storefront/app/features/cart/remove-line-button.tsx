import { IconTrash } from '@shop/ui/icons'
import { useShop } from '../../request/use-shop.tsx'

interface RemoveLineButtonProps {
  /** Name of what is removed. */
  readonly name: string
  readonly size: 'sm' | 'md'
  /** Removes it; the button is what was pressed. Without scripts its form does. */
  readonly onRemove: (button: HTMLButtonElement) => void
}

/** Takes a line out of the cart, in a form that names the line. */
export function RemoveLineButton({ name, size, onRemove }: RemoveLineButtonProps) {
  const { t } = useShop()
  return (
    <button
      type="submit"
      name="intent"
      value="remove"
      onClick={event => {
        event.preventDefault()
        onRemove(event.currentTarget)
      }}
      aria-label={t('cart.removeNamed', { name })}
      className="grid size-9 cursor-pointer place-items-center rounded-md text-steel-600 hover:bg-steel-100 hover:text-ink-900"
    >
      <IconTrash className={size === 'sm' ? 'size-4' : 'size-5'} />
    </button>
  )
}
