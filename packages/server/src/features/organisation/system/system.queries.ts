import { and, asc, count, desc, eq, gt, like, isNull, type SQL, sql, isNotNull } from 'drizzle-orm'
import type { SystemSettings } from '@oktant/contract/organisation/system.ts'
import { containingFolded } from '../../../db/query/containing.ts'
import type { Db } from '../../../db/engine/db.ts'
import { files } from '../../../files/files.tables.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { mailServers } from '../../../mail/servers/mail-servers.tables.ts'
import { mails } from '../../../mail/mails.tables.ts'
import { companies } from '../companies/companies.tables.ts'
import { projects, users } from '../../people/people/people.tables.ts'
import { sessions } from '../../people/sessions/sessions.tables.ts'
import { systemSettings } from './system.tables.ts'

export async function findSettings(db: Db, companyId: number) {
  const [row] = await db
    .select({ settings: systemSettings.settings, supportEmail: companies.supportEmailAddress })
    .from(companies)
    .leftJoin(systemSettings, eq(systemSettings.companyId, companies.id))
    .where(eq(companies.id, companyId))
  return row
}

export async function writeSettings(db: Db, companyId: number, settings: Partial<SystemSettings>) {
  await db
    .insert(systemSettings)
    .values({ companyId, settings })
    .onConflictDoUpdate({ target: systemSettings.companyId, set: { settings } })
}

/** Every company with how long it keeps things, where it has said so. */
export const listRetentions = (db: Db) =>
  db
    .select({ companyId: companies.id, settings: systemSettings.settings })
    .from(companies)
    .leftJoin(systemSettings, eq(systemSettings.companyId, companies.id))

const name = sql`${users.firstName} || ' ' || ${users.surname}`
const foldedName = sql`${users.firstNameFolded} || ' ' || ${users.surnameFolded}`
const sortColumns = new Map<string, SQL>([
  ['lastSeenAt', sql`${sessions.lastSeenAt}`],
  ['surname', sql`${users.surname} collate "und-x-icu"`],
])

/** Sessions that were in use since then, newest first. */
export async function listOnlineSince(
  db: Db,
  companyId: number,
  since: Date,
  { filters, sort, limit, offset }: Page,
) {
  const wanted = and(
    eq(sessions.companyId, companyId),
    isNull(sessions.endedAt),
    gt(sessions.lastSeenAt, since),
    isNull(sessions.viewerSessionId),
    ...filters.map(({ value }) => like(foldedName, containingFolded(value))),
  )
  const column = sortColumns.get(sort?.field ?? 'lastSeenAt') ?? sql`${sessions.lastSeenAt}`
  const direction = sort && !sort.descending ? asc : desc
  const person = and(eq(users.companyId, sessions.companyId), eq(users.id, sessions.userId))
  const [rows, [total]] = await Promise.all([
    db
      .select({
        id: sessions.id,
        fullName: sql<string>`${name}`,
        avatarFileId: users.avatarFileId,
        project: projects.name,
        device: sessions.device,
        lastSeenAt: sessions.lastSeenAt,
      })
      .from(sessions)
      .innerJoin(users, person)
      .leftJoin(
        projects,
        and(eq(projects.companyId, sessions.companyId), eq(projects.id, sessions.projectId)),
      )
      .where(wanted)
      .orderBy(direction(column), desc(sessions.id))
      .limit(limit)
      .offset(offset),
    db.select({ count: count() }).from(sessions).innerJoin(users, person).where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}

/** What the whole installation holds. */
export async function countEverything(db: Db) {
  const [row] = await db
    .select({
      people: sql<number>`(select count(*)::int from ${users})`,
      companies: sql<number>`(select count(*)::int from ${companies} every where every.state <> 'unconfirmed')`,
      files: sql<number>`(select count(*)::int from ${files})`,
      fileBytes: sql<number>`(select coalesce(sum(${files.bytes}), 0)::float8 from ${files})`,
      database: sql<string>`version()`,
    })
    .from(sql`(select 1) as one`)
  return row
}

/** Letters that wait and letters that were given up, of one company or of all. */
export async function countMails(db: Db, companyId: number | null) {
  const [row] = await db
    .select({
      waiting: sql<number>`(count(*) filter (where ${mails.state} = 'waiting'))::int`,
      failed: sql<number>`(count(*) filter (where ${mails.state} = 'failed'))::int`,
    })
    .from(mails)
    .where(and(eq(mails.isUnlisted, false), companyId === null ? undefined : eq(mails.companyId, companyId)))
  return row ?? { waiting: 0, failed: 0 }
}

/** Companies’ own mail servers that take no letters, of one company or of all. */
export const listFailingServers = (db: Db, companyId: number | null) =>
  db
    .select({
      company: companies.name,
      server: mailServers.smtp,
      failedAt: mailServers.failedAt,
      said: mailServers.lastError,
    })
    .from(mailServers)
    .innerJoin(companies, eq(companies.id, mailServers.companyId))
    .where(
      and(
        eq(mailServers.isOn, true),
        isNotNull(mailServers.failedAt),
        companyId === null ? undefined : eq(companies.id, companyId),
      ),
    )
    .orderBy(mailServers.failedAt)
    .limit(50)
