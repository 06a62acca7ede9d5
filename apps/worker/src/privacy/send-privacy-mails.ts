import { localeOf } from '@shop/domain/market'
import {
  answerPrivacyRequest,
  carryOutErasure,
  findOpenPrivacyRequest,
  forgetPrivacyAddress,
  keepPrivacyExport,
  type OpenPrivacyRequest,
  PRIVACY_CONFIRMED_TOPIC,
  PRIVACY_REQUEST_TOPIC,
} from '@shop/engine/privacy'
import { findPlace } from '../mail/mail-place.ts'
import { type LinkMailContext, postMail } from '../mail/mail-post.ts'
import { translatorOf } from '../mail/translator-of.ts'
import type { OutboxJob } from '../queue/job-queue.ts'
import { mailJob } from '../queue/mail-job.ts'
import { idsIn } from '../queue/message-fields.ts'
import { privacyExport } from './privacy-export.ts'
import { type PrivacyNews, privacyLink, privacyMail } from './privacy-mail.ts'

/** About two days: the law gives a month, and the address is forgotten after a week. */
const RETRY_LIMIT = 15

/** Mails about someone's own data, and the erasure that follows from a confirmed one. Messages hold the id of the request alone. */
export function privacyMailJobs(post: LinkMailContext): OutboxJob[] {
  return [
    privacyJob(PRIVACY_REQUEST_TOPIC, id => answer(post, id)),
    privacyJob(PRIVACY_CONFIRMED_TOPIC, id => carryOut(post, id)),
  ]
}

function privacyJob(topic: string, send: (requestId: string) => Promise<void>): OutboxJob {
  return mailJob({
    topic,
    retryLimit: RETRY_LIMIT,
    read: payload => idsIn(payload, 'requestId'),
    idOf: ({ requestId }) => requestId,
    send: ({ requestId }) => send(requestId),
  })
}

/** Mails the link to a copy or to the page that confirms, or why it has no link. */
async function answer(post: LinkMailContext, requestId: string): Promise<void> {
  const { context } = post
  const found = await answerPrivacyRequest(context, requestId)
  if (!found) return
  const { request } = found
  switch (found.next) {
    case 'refused':
      await tell(post, request, { outcome: found.outcome, orderNumbers: found.obstacles.orderNumbers })
      return forgetPrivacyAddress(context, requestId)
    case 'confirm':
      return tell(post, request, { token: found.token })
    case 'copy': {
      const { market, language } = await findPlace(context, request)
      const t = await translatorOf(localeOf(market, language))
      const content = privacyExport(found.data, request.requestNumber, t)
      const token = await keepPrivacyExport(context, { requestId, content })
      if (token === undefined) return
      await tell(post, request, { token })
      return forgetPrivacyAddress(context, requestId)
    }
  }
}

/** Erases, then says so; the address is the last to go. */
async function carryOut(post: LinkMailContext, requestId: string): Promise<void> {
  const { context } = post
  // Read before: what is erased may be the account of the address.
  const request = await findOpenPrivacyRequest(context.db, requestId)
  const result = request && (await carryOutErasure(context, requestId))
  if (!request || !result) return
  await tell(post, request, { outcome: result.outcome, orderNumbers: result.obstacles.orderNumbers })
  await forgetPrivacyAddress(context, requestId)
}

type Told = { readonly token: string } | Omit<Extract<PrivacyNews, { readonly outcome: unknown }>, 'kind'>

async function tell(post: LinkMailContext, request: OpenPrivacyRequest, told: Told): Promise<void> {
  const { context, localPort } = post
  const { store, market, language } = await findPlace(context, request)
  const { kind, requestNumber } = request
  const news: PrivacyNews =
    'token' in told ? { kind, link: privacyLink({ market, language, localPort }, told.token) } : { kind, ...told }
  await postMail(post, {
    ...privacyMail({ store, language }, requestNumber, news, await translatorOf(localeOf(market, language))),
    kind: 'token' in told ? 'privacy-link' : 'privacy-outcome',
    id: request.id,
    store,
    to: request.email,
  })
}
