import { defaultSystemSettings, type Retention } from '@oktant/contract/system.ts'
import type { Db } from '../../db/db.ts'
import type { Overdue } from '../../db/overdue.ts'
import { forgetMailsBefore } from '../../mail/mail.ts'
import { forgetNotificationsBefore } from '../notifications/notifications.ts'
import { forgetSessionsBefore } from '../sessions/sessions.ts'
import { forgetActivityBefore } from '../activity/activity.ts'
import { forgetArchivesBefore, forgetViewsBefore } from '../privacy/privacy.ts'
import { listRetentions } from './system.queries.ts'

const forgets: Record<keyof Retention, (db: Db, overdue: Overdue[]) => Promise<void>> = {
  mails: forgetMailsBefore,
  notifications: forgetNotificationsBefore,
  sessions: forgetSessionsBefore,
  activity: forgetActivityBefore,
  archives: forgetArchivesBefore,
  views: forgetViewsBefore,
}

const day = 24 * 3_600_000

/** Forgets what each company no longer keeps: one statement for each kind, whatever the number of companies. */
export async function applyRetention(db: Db, now: Date) {
  const companies = await listRetentions(db)
  for (const [kind, forget] of Object.entries(forgets)) {
    // NOTE: the keys of the table above.
    const of = kind as keyof Retention
    const days = (settings: (typeof companies)[number]['settings']) =>
      settings?.retention?.[of] ?? defaultSystemSettings.retention[of]
    await forget(
      db,
      companies.map(({ companyId, settings }) => ({
        companyId,
        before: new Date(now.getTime() - days(settings) * day),
      })),
    )
  }
}
