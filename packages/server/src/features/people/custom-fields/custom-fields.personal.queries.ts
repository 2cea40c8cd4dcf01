import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { customFieldWords } from './custom-fields.words.ts'

export const customFieldData = personalPart({
  name: 'custom-fields',
  title: customFieldWords.archive.customFields,
  covers: ['user_field_values.user_id'],
  // NOTE: a selection keeps the number of its option, which says nothing to a person.
  rows: ({ companyId, id }) => sql`
    select field.label "field", coalesce(choice.value, to_jsonb(kept.value)) "value"
    from user_field_values kept
    join custom_fields field on field.company_id = kept.company_id and field.id = kept.field_id
    left join custom_field_options choice on choice.company_id = kept.company_id and choice.field_id = kept.field_id
      and field.input_type = 'selection' and choice.id::text = kept.value
    where kept.company_id = ${companyId} and kept.user_id = ${id} order by field.position, field.id`,
})
