export {
  type ClaimedInvitation,
  claimReviewInvitations,
  findReviewInvitations,
  REVIEW_INVITATION_TOPIC,
} from './claim-invitations.ts'
export {
  findInvitedItems,
  findReviewInvitation,
  type InvitedItem,
  noteInvitationSent,
  type ReviewInvitation,
} from './find-invitation.ts'
export { readInvitationLink } from './invitation-link.ts'
