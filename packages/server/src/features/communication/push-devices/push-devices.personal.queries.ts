import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'

export const pushDeviceData = personalPart({
  name: 'push-devices',
  title: { en: 'Devices that may be woken', de: 'Geräte, die geweckt werden dürfen' },
  covers: ['push_devices.user_id'],
  rows: ({ companyId, id }) => sql`
    select device, created_at "createdAt" from push_devices
    where company_id = ${companyId} and user_id = ${id} order by created_at, id`,
})
