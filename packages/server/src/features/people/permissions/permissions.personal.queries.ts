import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import de from './permissions.de.json' with { type: 'json' }
import en from './permissions.en.json' with { type: 'json' }

const words = wordsOf(en, de)

export const permissionData = personalPart({
  name: 'permission-profiles',
  title: words.archive.permissionProfiles,
  covers: ['user_profiles.user_id'],
  rows: ({ companyId, id }) => sql`
    select profile.name "profile" from user_profiles held
    join profiles profile on profile.company_id = held.company_id and profile.id = held.profile_id
    where held.company_id = ${companyId} and held.user_id = ${id} order by profile.id`,
})
