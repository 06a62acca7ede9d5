import { COMPANY_NAME_LENGTH, INVITATION_DAYS } from '@shop/domain/company'
import { localeOf } from '@shop/domain/market'
import { SHOP_NAME } from '@shop/domain/store'
import { COMPANY_INVITATION_TOPIC, findInvitation, signInvitationLink } from '@shop/engine/company'
import { unlinked } from '../mail/html.ts'
import { linkMail } from '../mail/link-mail.ts'
import { findPlace, startOf } from '../mail/mail-place.ts'
import { type LinkMailContext, postMail } from '../mail/mail-post.ts'
import { translatorOf } from '../mail/translator-of.ts'
import type { OutboxJob } from '../queue/job-queue.ts'
import { mailJob } from '../queue/mail-job.ts'
import { idsIn } from '../queue/message-fields.ts'

/** Invites someone into a company, by a link that only who has the address can use. */
export function invitationJob(post: LinkMailContext): OutboxJob {
  return mailJob({
    topic: COMPANY_INVITATION_TOPIC,
    // About a day: an administrator sees the invitation, and may send another.
    retryLimit: 14,
    read: payload => idsIn(payload, 'invitationId'),
    idOf: ({ invitationId }) => invitationId,
    send: ({ invitationId }) => sendInvitation(post, invitationId),
  })
}

/** Nothing is sent of an invitation that was taken back or replaced. */
async function sendInvitation(post: LinkMailContext, invitationId: string): Promise<void> {
  const { context, localPort } = post
  const invitation = await findInvitation(context, invitationId)
  if (!invitation) return
  const { store, market, language } = await findPlace(context, invitation)
  const t = await translatorOf(localeOf(market, language))
  const token = await signInvitationLink(context, invitationId)
  // The name is someone's text in a mail to who has not asked for one.
  const company = unlinked(invitation.companyName.slice(0, COMPANY_NAME_LENGTH))
  const words = {
    title: t('company.invitationTitle', { company }),
    opening: [t('company.invitationIntro', { company, shop: SHOP_NAME })],
    links: [
      {
        label: t('company.accept'),
        href: `${startOf({ market, language, localPort })}/company-invitation/?token=${token}`,
      },
    ],
    rules: [t('company.invitationRules', { days: INVITATION_DAYS })],
    reason: t('company.invitationReason', { company, shop: SHOP_NAME }),
  }
  await postMail(post, {
    ...linkMail({ store, language }, words, t),
    kind: COMPANY_INVITATION_TOPIC,
    id: invitationId,
    store,
    to: invitation.email,
  })
}
