import { CommerceError } from '@shop/domain/error'
import type { LoyaltyRule } from '@shop/domain/loyalty'
import type { CurrencyCode } from '@shop/domain/money'
import { sql } from 'kysely'
import { type Database, type EngineContext, inTransaction } from '../database/context.ts'
import { selectRules } from './loyalty-rows.ts'

/** Every rule by which purchases reach a tier, those that are over or to come too. */
export async function findLoyaltyRules({ db }: EngineContext): Promise<LoyaltyRule[]> {
  return selectRules(db)
}

/**
 * Makes a rule for a tier in a currency, which ends the one before it at its beginning. Throws `CommerceError` `invalid-input` where
 * one begins later already: the rules of a tier follow one another.
 */
export async function setLoyaltyRule(context: EngineContext, rule: LoyaltyRule): Promise<void> {
  await inTransaction(context, async db => {
    await endRules(db, rule, rule.validFrom)
    const later = await db
      .selectFrom('loyalty_rule')
      .select('id')
      .where('tier', '=', rule.tier)
      .where('currency', '=', rule.currency)
      .where(sql<boolean>`coalesce(valid_until > ${rule.validFrom}, true)`)
      .executeTakeFirst()
    if (later)
      throw new CommerceError({ code: 'invalid-input' }, `A later rule for ${rule.tier} in ${rule.currency} exists already`)
    await db
      .insertInto('loyalty_rule')
      .values({
        tier: rule.tier,
        currency: rule.currency,
        net_cent: rule.netCent,
        valid_from: rule.validFrom,
        valid_until: rule.validUntil ?? null,
      })
      .execute()
  })
}

/**
 * Ends the rule of a tier in a currency at an ISO instant; one that would begin then or later is gone. Repeatable. Throws
 * `CommerceError` `resource-not-found` where the tier has no rule in the currency.
 */
export async function endLoyaltyRule(
  context: EngineContext,
  { tier, currency, at }: { readonly tier: LoyaltyRule['tier']; readonly currency: CurrencyCode; readonly at: string },
): Promise<void> {
  await inTransaction(context, async db => {
    const found = await db
      .selectFrom('loyalty_rule')
      .select('id')
      .where('tier', '=', tier)
      .where('currency', '=', currency)
      .executeTakeFirst()
    if (!found) {
      const failure = { code: 'resource-not-found', typeId: 'loyalty-rule', id: `${tier}/${currency}` } as const
      throw new CommerceError(failure, `There is no rule for ${tier} in ${currency}`)
    }
    await endRules(db, { tier, currency }, at)
  })
}

/** Two owners at once wait for one another. */
async function endRules(db: Database, { tier, currency }: Pick<LoyaltyRule, 'tier' | 'currency'>, at: string): Promise<void> {
  await sql`lock table loyalty_rule in share row exclusive mode`.execute(db)
  await sql`delete from loyalty_rule where tier = ${tier} and currency = ${currency} and valid_from >= ${at}`.execute(db)
  await sql`
    update loyalty_rule set valid_until = ${at}
    where tier = ${tier} and currency = ${currency} and (valid_until is null or valid_until > ${at})`.execute(db)
}
