import type { DatedSeller } from '@shop/domain/fiscal'
import { ORDER_PART_CANCELLED_TOPIC } from '@shop/engine/cancellation'
import {
  EMAIL_CHANGE_TOPIC,
  EMAIL_CHANGED_TOPIC,
  EMAIL_PROOF_TOPIC,
  KNOWN_EMAIL_TOPIC,
  PASSWORD_RESET_TOPIC,
  SECURITY_NOTICE_TOPIC,
} from '@shop/engine/customer'
import { FISCAL_MAIL_TOPIC } from '@shop/engine/fiscal'
import { NEWSLETTER_CONFIRMED_TOPIC, NEWSLETTER_WISH_TOPIC } from '@shop/engine/newsletter'
import { PREORDER_MOVED_TOPIC } from '@shop/engine/preorder'
import { SUPPORT_CASE_MAIL_TOPIC } from '@shop/engine/support-case'
import {
  knownEmailMessageOf,
  type ProofMessage,
  proofMessageOf,
  sendEmailChangeAsked,
  sendEmailChanged,
  sendEmailProof,
  sendKnownEmail,
} from './account/send-account-mails.ts'
import { securityNoticeOf, sendSecurityNotice } from './account/send-security-notice.ts'
import { cartReminderJob } from './cart-reminder/send-cart-reminder.ts'
import { approvalJobs } from './company/send-approval-mails.ts'
import { invitationJob } from './company/send-invitation.ts'
import { consentReminderJob } from './consent-reminder/send-consent-reminder.ts'
import { sendDocument } from './fiscal/send-document.ts'
import { tierMailJob } from './loyalty/send-tier-reached.ts'
import type { OrderMailContext } from './mail/mail-post.ts'
import { mailAgainJob } from './mail-again/mail-again-job.ts'
import { type NewsletterNotice, newsletterNoticeOf, sendOptIn, sendWelcome } from './newsletter/send-newsletter-mails.ts'
import { orderCodeJob } from './order-access/send-order-code.ts'
import { sendOrderConfirmation } from './order-confirmation/send-order-confirmation.ts'
import { lateMailJob } from './order-notice/send-late-notice.ts'
import { sendOrderNotice } from './order-notice/send-order-notice.ts'
import { resetRequestOf, sendPasswordReset } from './password-reset/send-password-reset.ts'
import { sendPaymentFailed, sendPaymentReleased } from './payment-problem/send-payment-problem.ts'
import { priceDropJob } from './price-drop/send-price-drops.ts'
import { privacyMailJobs } from './privacy/send-privacy-mails.ts'
import type { OutboxJob } from './queue/job-queue.ts'
import { mailJob } from './queue/mail-job.ts'
import { idsIn, movedPreorderOf, newsOf, orderIdOf, refundOf, shipmentOf } from './queue/message-fields.ts'
import { quoteMailJob } from './quote/send-quote-mails.ts'
import { returnMailJob } from './return/send-return-mails.ts'
import { reviewInvitationJob } from './review-invitation/send-review-invitation.ts'
import { stockAlertJobs } from './stock-alert/send-stock-alerts.ts'
import { sendCaseConfirmation } from './support-case/send-case-confirmation.ts'
import { supportCaseIdOf, supportCaseJobOf } from './support-case/support-case-message.ts'
import { withdrawalMailJobs } from './withdrawal/send-withdrawal-mails.ts'

/** Twenty attempts: after one or two days at last, over about a week. */
const ORDER_RETRY_LIMIT = 19

/** Most shoppers of a payment that failed see why, and pay again within minutes. */
const PAYMENT_PAUSE_SECONDS = 15 * 60

/** Every mail that follows from something that took place; `sellerChanges` is who writes its documents from which day on. */
export function mailJobs(post: OrderMailContext, sellerChanges: readonly DatedSeller[] = []): OutboxJob[] {
  return [
    orderJob('order-created', 'order-confirmation', orderId => sendOrderConfirmation(post, orderId)),
    orderJob('order-cancelled', 'order-cancellation', orderId =>
      sendOrderNotice(post, { orderId, newsId: orderId, news: { kind: 'cancelled' } }),
    ),
    orderJob('order-paid', 'order-payment', (orderId, newsId) =>
      sendOrderNotice(post, { orderId, newsId, news: { kind: 'paid' } }),
    ),
    orderJob('order-unpaid', 'order-unpaid', (orderId, newsId) =>
      sendOrderNotice(post, { orderId, newsId, news: { kind: 'unpaid' } }),
    ),
    orderJob('order-transfer', 'order-transfer', (orderId, newsId) =>
      sendOrderNotice(post, { orderId, newsId, news: { kind: 'transfer' } }),
    ),
    paymentJob('payment-failed', PAYMENT_PAUSE_SECONDS, attemptId => sendPaymentFailed(post, attemptId)),
    paymentJob('payment-released', 0, attemptId => sendPaymentReleased(post, attemptId)),
    mailJob({
      topic: 'order-shipped',
      queue: 'order-shipment',
      retryLimit: ORDER_RETRY_LIMIT,
      read: payload => ({ orderId: orderIdOf(payload), ...shipmentOf(payload) }),
      idOf: ({ shipmentId }) => shipmentId,
      send: ({ orderId, shipmentId, isPart, parcels }) =>
        sendOrderNotice(post, { orderId, newsId: shipmentId, news: { kind: 'shipped', isPart, parcels } }),
    }),
    mailJob({
      topic: PREORDER_MOVED_TOPIC,
      retryLimit: ORDER_RETRY_LIMIT,
      read: movedPreorderOf,
      idOf: ({ messageId }) => messageId,
      send: ({ orderId, messageId, sku, day }) =>
        sendOrderNotice(post, { orderId, newsId: messageId, news: { kind: 'preorder-moved', sku, day } }),
    }),
    mailJob({
      topic: ORDER_PART_CANCELLED_TOPIC,
      retryLimit: ORDER_RETRY_LIMIT,
      read: payload => idsIn(payload, 'orderId', 'cancellationId'),
      idOf: ({ cancellationId }) => cancellationId,
      send: ({ orderId, cancellationId }) =>
        sendOrderNotice(post, { orderId, newsId: cancellationId, news: { kind: 'part-cancelled', cancellationId } }),
    }),
    mailJob({
      topic: 'order-refunded',
      queue: 'order-refund',
      retryLimit: ORDER_RETRY_LIMIT,
      read: payload => ({ orderId: orderIdOf(payload), ...refundOf(payload) }),
      idOf: ({ transactionId }) => transactionId,
      send: ({ orderId, transactionId, centAmount }) =>
        sendOrderNotice(post, { orderId, newsId: transactionId, news: { kind: 'refunded', centAmount } }),
    }),
    mailJob({
      topic: FISCAL_MAIL_TOPIC,
      retryLimit: ORDER_RETRY_LIMIT,
      read: payload => idsIn(payload, 'documentId'),
      idOf: ({ documentId }) => documentId,
      send: ({ documentId }) => sendDocument(post, documentId),
    }),
    mailJob({
      topic: PASSWORD_RESET_TOPIC,
      queue: 'password-reset',
      // About half an hour: after that the customer has requested another one.
      retryLimit: 9,
      read: resetRequestOf,
      idOf: ({ resetId }) => resetId,
      send: request => sendPasswordReset(post, request),
    }),
    // The link is worth nothing after an hour; what an owner has to know is worth more tries, as long as it is kept.
    proofJob(EMAIL_PROOF_TOPIC, { queue: 'email-proof', retryLimit: 9 }, message => sendEmailProof(post, message)),
    proofJob(EMAIL_CHANGE_TOPIC, { queue: 'email-change-asked', retryLimit: 14 }, message => sendEmailChangeAsked(post, message)),
    proofJob(EMAIL_CHANGED_TOPIC, { queue: 'email-changed', retryLimit: 14 }, message => sendEmailChanged(post, message)),
    mailJob({
      topic: KNOWN_EMAIL_TOPIC,
      queue: 'known-email',
      retryLimit: 9,
      read: knownEmailMessageOf,
      idOf: ({ messageId }) => messageId,
      send: message => sendKnownEmail(post, message),
    }),
    mailJob({
      topic: SECURITY_NOTICE_TOPIC,
      // About a day: who is warned later than that is warned too late.
      retryLimit: 14,
      read: securityNoticeOf,
      idOf: ({ messageId }) => messageId,
      send: notice => sendSecurityNotice(post, notice),
    }),
    newsletterJob(NEWSLETTER_WISH_TOPIC, 'newsletter-opt-in', notice => sendOptIn(post, notice)),
    newsletterJob(NEWSLETTER_CONFIRMED_TOPIC, 'newsletter-welcome', notice => sendWelcome(post, notice)),
    {
      topic: SUPPORT_CASE_MAIL_TOPIC,
      queue: SUPPORT_CASE_MAIL_TOPIC,
      retryLimit: ORDER_RETRY_LIMIT,
      jobOf: supportCaseJobOf,
      send: data => sendCaseConfirmation(post, supportCaseIdOf(data)),
    },
    cartReminderJob(post),
    reviewInvitationJob(post, ORDER_RETRY_LIMIT),
    consentReminderJob(post),
    priceDropJob(post),
    ...stockAlertJobs(post),
    invitationJob(post),
    ...approvalJobs(post),
    tierMailJob(post),
    orderCodeJob(post),
    ...withdrawalMailJobs(post, ORDER_RETRY_LIMIT),
    quoteMailJob(post, { retryLimit: ORDER_RETRY_LIMIT, sellerChanges }),
    ...privacyMailJobs(post),
    returnMailJob(post, ORDER_RETRY_LIMIT),
    lateMailJob(post, ORDER_RETRY_LIMIT),
    mailAgainJob(post, ORDER_RETRY_LIMIT),
  ]
}

/** A mail that an order gets once at most, or once of each payment that it was paid by again and of each further dispute. */
function orderJob(topic: string, queue: string, send: (orderId: string, newsId: string) => Promise<void>): OutboxJob {
  const newsIdOf = ({ orderId, paymentId, transactionId }: OrderMessage) => transactionId ?? paymentId ?? orderId
  return mailJob<OrderMessage>({
    topic,
    queue,
    retryLimit: ORDER_RETRY_LIMIT,
    read: payload => ({ orderId: orderIdOf(payload), ...newsOf(payload) }),
    idOf: newsIdOf,
    send: message => send(message.orderId, newsIdOf(message)),
  })
}

interface OrderMessage extends ReturnType<typeof newsOf> {
  readonly orderId: string
}

/** A mail about an attempt to pay of which no order came. */
function paymentJob(topic: string, startAfter: number, send: (attemptId: string) => Promise<void>): OutboxJob {
  return mailJob({
    topic,
    retryLimit: ORDER_RETRY_LIMIT,
    startAfter,
    read: payload => idsIn(payload, 'attemptId'),
    idOf: ({ attemptId }) => attemptId,
    send: ({ attemptId }) => send(attemptId),
  })
}

function proofJob(
  topic: string,
  job: Pick<OutboxJob, 'queue' | 'retryLimit'>,
  send: (message: ProofMessage) => Promise<void>,
): OutboxJob {
  return mailJob({ ...job, topic, read: proofMessageOf, idOf: ({ proofId }) => proofId, send })
}

function newsletterJob(topic: string, queue: string, send: (notice: NewsletterNotice) => Promise<void>): OutboxJob {
  // About a day: the link that confirms is valid for a week.
  return mailJob({ topic, queue, retryLimit: 14, read: newsletterNoticeOf, idOf: ({ messageId }) => messageId, send })
}
