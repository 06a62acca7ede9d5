/** Who calls. The owner is a customer or a guest; for the things of one, the other is a caller like any. */
export const CALLERS = {
  owner: 'the owner',
  customer: 'another customer',
  guest: 'another guest',
  anonymous: 'a visitor without a session',
  store: 'the owner in another store',
  ended: 'an ended, expired or invented proof',
} as const
export type CallerName = keyof typeof CALLERS

/**
 * What a caller gets. `own`: the thing itself. `none`: the answer that something which does not exist gets. `refused`: 401, the same
 * for all that exists and does not. `same`: the answer that anyone gets. `theirs`: what is the caller's own, and nothing of the owner.
 */
export type Cell = 'own' | 'none' | 'refused' | 'same' | 'theirs'

interface Rule {
  readonly says: string
  readonly cells: Readonly<Record<CallerName, Cell>>
}

/** The rules there are; every way into the shop follows one of them. */
export const RULES = {
  public: {
    says: 'What is answered does not depend on who asks.',
    cells: { owner: 'same', customer: 'same', guest: 'same', anonymous: 'same', store: 'same', ended: 'same' },
  },
  form: {
    says: 'Anyone may send them. Whether what it names exists is not told (rule A4).',
    cells: { owner: 'same', customer: 'same', guest: 'same', anonymous: 'same', store: 'same', ended: 'same' },
  },
  secret: {
    says: 'Opened by a password, or by what a mail, a provider or a device holds. A secret that was invented, is over or was made for something else opens nothing, no matter who sends it.',
    cells: { owner: 'none', customer: 'none', guest: 'none', anonymous: 'none', store: 'none', ended: 'none' },
  },
  self: {
    says: 'Nothing of anyone else can be named.',
    cells: { owner: 'own', customer: 'theirs', guest: 'theirs', anonymous: 'theirs', store: 'theirs', ended: 'theirs' },
  },
  customer: {
    says: 'Nothing of anyone else can be named, and without a customer there is no answer.',
    cells: {
      owner: 'own',
      customer: 'theirs',
      guest: 'refused',
      anonymous: 'refused',
      store: 'refused',
      ended: 'refused',
    },
  },
  ofSession: {
    says: 'Names a thing, which is found in the session of its owner alone (rule A1).',
    cells: { owner: 'own', customer: 'none', guest: 'none', anonymous: 'none', store: 'none', ended: 'none' },
  },
  ofCustomer: {
    says: 'Names a thing of a customer, who has to be signed in (rule A1).',
    cells: {
      owner: 'own',
      customer: 'none',
      guest: 'refused',
      anonymous: 'refused',
      store: 'refused',
      ended: 'refused',
    },
  },
  ofAccess: {
    says: 'Names an order, and what is below it, which an access to orders shows: of the customer, or of the mailbox of a guest in a store.',
    cells: {
      owner: 'own',
      customer: 'none',
      guest: 'none',
      anonymous: 'refused',
      store: 'none',
      ended: 'refused',
    },
  },
  ofKnowledge: {
    says: 'Names an order by two things that its buyer knows, number and e-mail address. One of them shows nothing.',
    cells: { owner: 'own', customer: 'none', guest: 'none', anonymous: 'none', store: 'none', ended: 'none' },
  },
  program: {
    says: 'For programs of the owner of the shop, which prove themselves by a key.',
    cells: {
      owner: 'refused',
      customer: 'refused',
      guest: 'refused',
      anonymous: 'refused',
      store: 'refused',
      ended: 'refused',
    },
  },
} as const satisfies Readonly<Record<string, Rule>>
export type RuleName = keyof typeof RULES
