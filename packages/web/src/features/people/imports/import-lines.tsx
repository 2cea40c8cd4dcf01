import {
  type ImportLine,
  type ImportRecord,
  lineOutcomes,
  lineStates,
} from '@oktant/contract/people/imports.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ListState } from '../../../lib/records/list-state.ts'
import { ChoiceFilter, TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListPart } from '../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { importLines } from './imports.queries.ts'
import styles from './imports.module.css'

const tones: Partial<Record<ImportLine['outcome'], string>> = {
  create: 'ok',
  change: 'warn',
  deactivate: 'warn',
  error: 'bad',
}

function useColumns(): Column<ImportLine>[] {
  const { t } = useTranslation('imports')
  return [
    {
      field: 'line',
      head: t('lines.line'),
      isSortable: true,
      cell: ({ line }) => (
        <span className="numbers">
          <span className={styles['line']}>{t('lines.line')} </span>
          {line ?? '–'}
        </span>
      ),
    },
    {
      field: 'outcome',
      head: t('lines.outcome'),
      cell: ({ outcome, state }) => (
        <span className={styles['outcome']}>
          <span className="pill" data-tone={tones[outcome]}>
            {t(`outcome.${outcome}`)}
          </span>
          {state && <span className={styles['quiet']}>{t(`lineState.${state}`)}</span>}
        </span>
      ),
    },
    {
      field: 'name',
      head: t('lines.about'),
      cell: ({ name }) => <span className={styles['name']}>{name}</span>,
    },
    { field: 'what', head: t('lines.what'), cell: (line) => <What {...line} /> },
  ]
}

/** Why it is not done, or which fields change from what to what. */
function What({ reasons, changes }: ImportLine) {
  const { t } = useTranslation('imports')
  return (
    <ul className={styles['what']}>
      {reasons.map(({ label, code, text }) => (
        <li key={`${label} ${code}`} data-reason>
          {label && <strong>{t('lines.label', { label })} </strong>}
          {text}
        </li>
      ))}
      {changes.map(({ label, before, after }) => (
        <li key={label}>
          <strong>{t('lines.label', { label })}</strong>{' '}
          {before && (
            <>
              <del>{before}</del> <span aria-hidden>→</span>{' '}
            </>
          )}
          <ins>{after || t('lines.nothing')}</ins>
        </li>
      ))}
    </ul>
  )
}

/** The lines of a file, each with what becomes of it. */
export function ImportLines({ record, list }: { record: ImportRecord; list: ListState }) {
  const { t } = useTranslation('imports')
  const { id, state, counts } = record
  const stamp = `${state} ${counts.applied} ${counts.undone} ${counts.kept} ${counts.error}`
  const outcomes = lineOutcomes.map((name) => ({ value: name, label: t(`outcome.${name}`) }))
  const states = lineStates.map((name) => ({ value: name, label: t(`lineState.${name}`) }))
  return (
    <ListPart
      label={t('lines.title')}
      list={list}
      result={useQuery(importLines(id, list.query, stamp))}
      columns={useColumns()}
      rowKey={({ position }) => position}
      filters={
        <>
          <TypedFilter list={list} name="text" label={t('lines.text')} />
          <ChoiceFilter
            list={list}
            name="outcome"
            label={t('lines.outcome')}
            any={t('filter.anyOutcome')}
            choices={outcomes}
          />
          <ChoiceFilter
            list={list}
            name="state"
            label={t('lines.state')}
            any={t('filter.anyLineState')}
            choices={states}
          />
        </>
      }
      empty={{ title: t('lines.none') }}
    />
  )
}
