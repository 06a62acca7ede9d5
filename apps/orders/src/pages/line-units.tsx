import type { Order } from '@shop/domain/order'
import { TextField } from '@shop/ui'
import { OrderLinePicture } from './order-line-picture.tsx'
import { useSite } from './site-context.tsx'

interface LineUnitsProps {
  readonly order: Order
  readonly lineItemId: string
  /** Units that can be chosen. */
  readonly most: number
  /** As they were typed. */
  readonly units: string
  /** Names the field. */
  readonly label: string
}

/** A line of an order with a field for how many of its units are meant. */
export function LineUnits({ order, lineItemId, most, units, label }: LineUnitsProps) {
  const { t, text } = useSite()
  const line = order.lineItems.find(({ id }) => id === lineItemId)
  if (!line) return null
  const nameId = `name-${lineItemId}`
  return (
    <div className="grid gap-3 sm:grid-cols-[1fr_14rem] sm:items-center">
      <div className="flex min-w-0 items-center gap-4">
        <OrderLinePicture line={line} />
        <p id={nameId} className="min-w-0 text-sm">
          <span className="block font-medium">{text(line.name)}</span>
          <span className="num text-xs text-steel-600">{t('product.itemNumber', { sku: line.variant.sku })}</span>
        </p>
      </div>
      <TextField
        id={`units-${lineItemId}`}
        name={`units-${lineItemId}`}
        label={label}
        defaultValue={units}
        type="number"
        inputMode="numeric"
        min={0}
        max={most}
        placeholder="0"
      />
    </div>
  )
}
