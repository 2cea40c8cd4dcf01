import { Button } from '@mantine/core'
import { type ImportRecord, lineOutcomes, lineStates } from '@oktant/contract/people/imports.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { type ListState, useListState } from '../../../lib/records/list-state.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { FormProblem } from '../../../ui/form/form.tsx'
import { ApplyDialog } from './apply-dialog.tsx'
import { ImportLines } from './import-lines.tsx'
import { useExportImportLines, useUndoImport } from './imports.queries.ts'
import styles from './imports.module.css'

/** What the lines of a file would do, or have done, and what to do about it. */
export function ImportResult({ record }: { record: ImportRecord }) {
  const list = useListState({
    sort: { field: 'line', direction: 'ASC' },
    filters: ['outcome', 'state', 'text'],
  })
  return (
    <>
      {record.problem && <FormProblem>{record.problem}</FormProblem>}
      <Counts record={record} list={list} />
      <Actions record={record} />
      <ImportLines record={record} list={list} />
    </>
  )
}

/** How many lines of each kind; each is a filter of the lines below. */
function Counts({ record: { counts, state }, list }: { record: ImportRecord; list: ListState }) {
  const { t, i18n } = useTranslation('imports')
  const isDone = state !== 'checked'
  const shown = [
    ...lineOutcomes
      .filter((name) => name !== 'deactivate' || counts.deactivate > 0)
      .map((name) => ({ filter: 'outcome', name })),
    ...(isDone ? lineStates.filter((name) => name === 'applied' || counts[name] > 0) : []).map((name) => ({
      filter: 'state',
      name,
    })),
  ] as const
  return (
    <div className={styles['counts']} role="group" aria-label={t('counts')}>
      {shown.map(({ filter, name }) => {
        const isChosen = list.filter(filter) === name
        return (
          <button
            key={name}
            type="button"
            aria-pressed={isChosen}
            data-name={name}
            onClick={() => list.setFilter(filter, isChosen ? '' : name)}
          >
            <strong className="numbers">{counts[name].toLocaleString(i18n.language)}</strong>{' '}
            {t(`count.${name}`)}
          </button>
        )
      })}
    </div>
  )
}

function Actions({ record }: { record: ImportRecord }) {
  const { t } = useTranslation('imports')
  const [open, setOpen] = useState<'apply' | 'undo' | null>(null)
  const undo = useUndoImport(record.id)
  const download = useExportImportLines()
  const problem = useErrorText(download.error)
  const { id, state, can, counts } = record
  const close = () => setOpen(null)
  return (
    <div className={styles['buttons']}>
      {can.apply && (
        <Button onClick={() => setOpen('apply')}>
          {t(state === 'stopped' ? 'apply.goOn' : 'apply.open')}
        </Button>
      )}
      {can.check && (
        <Button variant="default" component={Link} to="?step=columns">
          {t('columns.change')}
        </Button>
      )}
      {can.undo && (
        <Button variant="default" onClick={() => setOpen('undo')}>
          {t('undo.open')}
        </Button>
      )}
      {counts.error > 0 && (
        <Button
          variant="default"
          loading={download.isPending}
          onClick={() => download.mutate({ id, outcome: 'error' })}
        >
          {t('lines.downloadErrors')}
        </Button>
      )}
      <Button variant="subtle" onClick={() => download.mutate({ id })}>
        {t('lines.download')}
      </Button>
      <FormProblem>{problem}</FormProblem>
      {open === 'apply' && <ApplyDialog record={record} onClose={close} />}
      {open === 'undo' && (
        <ConfirmDialog
          title={t('undo.title')}
          text={t('undo.text')}
          confirm={t('undo.confirm')}
          isBusy={undo.isPending}
          error={undo.error}
          onConfirm={() => undo.mutate(undefined, { onSuccess: close })}
          onClose={close}
        />
      )}
    </div>
  )
}
