import { formatDay } from '@shop/i18n/format'
import { Button, buttonClass, InformationBox, TextField } from '@shop/ui'
import { Form } from 'react-router'
import { findDataDeletion } from '../features/login/find-data-deletion.server.ts'
import { translatorOf } from '../request/messages.ts'
import { shopContext } from '../request/request-context.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/data-deletion'

/** What was done when Facebook asked to delete data, by the code that Facebook shows its user (AUTH-13). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const t = translatorOf(shop.locale)
  const typed = (url.searchParams.get('code') ?? '').trim().slice(0, 60)
  const found = typed === '' ? undefined : await findDataDeletion(shop, typed)
  const date = found ? formatDay(found.requestedAt, shop.market) : ''
  return {
    typed,
    words: {
      title: t('dataDeletion.title'),
      intro: t('dataDeletion.intro'),
      code: t('dataDeletion.code'),
      check: t('dataDeletion.check'),
      more: t('dataDeletion.more'),
      myData: t('privacy.erase'),
    },
    done: found && t(found.outcome === 'unlinked' ? 'dataDeletion.done' : 'dataDeletion.nothing', { date }),
    problem: found || typed === '' ? undefined : t('dataDeletion.unknown'),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...hiddenHead(loaderData?.words.title ?? ''),
  { name: 'referrer', content: 'no-referrer' },
]

export default function DataDeletion({ loaderData: { typed, words, done, problem } }: Route.ComponentProps) {
  const { hrefs } = useShop()
  return (
    <div className="wrap max-w-2xl py-10">
      <h1 className="mb-4 text-h1 break-words">{words.title}</h1>
      <p className="mb-6 text-ink-700">{words.intro}</p>
      {done ? (
        <div className="mb-6">
          <InformationBox type="success" title={done} />
        </div>
      ) : null}
      <Form method="get" noValidate className="mb-8 grid gap-4">
        <TextField
          key={typed}
          id="code"
          name="code"
          label={words.code}
          autoComplete="off"
          maxLength={60}
          defaultValue={typed}
          error={problem}
        />
        <p>
          <Button type="submit" variant="secondary" className="max-sm:w-full">
            {words.check}
          </Button>
        </p>
      </Form>
      <p className="text-ink-700">{words.more}</p>
      <a href={hrefs.myData()} className={`${buttonClass('link')} min-h-11`}>
        {words.myData}
      </a>
    </div>
  )
}
