import { ORDER_STATES } from '@shop/domain/order'
import { Button, buttonClass, SelectField, TextField } from '@shop/ui'
import { IconChevronLeft, IconChevronRight, IconPackage } from '@shop/ui/icons'
import { OrderLinePicture } from '../order-line-picture.tsx'
import { STATE_WORDS, stateWordOf } from '../order-words.ts'
import type { Page } from '../page.ts'
import { useSite } from '../site-context.tsx'

type ListPageProps = Extract<Page, { kind: 'list' }>

/** The orders that may be seen, newest first, to be searched and narrowed (ORD-10, ORD-12). */
export function ListPage({ orders, text, state, page }: ListPageProps) {
  const { t, hrefs } = useSite()
  const isNarrowed = text !== '' || state !== undefined
  return (
    <div className="grid gap-6">
      <h1 className="text-h1">{t('shell.myOrders')}</h1>
      {isNarrowed || orders.total > 1 ? (
        <form method="get" action={hrefs.list()} className="grid gap-4 md:grid-cols-[1fr_auto_auto] md:items-end">
          <TextField
            id="text"
            name="text"
            type="search"
            label={t('orders.search')}
            defaultValue={text}
            maxLength={200}
            autoComplete="off"
          />
          <SelectField
            name="state"
            label={t('orders.state')}
            defaultValue={state ?? ''}
            options={[
              { value: '', label: t('orders.stateAll') },
              ...ORDER_STATES.map(value => ({ value, label: t(STATE_WORDS[value]) })),
            ]}
          />
          <Button type="submit" variant="secondary" className="min-h-12">
            {t('listing.apply')}
          </Button>
        </form>
      ) : null}
      {orders.results.length === 0 ? (
        <div className="grid justify-items-start gap-4 rounded-panel border border-steel-200 p-6">
          <IconPackage className="size-10 text-steel-500" />
          <p>{t('orders.empty')}</p>
          {isNarrowed ? (
            <a href={hrefs.list()} className={buttonClass('secondary')}>
              {t('orders.stateAll')}
            </a>
          ) : null}
        </div>
      ) : (
        <ul className="grid gap-4">
          {orders.results.map(order => (
            <li key={order.id}>
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
      )}
      <Paging orders={orders} text={text} state={state} page={page} />
    </div>
  )
}

const MAX_PICTURES = 4

function OrderCard({ order }: { readonly order: ListPageProps['orders']['results'][number] }) {
  const { t, hrefs, money, day, label } = useSite()
  const lines = order.lineItems.filter(({ variant }) => variant.images.length > 0)
  return (
    <a
      href={hrefs.order(order.orderNumber)}
      className="grid gap-4 rounded-panel border border-steel-200 p-5 hover:border-steel-500 hover:bg-steel-50 md:grid-cols-[1fr_auto] md:items-center"
    >
      <div className="grid gap-1">
        <p className="num text-h4">{order.orderNumber}</p>
        <p className="num text-sm text-steel-600">
          {t('order.placedOn', { date: day(order.createdAt) })} · {money(order.totalPrice)}
        </p>
        <p className="text-sm">
          {label(t('orders.state'))} <strong>{t(stateWordOf(order))}</strong>
        </p>
      </div>
      <div className="flex items-center gap-2">
        {lines.slice(0, MAX_PICTURES).map(line => (
          <OrderLinePicture key={line.id} line={line} />
        ))}
        {lines.length > MAX_PICTURES ? <span className="num text-sm text-steel-600">+{lines.length - MAX_PICTURES}</span> : null}
        <IconChevronRight className="ml-auto size-5 text-steel-600 md:ml-2" />
      </div>
    </a>
  )
}

function Paging({ orders, text, state, page }: Omit<ListPageProps, 'kind'>) {
  const { t, hrefs } = useSite()
  const pages = Math.ceil(orders.total / orders.limit)
  if (pages < 2) return null
  const href = (target: number) => hrefs.list({ text, state, page: target })
  return (
    <nav aria-label={t('listing.pagination')} className="flex items-center justify-between gap-4">
      {page > 1 ? (
        <a href={href(page - 1)} rel="prev" className={buttonClass('secondary')}>
          <IconChevronLeft className="size-5" />
          {t('listing.previousPage')}
        </a>
      ) : (
        <span />
      )}
      <span className="num text-sm text-steel-600">
        {page} / {pages}
      </span>
      {page < pages ? (
        <a href={href(page + 1)} rel="next" className={buttonClass('secondary')}>
          {t('listing.nextPage')}
          <IconChevronRight className="size-5" />
        </a>
      ) : (
        <span />
      )}
    </nav>
  )
}
