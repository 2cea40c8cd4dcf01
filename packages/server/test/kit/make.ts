import { randomBytes } from 'node:crypto'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import type { LinkFunction, TimeSlot } from '@oktant/contract/people/sessions.ts'
import { modules } from '@oktant/contract/organisation/shell.ts'
import type { Db } from '../../src/db/engine/db.ts'
import { companies } from '../../src/features/organisation/companies/companies.tables.ts'
import { projectMembers, projects, users } from '../../src/features/people/people/people.tables.ts'
import { profiles, userProfiles } from '../../src/features/people/permissions/permissions.tables.ts'
import { makeLink } from '../../src/features/people/sessions/sessions.ts'
import { sessions } from '../../src/features/people/sessions/sessions.tables.ts'
import type { Kit } from '../../src/kit.ts'

export type Made = Awaited<ReturnType<ReturnType<typeof makers>['user']>>

const unique = () => randomBytes(5).toString('hex')

/** Things a test needs, with values that no other test has. */
export function makers(kit: Kit) {
  const { engine, tokens, passwords } = kit
  const { db } = engine
  return {
    company: (values: Partial<typeof companies.$inferInsert> = {}) => insertCompany(db, values),
    project: (companyId: number, values: { accessTimeslots?: TimeSlot[]; name?: string } = {}) =>
      insertProject(db, companyId, values),
    member: (user: { id: number; companyId: number }, projectId: number) =>
      db.insert(projectMembers).values({ companyId: user.companyId, userId: user.id, projectId }),
    /** Another session of somebody, as a token. */
    async session({ companyId, id, projectId }: { companyId: number; id: number; projectId: number }) {
      const values = { companyId, userId: id, projectId, device: 'test', address: '127.0.0.1' }
      return (await tokens.make((await only(db.insert(sessions).values(values).returning())).id)).token
    },
    /** The secret part of a fresh one-time link. */
    async link(
      user: { id: number; companyId: number },
      values: { function: LinkFunction; targetId?: number },
    ) {
      const address = await makeLink(db, kit, { companyId: user.companyId, userId: user.id, ...values })
      return otpIn(address)
    },
    async user(
      values: Partial<typeof users.$inferInsert> & {
        permissions?: Permission[]
        authorities?: string[]
        password?: string
        accessTimeslots?: TimeSlot[]
      } = {},
    ) {
      const {
        permissions = [],
        authorities = ['ROLE_LEARNER'],
        password,
        accessTimeslots = [],
        ...columns
      } = values
      const secret = password === undefined ? {} : { passwordHash: await passwords.hash(password) }
      const companyId = columns.companyId ?? (await insertCompany(db)).id
      const login = `person-${unique()}@example.test`
      const user = await only(
        db
          .insert(users)
          .values({
            firstName: 'Mia',
            surname: 'Naidoo',
            login,
            emailAddress: login,
            language: 'en',
            timezone: 'Europe/Berlin',
            ...secret,
            ...columns,
            companyId,
          })
          .returning(),
      )
      const key = unique()
      const profile = await only(
        db
          .insert(profiles)
          .values({ companyId, key, name: { en: key, de: key }, authorities, permissions })
          .returning(),
      )
      await db.insert(userProfiles).values({ companyId, userId: user.id, profileId: profile.id })
      const project = await insertProject(db, companyId, { accessTimeslots })
      await db.insert(projectMembers).values({ companyId, projectId: project.id, userId: user.id })
      const session = await only(
        db
          .insert(sessions)
          .values({ companyId, userId: user.id, projectId: project.id, device: 'test', address: '127.0.0.1' })
          .returning(),
      )
      const { token } = await tokens.make(session.id)
      return { ...user, token, sessionId: session.id, projectId: project.id, profileId: profile.id }
    },
  }
}

/** The secret part of a one-time link’s address, as a browser reads it. */
export function otpIn(address: string) {
  const [path = '', query] = new URL(address).hash.slice(1).split('?')
  return new URLSearchParams(query).get('otp') ?? path.split('/').at(-1) ?? ''
}

export async function only<T>(rows: Promise<T[]>): Promise<T> {
  const [row] = await rows
  if (!row) throw new Error('nothing was made')
  return row
}

function insertCompany(db: Db, values: Partial<typeof companies.$inferInsert> = {}) {
  const code = unique()
  return only(
    db
      .insert(companies)
      .values({
        name: `Company ${code}`,
        code,
        emailAddress: `office@${code}.test`,
        state: 'confirmed',
        timezone: 'Europe/Berlin',
        ...values,
      })
      .returning(),
  )
}

function insertProject(
  db: Db,
  companyId: number,
  values: { accessTimeslots?: TimeSlot[]; name?: string } = {},
) {
  return only(
    db
      .insert(projects)
      .values({ companyId, name: `Group ${unique()}`, visibleModules: [...modules], ...values })
      .returning(),
  )
}
