import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { pushDeviceWords } from './push-devices.words.ts'

const words = pushDeviceWords.archive

export const pushDeviceData = personalPart({
  name: 'push-devices',
  title: words.devices,
  covers: ['push_devices.user_id'],
  rows: ({ companyId, id }) => sql`
    select device, created_at "createdAt" from push_devices
    where company_id = ${companyId} and user_id = ${id} order by created_at, id`,
})
