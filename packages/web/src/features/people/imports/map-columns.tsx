import { Button, Checkbox, NativeSelect } from '@mantine/core'
import {
  type ImportEncoding,
  importEncodings,
  type ImportMode,
  importModes,
  type ImportRecord,
  type ImportSeparator,
  importSeparators,
} from '@oktant/contract/people/imports.ts'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { useDraft } from '../../../lib/records/draft.ts'
import { dotted } from '../../../lib/words/shown/dotted.ts'
import { useLanguage } from '../../../lib/words/language.ts'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { FormProblem } from '../../../ui/form/form.tsx'
import { useCheckImport, useReadImportAs } from './imports.queries.ts'
import { type ImportChoice, type PartProps, withoutKey } from './import-choice.ts'
import { OneForAll } from './one-for-all.tsx'
import styles from './imports.module.css'

const separatorWords = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const

/** How the file is read, and which field each column fills. */
export function MapColumns({ record }: { record: ImportRecord }) {
  const { t } = useTranslation('imports')
  const inWords = new Intl.ListFormat(useLanguage())
  const { id, columns, options } = record
  const [, setSearch] = useSearchParams()
  const draft = useDraft<ImportChoice>(`import:${id}`, { columns, values: {}, ...options })
  const check = useCheckImport(id, () => {
    draft.clear()
    setSearch({}, { replace: true })
  })
  const problem = useErrorText(check.error)
  const { columns: chosen, ...rest } = draft.values
  const lacking = record.fields.filter(
    ({ key, isNeededForNew }) => isNeededForNew && !chosen.includes(key) && !rest.values[key],
  )
  const isLacking = rest.mode !== 'changeOnly' && lacking.length > 0
  return (
    <>
      {record.problem && <FormProblem>{record.problem}</FormProblem>}
      <Format record={record} />
      <Columns record={record} draft={draft} />
      <OneForAll record={record} draft={draft} />
      <Options record={record} draft={draft} />
      <FormProblem>{problem}</FormProblem>
      {isLacking && (
        <p>{t('columns.lacking', { fields: inWords.format(lacking.map(({ label }) => label)) })}</p>
      )}
      <div className={styles['buttons']}>
        <Button onClick={() => check.mutate({ columns: chosen, options: rest })} loading={check.isPending}>
          {t('columns.check')}
        </Button>
        <span className={styles['quiet']}>{t('columns.checkHint')}</span>
      </div>
    </>
  )
}

function Format({ record: { id, format } }: { record: ImportRecord }) {
  const { t } = useTranslation('imports')
  const read = useReadImportAs(id)
  const problem = useErrorText(read.error)
  return (
    <RecordSection title={t('format.title')} hint={t('format.hint')}>
      <div className={styles['row']}>
        <NativeSelect
          label={t('format.encoding')}
          value={format.encoding}
          disabled={read.isPending}
          // NOTE: the values are those of the list.
          onChange={(event) => read.mutate({ ...format, encoding: event.target.value as ImportEncoding })}
          data={importEncodings.map((name) => ({ value: name, label: t(`encoding.${name}`) }))}
        />
        <NativeSelect
          label={t('format.separator')}
          value={format.separator}
          disabled={read.isPending}
          // NOTE: the values are those of the list.
          onChange={(event) => read.mutate({ ...format, separator: event.target.value as ImportSeparator })}
          data={importSeparators.map((mark) => ({
            value: mark,
            label: t(`separator.${separatorWords[mark]}`),
          }))}
        />
      </div>
      <FormProblem>{problem}</FormProblem>
    </RecordSection>
  )
}

function Columns({ record, draft }: PartProps) {
  const { t } = useTranslation('imports')
  const { header, preview, fields } = record
  const { columns, values } = draft.values
  const nameOf = (at: number) => header[at] || t('columns.unnamed', { number: at + 1 })
  const choose = (at: number, key: string) =>
    draft.set({
      columns: header.map((_, index) => (index === at ? key : (columns[index] ?? ''))),
      values: withoutKey(values, key),
    })
  return (
    <RecordSection title={t('columns.title')} hint={t('columns.hint')}>
      <ul className={styles['columns']}>
        {header.map((_, at) => {
          const chosen = columns[at] ?? ''
          const isTwice = chosen !== '' && columns.indexOf(chosen) !== at
          return (
            // NOTE: columns have no other name than their place; headings may be alike.
            <li key={at}>
              <div className={styles['column']}>
                <strong>{nameOf(at)}</strong>
                <span className={styles['quiet']}>
                  {dotted(
                    preview
                      .map((row) => row[at])
                      .filter(Boolean)
                      .slice(0, 3),
                  ) || t('columns.empty')}
                </span>
              </div>
              <NativeSelect
                aria-label={t('columns.field', { column: nameOf(at) })}
                value={chosen}
                error={isTwice && t('columns.twice')}
                onChange={(event) => choose(at, event.target.value)}
                data={[
                  { value: '', label: t('columns.none') },
                  ...fields.map(({ key, label, isRequired }) => ({
                    value: key,
                    label: isRequired ? `${label} *` : label,
                  })),
                ]}
              />
            </li>
          )
        })}
      </ul>
    </RecordSection>
  )
}

function Options({ record, draft }: PartProps) {
  const { t } = useTranslation('imports')
  const { mode, clearsEmpty, deactivatesMissing } = draft.values
  return (
    <RecordSection title={t('options.title')}>
      <NativeSelect
        label={t('options.mode')}
        value={mode}
        maw={420}
        // NOTE: the values are those of the list.
        onChange={(event) => draft.set({ mode: event.target.value as ImportMode })}
        data={importModes.map((name) => ({ value: name, label: t(`mode.${name}`) }))}
      />
      <Checkbox
        label={t('options.clearsEmpty')}
        description={t('options.clearsEmptyHint')}
        checked={clearsEmpty}
        onChange={(event) => draft.set({ clearsEmpty: event.target.checked })}
      />
      {record.can.deactivate && (
        <Checkbox
          label={t('options.deactivatesMissing')}
          description={t('options.deactivatesMissingHint')}
          checked={deactivatesMissing}
          onChange={(event) => draft.set({ deactivatesMissing: event.target.checked })}
        />
      )}
    </RecordSection>
  )
}
