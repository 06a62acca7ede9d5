import type { Sandbox } from '../sandbox/sandbox.ts'

/** Who a call is about: the hard id of an account, the soft one of a browser, or both. */
export interface CustomerIds {
  readonly registered?: string
  readonly cookie?: string
}

export interface TrackedEvent {
  readonly type: string
  /** Seconds. */
  readonly timestamp: number
  readonly properties: Readonly<Record<string, unknown>>
}

/** What is known of a visitor. */
export interface Profile {
  readonly registered?: string
  readonly cookies: readonly string[]
  readonly properties: Readonly<Record<string, unknown>>
  readonly events: readonly TrackedEvent[]
}

/** The profiles of a project, at most 1000. */
export interface ProfileBook {
  readonly profiles: readonly Profile[]
  find(ids: CustomerIds): Profile | undefined
  update(ids: CustomerIds, properties: Readonly<Record<string, unknown>>): void
  track(ids: CustomerIds, event: TrackedEvent): void
}

const MAX_PROFILES = 1000
const MAX_EVENTS = 500

/** A book without profiles, empty again after a reset. */
export function createProfileBook(sandbox: Sandbox): ProfileBook {
  let profiles: Profile[] = []
  sandbox.onReset(() => {
    profiles = []
  })

  const isMeant = ({ registered, cookies }: Profile, ids: CustomerIds) =>
    (ids.registered !== undefined && registered === ids.registered) ||
    // A browser with which another customer signs in belongs to the former one no longer.
    (ids.cookie !== undefined &&
      cookies.includes(ids.cookie) &&
      (ids.registered === undefined || registered === undefined || registered === ids.registered))

  /** One profile for both ids: that of the browser merges into that of the account. */
  function change(ids: CustomerIds, next: (profile: Profile) => Profile): void {
    const meant = profiles.filter(profile => isMeant(profile, ids))
    const registered = ids.registered ?? meant.find(profile => profile.registered !== undefined)?.registered
    const merged: Profile = {
      ...(registered === undefined ? {} : { registered }),
      cookies: [...new Set([...meant.flatMap(({ cookies }) => cookies), ...(ids.cookie === undefined ? [] : [ids.cookie])])],
      properties: Object.assign({}, ...meant.map(({ properties }) => properties)),
      events: meant.flatMap(({ events }) => events).sort((one, other) => one.timestamp - other.timestamp),
    }
    const others = profiles
      .filter(profile => !meant.includes(profile))
      .map(profile => ({ ...profile, cookies: profile.cookies.filter(cookie => cookie !== ids.cookie) }))
    profiles = [next(merged), ...others].slice(0, MAX_PROFILES)
  }

  return {
    get profiles() {
      return profiles
    },
    find: ids => profiles.find(profile => isMeant(profile, ids)),
    update: (ids, properties) => change(ids, profile => ({ ...profile, properties: { ...profile.properties, ...properties } })),
    track: (ids, event) => change(ids, profile => ({ ...profile, events: [...profile.events, event].slice(-MAX_EVENTS) })),
  }
}

/**
 * What a visitor agrees to at an instant (seconds): per category the latest event counts, an acceptance only while its
 * `valid_until` lasts.
 */
export function consentsOf(events: readonly TrackedEvent[], nowSeconds: number): Record<string, boolean> {
  const state: Record<string, boolean> = {}
  for (const { type, properties } of events) {
    if (type !== 'consent' || typeof properties.category !== 'string') continue
    const validUntil = properties.valid_until === 'unlimited' ? Number.POSITIVE_INFINITY : Number(properties.valid_until)
    state[properties.category] = properties.action === 'accept' && validUntil > nowSeconds
  }
  return state
}
