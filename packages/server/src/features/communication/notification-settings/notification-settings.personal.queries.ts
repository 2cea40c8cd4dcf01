import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'

export const notificationSettingData = [
  personalPart({
    name: 'consent-to-notifications',
    title: { en: 'What you want to be told, and how', de: 'Was Ihnen mitgeteilt werden soll, und wie' },
    covers: ['notification_choices.user_id'],
    rows: ({ companyId, id }) => sql`
      select type "what", channel, is_on "isOn" from notification_choices
      where company_id = ${companyId} and user_id = ${id} order by type, channel`,
  }),
  personalPart({
    name: 'quiet-hours-and-digest',
    title: { en: 'Quiet hours and daily digest', de: 'Ruhezeiten und tägliche Übersicht' },
    covers: ['notification_habits.user_id'],
    rows: ({ companyId, id }) => sql`
      select digest_hour "digestHour", quiet_from "quietFrom", quiet_until "quietUntil" from notification_habits
      where company_id = ${companyId} and user_id = ${id}`,
  }),
  personalPart({
    name: 'waiting-for-the-digest',
    title: { en: 'Waiting for the next digest', de: 'Für die nächste Übersicht vorgemerkt' },
    covers: ['digest_items.user_id'],
    rows: ({ companyId, id }) => sql`
      select created_at "createdAt", title from digest_items
      where company_id = ${companyId} and user_id = ${id} order by created_at, id`,
  }),
]
