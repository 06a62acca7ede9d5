import { MAX_LINE_ITEM_QUANTITY } from '@shop/domain/product'
import { readQuickOrder } from '@shop/domain/quick-order'
import { Button, InformationBox, TextField } from '@shop/ui'
import { Form, redirect, useNavigation } from 'react-router'
import { accountMeta } from '../features/customer/account-meta.ts'
import { ADD } from '../features/quick-order/quick-order-answer.ts'
import { submitQuickOrder } from '../features/quick-order/submit-quick-order.server.ts'
import {
  deleteShoppingList,
  quantityOf,
  readShoppingListForm,
  saveShoppingList,
} from '../features/shopping-list/change-shopping-list.server.ts'
import { describeLines, findShoppingList } from '../features/shopping-list/load-shopping-list.server.ts'
import { ADD_ALL, DELETE, SAVE_LIST } from '../features/shopping-list/shopping-list-form.ts'
import { ShoppingListLines } from '../features/shopping-list/shopping-list-lines.tsx'
import { shoppingListProblemText, shoppingListWords } from '../features/shopping-list/shopping-list-words.server.ts'
import { translatorOf } from '../request/messages.ts'
import { shopContext } from '../request/request-context.server.ts'
import { requireCustomer } from '../request/session.server.ts'
import { useShop } from '../request/use-shop.tsx'
import type { Route } from './+types/account-list'

/** A saved list with what its items cost today. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const t = translatorOf(shop.locale)
  await requireCustomer(shop)
  const { lineItems, ...list } = await findShoppingList(shop, params.list)
  return {
    language: shop.language,
    words: shoppingListWords(t),
    list,
    lines: await describeLines(shop, t, lineItems),
    isSaved: url.searchParams.has('saved'),
  }
}

interface ListAnswer {
  readonly typed?: ReturnType<typeof readShoppingListForm>
  readonly problem?: string
  /** Problems of quantities, by SKU. */
  readonly wrong?: Readonly<Record<string, string>>
}

/** Saves a list, deletes it, or adds its items to the cart; what cannot be added is told by the page that orders by lists. */
export async function action({ context, request, params }: Route.ActionArgs): Promise<ListAnswer> {
  const shop = context.get(shopContext)
  const t = translatorOf(shop.locale)
  await requireCustomer(shop)
  const form = await request.formData()
  const intent = form.get('intent')
  const list = await findShoppingList(shop, params.list)
  const typed = readShoppingListForm(form)
  if (intent === ADD_ALL) {
    const wanted = list.lineItems
      .map(({ sku, quantity }) => ({ sku, quantity: quantityOf(typed.quantities[sku] ?? '') ?? quantity }))
      .filter(({ quantity }) => quantity > 0)
    form.set('list', wanted.map(({ sku, quantity }) => `${sku};${quantity}`).join('\n'))
    form.set('intent', ADD)
    const { list: open, notice } = await submitQuickOrder(shop, t, form)
    if (notice?.type === 'error') return { typed, problem: notice.text }
    const added = notice ? wanted.length - readQuickOrder(open).length : 0
    throw redirect(shop.hrefs.quickOrder(open, added > 0 ? { added: String(added) } : {}), 303)
  }
  const refused = await (intent === DELETE ? deleteShoppingList : saveShoppingList)(shop, list, typed)
  if (!refused)
    throw redirect(intent === DELETE ? shop.hrefs.account('lists') : shop.hrefs.savedList(list.id, { saved: '' }), 303)
  const quantityProblem = t('quickOrder.quantity', { max: MAX_LINE_ITEM_QUANTITY })
  return {
    typed: refused.typed,
    ...(refused.problem ? { problem: shoppingListProblemText(t, refused.problem) } : {}),
    wrong: Object.fromEntries(refused.wrong.map(sku => [sku, quantityProblem])),
  }
}

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches, 'lists')

export default function AccountList({ loaderData: { words, list, lines, isSaved }, actionData }: Route.ComponentProps) {
  const { t, hrefs } = useShop()
  const isBusy = useNavigation().formMethod === 'POST'
  const { typed, problem, wrong } = actionData ?? {}
  return (
    <>
      <a href={hrefs.account('lists')} className="inline-flex min-h-11 items-center text-sm text-link underline">
        {t('account.lists')}
      </a>
      <h1 className="mb-6 text-h1 wrap-anywhere">{list.name}</h1>
      <div className="mb-6 grid max-w-200 gap-4 empty:hidden" aria-live="polite">
        {problem ? <InformationBox type="error" title={problem} /> : null}
        {isSaved && !actionData ? <InformationBox type="success" title={t('account.saved')} /> : null}
      </div>
      <Form method="post" noValidate className="grid max-w-200 gap-5">
        <input type="hidden" name="version" value={list.version} />
        {/* The Enter key triggers the first button of a form, which is to save. */}
        <button type="submit" name="intent" value={SAVE_LIST} hidden tabIndex={-1} aria-hidden="true" />
        {lines.length === 0 ? (
          <p className="rounded-panel bg-steel-50 px-6 py-8">{words.empty}</p>
        ) : (
          <>
            <p>
              <Button type="submit" name="intent" value={ADD_ALL} size="lg" busy={isBusy} className="max-sm:w-full">
                {words.addAll}
              </Button>
            </p>
            <ShoppingListLines lines={lines} typed={typed?.quantities} wrong={wrong ?? {}} />
            <p className="text-sm text-steel-600">{words.removeHint}</p>
          </>
        )}
        <TextField
          id="name"
          name="name"
          className="max-w-120"
          label={words.name}
          maxLength={60}
          autoComplete="off"
          defaultValue={typed?.name ?? list.name}
        />
        <p>
          <Button type="submit" name="intent" value={SAVE_LIST} variant="secondary" busy={isBusy} className="max-sm:w-full">
            {t('account.save')}
          </Button>
        </p>
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-link underline underline-offset-4">
            {words.delete}
          </summary>
          <p className="mt-2 mb-3">{words.deleteText}</p>
          <Button type="submit" name="intent" value={DELETE} variant="tertiary" busy={isBusy}>
            {t('account.delete')}
          </Button>
        </details>
      </Form>
    </>
  )
}
