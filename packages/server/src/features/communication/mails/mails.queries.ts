import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { mailStates, suppressionReasons } from '@oktant/contract/communication/mails.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import type { Actor } from '../../../access/actor.ts'
import { containsText } from '../../../db/query/containing.ts'
import type { Db } from '../../../db/engine/db.ts'
import { nameOf } from '../../../db/query/names.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { mails } from '../../../mail/mails.tables.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'
import { users } from '../../people/people/people.tables.ts'
import { profiles, userProfiles } from '../../people/permissions/permissions.tables.ts'

const item = {
  id: mails.id,
  to: mails.to,
  subject: mails.subject,
  state: mails.state,
  createdAt: mails.createdAt,
  sentAt: mails.sentAt,
  lastError: mails.lastError,
  reason: mails.reason,
  template: mails.template,
  nextTryAt: mails.nextTryAt,
}

const sortColumns = new Map<string, SQL>([
  ['createdAt', sql`${mails.id}`],
  ['to', sql`lower(${mails.to}) collate "und-x-icu"`],
  ['subject', sql`${mails.subject} collate "und-x-icu"`],
  ['state', sql`${mails.state}`],
])

/** One's company's letters; those of unconfirmed registrations belong to whoever looks after all companies. */
function visible(actor: Actor) {
  const own = eq(mails.companyId, actor.companyId)
  const seen = actor.permissions.has('companies.administer')
    ? or(own, eq(companies.state, 'unconfirmed'))
    : own
  return and(seen, eq(mails.isUnlisted, false))
}

export async function listMails(db: Db, actor: Actor, { filters, sort, limit, offset }: Page) {
  const wanted = and(visible(actor), ...filters.map(matches))
  const column = sortColumns.get(sort?.field ?? 'createdAt') ?? sql`${mails.id}`
  const order = sort && !sort.descending ? [asc(column), asc(mails.id)] : [desc(column), desc(mails.id)]
  const company = eq(companies.id, mails.companyId)
  const [rows, [total]] = await Promise.all([
    db
      .select(item)
      .from(mails)
      .innerJoin(companies, company)
      .where(wanted)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(mails)
      .innerJoin(companies, company)
      .where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}

function matches({ field, value }: Page['filters'][number]) {
  if (field === 'state') {
    const state = mailStates.find((name) => name === value)
    return state ? eq(mails.state, state) : sql`false`
  }
  if (field === 'template') return eq(mails.template, value)
  if (field === 'reason') {
    const reason = suppressionReasons.find((name) => name === value)
    return reason ? eq(mails.reason, reason) : sql`false`
  }
  return containsText(field === 'to' ? mails.to : mails.subject, value)
}

export async function findMail(db: Db, actor: Actor, id: number) {
  const [row] = await db
    .select({
      ...item,
      text: mails.text,
      html: mails.html,
      actionUrl: mails.actionUrl,
      companyId: mails.companyId,
      userId: mails.userId,
      personName: sql<string | null>`(select ${nameOf(users)} from ${users}
        where ${users.companyId} = ${mails.companyId} and ${users.id} = ${mails.userId})`,
      isSpent: mails.isSpent,
      unsubscribeUrl: mails.unsubscribeUrl,
      resentFrom: mails.resentFrom,
      permissions: sql<Permission[] | null>`(
        select jsonb_agg(distinct permission)
        from ${userProfiles}
        join ${profiles} on ${profiles.companyId} = ${userProfiles.companyId} and ${profiles.id} = ${userProfiles.profileId}
        cross join jsonb_array_elements_text(${profiles.permissions}) permission
        where ${userProfiles.companyId} = ${mails.companyId} and ${userProfiles.userId} = ${mails.userId})`,
    })
    .from(mails)
    .innerJoin(companies, eq(companies.id, mails.companyId))
    .where(and(visible(actor), eq(mails.id, id)))
  return row
}

export type FoundMail = NonNullable<Awaited<ReturnType<typeof findMail>>>
export type MailRow = Omit<FoundMail, 'permissions' | 'actionUrl'>
export type MailItemRow = Awaited<ReturnType<typeof listMails>>['rows'][number]
