import { InformationBox } from '@shop/ui'
import type { ApprovalOffer } from './approval.server.ts'

/** That the order has to be approved, and what came of the last attempt to have it approved. */
export function ApprovalNotice({ approval: { title, text, problem } }: { approval: ApprovalOffer }) {
  return (
    <div className="mb-5 grid gap-3">
      {problem ? <InformationBox type="error" title={problem} /> : null}
      <InformationBox type="info" title={title}>
        {text}
      </InformationBox>
    </div>
  )
}
