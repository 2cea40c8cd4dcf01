import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/engine/db.ts'
import { webinarSettings } from './webinar-settings.tables.ts'

export type SettingsRow = Omit<typeof webinarSettings.$inferSelect, 'companyId' | 'changedAt'>

export async function findSettings(db: Db, companyId: number) {
  const [row] = await db.select().from(webinarSettings).where(eq(webinarSettings.companyId, companyId))
  return row
}

export async function writeSettings(db: Db, companyId: number, values: SettingsRow, changedAt: Date) {
  await db
    .insert(webinarSettings)
    .values({ ...values, companyId, changedAt })
    .onConflictDoUpdate({ target: webinarSettings.companyId, set: { ...values, changedAt } })
}
