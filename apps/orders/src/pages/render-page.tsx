import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { CancelPage } from './cancel/cancel-page.tsx'
import { CodePage } from './entry/code-page.tsx'
import { EntryPage } from './entry/entry-page.tsx'
import { ListPage } from './list/list-page.tsx'
import { NoticePage } from './notice/notice-page.tsx'
import { OrderPage } from './order/order-page.tsx'
import type { Page } from './page.ts'
import { ReturnPage } from './return/return-page.tsx'
import type { Site } from './site.ts'
import { SiteProvider } from './site-context.tsx'
import { SiteLayout } from './site-layout.tsx'

/** A page of the site as an HTML document. `stylesheet` is the path of its styles. */
export function renderPage(page: Page, site: Site, stylesheet: string): string {
  const [title, content] = contentOf(page, site)
  const html = renderToStaticMarkup(
    <SiteProvider value={site}>
      <SiteLayout title={title} stylesheet={stylesheet}>
        {content}
      </SiteLayout>
    </SiteProvider>,
  )
  return `<!doctype html>${html}`
}

/** The title of a page, and what it shows. */
function contentOf(page: Page, { t }: Site): readonly [title: string, content: ReactNode] {
  switch (page.kind) {
    case 'entry':
      return [t('orders.entryTitle'), <EntryPage key="page" {...page} />]
    case 'code':
      return [t('orders.codeTitle'), <CodePage key="page" {...page} />]
    case 'list':
      return [t('shell.myOrders'), <ListPage key="page" {...page} />]
    case 'order':
      return [`${t('order.number')} ${page.view.order.orderNumber}`, <OrderPage key="page" {...page} />]
    case 'return':
      return [t('return.title'), <ReturnPage key="page" {...page} />]
    case 'cancel':
      return [t('orders.cancelTitle'), <CancelPage key="page" {...page} />]
    case 'notice':
      return [
        t(page.notice === 'unavailable' ? 'error.unavailableTitle' : 'orders.notFoundTitle'),
        <NoticePage key="page" {...page} />,
      ]
  }
}
