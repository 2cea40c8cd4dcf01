import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import de from './people.de.json' with { type: 'json' }
import en from './people.en.json' with { type: 'json' }

const words = wordsOf(en, de)

export const peopleData = [
  personalPart({
    name: 'profile',
    title: words.archive.profile,
    covers: ['users.manager_id', 'former_languages.user_id'],
    rows: ({ companyId, id }) => sql`
      select person.first_name "firstName", person.surname, person.login, person.email_address "emailAddress",
        person.status, person.language, former.language "formerLanguage", person.timezone, role.name "jobRole", place.name "locality",
        manager.first_name || ' ' || manager.surname "manager", person.mobile_number "mobileNumber",
        person.landline_number "landlineNumber", person.fax_number "faxNumber",
        person.bio_registered "bioRegistered", person.external_id "externalId", person.created_at "createdAt",
        person.welcomed_at "welcomedAt", person.last_logged_in_at "lastLoggedInAt"
      from users person
      left join users manager on manager.company_id = person.company_id and manager.id = person.manager_id
      left join former_languages former on former.company_id = person.company_id and former.user_id = person.id
      left join job_roles role on role.company_id = person.company_id and role.id = person.job_role_id
      left join localities place on place.company_id = person.company_id and place.id = person.locality_id
      where person.company_id = ${companyId} and person.id = ${id}`,
  }),
  personalPart({
    name: 'groups',
    title: words.archive.groups,
    covers: ['project_members.user_id'],
    rows: ({ companyId, id }) => sql`
      select project.name "group", member.joined_at "joinedAt" from project_members member
      join projects project on project.company_id = member.company_id and project.id = member.project_id
      where member.company_id = ${companyId} and member.user_id = ${id} order by member.joined_at, project.id`,
  }),
]
