import { localize } from '@shop/domain/market'
import { isVirtualSku, SKU_PATTERN } from '@shop/domain/product'
import type { ShoppingListLineItem } from '@shop/domain/shopping-list'
import { Button, InformationBox, TextField } from '@shop/ui'
import { Form, redirect, useNavigation } from 'react-router'
import { findItems } from '../catalogue/find-items.server.ts'
import { accountMeta } from '../features/customer/account-meta.ts'
import { addToList, findLists, linesOfCart, readAddToListForm } from '../features/shopping-list/add-to-list.server.ts'
import { shoppingListProblemText, shoppingListWords } from '../features/shopping-list/shopping-list-words.server.ts'
import { FROM_CART } from '../href/hrefs.ts'
import { translatorOf } from '../request/messages.ts'
import { pageNotFound } from '../request/not-found.ts'
import { type ShopRequest, shopContext } from '../request/request-context.server.ts'
import { requireCustomer } from '../request/session.server.ts'
import { useShop } from '../request/use-shop.tsx'
import type { Route } from './+types/account-list-add'

/** What is to be saved: the lines of the cart, or a unit of an item. Throws the page that does not exist for an item there is not. */
async function whatToSave(
  shop: ShopRequest,
  source: string,
): Promise<{ readonly name?: string; readonly lineItems: readonly ShoppingListLineItem[] }> {
  if (source === FROM_CART) return { lineItems: await linesOfCart(shop) }
  const sku = source.toUpperCase()
  const item = SKU_PATTERN.test(sku) && !isVirtualSku(sku) ? (await findItems(shop, [sku])).get(sku) : undefined
  if (!item) throw pageNotFound()
  return { name: localize(item.product.name, shop.locale), lineItems: [{ sku, quantity: 1 }] }
}

/** Saves an item, or what is in the cart, in a list: one of the customer's, or a new one. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  await requireCustomer(shop)
  const [{ name, lineItems }, lists] = await Promise.all([whatToSave(shop, params.source), findLists(shop)])
  return {
    language: shop.language,
    words: shoppingListWords(translatorOf(shop.locale)),
    name,
    count: lineItems.length,
    lists,
    draftId: crypto.randomUUID(),
  }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireCustomer(shop)
  const typed = readAddToListForm(await request.formData())
  const { lineItems } = await whatToSave(shop, params.source)
  const added = await addToList(shop, typed, lineItems)
  if ('id' in added) throw redirect(shop.hrefs.savedList(added.id, { saved: '' }), 303)
  return { typed, isName: added.problem === 'name', problem: shoppingListProblemText(translatorOf(shop.locale), added.problem) }
}

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches, 'lists')

export default function AccountListAdd({ loaderData: { words, name, count, lists, draftId }, actionData }: Route.ComponentProps) {
  const { t } = useShop()
  const isBusy = useNavigation().formMethod === 'POST'
  const chosen = actionData?.typed.list ?? lists[0]?.id ?? ''
  const radio = 'flex min-h-11 cursor-pointer items-center gap-2.5 text-sm'
  return (
    <>
      <h1 className="mb-3 text-h1">{t('account.saveToList')}</h1>
      <p className="mb-6 max-w-160 wrap-anywhere">{name ?? `${t('cart.title')}: ${t('cart.itemCount', { count })}`}</p>
      {count === 0 ? (
        <InformationBox type="warning" title={words.nothing} />
      ) : (
        <Form method="post" noValidate className="grid max-w-120 gap-5">
          <input type="hidden" name="draftId" value={actionData?.typed.draftId ?? draftId} />
          {actionData && !actionData.isName ? <InformationBox type="error" title={actionData.problem} /> : null}
          {lists.length > 0 ? (
            <fieldset>
              <legend className="mb-1.5 text-sm font-medium">{words.choose}</legend>
              {[...lists, { id: '', name: words.new }].map(list => (
                <label key={list.id} className={radio}>
                  <input
                    type="radio"
                    name="list"
                    value={list.id}
                    defaultChecked={chosen === list.id}
                    className="size-5 shrink-0 accent-ink-900"
                  />
                  <span className="min-w-0 wrap-anywhere">{list.name}</span>
                </label>
              ))}
            </fieldset>
          ) : null}
          <TextField
            id="name"
            name="name"
            label={words.name}
            {...(lists.length > 0 ? { labelNote: `(${words.new})` } : {})}
            maxLength={60}
            autoComplete="off"
            defaultValue={actionData?.typed.name}
            error={actionData?.isName ? actionData.problem : undefined}
          />
          <p>
            <Button type="submit" busy={isBusy} className="max-sm:w-full">
              {t('account.saveToList')}
            </Button>
          </p>
        </Form>
      )}
    </>
  )
}
