import { templateKinds, type TemplateItem } from '@oktant/contract/communication/templates.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { useListState, type ListState } from '../../../lib/records/list-state.ts'
import { paths } from '../../../lib/paths.ts'
import { ChoiceFilter, TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import styles from '../parts/communication.module.css'
import { messageTemplates } from './templates.queries.ts'

function useColumns(): Column<TemplateItem>[] {
  const { t } = useTranslation(['templates', 'admin'])
  const text = useLocalText()
  const { dateTime } = useDates()
  const name = ({ key, name: words, about }: TemplateItem) => (
    <>
      <Link to={generatePath(paths.messageTemplate, { key })}>{text(words)}</Link>
      <span className={styles['under']}>{text(about)}</span>
    </>
  )
  const changed = ({ changedIn }: TemplateItem) =>
    changedIn.length > 0 && (
      <span className="pill" data-tone="ok">
        {t('list.changedIn', { languages: changedIn.map((one) => t(`admin:language.${one}`)).join(', ') })}
      </span>
    )
  return [
    { field: 'name', head: t('list.name'), cell: name, isSortable: true },
    { field: 'kind', head: t('list.kind'), cell: ({ kind }) => t(`kind.${kind}`) },
    { field: 'changedIn', head: t('list.words'), cell: changed },
    {
      field: 'changedAt',
      head: t('list.changedAt'),
      cell: ({ changedAt }) => changedAt && <span className="numbers">{dateTime(changedAt)}</span>,
      isSortable: true,
    },
  ]
}

function Filters({ list }: { list: ListState }) {
  const { t } = useTranslation('templates')
  const kinds = templateKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))
  return (
    <>
      <TypedFilter list={list} name="name" label={t('list.name')} />
      <ChoiceFilter list={list} name="kind" label={t('list.kind')} any={t('kind.any')} choices={kinds} />
      <ChoiceFilter
        list={list}
        name="changed"
        label={t('list.words')}
        any={t('changed.any')}
        choices={[
          { value: 'true', label: t('changed.true') },
          { value: 'false', label: t('changed.false') },
        ]}
      />
    </>
  )
}

/** The letters that the product sends and the company's own templates, for administrators. */
export function TemplatesScreen() {
  const { t } = useTranslation(['templates', 'shell'])
  const list = useListState({
    sort: { field: 'name', direction: 'ASC' },
    filters: ['name', 'kind', 'changed'],
  })
  return (
    <ListScreen
      title={t('shell:screen.messageTemplates')}
      lead={t('list.lead')}
      action={{ label: t('list.new'), to: generatePath(paths.messageTemplate, { key: 'new' }) }}
      list={list}
      result={useQuery(messageTemplates(list.query))}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={<Filters list={list} />}
      empty={{ title: t('list.empty'), hint: t('list.emptyHint') }}
    />
  )
}
