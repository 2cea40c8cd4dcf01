import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, useParams } from 'react-router'
import { regradeEffects } from '@oktant/contract/assessment/regrades.ts'
import { isGone } from '../../../lib/api/api-error.ts'
import { idFrom } from '../../../lib/api/ids.ts'
import { paths } from '../../../lib/paths.ts'
import { useListState } from '../../../lib/records/list-state.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { ChoiceFilter, TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListPart } from '../../../ui/admin/list/list-screen.tsx'
import { RecordScreen } from '../../../ui/admin/record/record-screen.tsx'
import { RecordWaiting } from '../../../ui/admin/record/record-waiting.tsx'
import { ApplyRegrade } from './apply-regrade.tsx'
import { regradePreview } from './regrade.queries.ts'
import { Runs } from './runs.tsx'
import { Told } from './told.tsx'
import { useColumns } from './use-columns.tsx'

/** Whose result a corrected key would change, and the change itself. */
export function RegradeScreen() {
  const { t } = useTranslation('regrade')
  const text = useLocalText()
  const id = idFrom(useParams()['id']) ?? 0
  const list = useListState({
    sort: { field: 'effect', direction: 'ASC' },
    filters: ['user', 'effect', 'lowers'],
  })
  const preview = useQuery(regradePreview(id, list.query))
  const columns = useColumns()
  const { data, error } = preview
  if (!data || (error && isGone(error))) return <RecordWaiting result={preview} />
  const isFiltered = list.filter('user') !== '' || list.filter('effect') !== ''
  return (
    <RecordScreen
      back={{ to: generatePath(paths.question, { id: String(id) }), label: t('back', { number: id }) }}
      title={t('title', { number: id })}
      lead={t('lead', { title: text(data.question.title), version: data.question.version })}
      aside={<Runs id={id} />}
    >
      <ApplyRegrade preview={data} list={list} isBusy={preview.isPlaceholderData} />
      {(data.totalElements > 0 || isFiltered) && (
        <ListPart
          label={t('people')}
          list={list}
          result={preview}
          columns={columns}
          rowKey={(row) => row.id}
          filters={
            <>
              <TypedFilter list={list} name="user" label={t('column.user')} />
              <ChoiceFilter
                list={list}
                name="effect"
                label={t('column.effect')}
                any={t('effect.any')}
                choices={regradeEffects.map((value) => ({ value, label: t(`effect.${value}`) }))}
              />
            </>
          }
          empty={{ title: t('none') }}
        />
      )}
      <Told id={id} />
    </RecordScreen>
  )
}
