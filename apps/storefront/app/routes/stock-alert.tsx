import { Button, buttonClass, InformationBox } from '@shop/ui'
import { data, Form, redirect, useNavigation } from 'react-router'
import { UnbrokenWords } from '../commerce-ui/unbroken-words.tsx'
import { findAlertItem, requestStockAlert, type StockAlertAnswer } from '../features/stock-alert/request-stock-alert.server.ts'
import { stockAlertWords } from '../features/stock-alert/stock-alert-words.server.ts'
import { EmailField } from '../forms/email-field.tsx'
import { translatorOf } from '../request/messages.ts'
import { pageNotFound } from '../request/not-found.ts'
import { shopContext } from '../request/request-context.server.ts'
import { findCustomer } from '../request/session.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/stock-alert'

const TOKEN = /^[A-Za-z0-9_.-]{1,300}$/

/** Asks for a mail when an item can be bought again (STOCK-04), or has the link of a mail confirmed, which looking does not. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const isLink = url.searchParams.has('token')
  const item = isLink ? undefined : await findAlertItem(shop, url.searchParams.get('sku'))
  if (!isLink && !item) throw pageNotFound()
  if (item?.isOnStock) throw redirect(item.href)
  const email = isLink ? undefined : (await findCustomer(shop))?.email
  return { words: stockAlertWords(translatorOf(shop.locale), item?.name ?? ''), item, email, isLink }
}

export async function action({ context, request, url }: Route.ActionArgs): Promise<ReturnType<typeof data<StockAlertAnswer>>> {
  const shop = context.get(shopContext)
  const token = url.searchParams.get('token')
  if (token !== null) {
    const isConfirmed = TOKEN.test(token) && (await shop.client.call('confirmStockAlert', { token })).stockAlert.isConfirmed
    return data({ is: isConfirmed ? 'noted' : 'expired' })
  }
  const item = await findAlertItem(shop, url.searchParams.get('sku'))
  if (!item) throw pageNotFound()
  return data(await requestStockAlert(shop, item.sku, String((await request.formData()).get('email') ?? '')))
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...hiddenPageHead(matches, t => t('product.notifyMe')),
  { name: 'referrer', content: 'no-referrer' },
]

export default function StockAlert({ loaderData: { words, item, email, isLink }, actionData }: Route.ComponentProps) {
  const { t } = useShop()
  const isBusy = useNavigation().formMethod === 'POST'
  const refused = actionData?.is === 'refused' ? actionData : undefined
  const problem = refused && t(refused.why === 'email' ? 'checkout.errorEmail' : 'account.errorTooManyAttempts')
  const isDone = actionData?.is === 'noted' || actionData?.is === 'sent'
  return (
    <div className="wrap max-w-2xl py-10">
      <h1 className="mb-4 text-h1">{isLink ? words.confirmTitle : words.title}</h1>
      {isDone ? (
        <InformationBox type="success" title={actionData.is === 'noted' ? words.noted : words.sentGuest} />
      ) : actionData?.is === 'expired' ? (
        <InformationBox type="warning" title={t('login.linkExpired')} />
      ) : (
        <Form method="post" noValidate className="grid gap-5">
          {isLink ? null : (
            <>
              <p className="break-words text-ink-700">
                <UnbrokenWords text={words.intro} />
              </p>
              <EmailField required defaultValue={refused?.typed ?? email} error={problem} />
            </>
          )}
          <p>
            <Button type="submit" busy={isBusy} className="max-sm:w-full">
              {isLink ? words.confirmTitle : words.send}
            </Button>
          </p>
        </Form>
      )}
      {item && (
        <p className="mt-6">
          <a href={item.href} className={`${buttonClass('link')} min-h-11`}>
            {words.toProduct}
          </a>
        </p>
      )}
    </div>
  )
}
