import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import de from './notification-settings.de.json' with { type: 'json' }
import en from './notification-settings.en.json' with { type: 'json' }

const words = wordsOf(en, de).archive

export const notificationSettingData = [
  personalPart({
    name: 'consent-to-notifications',
    title: words.choices,
    covers: ['notification_choices.user_id'],
    rows: ({ companyId, id }) => sql`
      select type "what", channel, is_on "isOn" from notification_choices
      where company_id = ${companyId} and user_id = ${id} order by type, channel`,
  }),
  personalPart({
    name: 'quiet-hours-and-digest',
    title: words.habits,
    covers: ['notification_habits.user_id'],
    rows: ({ companyId, id }) => sql`
      select digest_hour "digestHour", quiet_from "quietFrom", quiet_until "quietUntil" from notification_habits
      where company_id = ${companyId} and user_id = ${id}`,
  }),
  personalPart({
    name: 'waiting-for-the-digest',
    title: words.waiting,
    covers: ['digest_items.user_id'],
    rows: ({ companyId, id }) => sql`
      select created_at "createdAt", title from digest_items
      where company_id = ${companyId} and user_id = ${id} order by created_at, id`,
  }),
]
