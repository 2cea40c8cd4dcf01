import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { permissionWords } from './permissions.words.ts'

export const permissionData = personalPart({
  name: 'permission-profiles',
  title: permissionWords.archive.permissionProfiles,
  covers: ['user_profiles.user_id'],
  rows: ({ companyId, id }) => sql`
    select profile.name "profile" from user_profiles held
    join profiles profile on profile.company_id = held.company_id and profile.id = held.profile_id
    where held.company_id = ${companyId} and held.user_id = ${id} order by profile.id`,
})
