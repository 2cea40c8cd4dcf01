import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import de from './push-devices.de.json' with { type: 'json' }
import en from './push-devices.en.json' with { type: 'json' }

const words = wordsOf(en, de).archive

export const pushDeviceData = personalPart({
  name: 'push-devices',
  title: words.devices,
  covers: ['push_devices.user_id'],
  rows: ({ companyId, id }) => sql`
    select device, created_at "createdAt" from push_devices
    where company_id = ${companyId} and user_id = ${id} order by created_at, id`,
})
