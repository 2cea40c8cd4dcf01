import { typedThings } from '@oktant/contract/learning/courses/learning-types.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useListState } from '../../../lib/records/list-state.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { ChoiceFilter, TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { TypeIcon } from '../../../ui/type-icon.tsx'
import { BulkTypes } from './bulk-types.tsx'
import styles from './learning-types.module.css'
import { type KeptType, type Kind, types } from './types.queries.ts'

const records = { contentType: paths.contentType, courseType: paths.courseType } as const

function useColumns(kind: Kind): Column<KeptType>[] {
  const { t } = useTranslation('learningTypes')
  const { number, short } = useDates()
  const text = useLocalText()
  const isFor: Column<KeptType> = {
    field: 'isFor',
    head: t('field.isFor'),
    cell: (row) => t(`isFor.${row.isFor ?? 'course'}`),
  }
  return [
    {
      field: 'name',
      head: t('field.name'),
      isSortable: true,
      cell: ({ id, name, icon }) => (
        <span className={styles['named']}>
          <TypeIcon of={icon} />
          <Link to={generatePath(records[kind], { id: String(id) })}>{text(name)}</Link>
        </span>
      ),
    },
    ...(kind === 'courseType' ? [isFor] : []),
    {
      field: 'description',
      head: t('field.description'),
      cell: ({ description }) => text(description) || '–',
    },
    {
      field: 'used',
      head: t(`field.used.${kind}`),
      isSortable: true,
      cell: ({ used }) => <span className="numbers">{number(used)}</span>,
    },
    {
      field: 'changedAt',
      head: t('field.changedAt'),
      isSortable: true,
      isShort: true,
      cell: ({ changedAt }) => short(changedAt),
    },
  ]
}

function TypesScreen({ kind, title }: { kind: Kind; title: string }) {
  const { t } = useTranslation('learningTypes')
  const filters = kind === 'courseType' ? ['name', 'isFor'] : ['name']
  const list = useListState({ sort: { field: 'name', direction: 'ASC' }, filters })
  const text = useLocalText()
  return (
    <ListScreen
      title={title}
      lead={t(`lead.${kind}`)}
      action={{ label: t(`new.${kind}`), to: generatePath(records[kind], { id: '0' }) }}
      list={list}
      result={useQuery(types(kind, list.query))}
      columns={useColumns(kind)}
      rowKey={({ id }) => id}
      filters={
        <>
          <TypedFilter list={list} name="name" label={t('field.name')} />
          {kind === 'courseType' && (
            <ChoiceFilter
              list={list}
              name="isFor"
              label={t('field.isFor')}
              any={t('isFor.any')}
              choices={typedThings.map((value) => ({ value, label: t(`isFor.${value}`) }))}
            />
          )}
        </>
      }
      bulk={{
        nameOf: ({ name }) => text(name),
        open: t('remove'),
        isDangerous: true,
        dialog: (props) => <BulkTypes kind={kind} {...props} />,
      }}
      empty={{ title: t(`none.${kind}`), hint: t(`noneHint.${kind}`) }}
    />
  )
}

/** What a company calls the components of its courses. */
export function ContentTypesScreen() {
  const { t } = useTranslation('shell')
  return <TypesScreen kind="contentType" title={t('screen.contentTypes')} />
}

/** What a company calls its courses, and the folders that they stand in. */
export function CourseTypesScreen() {
  const { t } = useTranslation('shell')
  return <TypesScreen kind="courseType" title={t('screen.courseTypes')} />
}
