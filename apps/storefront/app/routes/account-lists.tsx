import { formatDay } from '@shop/i18n/format'
import { Button, TextField } from '@shop/ui'
import { Form, redirect, useNavigation } from 'react-router'
import { accountMeta } from '../features/customer/account-meta.ts'
import { addToList, findLists, readAddToListForm } from '../features/shopping-list/add-to-list.server.ts'
import { PRICE_DROP_OFF, PRICE_DROP_ON } from '../features/shopping-list/shopping-list-form.ts'
import { shoppingListProblemText, shoppingListWords } from '../features/shopping-list/shopping-list-words.server.ts'
import { translatorOf } from '../request/messages.ts'
import { shopContext } from '../request/request-context.server.ts'
import { requireCustomer } from '../request/session.server.ts'
import { useShop } from '../request/use-shop.tsx'
import type { Route } from './+types/account-lists'

/** The saved lists of the customer. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  await requireCustomer(shop)
  const [lists, { mailPreferences }] = await Promise.all([
    findLists(shop),
    shop.client.call('getMailPreferences', { locale: shop.locale }),
  ])
  const words = shoppingListWords(translatorOf(shop.locale))
  const hasPriceMails = mailPreferences?.wanted.includes('price-drop') ?? false
  return { language: shop.language, words, lists, hasPriceMails, draftId: crypto.randomUUID() }
}

/** Makes an empty list, or switches mails about lower prices on or off. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireCustomer(shop)
  const form = await request.formData()
  const intent = form.get('intent')
  if (intent === PRICE_DROP_ON || intent === PRICE_DROP_OFF) {
    await shop.client.call('changeMailPreference', {
      kind: 'price-drop',
      isWanted: intent === PRICE_DROP_ON,
      locale: shop.locale,
    })
    throw redirect(shop.hrefs.account('lists'), 303)
  }
  const typed = readAddToListForm(form)
  const made = await addToList(shop, { ...typed, list: '' }, [])
  if ('id' in made) throw redirect(shop.hrefs.savedList(made.id), 303)
  return { typed, problem: shoppingListProblemText(translatorOf(shop.locale), made.problem) }
}

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches, 'lists')

export default function AccountLists({ loaderData: { words, lists, hasPriceMails, draftId }, actionData }: Route.ComponentProps) {
  const { t, hrefs, market } = useShop()
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <>
      <h1 className="mb-3 text-h1">{t('account.lists')}</h1>
      <p className="mb-6 max-w-160 text-ink-700">{words.intro}</p>
      {lists.length === 0 ? (
        <p className="mb-8 max-w-160 rounded-panel bg-steel-50 px-6 py-8">{words.none}</p>
      ) : (
        <ul className="mb-10 max-w-160 divide-y divide-steel-200 border-y border-steel-200">
          {lists.map(({ id, name, lineItemCount, lastModifiedAt }) => (
            <li key={id}>
              <a href={hrefs.savedList(id)} className="flex min-h-13 flex-wrap items-center gap-x-4 py-3 hover:bg-steel-50">
                <span className="min-w-0 grow font-semibold wrap-anywhere">{name}</span>
                <span className="num text-sm text-steel-600">
                  {t('cart.itemCount', { count: lineItemCount })} · {formatDay(lastModifiedAt, market)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {lists.length > 0 || hasPriceMails ? (
        <Form method="post" className="mb-10 max-w-160 rounded-panel bg-steel-50 p-5 md:p-6">
          <h2 className="mb-1 text-h3">{words.priceDrop}</h2>
          <p className="mb-4 text-ink-700">{words.priceDropText}</p>
          <Button
            type="submit"
            name="intent"
            value={hasPriceMails ? PRICE_DROP_OFF : PRICE_DROP_ON}
            variant={hasPriceMails ? 'tertiary' : 'secondary'}
            busy={isBusy}
            className="max-sm:w-full"
          >
            {hasPriceMails ? words.priceDropOff : words.priceDropOn}
          </Button>
        </Form>
      ) : null}
      <Form method="post" noValidate className="grid max-w-120 gap-4">
        <h2 className="text-h3">{words.new}</h2>
        <input type="hidden" name="draftId" value={actionData?.typed.draftId ?? draftId} />
        <TextField
          id="name"
          name="name"
          label={words.name}
          maxLength={60}
          autoComplete="off"
          defaultValue={actionData?.typed.name}
          error={actionData?.problem}
        />
        <p>
          <Button type="submit" busy={isBusy} className="max-sm:w-full">
            {words.create}
          </Button>
        </p>
      </Form>
    </>
  )
}
