import { Button } from '@shop/ui'
import { IconAlertCircle, IconCircleCheck } from '@shop/ui/icons'
import { Form, useNavigation } from 'react-router'
import { Amount } from '../../commerce-ui/prices.tsx'
import { useShop } from '../../request/use-shop.tsx'
import { ADD, type CheckedLine, type QuickOrderAnswer, type QuickOrderWords, SET_ASIDE_AND_ADD } from './quick-order-answer.ts'

interface CheckedListProps {
  readonly words: QuickOrderWords
  readonly list: string
  readonly checked: NonNullable<QuickOrderAnswer['checked']>
}

/** The lines of a list with their products and prices, or what is wrong, and the button that adds the good ones. */
export function CheckedList({ words, list, checked }: CheckedListProps) {
  const { t } = useShop()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <section aria-labelledby="checked-list" className="min-w-0 rounded-panel border border-steel-200 p-5 md:p-6">
      <h2 id="checked-list" tabIndex={-1} className="text-h3 focus:outline-none">
        {words.checked}
      </h2>
      <p className="mt-1 text-steel-600">{checked.summary}</p>
      <ol className="mt-3 divide-y divide-steel-200">
        {checked.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and the list comes as a whole.
          <LineView key={index} line={line} />
        ))}
      </ol>
      {checked.canAdd ? (
        <Form method="post" encType="multipart/form-data" className="mt-4 grid gap-4">
          <textarea name="list" hidden readOnly value={list} />
          <p className="num flex justify-between gap-4 border-t border-steel-200 pt-4 font-semibold">
            <span>{words.sum}</span>
            <span>{checked.sum ? <Amount gross={checked.sum} /> : null}</span>
          </p>
          <Button type="submit" size="lg" name="intent" value={checked.setAside ? SET_ASIDE_AND_ADD : ADD} busy={isBusy}>
            {checked.setAside ?? t('product.addToCart')}
          </Button>
        </Form>
      ) : null}
    </section>
  )
}

function LineView({ line }: { line: CheckedLine }) {
  const { t } = useShop()
  const { product, problem } = line
  const Icon = problem ? IconAlertCircle : IconCircleCheck
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] gap-x-3 py-3 text-sm">
      <Icon className={problem ? 'mt-0.5 size-5 text-sale' : 'mt-0.5 size-5 text-ok'} />
      <div className="min-w-0 wrap-anywhere">
        {product ? (
          <a href={product.href} className="font-medium hover:underline">
            {product.name}
          </a>
        ) : null}
        <p className="num text-steel-600">{[line.place, line.itemNumber, line.quantity].filter(Boolean).join(' · ')}</p>
        {problem ? <p className="mt-1 text-sale">{problem}</p> : null}
      </div>
      {line.total ? (
        <p className="num text-right">
          <span className="font-semibold">
            <Amount gross={line.total} />
          </span>
          {line.unitPrice ? (
            <span className="block text-xs text-steel-600">
              <Amount gross={line.unitPrice} text={amount => t('cart.unitPrice', { amount })} />
            </span>
          ) : null}
        </p>
      ) : null}
    </li>
  )
}
