/** Whom an event is about: the id of the account, of the browser, or both, by which the service takes them for one. */
export type TrackedCustomer =
  | { readonly registered: string; readonly cookie?: string }
  | { readonly registered?: string; readonly cookie: string }

/** What the service calls the events of the shop. */
export type TrackingEventType =
  | 'view_item'
  | 'view_category'
  | 'cart_update'
  | 'checkout'
  | 'purchase'
  | 'purchase_item'
  | 'recommendation'
  | 'email_capture'
  | 'double_opt_in'
  | 'consent'

/** Something that happened. Its properties name no e-mail address: the customer is known by the ids alone. */
export interface TrackingEvent {
  /** Of the shop's own; the same when an event is told again, so that reports can count it once. */
  readonly id: string
  readonly type: TrackingEventType
  /** ISO instant. */
  readonly at: string
  readonly properties: Readonly<Record<string, unknown>>
}

/** Tells a service what visitors do who agreed to it. Nothing here ever throws for what the service does. */
export interface Tracker {
  /** `dropped` tells that some of the events may not have been taken; nobody waits for them. */
  track(customer: TrackedCustomer, events: readonly TrackingEvent[]): Promise<'tracked' | 'dropped'>
  /** Notes facts of a customer. */
  updateCustomer(customer: TrackedCustomer, properties: Readonly<Record<string, unknown>>): Promise<'tracked' | 'dropped'>
  /** Ends open connections. */
  close(): Promise<void>
}
