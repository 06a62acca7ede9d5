import { FieldError } from '@shop/ui'
import { ProductPicture } from '../../commerce-ui/pictures.tsx'
import { useShop } from '../../request/use-shop.tsx'
import { ItemNumberAndPrice } from './item-number-and-price.tsx'
import type { ShoppingListLine } from './load-shopping-list.server.ts'
import { QUANTITY } from './shopping-list-form.ts'

interface ShoppingListLinesProps {
  readonly lines: readonly ShoppingListLine[]
  /** Quantities that were typed and not saved, by SKU. */
  readonly typed: Readonly<Record<string, string>> | undefined
  /** What is wrong with a quantity, by SKU. */
  readonly wrong: Readonly<Record<string, string>>
}

/** The lines of a list: fields of its form. */
export function ShoppingListLines({ lines, typed, wrong }: ShoppingListLinesProps) {
  return (
    <ul className="divide-y divide-steel-200 border-y border-steel-200">
      {lines.map(line => (
        <LineView key={line.sku} line={line} quantity={typed?.[line.sku] ?? String(line.quantity)} error={wrong[line.sku]} />
      ))}
    </ul>
  )
}

interface LineViewProps {
  readonly line: ShoppingListLine
  readonly quantity: string
  readonly error: string | undefined
}

function LineView({ line: { sku, product, unitPrice, problem }, quantity, error }: LineViewProps) {
  const { t } = useShop()
  const field = `${QUANTITY}${sku}`
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_5rem] items-start gap-x-4 py-3 md:grid-cols-[4rem_minmax(0,1fr)_6rem]">
      <span className="shot size-14 overflow-hidden rounded-md p-1 md:size-16">
        <ProductPicture image={product?.image} sizes="64px" />
      </span>
      <div className="min-w-0 text-sm wrap-anywhere">
        {product ? (
          <a href={product.href} className="font-medium hover:underline">
            {product.name}
          </a>
        ) : null}
        <p className="num text-steel-600">
          <ItemNumberAndPrice sku={sku} unitPrice={unitPrice} />
        </p>
        {problem ? <p className="mt-1 text-sale">{problem}</p> : null}
        <FieldError fieldId={field} error={error} />
      </div>
      <div>
        <label htmlFor={field} className="sr-only">
          {t('product.quantity')}: {product?.name ?? sku}
        </label>
        <input
          // What was sent and refused is another value.
          key={quantity}
          id={field}
          name={field}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={quantity}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${field}-error` : undefined}
          className="num block min-h-12 w-full rounded-md border border-steel-500 bg-white px-3 text-right text-base aria-invalid:border-2 aria-invalid:border-sale"
        />
      </div>
    </li>
  )
}
