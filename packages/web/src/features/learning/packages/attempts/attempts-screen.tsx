import type { PackageAttemptRow } from '@oktant/contract/learning/package-attempt-records.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, useParams } from 'react-router'
import { isGone } from '../../../../lib/api/api-error.ts'
import { idFrom } from '../../../../lib/api/ids.ts'
import { paths } from '../../../../lib/paths.ts'
import { useListState } from '../../../../lib/records/list-state.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { ChoiceFilter, TypedFilter } from '../../../../ui/admin/list/filters.tsx'
import { ListPart } from '../../../../ui/admin/list/list-screen.tsx'
import { RecordScreen } from '../../../../ui/admin/record/record-screen.tsx'
import { RecordWaiting } from '../../../../ui/admin/record/record-waiting.tsx'
import { packageAttempts } from '../packages.queries.ts'
import { attemptStates, useAttemptColumns } from './attempt-columns.tsx'

/** All attempts at a package: who, when, and what each came to. */
export function PackageAttemptsScreen() {
  const { t } = useTranslation('packages')
  const text = useLocalText()
  const id = idFrom(useParams()['id']) ?? 0
  const list = useListState({
    sort: { field: 'savedAt', direction: 'DESC' },
    filters: ['user', 'state'],
  })
  const result = useQuery(packageAttempts(id, list.query))
  const columns = useAttemptColumns<PackageAttemptRow>()
  const { data, error } = result
  if (!data || (error && isGone(error))) return <RecordWaiting result={result} />
  const name = text(data.component.name)
  const title = t('attempts.title', { title: name })
  return (
    <RecordScreen
      back={{ to: generatePath(paths.adminComponent, { id: String(id) }), label: name }}
      title={title}
      lead={t('attempts.lead')}
    >
      <ListPart
        label={title}
        list={list}
        result={result}
        columns={columns}
        rowKey={(row) => row.id}
        filters={
          <>
            <TypedFilter list={list} name="user" label={t('column.user')} />
            <ChoiceFilter
              list={list}
              name="state"
              label={t('column.state')}
              any={t('attempts.anyState')}
              choices={attemptStates.map((value) => ({ value, label: t(`progress.${value}`) }))}
            />
          </>
        }
        empty={{ title: t('attempts.empty'), hint: t('attempts.emptyHint') }}
      />
    </RecordScreen>
  )
}
