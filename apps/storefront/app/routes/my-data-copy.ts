import { redirect } from 'react-router'
import { TOKEN } from '../features/privacy/privacy-answer.ts'
import { shopContext } from '../request/request-context.server.ts'
import type { Route } from './+types/my-data-copy'

/** Looking at the link downloads nothing: programs that read mails follow it. */
export function loader({ context }: Route.LoaderArgs) {
  throw redirect(context.get(shopContext).hrefs.myData(), 302)
}

/** The copy of someone's data by the link of a mail, as a file. */
export async function action({ context, url }: Route.ActionArgs) {
  const { client, hrefs } = context.get(shopContext)
  const token = url.searchParams.get('token') ?? ''
  const { privacyExport } = TOKEN.test(token) ? await client.call('downloadPrivacyExport', { token }) : { privacyExport: null }
  // The page of the link says that it is worth nothing any more.
  if (!privacyExport) throw redirect(`${hrefs.myData()}?${new URLSearchParams({ token })}`, 303)
  const file = Buffer.from(privacyExport.zip, 'base64')
  return new Response(file, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="my-data.zip"',
      'content-length': String(file.length),
      'cache-control': 'private, no-store',
    },
  })
}
